"""The header that stands before the C files of the engine, read by the compiler once.

mypyc declares everything of all modules in two headers of some 50,000 lines, which each file
includes. Half of all C runs when a module is imported, or is the way in from interpreted code:
it is declared as cold, so that the compiler neither spends its time on it nor puts it among
what is run all the time.
"""

import re
import subprocess
from pathlib import Path
from typing import Any, Final

IMPORTS_AND_WRAPPERS: Final = re.compile(
    r"^extern ((?:char CPyDef_\w+__top_level__|int CPyExec_\w+|PyObject \*CPyPy_\w+)\([^;]*\));$",
    re.MULTILINE,
)


def engine_header(folder: Path, library: str) -> Path:
    """Write the header of what mypyc has made in *folder*. Returns its path."""
    theirs = [folder / f"__native_{library}.h", folder / f"__native_internal_{library}.h"]
    cold = IMPORTS_AND_WRAPPERS.findall(theirs[1].read_text())
    lines = [f'#include "{path.name}"' for path in theirs]
    lines += [f"extern __attribute__((cold)) {declared};" for declared in cold]
    return written(folder / f"{library}.h", lines)


def written(path: Path, lines: list[str]) -> Path:
    """A file with these lines; one that has them already is left as old as it is."""
    text = "\n".join([*lines, ""])
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


def include_once(header: Path, extension: Any, compiler: Any) -> None:
    """Put a header before all sources of *extension*.

    It is compiled first, to the file that compilers look for beside a header.
    """
    folders = [*extension.include_dirs, *compiler.include_dirs]
    command = [*compiler.compiler_so, *(f"-I{folder}" for folder in folders)]
    command += [*extension.extra_compile_args, "-x", "c-header", str(header)]
    subprocess.run([*command, "-o", f"{header}.gch"], check=True)
    extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(header)]
