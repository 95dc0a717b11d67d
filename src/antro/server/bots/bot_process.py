"""A process that thinks, and the pipes to it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from pathlib import Path
from typing import Final, Self, final

from msgspec.json import encode

from antro.bots.worker import MEMORIES, Decide, Task, WorkerMessage, read_message
from antro.server.ops.settings import WORKER

LONGEST: Final = 30.0  # seconds for one message
LINE: Final = 1 << 22  # bytes of a message, at most
MOST_TASKS: Final = 5_000  # before a process is replaced
MOST_MEMORY: Final = 1 << 29  # bytes of a process before it is replaced


@final
class BotProcess:
    def __init__(self, process: Process, engine: str) -> None:
        self.process: Final = process
        self.engine: Final = engine  # the folder of its engine
        self.memories: Final[deque[str]] = deque(maxlen=MEMORIES)  # searches it may remember
        self.tasks = 0  # so far

    @classmethod
    async def start(cls, engine: str = "", worker: str = WORKER) -> Self:
        """Start a process with the engine in that folder, or with the server's own."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", worker),
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [engine, *sys.path]))},
            start_new_session=True,  # Ctrl-C is for the server, which then ends its bot processes
        )
        return cls(process, engine)

    @property
    def worn(self) -> bool:
        """True if another process has to replace this one, before its memory grows too much."""
        return self.tasks >= MOST_TASKS or resident_memory(self.process.pid) >= MOST_MEMORY

    async def give(self, task: Task) -> None:
        self.tasks += 1
        if isinstance(task, Decide) and task.memory not in self.memories:
            self.memories.append(task.memory)
        stdin = self.process.stdin
        assert stdin is not None, "started with pipes"
        stdin.write(encode(task) + b"\n")
        await asyncio.wait_for(stdin.drain(), LONGEST)

    async def taken(self) -> WorkerMessage:
        """Return the next message of the process."""
        stdout = self.process.stdout
        assert stdout is not None, "started with pipes"
        message: WorkerMessage = read_message(await asyncio.wait_for(stdout.readline(), LONGEST))
        return message

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


def resident_memory(pid: int) -> int:
    """Return the bytes of memory of a process, or 0 on systems without ``/proc``."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
