"""The preparations of ./play, before the start and in the background."""

import os
from pathlib import Path

import pytest

from tools.build import background
from tools.setup import bootstrap, play
from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain


@pytest.fixture
def beside():
    """Return the commands with work in the background."""
    return []


@pytest.fixture
def started(monkeypatch, beside):
    """Run a command. Return the preparation before it, and True if an engine is being compiled."""

    def start(typed, *, ready=False, illustrated=True):
        words, became = typed.split(), []
        monkeypatch.setattr("sys.argv", ["play", *words])
        monkeypatch.setattr(
            bootstrap, "prepare", lambda *extras: Path("-".join(["everything", *extras]))
        )
        monkeypatch.setattr(bootstrap, "prepare_to_serve", lambda: Path("a server"))
        monkeypatch.setattr(bootstrap, "engine_ready", lambda _: ready)
        monkeypatch.setattr(bootstrap, "illustrated", lambda: illustrated)
        monkeypatch.setattr(background, "start", lambda: beside.append(typed) or 7)
        monkeypatch.setattr(os, "execve", lambda *told: became.append(told))
        play.main()
        [(_, command, environment)] = became
        assert command[4:] == words
        folder, root = environment["PYTHONPATH"].split(os.pathsep)
        assert root == str(ROOT), "games from outside, such as the example, are found from here"
        return folder, environment.get("ANTRO_ENGINE_PIPE") == "7"

    return start


@pytest.mark.parametrize("typed", ["", "serve --port 0", "play drako", "--host 0.0.0.0"])
def test_playing_does_not_wait_for_the_compiler(started, typed):
    assert started(typed) == ("a server", True)
    assert started(typed, ready=True) == ("a server", False)


def test_pictures_are_drawn_while_the_server_runs(started, beside):
    assert started("serve", ready=True, illustrated=False) == ("a server", False)
    assert beside == ["serve"]
    started("serve", ready=True)
    started("--version", ready=True, illustrated=False)
    assert beside == ["serve"]


@pytest.mark.parametrize("typed", ["lab balance drako", "arena level:1 level:2"])
def test_measuring_waits_for_the_compiler(started, typed):
    assert started(typed, ready=True) == ("everything", False)


@pytest.mark.parametrize("typed", ["rules drako 8.4", "verify game.antro", "--version"])
def test_short_commands_compile_nothing(started, typed):
    assert started(typed) == ("a server", False)


@pytest.mark.parametrize("typed", ["arena level:1 level:2 --ray", "lab levels vast --ray=host:1"])
def test_ray_is_installed_when_a_command_uses_it(started, typed):
    assert started(typed, ready=True) == ("everything-lab", False)
