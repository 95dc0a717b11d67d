"""From Python to extension modules: mypyc writes C, and setuptools has it compiled.

All modules become one library: calls within it are direct, and the linker optimizes across
them. Each folder is a C file of its own, so that processors share the work, and an edit costs
the compilation of its own folder and the linking. Where time matters more than speed, each file is
optimized a little and on its own, and linking takes no time.
"""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from tools.c_folders import joined
from tools.c_headers import engine_header, include_once
from tools.keys import BUILD, ROOT, holds, keep
from tools.shims import share_shims

SCRATCH: Final = BUILD / "mypyc"
LIBRARY: Final = "antro_engine"


def compile_modules(
    modules: list[Path], tool_chain: str, compiler: str, *, quick: bool
) -> dict[Path, Path]:
    """Bring the extension modules up to date. Returns where they are, by where they belong.

    *tool_chain* is the key of all that is used beside the sources: with another, all is made anew.
    *quick* takes half the time, and makes an engine that is a sixth slower.
    """
    # The tool chain is there only when something is to be compiled.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    scratch = SCRATCH / ("quick" if quick else "thorough")
    begin_anew_with(tool_chain, scratch)
    os.chdir(ROOT)  # mypy finds its settings, and the names of modules, from here
    extensions = mypycify(
        ["--cache-dir", str(scratch / "cache"), *map(str, modules)],
        target_dir=str(scratch),
        group_name=LIBRARY,
        multi_file=True,
        debug_level="0",
    )
    engine, *shims = extensions
    options = flags(compiler, quick=quick)
    engine.extra_compile_args = [*engine.extra_compile_args, *options]
    engine.extra_link_args = [*engine.extra_link_args, *options]
    folders = joined(engine.sources, scratch / "folders")
    engine.sources = [*folders]
    engine.depends = [str(path) for paths in folders.values() for path in paths]
    groups = share_shims(shims, engine.name, scratch)
    libraries = scratch / "libraries"

    class Build(build_ext):
        def build_extensions(self) -> None:
            if os.name == "posix":
                include_once(engine_header(scratch, LIBRARY), engine, self.compiler)
            headers = [*scratch.glob("*.h")]
            included = {source: [*headers, *paths] for source, paths in folders.items()}
            self.compiler.compile = side_by_side(self.compiler, included)
            self.compiler.link_shared_object = linked_whole(self.compiler.link_shared_object)
            super().build_extensions()

    command = Build(Distribution({"ext_modules": [engine, *(first for first, *_ in groups)]}))
    command.build_lib, command.build_temp = str(libraries), str(scratch / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = {module.name: Path(command.get_ext_fullpath(module.name)) for module in extensions}
    for first, *others in groups:
        for copy in (made[module.name] for module in others):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made[first.name], copy)
    return {path.relative_to(libraries): path for path in made.values()}


def begin_anew_with(tool_chain: str, scratch: Path) -> None:
    if not holds(scratch / ".key", tool_chain):
        shutil.rmtree(scratch, ignore_errors=True)
        keep(scratch / ".key", tool_chain)


def flags(compiler: str, *, quick: bool) -> list[str]:
    """For the compiler and the linker. The engine calls itself, and nobody else calls it."""
    if os.name != "posix":
        return []
    own = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    if quick:
        return [*own, "-O1"]
    return [*own, f"-flto={os.cpu_count()}"] if "gcc" in compiler else own


def side_by_side(made: Any, included: dict[str, list[Path]]) -> Callable[..., list[str]]:
    """The compiler's ``compile``, for several sources at once; what is up to date is kept.

    *included* tells what each source includes. What is stopped leaves nothing that looks whole.
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
    """The compiler's ``link_shared_object``: a linker that is stopped leaves no library behind."""

    def link_whole(objects: list[str], library: str, *args: Any, **options: Any) -> None:
        half_made = Path(f"{library}.half_made")
        half_made.unlink(missing_ok=True)
        link(objects, str(half_made), *args, **options)
        half_made.replace(library)

    return link_whole


def newer(made: Path, sources: list[Path]) -> bool:
    return made.exists() and all(made.stat().st_mtime > path.stat().st_mtime for path in sources)


def extension_modules(folder: Path) -> list[Path]:
    """Every one below *folder*: ``.so``, or ``.pyd`` on Windows."""
    return sorted(path for path in folder.rglob("*") if is_extension_module(path))


def is_extension_module(path: Path) -> bool:
    return path.suffix == Path(EXTENSION_SUFFIXES[0]).suffix
