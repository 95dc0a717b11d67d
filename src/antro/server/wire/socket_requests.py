"""What a client sends on the socket."""

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder


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


class FastBots(Struct, tag="fast_bots", frozen=True):
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
    | FastBots
    | Pause
    | Ping
    | Echo
)

decode = Decoder(FromClient).decode
