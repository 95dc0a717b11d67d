"""One C file for all modules of a folder.

mypyc writes a file for each module. To start the compiler for each of several hundred, and to read
each time what they share, takes a quarter of its time.
"""

from collections import defaultdict
from collections.abc import Iterable
from os import PathLike
from pathlib import Path

from tools.c_headers import written


def joined(sources: Iterable[str | PathLike[str]], folder: Path) -> dict[str, list[Path]]:
    """Write files into *folder* that include *sources*, those of one package together.

    Returns what each file includes, by its path, the largest first: whoever shares them out then
    has all processors at work to the end.
    """
    folder.mkdir(exist_ok=True)
    packages: defaultdict[str, list[Path]] = defaultdict(list)
    for path in map(Path, sources):
        package = path.stem.rpartition("___")[0]  # mypyc's dot
        packages[package or path.stem].append(path)
    files = {including(paths, folder / name): paths for name, paths in packages.items()}
    return dict(sorted(files.items(), key=lambda file: size(file[1]), reverse=True))


def including(paths: list[Path], file: Path) -> str:
    """The path of a C file that is made of all these."""
    lines = [f'#include "{path.resolve()}"' for path in paths]
    return str(written(file.with_suffix(".c"), lines))


def size(paths: list[Path]) -> int:
    return sum(path.stat().st_size for path in paths)
