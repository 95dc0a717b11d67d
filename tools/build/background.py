"""Compile the engine and draw the pictures while a server runs. Tell the server about engines.

A pipe joins the two. This process writes to it as its standard output: the folder of each
compiled engine, the quick one first, or nothing if it does not compile. When the server ends,
the pipe breaks and this process ends too.
"""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

from tools.build import engine
from tools.setup import bootstrap
from tools.setup.keys import ROOT
from tools.setup.packages import PYTHON
from tools.setup.steps import LOGS

LEAST_URGENT = 19


def start() -> int:
    """Start working. Return the pipe, for the server that replaces this process."""
    reading, writing = os.pipe()
    os.set_inheritable(reading, True)
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / "background.log").open("w") as log:
        command = [str(PYTHON), "-P", "-m", "tools.build.background"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=writing, stderr=log
        )
    os.close(writing)
    return reading


def main() -> None:
    if os.fork():
        return  # the starting process does not wait
    os.setsid()  # Ctrl-C only stops the server
    os.nice(LEAST_URGENT)
    Thread(target=end_with_reader, daemon=True).start()
    make(engine.QUICK)  # first, because bots wait for it
    bootstrap.illustrate()
    make(engine.TARGET)


def make(folder: Path) -> None:
    bootstrap.prepare_engine(folder)
    if engine.current(folder):
        print(folder, flush=True)


def end_with_reader() -> None:
    """Wait until the reader of the pipe is gone. Then end all processes of this group."""
    hangup = select.poll()
    hangup.register(sys.stdout, 0)
    hangup.poll()
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    main()
