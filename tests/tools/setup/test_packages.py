"""The installation of Python packages."""

import pytest

from tools.setup import keys, packages

pytestmark = pytest.mark.plain


@pytest.fixture
def environment(tmp_path, monkeypatch):
    """Return the commands for pip, in an empty environment."""
    asked = []
    monkeypatch.setattr(packages, "PYTHON", tmp_path)
    monkeypatch.setattr(packages, "INSTALLED", tmp_path / "installed.txt")
    monkeypatch.setattr(packages, "pip", lambda log, *words: asked.append(words))
    monkeypatch.setattr(packages, "say", lambda step, text: None)
    return asked


def test_an_extra_may_include_our_other_extras():
    names = packages.requirements(("dev",))
    assert not [name for name in names if name.startswith("antro")]
    assert set(packages.requirements(("compile",))) < set(names)


def test_installed_packages_are_not_installed_again(environment):
    assert not packages.ready(())
    packages.install(())
    assert packages.ready(())
    assert not packages.ready(("dev",))


def test_packages_of_the_server_are_installed_before_the_compiler(environment):
    packages.install(())
    assert not packages.ready(("compile",))
    packages.install(("compile",))
    assert packages.ready(())
    assert packages.ready(("compile",))


def test_an_extra_includes_the_packages_of_the_server(environment):
    packages.install(("dev",))
    assert packages.ready(())
    assert packages.ready(("compile",))


def test_changed_constraints_install_everything_again(environment, monkeypatch):
    packages.install(("dev",))
    monkeypatch.setattr(packages, "CONSTRAINTS", keys.ROOT / "pyproject.toml")
    assert not packages.ready(())
