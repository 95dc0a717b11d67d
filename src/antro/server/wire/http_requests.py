"""What a client sends over HTTP: the bodies of requests."""

from msgspec import Struct

from antro.core.match.clock import ClockSpec


class Rename(Struct, frozen=True):
    """POST /api/me: my nickname."""

    name: str


class OpenTable(Struct, frozen=True):
    """POST /api/tables: a new table. Answered with ``TableInfo``.

    A seat is ``me``, ``open`` (by invitation) or ``bot:<level>``; several ``me``
    make a hot seat. The answer has the commitment to all draws, which is therefore known before
    anybody's text is: who wants to add one to the chance of the table sends it with ``Sit``.
    """

    game: str
    seats: list[str]
    options: dict[str, str] = {}
    clock: ClockSpec | None = None
    text_follows: bool = False  # the game waits for it, though not for long
    entropy: str = ""  # pages of before sent theirs here: too early to be used, but not refused


class Sit(Struct, frozen=True):
    """POST /api/tables/{id}/sit: I take an open seat by an invitation, or mine again; I am ready.

    To sit down at a rematch is to accept it.
    """

    seat: int | None = None  # none: the first that is open, unless I sit there already
    key: str = ""  # of the seat's invitation, or of the table's
    entropy: str = ""  # a text that is added to the chance of the table, until its first draw


class Begin(Struct, frozen=True):
    """POST /api/tables/{id}/begin: with those who are there, asked by who opened the table."""

    level: int | None = None  # of bots for the open seats; none: these seats go


class Stand(Struct, frozen=True):
    """POST /api/tables/{id}/stand: I leave my seat; the others may ask a bot in."""

    seat: int


class Substitute(Struct, frozen=True):
    """POST /api/tables/{id}/substitute: let a bot play for me, or for one who is not here."""

    seat: int
    level: int


class OpenLesson(Struct, frozen=True):
    """POST /api/lessons/{game}/{name}: to that lesson. Answered with ``TableInfo``."""

    again: bool = False  # from the beginning, even if I have begun it already


Request = Rename | OpenTable | Sit | Begin | Stand | Substitute | OpenLesson
