"""A server in its own process, which a test can kill."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import antro
from antro.server.transport.listener import free_port
from tests.server.support.people import PATIENCE, Site, answering

FAST_SERVER = """
import sys
from pathlib import Path
from antro.server.process import start
from antro.server.ops.settings import Limits, Settings
from tests.core.support.rush_manifest import SHELF
limits = Limits(posts=1000, posts_burst=1000, messages=100_000, messages_burst=100_000,
                silence=float(sys.argv[3]))
data, port = Path(sys.argv[1]), int(sys.argv[2])
settings = Settings(
    data=data, port=port, limits=limits, bot_delay=0.0, worker="tests.server.support.rush_worker"
)
start(settings, SHELF)
"""
"""``antro serve`` with Rush, and without delays of bots."""


class Process:
    """A server that can be killed and started again with the same data."""

    def __init__(self, data: Path, silence: float, descriptors: int = 0) -> None:
        self.data = data
        self.silence = silence
        self.descriptors = descriptors  # open files and connections, at most; 0: as usual
        self.port = free_port("127.0.0.1", 0)
        self.log = data.parent / "server.log"

    async def start(self, pipe: int | None = None) -> None:
        """Start the server. Its output goes to the log, or to *pipe*."""
        roots = [str(Path(antro.__file__).parent.parent), str(Path(__file__).parents[3])]
        with self.log.open("ab") as log:
            said = log if pipe is None else pipe
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    FAST_SERVER,
                    str(self.data),
                    str(self.port),
                    str(self.silence),
                ],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(roots)},
                stdout=said,
                stderr=said,
                preexec_fn=self.limit_descriptors if self.descriptors else None,
            )
        await answering(self.port)

    def limit_descriptors(self) -> None:
        """Set the hard limit, and half of it as the soft limit."""
        limits = (self.descriptors // 2, self.descriptors)
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)

    async def end(self, how: signal.Signals) -> int:
        """Send a signal, wait for the end, and return the exit status."""
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, PATIENCE)


@asynccontextmanager
async def started(
    data: Path, silence: float = 60, descriptors: int = 0
) -> AsyncIterator[tuple[Process, Site]]:
    process = Process(data, silence, descriptors)
    await process.start()
    site = Site(process.port)
    try:
        yield process, site
    finally:
        await site.close()
        if process.process.poll() is None:
            await process.end(signal.SIGKILL)
