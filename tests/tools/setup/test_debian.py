"""The programs that tests need, and their services."""

import os
import shutil

import pytest

from tools.setup import debian, steps

pytestmark = pytest.mark.plain


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """Return the commands that would run, on a machine without any of the programs."""
    ran: list[tuple[str, ...]] = []

    def run(log, *command):
        ran.append(command)
        assert debian.POLICY.exists() is ("install" in command)

    monkeypatch.setattr(debian, "POLICY", tmp_path / "policy")
    monkeypatch.setattr(debian, "path", lambda _: None)
    monkeypatch.setattr(debian, "run", run)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return ran


def test_missing_programs_are_installed_and_their_services_not_started(machine):
    debian.install_servers()
    assert [*debian.SERVERS] == [*machine[-1][-len(debian.SERVERS) :]]
    assert not debian.POLICY.exists()


def test_a_policy_of_the_machine_stays(machine, monkeypatch):
    debian.POLICY.write_text("ours")
    monkeypatch.setattr(debian, "run", lambda *_: None)
    debian.install_servers()
    assert debian.POLICY.read_text() == "ours"


def test_nothing_is_installed_twice(machine, monkeypatch):
    monkeypatch.setattr(debian, "path", lambda name: f"/usr/bin/{name}")
    debian.install_servers()
    debian.install_browser()
    assert machine == []


def test_a_user_who_may_not_install_is_told_what_is_missing(machine, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(steps.Failed, match="haproxy, nginx, pgbouncer, postgresql, sqlite3"):
        debian.install_servers()
