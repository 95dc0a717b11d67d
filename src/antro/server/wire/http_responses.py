"""The bodies of HTTP responses."""

from typing import Any

from msgspec import Struct

from antro.bots.coach import Review
from antro.core.contract.descriptions import Change, Reason
from antro.core.match.clock import ClockSpec
from antro.core.match.events import LogLine, Result
from antro.core.text.words import Catalogue
from antro.games.manifest import Cover
from antro.games.option import Option
from antro.server.wire.socket_messages import Asked, Player


class Me(Struct, frozen=True):
    """GET /api/me, POST /api/me: my name for the other players."""

    name: str


class ShelfTexts(Struct, frozen=True):
    """The texts of a box on the shelf, in one language."""

    blurb: str
    players: str  # the number of players
    time: str  # the minutes of a game
    credit: str  # the authors and the publisher
    start: str  # the button that starts a game at once; empty if there is none
    note: str  # the seats of that game


def shelf_texts(words: Catalogue) -> ShelfTexts:
    """Return the texts of a box on the shelf. Missing texts are empty."""
    return ShelfTexts(*[words.get(f"shelf.{key}", "") for key in ShelfTexts.__struct_fields__])


class GameInfo(Struct, frozen=True):
    """GET /api/games: one box on the shelf."""

    name: str
    options: list[Option]
    roles: list[str]  # by seat, with default options
    levels: list[int]  # of its bots
    title: str
    cover: Cover
    texts: dict[str, ShelfTexts]  # by language


class Roles(Struct, frozen=True):
    """GET /api/games/{name}/roles?<option>=<value>: the role of each seat with these options."""

    roles: list[str]


class Invitation(Struct, frozen=True):
    """The key to an open seat. Only the opener of the table gets it, to invite others.

    Its address is ``/#/table/<id>?seat=<seat>&key=<key>``, without ``seat`` for any open seat.
    The key comes after the ``#``, because browsers never send that part to a server. The client
    posts it as ``Sit``.
    """

    seat: int
    key: str


class TableInfo(Struct, frozen=True):
    """GET /api/tables/{id}, the answer to ``OpenTable``, and GET /api/tables?without=<ids>.

    The first one also finds an owner for the table, except with ``?look`` at its end. The last one
    lists my tables without the named ones, running games first.
    """

    id: str
    game: str
    options: dict[str, str]
    version: int
    players: list[Player]
    mine: list[int]  # my seats
    opener: int | None  # a seat of the player who opened the table
    invitations: list[Invitation]  # to open seats; only for the opener of the table
    key: str  # to any open seat; only for the opener
    fewer: bool  # the game can start without its open seats; only for the opener
    spare: list[int]  # seats of mine that the others can continue without
    to_act: list[int]
    result: Result | None
    departed: Reason | None  # as in ``snapshot``
    clock: ClockSpec | None
    opened: int  # seconds since 1970
    commitment: str  # SHA-256 of the seed of all random results, published before the first one
    seed: str  # empty until the game is over
    next: str  # the rematch, if there is one
    sequel: dict[str, str] | None  # options of the next game, if a rematch continues a series
    lesson: str  # its lesson, if it has one; then there is no commitment and no seed
    patience: float  # seconds that a player is away before a bot may take over
    base: str = ""  # as in ``Place``


class Place(Struct, frozen=True):
    """GET /api/tables/{id}/place: the process that owns a table, among several at one address."""

    base: str  # the start of all paths to it: ``/n/<name>``; empty if there is only one process


class LessonInfo(Struct, frozen=True):
    """GET /api/lessons: a lesson, and my progress in it."""

    game: str
    name: str
    title: dict[str, str]  # by language
    about: dict[str, str]
    minutes: int
    options: dict[str, str]
    role: str  # the role of the learner
    steps: int
    step: int  # my current step, from 1; 0 if I have not started
    done: bool
    table: str  # my last table with this lesson


class Frame(Struct, frozen=True):
    """A table after one event, with the changes since the frame before."""

    line: LogLine | None  # none before the first event
    to_act: list[int]
    asked: Asked
    changes: list[Change]


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?seat=, and part of an opened record.

    While a game runs, a seat of mine or a spectator can be the viewer. When it is over, any seat
    can be, or 18 to reveal everything.
    """

    game: str
    options: dict[str, str]
    seat: int
    roles: list[str]
    names: list[str]  # by seat: a person's name, or ``bot:<level>``
    view: Any  # before the first event
    frames: list[Frame]
    result: Result | None
    departed: Reason | None  # why a game of older rules is shown only in part


class Checked(Struct, frozen=True):
    """The check of a record: its random results and its commitment must match its seed."""

    fair: bool
    draws: int  # random results checked
    wrong: list[Reason]


class OpenedRecord(Struct, frozen=True):
    """POST /api/records?seat=, with a record file as the body: its replay and its check."""

    replay: Replay
    fairness: Checked


class ReviewProgress(Struct, tag="progress", frozen=True):
    """POST /api/reviews?seat=, with a record file as the body: lines of JSON, these first."""

    done: int  # choices reviewed so far
    of: int


class ReviewDone(Struct, tag="studied", frozen=True):
    """The last line of a review."""

    review: Review


class EngineInfo(Struct, frozen=True):
    """GET /api/engine."""

    warming_up: bool  # the engine is still being compiled, so bots think slower


class Reach(Struct, frozen=True):
    """GET /api/reach: how others can open this server."""

    url: str  # without a path; empty if they cannot, or if the address is unknown
    chosen: bool  # the operator has set the address
    command: str  # starts a server that others can open; empty if this one is open


class Problem(Struct, frozen=True):
    """The body of a refused HTTP request (4xx)."""

    reason: Reason


Response = (
    Me
    | EngineInfo
    | Reach
    | GameInfo
    | Roles
    | TableInfo
    | Place
    | LessonInfo
    | Replay
    | OpenedRecord
    | ReviewProgress
    | ReviewDone
    | Problem
)
