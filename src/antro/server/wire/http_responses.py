"""What the server answers over HTTP: the bodies of responses."""

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
    """GET /api/me, POST /api/me: who I am to the others."""

    name: str


class ShelfTexts(Struct, frozen=True):
    """The texts of a box on the shelf, in one language."""

    blurb: str
    players: str  # the number of players, and the minutes of a game
    credit: str  # the authors and the publisher
    start: str  # the button that starts a game at once; empty if there is none
    note: str  # the seats of that game


def shelf_texts(words: Catalogue) -> ShelfTexts:
    """Return the texts of a box on the shelf; empty where a game has none yet."""
    return ShelfTexts(*[words.get(f"shelf.{key}", "") for key in ShelfTexts.__struct_fields__])


class GameInfo(Struct, frozen=True):
    """GET /api/games: one box on the shelf."""

    name: str
    options: list[Option]
    roles: list[str]  # by seat, if every option has its default
    levels: list[int]  # of the bots that can play it
    title: str
    cover: Cover
    texts: dict[str, ShelfTexts]  # by language


class Roles(Struct, frozen=True):
    """GET /api/games/{name}/roles?<option>=<value>: who sits on each seat under these options."""

    roles: list[str]


class Invitation(Struct, frozen=True):
    """The key to an open seat, for whoever opened the table to hand on.

    As an address it is ``/#/table/<id>?seat=<seat>&key=<key>``, without a seat for any that is
    open: behind the ``#``, so that browsers never send it to a server as part of one. The client
    posts it as ``Sit``.
    """

    seat: int
    key: str


class TableInfo(Struct, frozen=True):
    """GET /api/tables/{id}, what opening one answers, and a list: GET /api/tables?without=<ids>.

    That lists mine, running ones first, but for those that are named.
    """

    id: str
    game: str
    options: dict[str, str]
    version: int
    players: list[Player]
    mine: list[int]  # seats that I hold
    invitations: list[Invitation]  # for open seats, and only to whoever opened the table
    key: str  # to any open seat; as with invitations
    fewer: bool  # it could begin without its open seats; as with invitations
    spare: list[int]  # seats of mine without which the others would play on
    to_act: list[int]
    result: Result | None
    departed: Reason | None  # as in ``snapshot``
    clock: ClockSpec | None
    opened: int  # seconds since 1970
    commitment: str  # SHA-256 of the seed behind every draw, published before the first
    seed: str  # revealed when the game is over; empty until then
    next: str  # the rematch, if there is one
    sequel: dict[str, str] | None  # options of the next game of a series, which a rematch then is
    lesson: str  # the lesson that is given there; it has no commitment, and no seed


class LessonInfo(Struct, frozen=True):
    """GET /api/lessons: one of the lessons of all games, and how far I am in it."""

    game: str
    name: str
    title: dict[str, str]  # by language
    about: dict[str, str]
    minutes: int
    options: dict[str, str]
    role: str  # that I learn to play
    steps: int
    step: int  # that I am at, from 1; 0 if I have not begun
    done: bool
    table: str  # where I took it the last time


class Frame(Struct, frozen=True):
    """A table after one event, and what that changed in the view of the frame before."""

    line: LogLine | None  # none before the first
    to_act: list[int]
    asked: Asked
    changes: list[Change]


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?seat=, and part of an opened record.

    While a game runs: from the knowledge of a seat of mine, or of one who watches.
    Once it is over: of any seat, or 18 for all of it.
    """

    game: str
    options: dict[str, str]
    seat: int
    roles: list[str]
    names: list[str]  # by seat: of the persons; ``bot:<level>`` of bots
    view: Any  # before the first event
    frames: list[Frame]
    result: Result | None
    departed: Reason | None  # a game of older rules, shown as far as those of today lead: why


class Checked(Struct, frozen=True):
    """Whether every draw of a record follows from its seed, and the seed from its commitment."""

    fair: bool
    draws: int  # looked at
    wrong: list[Reason]


class OpenedRecord(Struct, frozen=True):
    """POST /api/records?seat=, with a record file as the body: its replay and its fairness."""

    replay: Replay
    fairness: Checked


class ReviewProgress(Struct, tag="progress", frozen=True):
    """POST /api/reviews?seat=, with a record file as the body: lines of JSON, these first."""

    done: int  # choices looked at
    of: int


class ReviewDone(Struct, tag="studied", frozen=True):
    """The last line of a review."""

    review: Review


class EngineInfo(Struct, frozen=True):
    """GET /api/engine."""

    warming_up: bool  # the engine is being compiled: until then bots think slower


class Reach(Struct, frozen=True):
    """GET /api/reach: how others can open this server."""

    url: str  # without a path; empty: they cannot, or nobody knows how
    chosen: bool  # by whoever runs the server, rather than found out
    command: str  # what starts a server that others can open, where this one is closed to them


class Problem(Struct, frozen=True):
    """What HTTP answers when something cannot be done (4xx)."""

    reason: Reason


Response = (
    Me
    | EngineInfo
    | Reach
    | GameInfo
    | Roles
    | TableInfo
    | LessonInfo
    | Replay
    | OpenedRecord
    | ReviewProgress
    | ReviewDone
    | Problem
)
