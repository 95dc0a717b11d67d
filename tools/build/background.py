"""Compile the engine beside a server that runs already, and tell it when that is done.

The two are joined by a pipe, which is our standard output: the server reads from it the
folder of each engine that is compiled, first the quick one, or nothing if it does not compile.
When the server ends the pipe breaks, and we end too.
"""

import os
import select
import signal
import subprocess
import sys
from threading import Thread

from tools.build import engine
from tools.setup import bootstrap
from tools.setup.keys import ROOT
from tools.setup.packages import PYTHON
from tools.setup.steps import LOGS

LEAST_URGENT = 19


def start() -> int:
    """Begin to compile. Returns the pipe, for the process that this one becomes."""
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
        return  # whoever started us does not wait
    os.setsid()  # Ctrl-C is for the server
    os.nice(LEAST_URGENT)
    Thread(target=end_with_reader, daemon=True).start()
    for folder in (engine.QUICK, engine.TARGET):
        bootstrap.prepare_engine(folder)
        if engine.current(folder):
            print(folder, flush=True)


def end_with_reader() -> None:
    """Wait until nobody reads what we say any more; then end, with all that we started."""
    hangup = select.poll()
    hangup.register(sys.stdout, 0)
    hangup.poll()
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    main()
