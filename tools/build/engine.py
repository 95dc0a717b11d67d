"""The compiled engine: the modules that become C, and the folders that they run from.

``src/antro`` always runs interpreted, because nothing is built into it. The compiled engine is a
copy of the package in ``build/compiled``, with an extension module beside each compiled source.
The folder on the Python path decides which engine runs. ``build/quick`` is a second copy that
compiles in half the time. Bots use it until ``build/compiled`` is ready.

``python -m tools.build.engine`` compiles the engine, or with ``quick`` the quick one. It needs
the extra ``compile`` and a C compiler.
"""

import filecmp
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

from tools.build.compiling import compile_modules, is_extension_module
from tools.setup.keys import BUILD, ROOT, holds, keep, key_of

SOURCE: Final = ROOT / "src" / "antro"
TARGET: Final = BUILD / "compiled"
QUICK: Final = BUILD / "quick"

# ``testing`` is not compiled: it reads fields by name, and only tests use it.
PACKAGES: Final = ("core", "games", "bots", "server")

# The modules of the server on the path of every move. They compile before the packages of the
# server are installed, so they import no sockets and no databases.
SERVER: Final = (
    "moves/move_requests",
    "moves/send_batch",
    "moves/tables",
    "ops/limits",
    "ops/metrics",
    "session/chat",
    "session/connection",
    "session/page_connection",
    "session/round_trips",
    "table/audience",
    "table/bot_delay",
    "table/bot_schedule",
    "table/chat",
    "table/coach_consent",
    "table/draw_offers",
    "table/encoder",
    "table/inbox",
    "table/live_table",
    "table/pauses",
    "table/seats",
    "table/table_clock",
    "table/table_game",
    "table/timing",
    "table/viewer_feeds",
)

# All other modules are compiled, except modules with msgspec structs, which make their own
# classes, and these, each with a reason. A ``*`` matches within one folder only.
STRUCT: Final = re.compile(r"^class \w+\((?:\w+\.)?Struct\b", re.MULTILINE)
LEFT_OUT: Final = {
    "*/__init__.py": "a docstring, or a table that is read once",
    "core/contract/errors.py": "exceptions, for refusals only",
    "core/match/migration.py": "opens an old table, once",
    "core/contract/fields.py": "reads fields by name, for packed states and small games",
    "core/record/verify.py": "reads a record, once",
    "core/evaluation/weights.py": "reads a file, once",
    "core/text/words.py": "sentences for people, one at a time",
    "games/lists.py": "reads files, once per table",
    "games/manifest.py": "called at most once per move",
    "games/shelf.py": "loads each game once",
    "games/*/manifest.py": "a table that is read once",
    "games/*/options.py": "called once per table",
    "games/*/components/decks.py": "reads files, once per table",
    "games/*/display/picture.py": "a picture, once per move",
    "games/*/display/text.py": "text, once per move",
    "games/*/display/explain.py": "asked at most once per click",
    "games/*/display/*obstacles.py": "asked at most once per click",
    "games/*/bot/*reasons.py": "hints, asked at most once per click",
    "games/*/settings/campaign.py": "called once per table",
    "bots/policies.py": "called once per table",
    "bots/play.py": "called once per move of a bot; the search itself is compiled",
    "bots/packed_state.py": "called once per move of a bot, and reads fields by name",
}

# The quick engine also leaves out modules that no bot needs. The display uses classes of
# core/view/parts.py, and an interpreted class cannot inherit from a compiled one.
NOT_FOR_BOTS: Final = ("server/*/*.py", "games/*/display/*.py", "core/view/parts.py")

TOOLS: Final = [
    Path(__file__).with_name(name) for name in ("engine.py", "compiling.py", "c_folders.py")
]
TOOLCHAIN: Final = ("librt", "msgspec", "mypy", "mypy-extensions", "setuptools")


def compiled(*, quick: bool = False) -> list[str]:
    """Return the modules to compile, as paths below ``src/antro``."""
    beside = NOT_FOR_BOTS if quick else ()
    return [name for name in sources() if not (why_left_out(name) or any_of(beside, name))]


def why_left_out(name: str) -> str:
    """Return the reason why a module is not compiled, or an empty text."""
    package, _, module = name.removesuffix(".py").partition("/")
    if package == "server" and module not in SERVER:
        return "not on the path of every move"
    for pattern, reason in LEFT_OUT.items():
        if any_of([pattern], name):
            return reason
    return "a msgspec struct" if STRUCT.search((SOURCE / name).read_text()) else ""


def any_of(patterns: Iterable[str], name: str) -> bool:
    return any(PurePosixPath(name).match(pattern) for pattern in patterns)


def sources() -> list[str]:
    """Return every module of the engine."""
    found = (path for package in PACKAGES for path in (SOURCE / package).rglob("*.py"))
    return sorted(path.relative_to(SOURCE).as_posix() for path in found)


def key() -> str:
    """Return the key of the extension modules: of the sources and the tool chain.

    It includes modules that are not compiled, because the compiler reads their types.
    """
    return key_of([tool_chain()], (SOURCE / name for name in sources()))


def tool_chain() -> str:
    """Return the key of the tool chain: Python, mypyc, and these files."""
    python = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    return key_of([*python, *pins()], TOOLS)


def pins() -> list[str]:
    """Return the lines of ``constraints.txt`` that influence the C code."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return [line for line in lines if re.split("[=; ]", line)[0] in TOOLCHAIN]


def obstacle() -> str:
    """Return the reason why nothing can be compiled here, or an empty text."""
    if os.environ.get("ANTRO_COMPILE") == "0":
        return "ANTRO_COMPILE=0"
    if not shutil.which(compiler()):
        return f"no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python was installed without its C headers"
    return ""


def compiler() -> str:
    """Return the command that setuptools will call."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def compile_engine(folder: Path, *, quick: bool = False) -> None:
    """Write the extension modules below *folder*, laid out like the package."""
    sources = [SOURCE / name for name in compiled(quick=quick)]
    for name, made in compile_modules(sources, tool_chain(), compiler(), quick=quick).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, folder / name)


def ready_made() -> Path | None:
    """Return the folder ``ANTRO_ENGINE`` if it is made from these sources and tools."""
    folder = Path(os.environ.get("ANTRO_ENGINE") or TARGET)
    return folder if holds(folder / ".key", key()) else None


def refresh(folder: Path) -> None:
    """Make ``build/compiled`` or ``build/quick`` again, and replace the old one in one step."""
    made_of, fresh = key(), folder.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    compile_engine(fresh, quick=folder == QUICK)
    keep(fresh / ".key", made_of)
    mirror(fresh)
    replace_folder(folder, fresh)


def replace_folder(folder: Path, fresh: Path) -> None:
    """Replace *folder* by *fresh*. It is missing only for a moment."""
    old = folder.with_suffix(".old")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def current(folder: Path) -> bool:
    """Return True if the extension modules below *folder* match the current sources."""
    return holds(folder / ".key", key())


def mirror(folder: Path) -> None:
    """Update everything except the extension modules, so the copy follows every edit.

    The built client is linked, because it is large and may be built at the same time.
    """
    copy, theirs = folder / "antro", files_below(SOURCE)
    for name in files_below(copy) - theirs:
        (copy / name).unlink()
    for name in theirs:
        here = copy / name
        if not here.exists() or not filecmp.cmp(SOURCE / name, here):
            here.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / name, here)
    if not (copy / "static").is_symlink():
        (copy / "static").symlink_to(os.path.relpath(SOURCE / "static", TARGET / "antro"))


def files_below(folder: Path) -> set[str]:
    """Return the files of the package itself, as paths below *folder*."""
    names = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {str(name) for name in names if not is_built(name)}


def is_built(name: Path) -> bool:
    """Return True if this file is built from other files."""
    return is_extension_module(name) or name.suffix == ".pyc" or name.parts[0] == "static"


if __name__ == "__main__":
    refresh(QUICK if QUICK.name in sys.argv[1:] else TARGET)
