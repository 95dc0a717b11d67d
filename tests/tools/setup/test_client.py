"""The installation of the client's packages."""

import pytest

from tools.setup import client, keys

pytestmark = pytest.mark.plain


@pytest.fixture
def asked(tmp_path, monkeypatch):
    """Return the commands for npm, in a folder of a client without packages."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(keys, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path)
    monkeypatch.setattr(client, "LOCK_KEY", tmp_path / "packages.key")
    monkeypatch.setattr(client, "npm", lambda *words, log: asked.append(words))
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}")
    (tmp_path / "node_modules").mkdir()
    return asked


def test_a_build_installs_no_packages_for_checks(asked):
    client.install()
    assert "--omit=dev" in asked[0]
    assert client.installed(checks=False)
    assert not client.installed(checks=True)


def test_packages_for_checks_include_those_for_a_build(asked):
    client.install()
    client.install(checks=True)
    client.install()
    assert len(asked) == 2
    assert "--omit=dev" not in asked[1]


def test_a_changed_lock_file_installs_again(asked):
    client.install(checks=True)
    (client.WEB / "package-lock.json").write_text("{ }")
    assert not client.installed(checks=True)
