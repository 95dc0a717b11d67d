"""The manifest of Rush, with everything that a server and its bots need."""

from collections.abc import Mapping
from typing import Final, final

from msgspec import Struct

from antro.core.contract.descriptions import Ending, Fields, Reason
from antro.core.contract.game import Options
from antro.core.text.words import Catalogue
from antro.core.view.parts import Series, StructPart
from antro.core.view.view import View
from antro.games import GAMES
from antro.games.manifest import GameManifest, Manifest
from antro.games.option import one_seat_each
from tests.core.support.rush import OPTIONS, Rush, make
from tests.core.support.rush_state import RushState


class SeatView(Struct, frozen=True):
    points: int
    throws: int
    dice: int
    army: int


class RushView(Struct, frozen=True):
    seats: list[SeatView] = []


@final
class SeatPart(StructPart[RushState, SeatView]):
    def __init__(self, seat: int) -> None:
        super().__init__(SeatView)
        self.seat = seat

    def fill(self, veiled: RushState) -> SeatView:
        seat = self.seat
        return SeatView(
            points=veiled.points[seat],
            throws=veiled.throws[seat],
            dice=veiled.dice[seat],
            army=veiled.armies[seat],
        )


@final
class TablePart(StructPart[RushState, RushView]):
    def __init__(self, game: Rush) -> None:
        seats = Series([SeatPart(seat) for seat in range(game.seats)])
        super().__init__(RushView, {"seats": seats})

    def fill(self, veiled: RushState) -> RushView:
        return RushView()


class RushManifest(GameManifest[Rush, RushState]):
    name = "rush"
    package = "tests.core.support"
    options = OPTIONS
    view = View(RushView, TablePart)

    def make(self, options: Options) -> Rush:
        return make(options)

    def asked(self, game: Rush, veiled: RushState) -> Fields:
        return {}

    def ending(self, game: Rush, veiled: RushState) -> Ending:
        return Ending("first", {"points": max(veiled.points)})

    def why_not(self, game: Rush, veiled: RushState, handle: str) -> Reason | None:
        return Reason("illegal_move")

    def text(self, game: Rush, veiled: RushState, words: Catalogue) -> str:
        return repr(veiled.key())

    def fewer(self, options: Options, seats: list[int]) -> Options | None:
        """Return the options for fewer seats: a melee needs two, a cup all four."""
        if len(seats) < 2 or options["form"] == "cup":
            return None
        return {**options, "seats": str(len(seats))}

    def check_seats(self, options: Options, persons: list[str]) -> None:
        """Allow one seat per person in a live game, where nobody can roll for two (§3)."""
        if options["pace"] == "live":
            one_seat_each("pace", "live", persons)


MANIFEST: Final = RushManifest()

SHELF: Final[Mapping[str, Manifest]] = {**GAMES, "rush": MANIFEST}


def plant() -> None:
    """Register Rush in this process, for its bots."""
    if "rush" not in GAMES:
        GAMES.opened["rush"] = MANIFEST
