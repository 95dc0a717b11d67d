"""Moves that show a Treasure to some seats, and hide its name from the others."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import TREASURES
from antro.games.vast.components.roles import NOBODY
from antro.games.vast.state.state import VastState

UNSEEN: Final[i64] = len(TREASURES)  # the number after all kinds: a hidden card


def treasure_move(move: i64, verb: str, kind: i64) -> Move:
    """Return the description of a move with a Treasure, without its name if it is hidden."""
    words = verb.replace("_", " ")
    if kind == UNSEEN:
        return Move(move, f"{words} unseen", f"{verb}_unseen", {}, [])
    name = TREASURES[kind]
    thing = f"treasure:{name}"
    return Move(move, f"{words} {name.replace('_', ' ')}", verb, {"treasure": thing}, [thing])


class HiddenTreasure(PlayerChoice[VastState]):
    """A choice of a Treasure that only the chooser and the seat *also* see."""

    def __init__(self, verb: str, also: i64 = NOBODY) -> None:
        super().__init__(UNSEEN + 1)
        self.verb: Final = verb
        self.also: Final = also

    def describe(self, move: i64) -> Move:
        return treasure_move(move, self.verb, move - self.first)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        known = viewer in (HOST, by, self.also)
        return move if known else self.first + UNSEEN


class HiddenDraw(ChanceChoice[VastState]):
    """A random Treasure that only the seats *to* and *also* see."""

    verb: str

    def __init__(self, to: i64, also: i64 = NOBODY) -> None:
        super().__init__(UNSEEN + 1)
        self.to: Final = to
        self.also: Final = also

    def weigh_each(self, kinds: i64, out: Moves) -> None:
        """Offer each of *kinds* with the same likelihood."""
        for kind in range(UNSEEN):
            if kinds >> kind & 1:
                out.weigh(self.first + kind, 1)

    def describe(self, move: i64) -> Move:
        return treasure_move(move, f"{self.verb}_treasure", move - self.first)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        known = viewer in (HOST, self.to, self.also)
        return move if known else self.first + UNSEEN
