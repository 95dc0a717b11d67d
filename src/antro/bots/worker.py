"""A process that searches for the server. It reads one task per line and writes messages.

Its tasks contain all that it knows about a running game: the options and a veiled state. Only a
review gets a whole record, which is public after the game. Run it with
``python -m antro.bots.worker``.
"""

import sys
from functools import lru_cache
from time import perf_counter
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from antro.bots import coach
from antro.bots.levels import Level, level_of
from antro.bots.pace import longest
from antro.bots.packed_state import StatePacker
from antro.bots.play import Votes, votes
from antro.bots.policies import policy_of
from antro.bots.search.memory import Memory
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import Options
from antro.core.record.record import read
from antro.games import GAMES

MEMORIES: Final = 8  # kept per process, a few megabytes each
ENDLESS: Final = 1 << 40  # descents, more than any search can make

# Tasks


class Decide(Struct, tag="decide", frozen=True):
    """The task to choose a move for a bot."""

    game: str
    options: Options
    packed: bytes  # the veiled state of the seat
    heard: list[int]  # the moves that the seat saw
    memory: str  # the name of the memory to use
    level: int
    seed: int
    seconds: float = 0.0  # the exact time of the search; 0: the descents of the level
    short: bool = False  # True: it takes almost no time; the server has a queue for such tasks


class Advise(Struct, tag="advise", frozen=True):
    """The task to give a hint."""

    game: str
    options: Options
    packed: bytes


class Study(Struct, tag="study", frozen=True):
    """The task to review the choices of a seat."""

    record: bytes
    seat: int


Task = Decide | Advise | Study

# Messages


class Decided(Struct, tag="decided", frozen=True):
    """The number of times that the search tried each move."""

    votes: Votes
    longest: float  # seconds that the search of any position can take


class Advised(Struct, tag="advised", frozen=True):
    """The coach's move and its reasons."""

    hint: coach.Hint


class Progress(Struct, tag="progress", frozen=True):
    """The progress of a review: the number of choices done, and of all choices."""

    done: int
    of: int


class Studied(Struct, tag="studied", frozen=True):
    """The finished review."""

    review: coach.Review


WorkerMessage = Decided | Advised | Progress | Studied

read_task = Decoder(Task).decode
read_message = Decoder(WorkerMessage).decode


def main() -> None:
    """Do the task on each line of standard input, until the input ends."""
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
            return decide(task)
        case Advise():
            packer = packer_of(task.game, task.options)
            return Advised(coach.hint(packer.game, packer.unpack(task.packed)))
        case Study():
            return Studied(study(task))


def decide(task: Decide) -> Decided:
    """Search for a bot's move, even if one is obvious. Loading a game is no part of the time."""
    packer, level = packer_of(task.game, task.options), level_of(task.level)
    most = task.seconds or longest(packer.game, level)
    policy_of(packer.game)
    until = perf_counter() + most
    veiled, memory = packer.unpack(task.packed), memory_of(task.memory)
    if task.seconds:
        level = endless(level, until - perf_counter())
    dice = SeededDice(task.seed)
    found = votes(packer.game, veiled, level, dice, memory, task.heard, unmoved=True)
    return Decided(found, most)


def endless(level: Level, seconds: float) -> Level:
    """Return a level that searches for all of this time."""
    return replace(level, descents=ENDLESS, exact=True, seconds=seconds)


def study(task: Study) -> coach.Review:
    """Review a finished game, and report the progress."""
    shelf = {name: manifest.make for name, manifest in GAMES.items()}
    progress = lambda done, of: say(Progress(done, of))  # noqa: E731 (passed on, once)
    return coach.review(read(task.record), shelf, task.seat, progress)


def packer_of(name: str, options: Options) -> StatePacker[Any]:
    """Return the packer for a game under these options."""
    return cached_packer(name, tuple(sorted(options.items())))


@lru_cache(maxsize=MEMORIES)
def memory_of(name: str) -> Memory:
    """Return the memory of one bot at one table."""
    return Memory()


@lru_cache(maxsize=16)
def cached_packer(name: str, options: tuple[tuple[str, str], ...]) -> StatePacker[Any]:
    """Return the packer for sorted options, cached between tasks."""
    return StatePacker(GAMES[name].make(dict(options)))


if __name__ == "__main__":
    main()
