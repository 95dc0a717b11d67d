"""From Python to extension modules: mypyc writes C, and setuptools has it compiled.

A group of modules becomes one library: calls within it are direct, and what they call may be
inlined; calls to another group go by a table. Both tools look at what has changed, so an edit
costs the compilation of its own group, and of others only if it changes what they rely on.
"""

import os
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from tools.keys import BUILD, ROOT, holds, keep

SCRATCH: Final = BUILD / "mypyc"
LIBRARIES: Final = SCRATCH / "libraries"


def compile_groups(groups: dict[str, list[Path]], tool_chain: str) -> None:
    """Bring the extension modules in ``LIBRARIES`` up to date.

    *tool_chain* is the key of all that is used beside the sources: with another, all is made anew.
    """
    # The tool chain is there only when something is to be compiled.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    begin_anew_with(tool_chain)
    os.chdir(ROOT)  # mypy finds its settings, and the names of modules, from here
    modules = [str(path) for paths in groups.values() for path in paths]
    extensions = mypycify(
        ["--cache-dir", str(SCRATCH / "cache"), *modules],
        target_dir=str(SCRATCH),
        separate=[([str(path) for path in paths], name) for name, paths in groups.items()],
        debug_level="0",
    )
    for extension in extensions:
        extension.extra_compile_args += flags()
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(LIBRARIES), str(SCRATCH / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def begin_anew_with(tool_chain: str) -> None:
    if not holds(SCRATCH / ".key", tool_chain):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        keep(SCRATCH / ".key", tool_chain)


def flags() -> list[str]:
    """The engine calls itself, and nobody takes its place."""
    return ["-fno-semantic-interposition"] if os.name == "posix" else []


def extension_modules(folder: Path) -> list[Path]:
    """Every one below *folder*: ``.so``, or ``.pyd`` on Windows."""
    return sorted(path for path in folder.rglob("*") if is_extension_module(path))


def is_extension_module(path: Path) -> bool:
    return path.suffix == Path(EXTENSION_SUFFIXES[0]).suffix
