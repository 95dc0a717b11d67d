"""What the server sends on the socket."""

from typing import Any, Literal

from msgspec import Struct

from antro.core.contract.descriptions import Change, Fields, Move, Reason
from antro.core.match.events import LogLine, Result
from antro.server.wire.socket_requests import Phrase


class Asked(Struct, frozen=True):
    """What the game waits for, of those in ``to_act``: ``ask.<kind>`` in a catalogue.

    Once it is over by its rules, how it ended: ``end.<kind>``.
    """

    kind: str
    clause: str  # the rule that asks, or that ended it
    fields: Fields  # what the prompt speaks of
    together: bool  # all of them choose at the same time: my choice outlives those of others


class Clocks(Struct, frozen=True):
    """Time left per seat when this was sent, and whose runs."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # seats


class Player(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    role: str  # ``role:<role>`` in a catalogue
    kind: Literal["person", "bot", "open"]
    name: str  # nickname of a person; none for a bot or an open seat
    level: int  # of the bot that plays the seat, a substitute included; 0 for nobody's
    here: bool  # is looking at the table; bots always are
    away: bool  # has left the seat: the others may ask a bot in; it can be taken back
    ready: bool  # to begin; the game does once all are


class Snapshot(Struct, tag="snapshot", frozen=True):
    """The table as this viewer knows it, whole: the answer to ``join``."""

    table: str
    version: int
    now: int  # the table's time when this was sent, in milliseconds: it may stand still
    due: int | None  # when time chooses, if nobody has by then
    choice_since: int  # the version from which on this seat has had the choice that it has
    seat: int  # whose view this is; 17 for one who watches
    to_act: list[int]  # who may choose; 16 or 19 while chance or time does; none: it is over
    asked: Asked
    view: Any  # the view of the game that is played
    offers: list[Move]  # what this seat may choose now
    since: int  # the log below holds what happened after this version
    log: list[LogLine]
    clocks: Clocks | None
    undo: Reason | None  # why this seat cannot take back its last move; none when it can
    result: Result | None
    departed: Reason | None  # a game of older rules that cannot go on by those of today: why
    players: list[Player]


Offer = int | Move
"""A move; only its number, once this page has been told what it means."""


class Update(Struct, tag="update", frozen=True):
    """What somebody did, what chance made of it, and what all that changed in ``snapshot``."""

    table: str
    version: int
    now: int
    due: int | None
    choice_since: int
    to_act: list[int]
    asked: Asked
    changes: list[Change]  # in the view: the keys that lead to a new value, and then the value
    offers: list[Offer]
    since: int  # it came after this version
    log: list[LogLine]
    clocks: Clocks | None
    undo: Reason | None
    result: Result | None


class People(Struct, tag="people", frozen=True):
    """Somebody came, left, sat down or was replaced; the game itself did not move."""

    table: str
    players: list[Player]


class Paused(Struct, tag="paused", frozen=True):
    """In a game against time: the table's time stands still, or goes on."""

    table: str
    now: int
    waiting_for: list[int]  # seats whose persons are not here; none: it goes on
    most: int | None  # milliseconds that it waits, at most; none: until somebody is here


class DrawOffered(Struct, tag="draw_offered", frozen=True):
    """Who wants to call the game drawn: it is, once all who play do."""

    table: str
    seats: list[int]  # none: nobody any longer


CoachNote = Literal["wants_coach", "dismisses_coach", "asks_coach"]


class Said(Struct, frozen=True):
    """Something that somebody said, or did with the coach. It is in no record."""

    n: int  # counted from the first
    seat: int
    phrase: Phrase | CoachNote | None
    text: str  # as it was written, not to be taken for markup; empty with a phrase


class ChatLines(Struct, tag="chat", frozen=True):
    """What was said: all that is kept of it to one who comes, and then line by line."""

    table: str
    said: list[Said]  # after those with lower numbers; what has the same ones goes


class Coaching(Struct, tag="coaching", frozen=True):
    """Who wants the coach at a table with other people: it may speak once all who play do."""

    table: str
    seats: list[int]


class Done(Struct, tag="done", frozen=True):
    """Your move, undo or resignation is saved; it led to this version."""

    table: str
    id: str
    version: int


class Refused(Struct, tag="refused", frozen=True):
    """That was not done, and nothing changed."""

    reason: Reason
    table: str | None = None
    id: str | None = None


class Because(Struct, tag="because", frozen=True):
    """Why a thing cannot be used; none when it can."""

    table: str
    handle: str
    reason: Reason | None


class Advice(Struct, tag="advice", frozen=True):
    """What the coach would choose, from your seat's knowledge, and why in rule terms."""

    table: str
    version: int
    move: Move
    odds: float  # of winning with it, in [0, 1]
    because: list[Reason]


class Next(Struct, tag="next", frozen=True):
    """A rematch of this table is offered: whoever sits down there accepts it."""

    table: str
    next: str


class LessonPage(Struct, frozen=True):
    """Something to read, by language; ``{card:guard}`` in it is that thing's name."""

    say: dict[str, str]
    clause: str  # the rule that it is about
    light: list[str]  # things to look at


class LessonStep(Struct, tag="lesson", frozen=True):
    """Where a lesson is: sent after ``snapshot`` and ``update`` of its table."""

    table: str
    version: int  # of the table, for which this holds
    name: str
    title: dict[str, str]  # by language
    pages: list[LessonPage]  # the last one says what to do
    first: int  # the number of the first page, from 1
    of: int
    moves: list[int]  # any of which goes on; none: the others move, or the lesson is over
    done: bool  # the lesson is over, and the table is like any other
    next: str  # the lesson that comes after this one
    play: dict[str, str]  # options of a whole game that is a good next step


class Pong(Struct, tag="pong", frozen=True):
    """I am here."""


class SeatLatency(Struct, frozen=True):
    """The delay of messages to the player of a seat, in a timed game."""

    trip: int | None  # milliseconds that a message takes one way; none: a bot, or nobody is here
    breaks: int  # how often time still stands still for a broken line
    pauses: int  # how often its person may still ask for a pause


class Probe(Struct, tag="probe", frozen=True):
    """How long does it take to you and back? Answered with ``echo``."""

    n: int
    trip: int  # milliseconds that a message takes one way, as far as it is known
    now: dict[str, int]  # the time of each joined table that is played against time
    latencies: dict[str, list[SeatLatency]]  # of the seats of these tables


ToClient = (
    Snapshot
    | Update
    | People
    | Paused
    | DrawOffered
    | ChatLines
    | Coaching
    | Done
    | Refused
    | Because
    | Advice
    | Next
    | LessonStep
    | Pong
    | Probe
)
