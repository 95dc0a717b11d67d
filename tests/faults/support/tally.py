"""Tally, a game for tests with faults: both seats add numbers, at any time, without an end.

§1 Each seat may add a number at any time. The digest shows all moves so far, in their order.
§2 After ``LONGEST`` moves the game is over.

Its second version allows one more number.
"""

from typing import Final, Self, final

from msgspec import Struct

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Ending, Fields, Move, Reason
from antro.core.contract.game import (
    HOST,
    Choice,
    Game,
    Options,
    Question,
    Seat,
    State,
    number_choices,
)
from antro.core.contract.moves import Dice, Moves
from antro.core.text.words import Catalogue
from antro.core.view.parts import StructPart
from antro.core.view.view import View
from antro.games.manifest import GameManifest

NUMBERS: Final = {1: 8, 2: 9}  # that may be added, by version
LONGEST: Final = 100_000
MODULUS: Final = 2_147_483_647


def digest_after(digest: int, seat: int, number: int) -> int:
    """Return the digest after a move."""
    return (digest * 48_271 + 16 * number + seat + 1) % MODULUS


class TallyState(State):
    def __init__(self, viewer: Seat, pending: list[Question], moves: int, digest: int) -> None:
        self.viewer = viewer
        self.pending = pending
        self.moves = moves
        self.digest = digest

    def clone(self) -> Self:
        return type(self)(self.viewer, self.pending[:], self.moves, self.digest)


@final
class Add(Choice[TallyState]):
    """Add a number (§1)."""

    def offer(self, state: TallyState, seat: Seat, out: Moves) -> None:
        for number in range(self.size):
            out.add(self.first + number)

    def apply(self, state: TallyState, by: Seat, move: int) -> None:
        state.digest = digest_after(state.digest, int(by), int(move))
        state.moves += 1
        if state.moves == LONGEST:
            state.pending.pop()

    def describe(self, move: int) -> Move:
        return Move(move, f"add {move}", "add", {"number": int(move)}, [f"add:{move}"])


ENDED: Final = Question("ended", "2", 0, [])


class Tally(Game[TallyState]):
    def __init__(self, version: int) -> None:
        self.name = "tally"
        self.version = version
        self.options = {}
        self.roles = ["one", "two"]
        self.seats = 2
        self.longest = LONGEST
        add = Add(NUMBERS[version])
        self.choice_of = number_choices([add])
        self.asked = Question("add", "1", bit(0) | bit(1), [add])

    def start(self) -> TallyState:
        return TallyState(HOST, [ENDED, self.asked], 0, 0)

    def apply(self, state: TallyState, seat: Seat, move: int) -> None:
        self.choice_of[move].apply(state, seat, move)

    def veil(self, state: TallyState, viewer: Seat) -> TallyState:
        veiled = state.clone()
        veiled.viewer = viewer
        return veiled

    def guess(self, veiled: TallyState, dice: Dice) -> TallyState:
        world = veiled.clone()
        world.viewer = HOST
        return world

    def scores(self, state: TallyState) -> list[float]:
        return [0.0, 0.0]


class TallyView(Struct, frozen=True):
    digest: int


class TallyPart(StructPart[TallyState, TallyView]):
    def __init__(self, game: Tally) -> None:
        super().__init__(TallyView)

    def fill(self, veiled: TallyState) -> TallyView:
        return TallyView(veiled.digest)


class TallyManifest(GameManifest[Tally, TallyState]):
    name = "tally"
    package = "tests.faults.support"
    view = View(TallyView, TallyPart)

    def __init__(self, version: int = 1) -> None:
        super().__init__()
        self.version = version

    def make(self, options: Options) -> Tally:
        return Tally(self.version)

    def asked(self, game: Tally, veiled: TallyState) -> Fields:
        return {}

    def ending(self, game: Tally, veiled: TallyState) -> Ending:
        return Ending("ended", {})

    def why_not(self, game: Tally, veiled: TallyState, handle: str) -> Reason | None:
        return None

    def text(self, game: Tally, veiled: TallyState, words: Catalogue) -> str:
        return str(veiled.digest)
