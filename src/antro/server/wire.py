"""Every message, by direction. The TypeScript types of the client are made from here.

One socket per page, at ``/ws``; JSON both ways, one message per line, its ``type`` first. A
client sends a line at a time; what the server has to say at one moment is one frame of
lines. What is asked once (a table opened, a record read) goes over HTTP, under
``/api``, with the structs of the last two sections as bodies.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.json import Decoder

from antro.bots.coach import Review
from antro.core.clock import ClockSpec
from antro.core.descriptions import Change, Fields, Move, Reason
from antro.core.events import Line, Result
from antro.games.option import Option

# From a client, on the socket


class Join(Struct, tag="join", frozen=True):
    """Show me this table, and every change from now on.

    Joining again, as another seat, changes the side of a hot seat.
    """

    table: str
    seat: int | None = (
        None  # one that I hold, or 17 to watch; none: the first that I hold, or watch
    )
    seen: int = 0  # the last version I have, when I come back: the log goes on from there


class Leave(Struct, tag="leave", frozen=True):
    """I look away: no more of this table."""

    table: str


class MoveMessage(Struct, frozen=True):
    """Something that I do at a table, as the seat that I joined as, having seen this version."""

    table: str
    id: str  # made up by the client; what is sent again with the same id is done once
    version: int


class Play(MoveMessage, tag="play", frozen=True):
    """I choose this move."""

    move: int
    pressed: int | None = None  # when, in the table's time; for a choice made together


class Undo(MoveMessage, tag="undo", frozen=True):
    """I take back my last move, as far as ``snapshot.undo`` allows."""


class Resign(MoveMessage, tag="resign", frozen=True):
    """I give up."""


class Draw(Struct, tag="draw", frozen=True):
    """I offer a draw, or accept the one that is offered: the game ends once all who play agree."""

    table: str


class Decline(Struct, tag="decline", frozen=True):
    """I do not want a draw: neither my own offer stands any longer, nor another's."""

    table: str


class Why(Struct, tag="why", frozen=True):
    """I touched something that cannot be used: why not?"""

    table: str
    handle: str


class Hint(Struct, tag="hint", frozen=True):
    """What would the coach do in my place? Answered with ``advice``.

    Where other people play the coach is silent, unless all of them want it; whoever asks is seen.
    """

    table: str


class Coach(Struct, tag="coach", frozen=True):
    """I want the coach at this table, where others play too; or no longer."""

    table: str
    wanted: bool


Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "oops",
    "one_moment",
    "your_turn",
    "thanks",
    "good_game",
]
"""What can be said by a key, and is read in the reader's own language."""


class Say(Struct, tag="say", frozen=True):
    """I say something to the others at this table: a phrase, or a text."""

    table: str
    phrase: Phrase | None = None
    text: str = ""


class Hurry(Struct, tag="hurry", frozen=True):
    """I play against bots alone: they need not pause until I move again."""

    table: str


class Pause(Struct, tag="pause", frozen=True):
    """In a game against time: let it stand still for a minute; or no longer.

    Each seat may ask for that once, though not while several choose at the same time.
    """

    table: str
    wanted: bool


class Ping(Struct, tag="ping", frozen=True):
    """Are you there?"""


class Echo(Struct, tag="echo", frozen=True):
    """A ``probe`` came: answered at once, so that the line is measured and nothing else."""

    n: int  # of the probe


FromClient = (
    Join
    | Leave
    | Play
    | Undo
    | Resign
    | Draw
    | Decline
    | Why
    | Hint
    | Coach
    | Say
    | Hurry
    | Pause
    | Ping
    | Echo
)

decode = Decoder(FromClient).decode

# To a client, on the socket


class Asked(Struct, frozen=True):
    """What the game waits for, of those in ``to_act``: ``ask.<kind>`` in a catalogue."""

    kind: str
    clause: str  # the rule that asks
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
    log: list[Line]
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
    log: list[Line]
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


class Talk(Struct, tag="talk", frozen=True):
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


class SeatLine(Struct, frozen=True):
    """The line to whoever plays a seat, in a game against time."""

    trip: int | None  # milliseconds that a message takes one way; none: a bot, or nobody is here
    breaks: int  # how often time still stands still for a broken line
    pauses: int  # how often its person may still ask for a pause


class Probe(Struct, tag="probe", frozen=True):
    """How long does it take to you and back? Answered with ``echo``."""

    n: int
    trip: int  # milliseconds that a message takes one way, as far as it is known
    now: dict[str, int]  # the time of each joined table that is played against time
    lines: dict[str, list[SeatLine]]  # of the seats of these tables


ToClient = (
    Snapshot
    | Update
    | People
    | Paused
    | DrawOffered
    | Talk
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

# From a client, over HTTP


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


# To a client, over HTTP


class Me(Struct, frozen=True):
    """GET /api/me, POST /api/me: who I am to the others."""

    name: str


class GameInfo(Struct, frozen=True):
    """GET /api/games: one box on the shelf."""

    name: str
    options: list[Option]
    roles: list[str]  # by seat, if every option has its default
    levels: list[int]  # of the bots that can play it


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
    sequel: bool  # a rematch is the next game of a series, in which everybody keeps their side
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

    line: Line | None  # none before the first
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


Request = Rename | OpenTable | Sit | Begin | Stand | Substitute | OpenLesson
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
