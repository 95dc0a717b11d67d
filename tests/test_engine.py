"""The requested engine runs, in all its modules."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import pytest

from antro import build
from tools.build import engine

ENGINES = ("interpreted", "compiled")
EXPECTED = os.environ.get("ANTRO_EXPECT")  # ./test sets it


def engine_of(name):
    """Return the engine of a module, from the file that it is loaded from."""
    spec = find_spec(name)
    file = spec.origin if spec else None
    assert file is not None, f"no module {name}"
    return ENGINES[file.endswith(tuple(EXTENSION_SUFFIXES))]


def module(path):
    return "antro." + path.removesuffix(".py").replace("/", ".")


@pytest.mark.skipif(EXPECTED is None, reason="any engine will do, outside ./test")
@pytest.mark.parametrize("path", engine.compiled())
def test_every_module_belongs_to_the_expected_engine(path):
    assert engine_of(module(path)) == EXPECTED


@pytest.mark.parametrize("path", [path for path in engine.sources() if engine.why_left_out(path)])
def test_modules_left_out_are_never_compiled(path):
    assert engine_of(module(path.removesuffix("/__init__.py"))) == "interpreted"


def test_the_version_names_the_engine():
    assert build.version().endswith(f"({engine_of('antro.core.contract.game')})")


def test_a_started_process_runs_the_same_engine():
    code = "from antro import build; print(build.version())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == build.version()
