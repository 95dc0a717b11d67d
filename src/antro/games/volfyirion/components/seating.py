"""The table of a mode: seats, sides, Cities and the length of a game."""

from typing import Final, final

from mypy_extensions import i64

from antro.games.volfyirion.components.sites import LAIR

FIRST: Final[i64] = 0b000111  # the Cities of one house, and of the other
SECOND: Final[i64] = 0b111000
ALL_SIX: Final[i64] = FIRST | SECOND


@final
class Seating:
    """The table of one mode. Lists are by seat; sets of Cities have a bit for each."""

    def __init__(
        self,
        *,
        roles: list[str],
        sides: list[i64],
        next_seats: list[i64],
        cities: list[i64],
        enemy_cities: list[i64],
        open_cities: list[i64] | None = None,
        unbuilt: i64 = 0,
        strongholds: list[i64] | None = None,
        sites: i64 = LAIR + 1,
        redraw_turns: i64 = 0,
        privileged_turns: i64 = 0,
        most_turns: i64,
        teams: bool = False,
        top_face_down: bool = False,
        dragon_flies_home: bool = False,
        rage_piles: i64 = 0,
        rage_grids: i64 = 0,
    ) -> None:
        self.roles: Final = roles
        self.sides: Final = sides  # the side it wins and loses with
        self.next_seats: Final = next_seats  # the seat that plays next
        self.cities: Final = cities  # the Cities of each seat
        self.enemy_cities: Final = enemy_cities
        self.open_cities: Final = cities if open_cities is None else open_cities  # §19.12
        self.unbuilt: Final = unbuilt  # the set of Cities where no Building may stand
        self.strongholds: Final = [] if strongholds is None else strongholds  # the Cities of each
        self.sites: Final = sites  # the number of sites, with the Lair
        self.redraw_turns: Final = redraw_turns  # first turns with a redraw (§3.4)
        self.privileged_turns: Final = privileged_turns  # first turns with §6.3, §6.4
        self.most_turns: Final = most_turns
        self.teams: Final = teams  # one market for each side, and shared points
        self.top_face_down: Final = top_face_down  # of the strategy deck, with any options
        self.dragon_flies_home: Final = dragon_flies_home  # from a destroyed City (§7.5)
        self.rage_piles: Final = rage_piles
        self.rage_grids: Final = rage_grids
