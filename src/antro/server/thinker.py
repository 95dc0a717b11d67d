"""A process that thinks, and the pipes to it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from typing import Final, Self, final

from msgspec.json import encode

from antro.bots.worker import MEMORIES, Answer, Decide, Task, read_answer

WORKER: Final = "antro.bots.worker"  # the module that a process runs
LONGEST: Final = 30.0  # seconds for one answer
LINE: Final = 1 << 22  # bytes of an answer, at most


@final
class Thinker:
    def __init__(self, process: Process, engine: str) -> None:
        self.process: Final = process
        self.engine: Final = engine  # the folder it was started on
        self.memories: Final[deque[str]] = deque(maxlen=MEMORIES)  # whose thoughts it may remember

    @classmethod
    async def start(cls, engine: str = "", worker: str = WORKER) -> Self:
        """On the engine in that folder, or else on the server's own."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", worker),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [engine, *sys.path]))},
            start_new_session=True,  # Ctrl-C is for the server, which then ends its thinkers
        )
        return cls(process, engine)

    async def give(self, task: Task) -> None:
        if isinstance(task, Decide) and task.memory not in self.memories:
            self.memories.append(task.memory)
        stdin = self.process.stdin
        assert stdin is not None, "started with pipes"
        stdin.write(encode(task) + b"\n")
        await asyncio.wait_for(stdin.drain(), LONGEST)

    async def taken(self) -> Answer:
        """The next thing it has to say."""
        stdout = self.process.stdout
        assert stdout is not None, "started with pipes"
        answer: Answer = read_answer(await asyncio.wait_for(stdout.readline(), LONGEST))
        return answer

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
