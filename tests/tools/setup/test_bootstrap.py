"""Failed, interrupted and repeated compiling of the engine."""

import pytest

from tools.build import engine
from tools.setup import bootstrap, steps

pytestmark = pytest.mark.plain


@pytest.fixture
def compile_with(tmp_path, monkeypatch):
    """Return a function that runs a shell command in place of the compiler."""
    monkeypatch.setattr(bootstrap, "BUILD", tmp_path)
    monkeypatch.setattr(bootstrap, "UNCOMPILED", tmp_path / "engine.failed")
    monkeypatch.setattr(engine, "TARGET", tmp_path / "compiled")
    monkeypatch.setattr(engine, "obstacle", lambda: "")
    monkeypatch.setattr(steps, "LOGS", steps.LOGS / "tests")

    def attempt(command):
        monkeypatch.setattr(bootstrap, "run", lambda *_: steps.run("compiler", "sh", "-c", command))
        bootstrap.compile_engine(engine.TARGET)

    return attempt


def test_failed_sources_are_not_compiled_again_until_they_change(compile_with, monkeypatch):
    compile_with("exit 1")
    assert bootstrap.uncompilable()
    monkeypatch.setattr(engine, "key", lambda: "another")
    assert not bootstrap.uncompilable()


def test_an_interrupted_compiler_is_tried_again(compile_with):
    with pytest.raises(steps.Stopped):
        compile_with("kill -TERM $$")  # not INT, because background processes may ignore it
    assert not bootstrap.uncompilable()


def test_successful_compiling_leaves_no_failure_mark(compile_with):
    compile_with("exit 0")
    assert not bootstrap.uncompilable()


def test_an_engine_compiled_by_another_process_is_not_compiled_again(compile_with, monkeypatch):
    monkeypatch.setattr(engine, "current", lambda _: True)
    compile_with("exit 1")
    assert not bootstrap.uncompilable()


@pytest.mark.parametrize(
    ("made", "taken"),
    [
        ({"TARGET", "QUICK"}, "TARGET"),
        ({"QUICK"}, "QUICK"),
        (set(), "SOURCE"),
    ],
    ids=["both", "the quick one", "none"],
)
def test_a_server_runs_on_the_best_available_engine(tmp_path, monkeypatch, made, taken):
    for name in ("TARGET", "QUICK"):
        monkeypatch.setattr(engine, name, tmp_path / name)
    monkeypatch.setattr(engine, "SOURCE", tmp_path / "SOURCE" / "antro")
    monkeypatch.setattr(engine, "obstacle", lambda: "")
    monkeypatch.setattr(engine, "current", lambda folder: folder.name in made)
    monkeypatch.setattr(engine, "mirror", lambda folder: None)
    assert bootstrap.chosen() == tmp_path / taken
