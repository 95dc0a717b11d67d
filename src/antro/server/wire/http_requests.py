"""The bodies of HTTP requests."""

from msgspec import Struct

from antro.core.match.clock import ClockSpec


class Rename(Struct, frozen=True):
    """POST /api/me: my nickname."""

    name: str


class OpenTable(Struct, frozen=True):
    """POST /api/tables: a new table. Answered with ``TableInfo``.

    A seat is ``me``, ``open`` (by invitation) or ``bot:<level>``. Several ``me`` share one screen.
    The answer contains the commitment to all random results. A player who wants to add a random
    text sends it afterwards with ``Sit``, so the server cannot know it in advance.
    """

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    clock: ClockSpec | None = None
    text_follows: bool = False  # the game waits a moment for the opener's random text
    entropy: str = ""  # old pages send it here; accepted but not used, because it is too early


class Sit(Struct, frozen=True):
    """POST /api/tables/{id}/sit: I take an invited seat or my own seat, and I am ready.

    A player accepts a rematch by sitting down at it.
    """

    seat: int | None = None  # none: my own seat, or else the first open one
    key: str = ""  # of the invitation to the seat or to the table
    entropy: str = ""  # a random text, which counts before the first random result


class Begin(Struct, frozen=True):
    """POST /api/tables/{id}/begin: the opener starts with the players present."""

    level: int | None = None  # of bots for the open seats; none: remove these seats


class Stand(Struct, frozen=True):
    """POST /api/tables/{id}/stand: I leave my seat. The others may let a bot take over."""

    seat: int


class Substitute(Struct, frozen=True):
    """POST /api/tables/{id}/substitute: let a bot play for me, an absent player or a stuck bot."""

    seat: int
    level: int


class Rematch(Struct, frozen=True):
    """POST /api/tables/{id}/rematch: offer the same game again. Answered with ``TableInfo``."""

    swap: bool = True  # every player gets the next role


class OpenLesson(Struct, frozen=True):
    """POST /api/lessons/{game}/{name}: open a lesson. Answered with ``TableInfo``."""

    again: bool = False  # from the start, even if I am in the middle


Request = Rename | OpenTable | Sit | Begin | Stand | Substitute | Rematch | OpenLesson
