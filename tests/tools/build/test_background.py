"""The engine compiled in the background of a server: its messages and its end."""

import os
import subprocess
import sys

import pytest

from tools.build import background, engine

pytestmark = pytest.mark.plain

COMPILES = """
import subprocess
from tools.build import background
from tools.setup import bootstrap
def compile(_):
    print("begun", flush=True)
    subprocess.run(["sleep", "60"])
bootstrap.prepare_engine = compile
background.main()
"""
"""Takes a minute to compile, in a process of its own."""


def test_compiling_ends_with_the_server():
    reading, writing = os.pipe()
    command = [sys.executable, "-c", COMPILES]
    with subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE) as starter:
        os.close(writing)
        with os.fdopen(reading, "rb") as output:
            assert output.readline() == b"begun\n"
        _, said = starter.communicate(timeout=60)  # returns when no process holds the pipe
        assert (starter.returncode, said) == (0, b"")


BOTH = [engine.QUICK, engine.TARGET]


@pytest.mark.parametrize("compiled", [BOTH, BOTH[:1], []], ids=["both", "the quick one", "none"])
def test_the_server_gets_the_folder_of_each_compiled_engine(monkeypatch, capfd, compiled):
    monkeypatch.setattr(os, "fork", lambda: 0)
    monkeypatch.setattr(os, "setsid", lambda: None)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(background, "end_with_reader", lambda: None)
    monkeypatch.setattr("tools.setup.bootstrap.prepare_engine", lambda _: None)
    monkeypatch.setattr("tools.setup.bootstrap.illustrate", lambda: None)
    monkeypatch.setattr(engine, "current", lambda folder: folder in compiled)
    background.main()
    assert capfd.readouterr().out == "".join(f"{folder}\n" for folder in compiled)


def test_pictures_wait_for_the_engine_of_the_bots_but_not_for_the_thorough_one(monkeypatch):
    done: list[object] = []
    monkeypatch.setattr(os, "fork", lambda: 0)
    monkeypatch.setattr(os, "setsid", lambda: None)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(background, "end_with_reader", lambda: None)
    monkeypatch.setattr(engine, "current", lambda _: False)
    monkeypatch.setattr("tools.setup.bootstrap.prepare_engine", done.append)
    monkeypatch.setattr("tools.setup.bootstrap.illustrate", lambda: done.append("pictures"))
    background.main()
    assert done == [engine.QUICK, "pictures", engine.TARGET]
