"""The Wonders of a team, and the defeat of the dragon (§18.6, §18.12)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import BATTLE, CARDS, FACES, NOTHING
from antro.games.volfyirion.effects.bonus import ask_removal
from antro.games.volfyirion.effects.playing_area import enter
from antro.games.volfyirion.kinds import SHARE
from antro.games.volfyirion.state.market import LAIR_PLACES, Market, place_of
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import DEFEATED, VolfState

TEAM_DEFEAT: Final[i64] = 32  # §18.12
SHARES: Final = ["mine", "allys"]  # the owner of a Wonder, as the paying player sees it


def ally(seat: Seat) -> Seat:
    """Return the other player of a team."""
    return Seat(seat ^ 1)


@final
class HandOver(SingleMove[VolfState]):
    """Let the ally remove a card for a new Wonder (§18.6)."""

    word = "hand_over"

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        ask_removal(state, ally(by), NOTHING, NOTHING)


@final
class Vanquish(Choice[VolfState]):
    """Pay 32 battle points to remove the dragon, both Lairs and the wonder decks (§18.12)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.dragon != DEFEATED and state.has(seat, BATTLE) >= TEAM_DEFEAT:
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, BATTLE, TEAM_DEFEAT)
        state.dragon = DEFEATED
        share_out(state, by)

    def describe(self, move: i64) -> Move:
        return Move(move, "defeat", "vanquish", {}, ["dragon:volfyirion", "choice:defeat"])


def share_out(state: VolfState, seat: Seat) -> None:
    """Ask who gets each Wonder of the Lair, then remove both Lairs (§18.12)."""
    if wonders_on(state.market(seat)):
        state.ask(SHARE, seat)
        return
    for market in state.markets:
        remove_wonder_deck(state, market)
    ask_removal(state, ally(seat), NOTHING, NOTHING)
    ask_removal(state, seat, NOTHING, NOTHING)


def wonders_on(market: Market) -> i64:
    """Return the set of faces on the Lair."""
    found: i64 = 0
    for face in market.lair:
        if face != NOTHING:
            found |= bit(face)
    return found


def remove_wonder_deck(state: VolfState, market: Market) -> None:
    """Remove the Wonders of a market from the game (§18.12)."""
    market.wonders.shuffle()
    market.wonders.bag.pour(state.removed, ALL)
    for place in range(LAIR_PLACES):
        if market.lair[place] != NOTHING:
            state.removed.add(market.lair[place])
            market.lair[place] = NOTHING


@final
class Share(Choice[VolfState]):
    """Put a Wonder of the Lair into play, for yourself or for the ally (§18.12)."""

    def __init__(self) -> None:
        super().__init__(len(SHARES) * FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        faces = wonders_on(state.market(seat))
        out.add_each(self.first, faces)
        out.add_each(self.first + FACES, faces)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face, lair = (move - self.first) % FACES, state.market(by).lair
        state.pending.pop()
        lair[place_of(lair, face)] = NOTHING
        enter(state, by if move < self.first + FACES else ally(by), face)
        share_out(state, by)

    def describe(self, move: i64) -> Move:
        word = SHARES[(move - self.first) // FACES]
        slug = CARDS[(move - self.first) % FACES].slug
        handles = [f"lair:{slug}", f"choice:{word}"]
        fields = {"card": f"card:{slug}"}
        return Move(move, f"share {slug} {word}", f"share_{word}", {**fields}, handles)
