"""§18 Two against two: strongholds, two markets, and the choices of the mode, numbered."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.descriptions import Move
from antro.core.game import Choice, Seat, lay_out
from antro.core.moves import Moves
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.effects.bonus import ask_removal
from antro.games.volfyirion.effects.cities import destroy, guarded, lose_troop
from antro.games.volfyirion.effects.playing_area import enter
from antro.games.volfyirion.modes.duel import (
    Choices,
    by_chance,
    card_choices,
    ending,
    lay_hands,
    of_seats,
    of_sets,
)
from antro.games.volfyirion.moves.answers import BreakBuilding, BreakTroop, Decline, RemoveCard
from antro.games.volfyirion.moves.battle import AcquireWonder
from antro.games.volfyirion.moves.chance import First, Supply, Unearth, ask_refill
from antro.games.volfyirion.moves.chance_base import Aftermath
from antro.games.volfyirion.moves.ending import End, nightfall
from antro.games.volfyirion.moves.knowledge import Seal, Unseal
from antro.games.volfyirion.moves.trade import Acquire, Redeploy, Replace, for_sale
from antro.games.volfyirion.printed.cards import BATTLE, CARDS, COST, FACES, KNOWLEDGE, NOTHING
from antro.games.volfyirion.state.market import CENTRE, LAIR_PLACES, Market, free_place
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import DEFEATED, OVER, VolfState
from antro.games.volfyirion.state.strongholds import (
    LAIRS,
    STRONGHOLDS,
    haunted,
    price,
    settle_at,
    stands,
    strides,
    targets,
    team_of,
)

STRIDE: Final[i64] = 9  # §18.9
LEAP: Final[i64] = 16
DEFEAT: Final[i64] = 32  # §18.12


def place_thing(place: int) -> str:
    """A stronghold or a Lair, counted from 1."""
    return f"stronghold:{place + 1}" if place < LAIRS else f"place:lair:{place - LAIRS + 1}"


@final
class Siege(Choice[VolfState]):
    """§18.7 Attack an enemy stronghold: its Troops fall, or it does."""

    def __init__(self) -> None:
        super().__init__(len(STRONGHOLDS))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for stronghold in range(LAIRS):
            enemys = team_of(stronghold) != state.config.sides[seat]
            dear = price(state, stronghold) > state.has(seat, BATTLE)
            if enemys and stands(state, stronghold) and not dear:
                out.add(self.first + stronghold)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        stronghold = move - self.first
        state.pay(by, BATTLE, price(state, stronghold))
        guards = guarded(state, STRONGHOLDS[stronghold])
        if guards == 0:
            topple(state, stronghold)
        while guards:
            lose_troop(state, lowest(guards))
            guards &= guards - 1

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        fields = {"city": thing}
        return Move(move, f"attack {thing}", "attack", {**fields}, [thing, "choice:attack"])


def topple(state: VolfState, stronghold: i64) -> None:
    """§18.11 A stronghold falls; a dragon on it goes to that team's Lair."""
    if haunted(state) == stronghold:
        settle_at(state, LAIRS + team_of(stronghold))
    sites = STRONGHOLDS[stronghold]
    while sites:
        destroy(state, lowest(sites))
        sites &= sites - 1


@final
class TeamNight(Aftermath):
    """§18.11 The dragon burns a stronghold of the team whose turn ends; then a new turn."""

    def done(self, state: VolfState) -> None:
        at = haunted(state)
        if at != NOTHING and at < LAIRS and team_of(at) == state.config.sides[state.turn]:
            topple(state, at)
        if state.phase != OVER:
            ask_refill(state)
            nightfall(state)


@final
class Stride(Choice[VolfState]):
    """§18.9 Pay 9 knowledge points for a step of the dragon, 16 for a leap to a stronghold."""

    def __init__(self) -> None:
        super().__init__(LAIRS + 2)  # strongholds, then Lairs

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        have = state.has(seat, KNOWLEDGE)
        open_now: i64 = 0
        if have >= STRIDE:
            open_now |= strides(state, seat)
        if have >= LEAP and state.dragon != DEFEATED:
            open_now |= targets(state, seat)
        out.add_each(self.first, open_now)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        place = move - self.first
        state.pay(by, KNOWLEDGE, STRIDE if strides(state, by) >> place & 1 else LEAP)
        settle_at(state, place)

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        return Move(move, f"fly to {thing}", "fly", {"place": thing}, ["dragon:volfyirion", thing])


@final
class TeamSend(Choice[VolfState]):
    """§18.9 A card gives one step of the dragon."""

    def __init__(self) -> None:
        super().__init__(LAIRS + 2)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, strides(state, seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        settle_at(state, move - self.first)

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        return Move(move, f"send to {thing}", "send", {"place": thing}, [thing])


class OfRow(Choice[VolfState]):
    """A choice about the seal of a card in a centre: a number per face."""

    def __init__(self, word: str, thing: str) -> None:
        super().__init__(FACES)
        self.word: Final = word
        self.thing: Final = thing

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        handles = [f"{self.thing}:{slug}", f"choice:{self.word}"]
        return Move(move, f"{self.word} {slug}", self.word, {"card": f"card:{slug}"}, handles)


@final
class Lock(OfRow):
    """§18.8 Pay its price in knowledge points to seal a card of the enemy's centre."""

    def __init__(self) -> None:
        super().__init__("lock", "rival_centre")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, for_sale(theirs(state, seat), state.has(seat, KNOWLEDGE)))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market, face = theirs(state, by), move - self.first
        state.pay(by, KNOWLEDGE, COST[face])
        market.locked |= bit(free_place(market, face))


def theirs(state: VolfState, seat: Seat) -> Market:
    return state.markets[1 - state.config.markets[seat]]


@final
class Unlock(OfRow):
    """§18.8 Pay its price in knowledge points to unseal a card of your centre."""

    def __init__(self) -> None:
        super().__init__("unlock", "locked")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        market, found = state.market(seat), i64(0)
        for place in range(CENTRE):
            face = market.centre[place]
            if market.locked >> place & 1 and COST[face] <= state.has(seat, KNOWLEDGE):
                found |= bit(face)
        out.add_each(self.first, found)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market, face = state.market(by), move - self.first
        state.pay(by, KNOWLEDGE, COST[face])
        for place in range(CENTRE):
            if market.locked >> place & 1 and market.centre[place] == face:
                market.locked &= ~bit(place)
                return


@final
class Vanquish(Choice[VolfState]):
    """§18.12 Pay 32 battle points: the dragon, both Lairs and the wonder decks are gone."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.dragon != DEFEATED and state.has(seat, BATTLE) >= DEFEAT:
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, BATTLE, DEFEAT)
        state.dragon = DEFEATED
        for place in range(LAIR_PLACES):
            face = state.market(by).lair[place]
            if face != NOTHING:
                enter(state, by, face)
                state.market(by).lair[place] = NOTHING
        for market in state.markets:
            abandon(state, market)
        ask_removal(state, Seat(by ^ 1), NOTHING, NOTHING)
        ask_removal(state, by, NOTHING, NOTHING)

    def describe(self, move: i64) -> Move:
        return Move(move, "defeat", "vanquish", {}, ["dragon:volfyirion", "choice:defeat"])


def abandon(state: VolfState, market: Market) -> None:
    """§18.12 The Wonders of a market leave the game."""
    market.wonders.shuffle()
    market.wonders.bag.pour(state.removed, ALL)
    for place in range(LAIR_PLACES):
        if market.lair[place] != NOTHING:
            state.removed.add(market.lair[place])
            market.lair[place] = NOTHING


def number(config: Config) -> Choices:
    """Every choice of the mode. To reorder them is a new version of the rules."""
    seats = [Seat(seat) for seat in range(config.seats)]
    chance = lay_table(config, seats)
    turn = card_choices(config)
    turn += [Acquire(), Redeploy(config.sites), Replace(), AcquireWonder()]
    turn += [Siege(), Vanquish(), Stride(), Lock(), Unlock()]
    turn += [Seal(["play", "ally", "rival", "rival2"])]
    turn += [Unseal(["sealed", "ally_sealed", "rival_sealed", "rival2_sealed"]), End()]
    config.turn = of_sets(seats, "18.4", turn)
    return lay_out(chance + turn + answers(config, seats))


def lay_table(config: Config, seats: list[Seat]) -> Choices:
    first = First([config.whose[0], config.whose[2]])
    supplies, unearths = [Supply(0), Supply(1)], [Unearth(0), Unearth(1)]
    hands = lay_hands(config, seats, TeamNight())
    config.opening = [by_chance("first", "2.7", first)]
    config.supplies = [[by_chance(f"supply {one.at}", "9.5", one)] for one in supplies]
    config.unearthings = [[by_chance(f"unearth {one.at}", "9.5", one)] for one in unearths]
    config.laying = config.unearthings[1] + config.unearthings[0]
    config.laying += config.supplies[1] + config.supplies[0]
    config.ended = ending("18.13")
    return [first, *supplies, *unearths, *hands]


def answers(config: Config, seats: list[Seat]) -> Choices:
    """What is asked in between."""
    remove, send, decline = RemoveCard(), TeamSend(), Decline()
    break_troop, break_building = BreakTroop(config.sites), BreakBuilding(config.sites)
    config.removing = of_seats(seats, "remove", "5.7", [remove, decline])
    config.breaking_troop = of_seats(seats, "break_troop", "5.8", [break_troop, decline])
    config.breaking_building = of_seats(seats, "break_building", "5.9", [break_building, decline])
    config.sending = of_seats(seats, "send", "18.9", [send, decline])
    return [remove, break_troop, break_building, send, decline]
