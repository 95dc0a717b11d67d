"""The main phase: playing cards, gaining points, secondary abilities (§3 to §5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import button
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    CARDS,
    CHAINS,
    COMMANDS,
    FACES,
    FIRST_STATIONED,
    NOTHING,
    PLAIN_CHAINS,
    RAIDERS,
    REMOVALS,
    STATIONED,
    TROOPS,
    WONDERS,
)
from antro.games.volfyirion.components.sites import city
from antro.games.volfyirion.effects.bonus import bonus, owe_cards
from antro.games.volfyirion.effects.cities import lift_troop, station
from antro.games.volfyirion.effects.playing_area import enter, leave
from antro.games.volfyirion.effects.points import (
    earn_main,
    earn_secondary,
    earn_site,
    open_chains,
    open_site_chains,
    use_plain_chains,
    use_plain_chains_at,
)
from antro.games.volfyirion.effects.rage import add_rage
from antro.games.volfyirion.flow.turn_end import end_turn
from antro.games.volfyirion.flow.turn_start import HAND
from antro.games.volfyirion.kinds import TURN
from antro.games.volfyirion.moves.ploys import count_stationed, count_wonders
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import VolfState


@final
class Redraw(Choice[VolfState]):
    """Shuffle the hand back and draw five, first in a first turn (§3.4)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.turn.opening & state.turn.redraw_of(seat):
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        house = state.houses[by]
        house.hand.pour(house.deck, ALL)
        owe_cards(state, by, HAND)

    def describe(self, move: i64) -> Move:
        return button(move, "redraw")


@final
class Play(Choice[VolfState]):
    """Play a Command or a Wonder from the hand to the playing area (§4.1)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.houses[seat].hand.faces & (COMMANDS | WONDERS))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = move - self.first
        state.houses[by].hand.take(face)
        enter(state, by, face)
        use_plain_chains(state, by)
        if WONDERS >> face & 1:
            add_rage(state)
            count_wonders(state)

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        return Move(move, f"play {slug}", "play", {"card": f"card:{slug}"}, [f"hand:{slug}"])


@final
class Station(Choice[VolfState]):
    """Put a Building or a Troop on a City, and remove one of its kind there (§4.2)."""

    def __init__(self, sites: i64) -> None:
        super().__init__(len(STATIONED) * sites)
        self.sites: Final = sites

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        left = state.houses[seat].hand.faces & ~(COMMANDS | WONDERS)
        while left:
            face = lowest(left)
            left &= left - 1
            sites = state.open_cities(seat)
            if not TROOPS >> face & 1:
                sites &= ~state.config.unbuilt
            out.add_each(self.first + (face - FIRST_STATIONED) * self.sites, sites)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = (move - self.first) // self.sites + FIRST_STATIONED
        state.houses[by].hand.take(face)
        site = (move - self.first) % self.sites
        more = station(state, face, site)
        add_rage(state)
        if not (more and count_stationed(state, face)):
            use_plain_chains_at(state, site)

    def describe(self, move: i64) -> Move:
        face = (move - self.first) // self.sites + FIRST_STATIONED
        site = city((move - self.first) % self.sites)
        slug = CARDS[face].slug
        fields = {"card": f"card:{slug}", "city": f"city:{site}"}
        handles = [f"hand:{slug}", f"city:{site}"]
        return Move(move, f"station {slug} at {site}", "station", {**fields}, handles)


class OfCards(Choice[VolfState]):
    """A choice about a card in play: a number per face in the playing area, and per site."""

    def __init__(self, word: str, of_site: str, sites: i64) -> None:
        super().__init__(FACES + sites)
        self.word: Final = word
        self.of_site: Final = of_site  # the card on the site: building or troop

    def describe(self, move: i64) -> Move:
        at = move - self.first
        if at < FACES:
            slug = CARDS[at].slug
            thing, fields = f"play:{slug}", {"card": f"card:{slug}"}
        else:
            thing = f"{self.of_site}:{city(at - FACES)}"
            fields = {"card": thing}
        return Move(
            move, f"{self.word} {thing}", self.word, {**fields}, [thing, f"choice:{self.word}"]
        )


@final
class Gain(OfCards):
    """Collect the points of a card in play (§4.3)."""

    def __init__(self, sites: i64) -> None:
        super().__init__("gain", "building", sites)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.houses[seat].ready.faces)
        out.add_each(self.first + FACES, state.turn.ready_sites & state.own_sites(seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        at = move - self.first
        if at < FACES:
            state.houses[by].ready.take(at)
            earn_main(state, by, at)
        else:
            earn_site(state, by, at - FACES)


@final
class Chain(OfCards):
    """Use a working chain of a card in the playing area or of a Building (§5.2, §5.3)."""

    def __init__(self, sites: i64) -> None:
        super().__init__("chain", "building", sites)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        faces = CHAINS & ~PLAIN_CHAINS if state.config.auto else CHAINS
        out.add_each(self.first, open_chains(state, seat, faces))
        out.add_each(self.first + FACES, open_site_chains(state, seat, faces))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        at = move - self.first
        if at < FACES:
            face = at
            state.houses[by].used.add(face)
        else:
            face = state.sites.buildings[at - FACES]
            state.turn.used_sites |= bit(at - FACES)
        earn_secondary(state, by, face)
        bonus(state, by, face)


@final
class Sacrifice(OfCards):
    """Remove a card of the playing area, or a Troop, for its bonus (§5.4)."""

    def __init__(self, sites: i64) -> None:
        super().__init__("sacrifice", "troop", sites)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.houses[seat].played.faces & REMOVALS)
        sites = state.own_cities(seat)
        while sites:
            site = lowest(sites)
            sites &= sites - 1
            troop = state.sites.troops[site]
            if troop != NOTHING and REMOVALS >> troop & 1:
                out.add(self.first + FACES + site)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        at = move - self.first
        if at < FACES:
            face = at
            leave(state, by, face)
        else:
            face = lift_troop(state, at - FACES)
            state.turn.raiders |= bit(face) & RAIDERS
        state.removed.add(face)
        earn_secondary(state, by, face)
        bonus(state, by, face)


@final
class End(Choice[VolfState]):
    """End the turn of a player: discard the Commands, then the hand (§3.6, §9.1)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        waiting = state.pending.pop().seats & ~bit(by)
        if waiting:
            state.ask(TURN, waiting)
        else:
            end_turn(state)

    def describe(self, move: i64) -> Move:
        return button(move, "end")
