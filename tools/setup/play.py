"""``./play``: set up missing parts, then become the ``antro`` command.

Measurements wait for the compiled engine. Games do not: the engine compiles in the background,
and bots use it as soon as it is ready. The pictures are drawn there too.
"""

import os
import sys
from pathlib import Path
from typing import Final

from tools.build import background, engine
from tools.setup import bootstrap
from tools.setup.keys import ROOT
from tools.setup.packages import PYTHON
from tools.setup.steps import Failed

MEASURES: Final = {"arena", "lab"}
BRIEF: Final = {"rules", "verify", "--version", "--help", "-h"}  # finished before anything compiles


def main() -> None:
    typed = set(sys.argv[1:])
    try:
        folder = prepare_to_measure() if typed & MEASURES else bootstrap.prepare_to_serve()
    except Failed as problem:
        sys.exit(f"antro: {problem}")
    except KeyboardInterrupt:
        sys.exit("antro: stopped")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    compiled = bootstrap.engine_ready(engine.TARGET)
    if not (typed & BRIEF or (compiled and bootstrap.illustrated())):
        pipe = background.start()
        if not compiled:
            environment["ANTRO_ENGINE_PIPE"] = str(pipe)
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "antro", *sys.argv[1:]], environment)


def prepare_to_measure() -> Path:
    """Prepare the engine, and Ray if the command uses it. Return the folder of the engine."""
    on_ray = any(word.partition("=")[0] == "--ray" for word in sys.argv[1:])
    return bootstrap.prepare(*(["lab"] if on_ray else []))


if __name__ == "__main__":
    main()
