"""Battle points: attacks, Wonders, the defeat of the dragon (§7)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import BATTLE, CARDS, COST, FACES, NOTHING
from antro.games.volfyirion.components.extras import ARMORY, FIRST_ATTACK, PARTY, PERKS
from antro.games.volfyirion.components.sites import LAIR, city
from antro.games.volfyirion.effects.bonus import ask_removal, ask_wonder_removal
from antro.games.volfyirion.effects.cities import carry_out_attack
from antro.games.volfyirion.effects.points import give_site
from antro.games.volfyirion.kinds import EXPLORE, UNEARTH
from antro.games.volfyirion.moves.ploys import look_at_ploys
from antro.games.volfyirion.state.market import LAIR_PLACES, place_of
from antro.games.volfyirion.state.state import DEFEATED, VolfState, rival
from antro.games.volfyirion.state.strongholds import wonder_surcharge
from antro.games.volfyirion.state.turn import PRIVILEGE

DEFEAT: Final[i64] = 16  # §7.9
CHEAP_DEFEAT: Final[i64] = PERKS[ARMORY].amount  # §13.2
PARTY_PRICE: Final[i64] = PERKS[PARTY].amount  # §13.5


@final
class Attack(Choice[VolfState]):
    """Pay the Defence of an enemy City and of its Troop (§7.1 to §7.3)."""

    def __init__(self) -> None:
        super().__init__(LAIR + 1)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        left = state.enemy_sites(seat)
        while left:
            site = lowest(left)
            left &= left - 1
            if state.attack_price(site) <= state.has(seat, BATTLE):
                out.add(self.first + site)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        site, defender = move - self.first, rival(by)
        state.pay(by, BATTLE, state.attack_price(site))
        state.unresolved.attacked = site
        if not state.config.ploys:
            carry_out_attack(state)
            return
        look_at_ploys(state, FIRST_ATTACK, bit(defender))
        if state.houses[defender].attacked:
            state.unresolved.ploys = 0
        state.houses[defender].attacked = 1

    def describe(self, move: i64) -> Move:
        name = city(move - self.first)
        handles = [f"city:{name}", "choice:attack"]
        return Move(move, f"attack {name}", "attack", {"city": f"city:{name}"}, handles)


@final
class AcquireWonder(Choice[VolfState]):
    """Pay for a Wonder on the Lair, then remove a card if you like (§7.6, §7.7, §18.10)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        found: i64 = 0
        most = state.has(seat, BATTLE) - wonder_surcharge(state, seat)
        for face in state.market(seat).lair:
            if face != NOTHING and COST[face] <= most:
                found |= bit(face)
        out.add_each(self.first, found)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face, market = move - self.first, state.market(by)
        place = place_of(market.lair, face)
        market.lair[place] = NOTHING
        state.turn.opening &= ~PRIVILEGE
        state.pay(by, BATTLE, COST[face] + wonder_surcharge(state, by))
        state.houses[by].discard.add(face)
        ask_wonder_removal(state, by, face)
        if state.config.team:  # §18.6
            market.lair_wanted |= bit(place)
            state.ask(UNEARTH, state.config.markets[by])

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        fields = {"card": f"card:{slug}"}
        return Move(move, f"wonder {slug}", "wonder", {**fields}, [f"lair:{slug}"])


@final
class Party(Choice[VolfState]):
    """Pay 4 battle points for the unseen top card of the wonder deck (§13.5)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if (
            state.houses[seat].perk == PARTY
            and state.has(seat, BATTLE) >= PARTY_PRICE
            and state.market(seat).wonders.size()
            and state.dragon != DEFEATED
        ):
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.turn.opening &= ~PRIVILEGE
        state.pay(by, BATTLE, PARTY_PRICE)
        state.unresolved.exploring = 1
        state.ask(EXPLORE)

    def describe(self, move: i64) -> Move:
        return Move(move, "party", "party", {}, ["pile:wonders"])


def defeat_price(state: VolfState, seat: Seat) -> i64:
    """Return the price of defeating the dragon. The Qoam Armory lowers it (§7.9, §13.2)."""
    return CHEAP_DEFEAT if state.houses[seat].perk == ARMORY else DEFEAT


@final
class Defeat(Choice[VolfState]):
    """Defeat the dragon, take its Wonders and claim its Lair (§7.9 to §7.12)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.dragon != DEFEATED and state.has(seat, BATTLE) >= defeat_price(state, seat):
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, BATTLE, defeat_price(state, by))
        state.turn.opening &= ~PRIVILEGE
        state.dragon = DEFEATED
        self.spoils(state, by)
        state.sites.lair_owner = by
        state.sites.standing |= bit(LAIR)
        if state.config.tribute:
            give_site(state, by, LAIR)

    def spoils(self, state: VolfState, seat: Seat) -> None:
        """Take the Wonders on the Lair, each with a removal (§7.10)."""
        lair = state.market(seat).lair
        one, two = lair[0], lair[1]
        for place in range(LAIR_PLACES):
            if lair[place] != NOTHING:
                state.houses[seat].discard.add(lair[place])
                lair[place] = NOTHING
                if state.config.spoils:
                    ask_removal(state, seat, one, two)

    def describe(self, move: i64) -> Move:
        return Move(move, "defeat", "defeat", {}, ["dragon:volfyirion", "choice:defeat"])
