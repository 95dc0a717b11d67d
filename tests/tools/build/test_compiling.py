"""Compiled modules follow every edit of their sources."""

import shutil
import subprocess
import sys

import pytest

from tools.build import compiling, engine

pytestmark = pytest.mark.plain


COMPILER_THAT_IS_STOPPED = """#!/bin/sh
case " $* " in
*" {at} "*)
    while [ "$1" != -o ]; do shift; done
    touch -d "1 minute" "$2"
    exit 1
    ;;
esac
exec {compiler} "$@"
"""

needs_a_compiler = pytest.mark.skipif(
    bool(engine.obstacle()), reason="nothing can be compiled here"
)


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Return two modules in their own folder. From a single module mypyc makes no library."""
    monkeypatch.setattr(compiling, "SCRATCH", tmp_path / "scratch")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)  # the compiler changes to this folder and stays there
    return [tmp_path / "one.py", tmp_path / "two.py"]


def write(sources, number):
    for source in sources:
        source.write_text(f"def answer() -> int:\n    return {number}\n")


def compiled_answers(sources, *, quick):
    """Compile both modules and return their answers."""
    made = compiling.compile_modules(sources, "tools", engine.compiler(), quick=quick)
    [folder] = {path.parent for path in made.values()}
    command = [sys.executable, "-c", "import one, two; print(one.answer(), two.answer())"]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return told.stdout.split()


@needs_a_compiler
@pytest.mark.parametrize("quick", [True, False], ids=["quick", "thorough"])
def test_an_edit_within_a_function_is_compiled_and_linked(sources, quick):
    for number in ("41", "42"):
        write(sources, number)
        assert compiled_answers(sources, quick=quick) == [number] * 2


@needs_a_compiler
@pytest.mark.parametrize("at", ["-c", "-shared"], ids=["compiling", "linking"])
def test_an_interrupted_compilation_is_repeated(sources, tmp_path, monkeypatch, at):
    write(sources, 41)
    stopped = tmp_path / "stopped"
    stopped.write_text(COMPILER_THAT_IS_STOPPED.format(at=at, compiler=shutil.which("gcc")))
    stopped.chmod(0o755)
    with monkeypatch.context() as patched:
        patched.setenv("CC", str(stopped))
        patched.setenv("LDSHARED", f"{stopped} -shared")
        with pytest.raises(Exception, match="stopped"):
            compiled_answers(sources, quick=True)
    assert compiled_answers(sources, quick=True) == ["41"] * 2
