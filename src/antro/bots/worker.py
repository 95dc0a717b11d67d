"""A process that searches for the server. It reads a task per line and writes its messages.

All it ever knows of a table that is being played is in its tasks: the options of the
game, and a veiled state. Only a review is given a whole record, which is public once
a game is over. Run as ``python -m antro.bots.worker``.
"""

import sys
from functools import lru_cache
from math import ceil
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from antro.bots import coach
from antro.bots.levels import level_of
from antro.bots.packed_state import StatePacker
from antro.bots.play import Votes, votes
from antro.bots.search.memory import Memory
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import Options
from antro.core.record.record import read
from antro.games import GAMES

MEMORIES: Final = 8  # that a process keeps, some megabytes each

# Tasks


class Decide(Struct, tag="decide", frozen=True):
    """What would a bot of this level do?"""

    game: str
    options: Options
    packed: bytes  # the state as the seat knows it
    heard: list[int]  # the moves that the seat saw
    memory: str  # names the memory to go on from
    level: int
    sharers: int  # processes among which the work is split
    seed: int
    short: bool = False  # it takes next to no time: nobody has to wait for it long


class Advise(Struct, tag="advise", frozen=True):
    """What would the coach do?"""

    game: str
    options: Options
    packed: bytes


class Study(Struct, tag="study", frozen=True):
    """What could a seat have done better?"""

    record: bytes
    seat: int


Task = Decide | Advise | Study

# Messages


class Decided(Struct, tag="decided", frozen=True):
    """How often the search tried each move."""

    votes: Votes


class Advised(Struct, tag="advised", frozen=True):
    """The coach's move and its reasons."""

    hint: coach.Hint


class Progress(Struct, tag="progress", frozen=True):
    """A review goes on: so many choices looked at, of how many."""

    done: int
    of: int


class Studied(Struct, tag="studied", frozen=True):
    """The finished review."""

    review: coach.Review


WorkerMessage = Decided | Advised | Progress | Studied

read_task = Decoder(Task).decode
read_message = Decoder(WorkerMessage).decode


def main() -> None:
    """Answer every line of standard input, until it ends."""
    for line in sys.stdin.buffer:
        say(work_on(read_task(line)))


def say(message: WorkerMessage) -> None:
    """Write a message to the host."""
    sys.stdout.buffer.write(encode(message) + b"\n")
    sys.stdout.buffer.flush()


def work_on(task: Task) -> WorkerMessage:
    """Do a task. Return the message to send."""
    match task:
        case Decide():
            return Decided(decide(task))
        case Advise():
            packer = packer_of(task.game, task.options)
            return Advised(coach.hint(packer.game, packer.unpack(task.packed)))
        case Study():
            return Studied(study(task))


def decide(task: Decide) -> Votes:
    """Search for a bot's move, with its share of the descents; so does it where one is obvious."""
    packer = packer_of(task.game, task.options)
    level = level_of(task.level)
    share = replace(level, descents=ceil(level.descents / task.sharers))
    dice = SeededDice(task.seed)
    veiled = packer.unpack(task.packed)
    memory = memory_of(task.memory)
    return votes(packer.game, veiled, share, dice, memory, task.heard, unmoved=True)


def study(task: Study) -> coach.Review:
    """Review a finished game, and report progress meanwhile."""
    shelf = {name: manifest.make for name, manifest in GAMES.items()}
    progress = lambda done, of: say(Progress(done, of))  # noqa: E731 (handed on, once)
    return coach.review(read(task.record), shelf, task.seat, progress)


def packer_of(name: str, options: Options) -> StatePacker[Any]:
    """The packer for a game under these options."""
    return cached_packer(name, tuple(sorted(options.items())))


@lru_cache(maxsize=MEMORIES)
def memory_of(name: str) -> Memory:
    """The memory of one bot at one table."""
    return Memory()


@lru_cache(maxsize=16)
def cached_packer(name: str, options: tuple[tuple[str, str], ...]) -> StatePacker[Any]:
    """The same, kept from one task to the next."""
    return StatePacker(GAMES[name].make(dict(options)))


if __name__ == "__main__":
    main()
