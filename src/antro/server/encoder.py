"""The one encoder: whatever a viewer is sent of a position is made here, from what it knows.

A ``Scene`` holds a veiled state, and no other. Lines are made by the table from
``Game.seen``; the rest is known to everybody.
"""

from functools import lru_cache
from typing import Any, Final, cast, final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from antro.core.bits import listed
from antro.core.events import Line
from antro.core.game import HOST, SPECTATOR, Game, Seat, State
from antro.core.moves import Moves
from antro.core.words import Catalogue
from antro.games.box import Box
from antro.server.wire import Asked, Because, Frame, Offer

encode = Encoder().encode


@final
class Meanings(dict[int, Raw]):
    """What the moves of a game mean, encoded when first spoken of."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def __missing__(self, number: int) -> Raw:
        self[number] = Raw(encode(self.game.describe(number)))
        return self[number]


meanings_of = lru_cache(maxsize=64)(Meanings)


@final
class Scene:
    """A position, as one viewer knows it."""

    def __init__(self, box: Box, game: Game[Any], state: State, viewer: int) -> None:
        self.box = box
        self.game = game
        self.viewer = Seat(viewer)
        self.known = laid_open(state) if self.viewer == HOST else game.veil(state, self.viewer)

    def to_act(self) -> list[int]:
        return listed(self.game.to_act(self.known))

    def asked(self) -> Asked:
        question = self.known.pending[-1]
        return Asked(question.text, question.clause)

    def view(self) -> Struct:
        return self.box.view(self.game, self.known)

    def offers(self, told: set[int]) -> list[Offer]:
        """What the viewer may choose. A move that it was told of is only its number again."""
        if not self.game.to_act(self.known) >> self.viewer & 1:
            return []
        out, meanings = Moves(), meanings_of(self.game)
        self.game.offer(self.known, self.viewer, out)
        numbers = out.listed()
        if told.issuperset(numbers):
            return cast("list[Offer]", numbers)
        offers = [number if number in told else meanings[number] for number in numbers]
        told.update(numbers)
        return cast("list[Offer]", offers)  # encoded already, which is the same to the encoder

    def because(self, table: str, handle: str) -> Because:
        return Because(table, handle, self.box.why_not(self.game, self.known, handle))

    def text(self, words: Catalogue) -> str:
        return self.box.text(self.game, self.known, words)

    def frame(self, line: Line | None) -> Frame:
        return Frame(line, self.to_act(), self.asked(), self.view())


def laid_open(state: State) -> State:
    """All of a position, for anybody to see: once the game is over, or to look at a record."""
    known = state.clone()
    known.viewer = SPECTATOR
    return known
