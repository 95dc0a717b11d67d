"""Who sits where, what is whose, how long a game lasts: what each mode says about its table."""

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
        self.sides: Final = sides  # with whom it wins and loses
        self.next_seats: Final = next_seats  # whose turn comes after its own
        self.cities: Final = cities  # its own
        self.enemy_cities: Final = enemy_cities
        self.open_cities: Final = cities if open_cities is None else open_cities  # §19.12
        self.unbuilt: Final = unbuilt  # the set of Cities where no Building may stand
        self.strongholds: Final = [] if strongholds is None else strongholds  # the Cities of each
        self.sites: Final = sites  # how many there are, the Lair included
        self.redraw_turns: Final = redraw_turns  # at first, with that of §3.4
        self.privileged_turns: Final = privileged_turns  # at first, with those of §6.3, §6.4
        self.most_turns: Final = most_turns
        self.teams: Final = teams  # a market for each side, and points in common
        self.top_face_down: Final = top_face_down  # of the strategy deck, whatever is opted
        self.dragon_flies_home: Final = dragon_flies_home  # §7.5 from a City that falls
        self.rage_piles: Final = rage_piles
        self.rage_grids: Final = rage_grids
