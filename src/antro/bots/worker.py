"""A process that thinks for bots: a task per line comes in, an answer per line goes out.

All it ever knows of a table is in its tasks: the options of the game, and a veiled
state. Run as ``python -m antro.bots.worker``.
"""

import sys
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, encode

from antro.bots.parcel import Courier
from antro.bots.play import choose
from antro.core.game import Options
from antro.games import GAMES


class Task(Struct, frozen=True):
    game: str
    options: Options
    parcel: bytes  # what the seat knows
    level: int
    seed: int


class Answer(Struct, frozen=True):
    move: int


read_task = Decoder(Task).decode


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encode(answer(read_task(line))) + b"\n")
        sys.stdout.buffer.flush()


def answer(task: Task) -> Answer:
    courier = courier_of(task.game, tuple(sorted(task.options.items())))
    veiled = courier.unpack(task.parcel)
    return Answer(int(choose(courier.game, veiled, task.level, task.seed)))


@lru_cache(maxsize=16)
def courier_of(name: str, options: tuple[tuple[str, str], ...]) -> Courier[Any]:
    return Courier(GAMES[name].make(dict(options)))


if __name__ == "__main__":
    main()
