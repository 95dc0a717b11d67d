"""The ways to play: who sits where, what is whose, how long it lasts. Tables only."""

from typing import Final, final

from mypy_extensions import i64

from antro.games.volfyirion.printed.sites import BOX, LAIR, MOST_SITES

FIRST: Final[i64] = 0b000111  # the Cities of one house, and of the other
SECOND: Final[i64] = 0b111000
ALL_SIX: Final[i64] = FIRST | SECOND

# §18.2 The six Cities of a team in pairs: its players' own, and the one in the middle
LEFT: Final[i64] = 0b000101
MIDDLE: Final[i64] = 0b010010
RIGHT: Final[i64] = 0b101000


@final
class Mode:
    """One way to play. Lists are by seat."""

    def __init__(
        self,
        name: str,
        *,
        roles: list[str],
        sides: list[i64],
        following: list[i64],
        lands: list[i64],
        foes: list[i64],
        havens: list[i64],
        sites: i64,
        privileged: i64,
        most_turns: i64,
    ) -> None:
        self.name: Final = name
        self.roles: Final = roles
        self.sides: Final = sides  # with whom it wins and loses
        self.following: Final = following  # whose turn comes after its own
        self.lands: Final = lands  # the sites that are its own
        self.foes: Final = foes  # the sites of its enemies
        self.havens: Final = havens  # the sites where it may put cards
        self.sites: Final = sites  # how many there are, the Lair included
        self.privileged: Final = privileged  # turns with the openings of §3.4, §6.3 and §6.4
        self.most_turns: Final = most_turns  # §9.7, §17.12, §18.13, §19.13


DUEL: Final = Mode(
    "duel",
    roles=["volarees", "rorius"],
    sides=[0, 1],
    following=[1, 0],
    lands=[FIRST, SECOND],
    foes=[SECOND, FIRST],
    havens=[FIRST, SECOND],
    sites=LAIR + 1,
    privileged=2,
    most_turns=100,
)
SOLO: Final = Mode(
    "solo",
    roles=["volarees"],
    sides=[0],
    following=[0],
    lands=[FIRST],
    foes=[0],
    havens=[FIRST],
    sites=LAIR + 1,
    privileged=1,
    most_turns=60,
)
TEAM: Final = Mode(
    "team",
    roles=["volarees", "volarees_ally", "rorius", "rorius_ally"],
    sides=[0, 0, 1, 1],
    following=[2, 2, 0, 0],
    lands=[LEFT | MIDDLE, RIGHT | MIDDLE, (LEFT | MIDDLE) << BOX, (RIGHT | MIDDLE) << BOX],
    foes=[ALL_SIX << BOX, ALL_SIX << BOX, ALL_SIX, ALL_SIX],
    havens=[LEFT | MIDDLE, RIGHT | MIDDLE, (LEFT | MIDDLE) << BOX, (RIGHT | MIDDLE) << BOX],
    sites=MOST_SITES,
    privileged=0,
    most_turns=100,
)
COOP: Final = Mode(
    "coop",
    roles=["volarees", "rorius"],
    sides=[0, 0],
    following=[0, 0],
    lands=[FIRST, SECOND],
    foes=[0, 0],
    havens=[ALL_SIX, ALL_SIX],
    sites=LAIR + 1,
    privileged=0,
    most_turns=40,
)
MODES: Final = {mode.name: mode for mode in (DUEL, SOLO, TEAM, COOP)}
