"""What is installed, and when it is not installed again."""

import pytest

from tools.setup import keys, packages

pytestmark = pytest.mark.plain


@pytest.fixture
def environment(tmp_path, monkeypatch):
    """An environment with nothing in it; installers only note what they were asked for."""
    asked = []
    monkeypatch.setattr(packages, "PYTHON", tmp_path)
    monkeypatch.setattr(packages, "INSTALLED", tmp_path / "installed.txt")
    monkeypatch.setattr(packages, "pip", lambda log, *words: asked.append(words))
    monkeypatch.setattr(packages, "say", lambda step, text: None)
    return asked


def test_an_extra_may_name_others_of_ours():
    names = packages.requirements(("dev",))
    assert not [name for name in names if name.startswith("antro")]
    assert set(packages.requirements(("compile",))) < set(names)


def test_what_is_installed_is_not_installed_again(environment):
    assert not packages.ready(())
    packages.install(())
    assert packages.ready(())
    assert not packages.ready(("dev",))


def test_what_a_server_needs_is_installed_first_and_the_compiler_later(environment):
    packages.install(())
    assert not packages.ready(("compile",))
    packages.install(("compile",))
    assert packages.ready(())
    assert packages.ready(("compile",))


def test_the_extras_include_the_rest(environment):
    packages.install(("dev",))
    assert packages.ready(())
    assert packages.ready(("compile",))


def test_other_constraints_install_everything_again(environment, monkeypatch):
    packages.install(("dev",))
    monkeypatch.setattr(packages, "CONSTRAINTS", keys.ROOT / "pyproject.toml")
    assert not packages.ready(())
