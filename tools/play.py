"""``./play``: set up what is missing, then become the ``antro`` command."""

import os
import sys

from tools import bootstrap


def main() -> None:
    try:
        folder = bootstrap.prepare()
    except bootstrap.Failed as problem:
        sys.exit(f"antro: {problem}")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    python = str(bootstrap.PYTHON)
    os.execve(python, [python, "-P", "-m", "antro", *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
