"""Compile modules to extension modules. mypyc writes C, and setuptools compiles it.

All modules become one library. Calls within it are direct, and the linker optimizes across its
files. Each package is one C file (``c_folders.py``), so processors share the work, and an edit
costs the compilation of one package and the linking. The quick engine is optimized less, and
file by file.
"""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from tools.build.c_folders import joined
from tools.setup.keys import BUILD, ROOT, holds, keep

SCRATCH: Final = BUILD / "mypyc"
LIBRARY: Final = "antro_engine"


def compile_modules(
    modules: list[Path], tool_chain: str, compiler: str, *, quick: bool
) -> dict[Path, Path]:
    """Bring the extension modules up to date. Return the path of each by its target.

    *tool_chain* is the key of everything except the sources. A new key starts from nothing. *quick*
    takes half the time and makes an engine that is a sixth slower.
    """
    # The tool chain is only installed when something has to be compiled.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    scratch = SCRATCH / ("quick" if quick else "thorough")
    clear_if_changed(tool_chain, scratch)
    os.chdir(ROOT)  # mypy needs it for its settings and for the names of modules
    extensions = mypycify(
        ["--cache-dir", str(scratch / "cache"), *map(str, modules)],
        target_dir=str(scratch),
        group_name=LIBRARY,
        multi_file=True,
        debug_level="0",
    )
    engine = extensions[0]  # the others are small and only load it
    options = flags(compiler, quick=quick)
    engine.extra_compile_args = [*engine.extra_compile_args, *options]
    engine.extra_link_args = [*engine.extra_link_args, *options]
    packages = joined(engine.sources, scratch / "packages")
    engine.sources = [*packages]
    engine.depends = [str(path) for paths in packages.values() for path in paths]
    libraries = scratch / "libraries"

    class Build(build_ext):
        def build_extensions(self) -> None:
            headers = [*scratch.glob("*.h")]
            included = {source: [*headers, *paths] for source, paths in packages.items()}
            self.compiler.compile = concurrent(self.compiler, included)
            self.compiler.link_shared_object = linked_whole(self.compiler.link_shared_object)
            super().build_extensions()

    command = Build(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(libraries), str(scratch / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = [Path(command.get_ext_fullpath(module.name)) for module in extensions]
    return {path.relative_to(libraries): path for path in made}


def clear_if_changed(tool_chain: str, scratch: Path) -> None:
    if not holds(scratch / ".key", tool_chain):
        shutil.rmtree(scratch, ignore_errors=True)
        keep(scratch / ".key", tool_chain)


def flags(compiler: str, *, quick: bool) -> list[str]:
    """Return options of the compiler and the linker. No other library calls the engine."""
    if os.name != "posix":
        return []
    own = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    if quick:
        return [*own, "-O1"]
    return [*own, f"-flto={os.cpu_count()}"] if "gcc" in compiler else own


def concurrent(made: Any, included: dict[str, list[Path]]) -> Callable[..., list[str]]:
    """Return a ``compile`` of the compiler that compiles several sources at once.

    It keeps each object that is newer than its source and the files that it includes (*included*).
    A stopped compiler leaves no object behind.
    """
    one_by_one = made.compile

    def compile_one(source: str, options: dict[str, Any]) -> list[str]:
        objects: list[str] = made.object_filenames([source], output_dir=options["output_dir"])
        made_of = [Path(source), *included.get(source, ())]
        if all(newer(Path(name), made_of) for name in objects):
            return objects
        half_made = f"{options['output_dir']}/half_made"
        for made_one, name in zip(
            one_by_one([source], **{**options, "output_dir": half_made}), objects, strict=True
        ):
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            os.replace(made_one, name)
        return objects

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = pool.map(lambda source: compile_one(source, options), sources)
            return [name for part in parts for name in part]

    return compile_all


def linked_whole(link: Callable[..., None]) -> Callable[..., None]:
    """Return a ``link_shared_object`` that leaves no library behind if the linker is stopped."""

    def link_whole(objects: list[str], library: str, *args: Any, **options: Any) -> None:
        half_made = Path(f"{library}.half_made")
        half_made.unlink(missing_ok=True)
        link(objects, str(half_made), *args, **options)
        half_made.replace(library)

    return link_whole


def newer(made: Path, sources: list[Path]) -> bool:
    return made.exists() and all(made.stat().st_mtime > path.stat().st_mtime for path in sources)


def extension_modules(folder: Path) -> list[Path]:
    """Return all extension modules below *folder*: ``.so``, or ``.pyd`` on Windows."""
    return sorted(path for path in folder.rglob("*") if is_extension_module(path))


def is_extension_module(path: Path) -> bool:
    return path.suffix == Path(EXTENSION_SUFFIXES[0]).suffix
