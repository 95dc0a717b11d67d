"""Bots that think in processes of their own, and answer when a person might.

A thinker is handed a veiled state (``bots.parcel``) and nothing else, so what a bot
does not know is not in its process.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final, final

from msgspec.json import decode, encode

from antro.bots.levels import LEVELS
from antro.bots.parcel import Courier
from antro.bots.play import pause
from antro.bots.worker import Answer, Task
from antro.core.game import Seat
from antro.server.live import Live

LONGEST: Final = 30.0  # seconds for one answer; then the process is replaced
LINE: Final = 1 << 20  # bytes of an answer, at most

PACE: Final = 25_000  # descents of a search in a second, or more

luck: Final = SystemRandom()


@final
class Thinkers:
    """A few processes, each with one decision at a time."""

    def __init__(self, count: int, dawdle: float) -> None:
        self.dawdle: Final = dawdle
        self.courier: Final = lru_cache(maxsize=64)(Courier[Any])
        self.idle: Final[list[Process]] = []
        self.free: Final = asyncio.Semaphore(count)
        self.all: Final[set[Process]] = set()

    async def choose(self, live: Live, seat: int, level: int) -> int:
        """A bot's move, not before a pause that was fixed without looking at the position."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.dawdle * wait(level)
        answer = await self.ask(self.task(live, seat, level))
        await asyncio.sleep(max(0.0, due - loop.time()))
        return answer.move

    def task(self, live: Live, seat: int, level: int) -> Task:
        """All that the other process is told."""
        parcel = self.courier(live.game).pack(live.game.veil(live.table.state, Seat(seat)))
        return Task(live.game.name, live.game.options, parcel, level, luck.getrandbits(32))

    async def ask(self, task: Task) -> Answer:
        async with self.free:
            process = self.idle.pop() if self.idle else await self.start()
            with self.watched(process):
                line = await asyncio.wait_for(exchange(process, encode(task)), LONGEST)
                answer = decode(line, type=Answer)
            self.idle.append(process)
            return answer

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "antro.bots.worker"),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,  # Ctrl-C is for the server, which then ends its thinkers
        )
        self.all.add(process)
        return process

    @contextmanager
    def watched(self, process: Process) -> Iterator[None]:
        """A process that fails, or is no longer waited for, is ended."""
        try:
            yield
        except BaseException:
            self.end(process)
            raise

    def end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        ending = list(self.all)
        for process in ending:
            self.end(process)
        for process in ending:
            await process.wait()


def wait(level: int) -> float:
    """Seconds, as a person might take, and no less than a whole search does.

    To answer as soon as a choice is clear would tell that it was.
    """
    thinking = min(LEVELS[level].seconds, LEVELS[level].descents / PACE)
    return max(pause(level, luck.getrandbits(32)), thinking)


async def exchange(process: Process, line: bytes) -> bytes:
    assert process.stdin is not None, "started with pipes"
    assert process.stdout is not None, "started with pipes"
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()
