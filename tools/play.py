"""``./play``: set up what is missing, then become the ``antro`` command."""

import os
import sys

from tools import bootstrap
from tools.packages import PYTHON
from tools.steps import Failed


def main() -> None:
    try:
        folder = bootstrap.prepare()
    except Failed as problem:
        sys.exit(f"antro: {problem}")
    except KeyboardInterrupt:
        sys.exit("antro: stopped")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "antro", *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
