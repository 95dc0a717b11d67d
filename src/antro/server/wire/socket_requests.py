"""The messages from a client on the socket."""

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder


class Join(Struct, tag="join", frozen=True):
    """Show me this table, and every change from now on.

    Joining again as another seat changes the player at a shared screen.
    """

    table: str
    seat: int | None = (
        None  # a seat of mine, or 17 to watch; none: my first seat, or watch without one
    )
    seen: int = 0  # the last version that I have; the log continues from there


class Leave(Struct, tag="leave", frozen=True):
    """Stop sending me this table."""

    table: str


class MoveMessage(Struct, frozen=True):
    """An action of my seat at a table, based on this version."""

    table: str
    id: str  # chosen by the client; a repeated message with the same id is done only once
    version: int


class Play(MoveMessage, tag="play", frozen=True):
    """I choose this move."""

    move: int
    pressed: int | None = None  # the table's time of the press, for a simultaneous choice


class Undo(MoveMessage, tag="undo", frozen=True):
    """I undo my last move, if ``snapshot.undo`` allows it."""


class Resign(MoveMessage, tag="resign", frozen=True):
    """I resign."""


class Draw(Struct, tag="draw", frozen=True):
    """I offer or accept a draw. The game ends if all players agree."""

    table: str


class Decline(Struct, tag="decline", frozen=True):
    """I do not want a draw. This withdraws my own offer and declines all others."""

    table: str


class Why(Struct, tag="why", frozen=True):
    """Ask why a thing cannot be used."""

    table: str
    handle: str


class Older(Struct, tag="older", frozen=True):
    """Send me older lines of the log. Answered with ``older_lines``."""

    table: str
    before: int  # the version of the first line that I have


class Hint(Struct, tag="hint", frozen=True):
    """Ask the coach for my best move. Answered with ``advice``.

    If other people play, all of them must agree first. Everyone sees who asks.
    """

    table: str


class Coach(Struct, tag="coach", frozen=True):
    """I want the coach at a table with other players, or I no longer want it."""

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
"""The keys of phrases, which each reader sees in their own language."""


class Say(Struct, tag="say", frozen=True):
    """I send a phrase or a text to the others at this table."""

    table: str
    phrase: Phrase | None = None
    text: str = ""


class FastBots(Struct, tag="fast_bots", frozen=True):
    """I play only against bots. They should not pause until I move again."""

    table: str


class BotSpeed(Struct, tag="bot_speed", frozen=True):
    """Bots should play at this speed. It counts while I play only against bots."""

    table: str
    speed: Literal["slow", "normal", "fast", "at_once"]


class Pause(Struct, tag="pause", frozen=True):
    """In a timed game: start or end a pause of one minute.

    Each seat may ask for one pause, but not during simultaneous choices.
    """

    table: str
    wanted: bool


class Ping(Struct, tag="ping", frozen=True):
    """Ask if the server is there."""


class Echo(Struct, tag="echo", frozen=True):
    """The answer to a ``probe``, sent at once so that it measures only the connection."""

    n: int  # the number of the probe


AtTable = (
    Join
    | Leave
    | Play
    | Undo
    | Resign
    | Draw
    | Decline
    | Why
    | Older
    | Hint
    | Coach
    | Say
    | FastBots
    | BotSpeed
    | Pause
)

FromClient = AtTable | Ping | Echo

decode = Decoder(FromClient).decode
