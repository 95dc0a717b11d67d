"""Join the C files of each package into one.

mypyc writes a C file for each module. All include the same headers of about 50,000 lines, so
compiling a package as one file saves much time.
"""

from collections import defaultdict
from collections.abc import Iterable
from os import PathLike
from pathlib import Path


def joined(sources: Iterable[str | PathLike[str]], folder: Path) -> dict[str, list[Path]]:
    """Write a file for each package into *folder* that includes its *sources*.

    Return the included files by the path of the new file. The largest comes first, so that all
    processors are busy until the end.
    """
    folder.mkdir(exist_ok=True)
    packages: defaultdict[str, list[Path]] = defaultdict(list)
    for path in map(Path, sources):
        package = path.stem.rpartition("___")[0]  # mypyc writes this for a dot
        packages[package or path.stem].append(path)
    files = {including(paths, folder / name): paths for name, paths in packages.items()}
    return dict(sorted(files.items(), key=lambda file: size(file[1]), reverse=True))


def including(paths: list[Path], file: Path) -> str:
    """Write a C file that includes *paths*, unless it exists. Return its path."""
    source = file.with_suffix(".c")
    text = "".join(f'#include "{path.resolve()}"\n' for path in paths)
    if not source.exists() or source.read_text() != text:
        source.write_text(text)
    return str(source)


def size(paths: list[Path]) -> int:
    return sum(path.stat().st_size for path in paths)
