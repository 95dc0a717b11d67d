"""Rush as a box on a shelf: as much as a server and its bots need."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, final

from msgspec import Struct

from antro.core.descriptions import Ending, Fields, Reason
from antro.core.game import Options
from antro.core.parts import Number
from antro.core.view import View, each
from antro.core.words import Catalogue
from antro.games import GAMES
from antro.games.manifest import Manifest
from antro.games.option import one_seat_each
from tests.core.rush import OPTIONS, make
from tests.core.rush_state import RushState


@final
class Points(Number[RushState, int]):
    def number(self, veiled: RushState) -> int:
        return veiled.points[self.owner]


@final
class Throws(Number[RushState, int]):
    def number(self, veiled: RushState) -> int:
        return veiled.throws[self.owner]


@final
class Dice(Number[RushState, int]):
    def number(self, veiled: RushState) -> int:
        return veiled.dice[self.owner]


@final
class Army(Number[RushState, int]):
    def number(self, veiled: RushState) -> int:
        return veiled.armies[self.owner]


class SeatView(Struct, frozen=True):
    points: Annotated[int, Points]
    throws: Annotated[int, Throws]
    dice: Annotated[int, Dice]
    army: Annotated[int, Army]


def seats(game: Any) -> list[int]:
    return list(range(game.seats))


class RushView(Struct, frozen=True):
    seats: Annotated[list[SeatView], each(SeatView, seats)]


def asked(game: Any, veiled: Any) -> Fields:
    return {}


def ending(game: Any, veiled: Any) -> Ending:
    return Ending("first", {"points": max(veiled.points)})


def why_not(game: Any, veiled: Any, handle: str) -> Reason | None:
    return Reason("illegal_move")


def text(game: Any, veiled: Any, words: Catalogue) -> str:
    return repr(veiled.key())


def fewer(options: Options, seats: list[int]) -> Options | None:
    """Two are enough for a melee; a cup needs all four."""
    if len(seats) < 2 or options["form"] == "cup":
        return None
    return {**options, "seats": str(len(seats))}


def check_seats(options: Options, persons: list[str]) -> None:
    """§3 Live, nobody can throw for two."""
    if options["pace"] == "live":
        one_seat_each("pace", "live", persons)


MANIFEST: Final = Manifest(
    "rush",
    options=OPTIONS,
    samples=[{}],
    contests={},
    make=make,
    view=View(RushView),
    asked=asked,
    ending=ending,
    why_not=why_not,
    text=text,
    fewer=fewer,
    check_seats=check_seats,
    package="tests.core",
)

SHELF: Final[Mapping[str, Manifest]] = {**GAMES, "rush": MANIFEST}


def plant() -> None:
    """Put Rush on the shelf of this process, for its bots."""
    if "rush" not in GAMES:
        GAMES.names.append("rush")
        GAMES.opened["rush"] = MANIFEST
