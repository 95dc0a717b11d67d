"""The header that stands before every C file of the engine, and is read by the compiler once.

mypyc declares everything of all modules in two headers of some 50,000 lines, which each file
includes. Half of all C runs when a module is imported, or is the way in from interpreted code:
it is declared as cold here, so that the compiler neither spends its time on it nor puts it
among what is run all the time.
"""

import re
import subprocess
from pathlib import Path
from typing import Any, Final

IMPORTS_AND_WRAPPERS: Final = re.compile(
    r"^extern ((?:char CPyDef_\w+__top_level__|int CPyExec_\w+|PyObject \*CPyPy_\w+)\([^;]*\));$",
    re.MULTILINE,
)


def write_header(folder: Path, library: str) -> Path:
    """Write the header beside those of mypyc, if they have changed. Returns its path."""
    theirs = [folder / f"__native_{library}.h", folder / f"__native_internal_{library}.h"]
    cold = IMPORTS_AND_WRAPPERS.findall(theirs[1].read_text())
    lines = [f'#include "{path.name}"' for path in theirs]
    lines += [f"extern __attribute__((cold)) {declared};" for declared in cold]
    header, text = folder / f"{library}.h", "\n".join([*lines, ""])
    if not header.exists() or header.read_text() != text:
        header.write_text(text)
    return header


def precompile(header: Path, compiler: Any, options: dict[str, Any]) -> None:
    """Make what compilers look for beside a header that they are told to include."""
    folders = [*options["include_dirs"], *compiler.include_dirs]
    command = [*compiler.compiler_so, *(f"-I{folder}" for folder in folders)]
    command += [*options["extra_postargs"], "-x", "c-header", str(header)]
    subprocess.run([*command, "-o", f"{header}.gch"], check=True)
