"""The messages from the server on the socket."""

from typing import Any, Literal

from msgspec import Struct

from antro.core.contract.descriptions import Change, Fields, Move, Reason
from antro.core.match.events import LogLine, Result
from antro.server.wire.socket_requests import Phrase


class Asked(Struct, frozen=True):
    """The question to the seats in ``to_act``: ``ask.<kind>`` in a catalogue.

    After the end of the game, the way it ended: ``end.<kind>``.
    """

    kind: str
    clause: str  # the rule behind the question or the end
    fields: Fields  # the values for the text
    together: bool  # simultaneous choices: my choice stays valid after a move of another seat


class Clocks(Struct, frozen=True):
    """The time left per seat at the time of sending, and the seats whose clock runs."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # seats


class Player(Struct, frozen=True):
    """The player of a seat."""

    seat: int
    role: str  # ``role:<role>`` in a catalogue
    kind: Literal["person", "bot", "open"]
    name: str  # nickname of a person; empty for a bot or an open seat
    guest: int  # a number from 1 if several persons here have no name; otherwise 0
    level: int  # of the bot that plays the seat, also as a substitute; 0 without a bot
    here: bool  # looking at the table; always true for bots
    away: bool  # has left the seat, and may come back; the others may let a bot take over
    ready: bool  # to start; the game starts when all players are
    stuck: bool  # a bot that could not choose a move; the server asks it again


class Snapshot(Struct, tag="snapshot", frozen=True):
    """The whole table as this viewer knows it: the answer to ``join``."""

    table: str
    version: int
    now: int  # the table's time at the time of sending, in milliseconds; it may be paused
    due: int | None  # the time at which TIME makes the choice
    choice_since: int  # the first version with this seat's present choice
    seat: int  # the viewer; 17 for a spectator
    to_act: list[int]  # the seats that may choose; 16 for chance, 19 for time; empty at the end
    asked: Asked
    view: Any  # the view of this game
    offers: list[Move]  # the moves that this seat may choose now
    since: int  # the version that the page has, from which the log continues; 0 for a new page
    log: list[LogLine]  # for a new page, the last lines; ``older`` brings the ones before
    clocks: Clocks | None
    undo: Reason | None  # why this seat cannot undo its last move; none if it can
    gone: list[int]  # the seats that left a game that goes on, or ended it
    result: Result | None
    moves_made: list[int] | None  # after the end: the number of moves of each seat
    departed: Reason | None  # why a game of older rules cannot continue today
    players: list[Player]


Offer = int | Move
"""A move in full when the page gets it for the first time, later only its number."""


class Update(Struct, tag="update", frozen=True):
    """New events with their random results, and the changes of ``snapshot``."""

    table: str
    version: int
    now: int
    due: int | None
    choice_since: int
    to_act: list[int]
    asked: Asked
    changes: list[Change]  # of the view: the keys to each new value, then the value
    offers: list[Offer]
    since: int  # the version before these events
    log: list[LogLine]
    clocks: Clocks | None
    undo: Reason | None
    gone: list[int]
    result: Result | None
    moves_made: list[int] | None


class OlderLines(Struct, tag="older_lines", frozen=True):
    """The answer to ``older``. Empty at the beginning of the log."""

    table: str
    lines: list[LogLine]


class People(Struct, tag="people", frozen=True):
    """A player came, left, sat down or was replaced. The game itself has not changed."""

    table: str
    players: list[Player]


class Paused(Struct, tag="paused", frozen=True):
    """In a timed game: the table's time has stopped, or continues."""

    table: str
    now: int
    waiting_for: list[int]  # the seats in a pause; empty if time continues
    most: int | None  # the longest remaining pause in milliseconds; none: until a player is here


class DrawOffered(Struct, tag="draw_offered", frozen=True):
    """The seats that offer a draw. The game ends in a draw if all players agree."""

    table: str
    seats: list[int]  # empty if no offer is left


CoachNote = Literal["wants_coach", "dismisses_coach", "asks_coach"]


class Said(Struct, frozen=True):
    """A line of the chat, or a note about the coach. It is not part of a record."""

    n: int  # the number of the line
    seat: int
    phrase: Phrase | CoachNote | None
    text: str  # plain text, never markup; empty with a phrase


class ChatLines(Struct, tag="chat", frozen=True):
    """Lines of the chat: all of them for a new viewer, then each new one."""

    table: str
    said: list[Said]  # they follow the lines with lower numbers, and replace equal numbers


class Coaching(Struct, tag="coaching", frozen=True):
    """The seats that want the coach. All players must agree before anyone may use it."""

    table: str
    seats: list[int]


class Done(Struct, tag="done", frozen=True):
    """Your move, undo or resignation is saved. The table now has this version."""

    table: str
    id: str
    version: int


class Refused(Struct, tag="refused", frozen=True):
    """Your request was refused, and nothing has changed."""

    reason: Reason
    table: str | None = None
    id: str | None = None


class Because(Struct, tag="because", frozen=True):
    """The reason why a thing cannot be used; none if it can."""

    table: str
    handle: str
    reason: Reason | None


class Advice(Struct, tag="advice", frozen=True):
    """The move of the coach, based on your seat's knowledge, with reasons from the rules."""

    table: str
    version: int
    move: Move
    odds: float  # the chance of winning with this move, in [0, 1]
    because: list[Reason]


class Next(Struct, tag="next", frozen=True):
    """A rematch of this table is offered. Players accept it by sitting down there."""

    table: str
    next: str


class LessonPage(Struct, frozen=True):
    """A page of a lesson, by language. ``{card:guard}`` stands for the name of that thing."""

    say: dict[str, str]
    clause: str  # the rule on this page
    light: list[str]  # the things to highlight


class LessonStep(Struct, tag="lesson", frozen=True):
    """The current step of a lesson. It follows ``snapshot`` and ``update`` of its table."""

    table: str
    version: int  # the version of the table with this step
    name: str
    title: dict[str, str]  # by language
    pages: list[LessonPage]  # the last one says what to do
    first: int  # the number of the first page, from 1
    of: int
    moves: list[int]  # the moves that continue the lesson; empty on others' turns and at the end
    done: bool  # the lesson is over, and the table is now a normal one
    next: str  # the next lesson
    play: dict[str, str]  # options of a full game to play next


class Pong(Struct, tag="pong", frozen=True):
    """The server is here."""


class SeatLatency(Struct, frozen=True):
    """The delay of messages to the player of a seat, in a timed game."""

    trip: int | None  # milliseconds of a message one way; none for bots and absent players
    breaks: int  # remaining pauses for a broken connection
    pauses: int  # remaining pauses that the player may ask for


class Probe(Struct, tag="probe", frozen=True):
    """A measurement of the round trip. Answered with ``echo``."""

    n: int
    trip: int  # milliseconds of a message one way, as far as known
    now: dict[str, int]  # the time of each joined table with a timed game
    latencies: dict[str, list[SeatLatency]]  # the seats of these tables


ToClient = (
    Snapshot
    | Update
    | OlderLines
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
