"""Bots and the coach think in processes of their own, and bots answer when a person might.

A thinker is handed a veiled state (``bots.parcel``) and nothing else, so what a bot
does not know is not in its process.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final, final

from msgspec.json import encode

from antro.bots.coach import Hint
from antro.bots.levels import LEVELS
from antro.bots.parcel import Courier
from antro.bots.play import pause
from antro.bots.worker import Advise, Advised, Answer, Decide, Decided, Progress, Task, read_answer
from antro.core.game import Seat
from antro.server.live import Live

LONGEST: Final = 30.0  # seconds for one answer; then the process is replaced
LINE: Final = 1 << 22  # bytes of an answer, at most
PACE: Final = 25_000  # descents of a search in a second, or more

luck: Final = SystemRandom()


@final
class Thinkers:
    """A few processes, each with one task at a time."""

    def __init__(self, count: int, dawdle: float) -> None:
        self.dawdle: Final = dawdle
        self.courier: Final = lru_cache(maxsize=64)(Courier[Any])
        self.free: Final = asyncio.Semaphore(count)
        self.idle: Final[list[Process]] = []
        self.all: Final[set[Process]] = set()

    async def choose(self, live: Live, seat: int, level: int) -> int:
        """A bot's move, not before a pause that was fixed without looking at the position."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.dawdle * wait(level)
        task = Decide(*self.known(live, seat), level, luck.getrandbits(32))
        answer = await self.ask(task)
        assert isinstance(answer, Decided), "to decide is answered by a decision"
        await asyncio.sleep(max(0.0, due - loop.time()))
        return answer.move

    async def advise(self, live: Live, seat: int) -> Hint:
        """What the coach would do on a seat that is to act."""
        answer = await self.ask(Advise(*self.known(live, seat)))
        assert isinstance(answer, Advised), "advice was asked for"
        return answer.hint

    def known(self, live: Live, seat: int) -> tuple[str, dict[str, str], bytes]:
        """All that the other process is told of a table."""
        veiled = live.game.veil(live.table.state, Seat(seat))
        return live.game.name, live.game.options, self.courier(live.game).pack(veiled)

    async def ask(self, task: Task) -> Answer:
        """The last thing it has to say."""
        [*_, last] = [answer async for answer in self.answers(task)]
        return last

    async def answers(self, task: Task) -> AsyncIterator[Answer]:
        """All that is said of a task. A process that fails, or is left alone, is ended."""
        async with self.free:
            process = self.idle.pop() if self.idle else await self.start()
            try:
                await asyncio.wait_for(give(process, task), LONGEST)
                while True:
                    answer = read_answer(await asyncio.wait_for(taken(process), LONGEST))
                    if not isinstance(answer, Progress):
                        break
                    yield answer
            except BaseException:
                await self.end(process)
                raise
            self.idle.append(process)
            yield answer

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

    async def end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        await asyncio.gather(*map(self.end, list(self.all)))


def wait(level: int) -> float:
    """Seconds, as a person might take, and no less than a whole search does.

    To answer as soon as a choice is clear would tell that it was.
    """
    thinking = min(LEVELS[level].seconds, LEVELS[level].descents / PACE)
    return max(pause(level, luck.getrandbits(32)), thinking)


async def give(process: Process, task: Task) -> None:
    assert process.stdin is not None, "started with pipes"
    process.stdin.write(encode(task) + b"\n")
    await process.stdin.drain()


async def taken(process: Process) -> bytes:
    assert process.stdout is not None, "started with pipes"
    return await process.stdout.readline()
