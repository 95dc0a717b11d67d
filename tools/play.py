"""``./play``: set up what is missing, then become the ``antro`` command.

What measures waits for the compiled engine. What people play with does not: the engine is
compiled beside it, and bots use it as soon as it is there.
"""

import os
import sys
from typing import Final

from tools import background, bootstrap, engine
from tools.packages import PYTHON
from tools.steps import Failed

MEASURES: Final = {"arena", "lab"}
BRIEF: Final = {"rules", "verify", "--version", "--help", "-h"}  # over before anything compiles


def main() -> None:
    typed = set(sys.argv[1:])
    try:
        folder = bootstrap.prepare() if typed & MEASURES else bootstrap.prepare_to_serve()
    except Failed as problem:
        sys.exit(f"antro: {problem}")
    except KeyboardInterrupt:
        sys.exit("antro: stopped")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    if not (typed & BRIEF or bootstrap.engine_ready(engine.TARGET)):
        environment["ANTRO_ENGINE_PIPE"] = str(background.start())
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "antro", *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
