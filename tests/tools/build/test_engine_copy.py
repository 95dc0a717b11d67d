"""The copy that the compiled engine runs from follows every edit, and never hides one."""

from pathlib import Path

import pytest

from tools.build import engine
from tools.setup import keys

pytestmark = pytest.mark.plain


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of two modules, and the extension module that one of them was compiled to."""
    source, target = tmp_path / "src" / "antro", tmp_path / "build" / "compiled"
    for path in ("core/contract/game.py", "core/contract/descriptions.py", "static/index.html"):
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_text(f"# {path}")
    (target / "antro" / "core").mkdir(parents=True)
    (target / "antro" / "core" / "game.so").write_text("machine code")
    monkeypatch.setattr(engine, "SOURCE", source)
    monkeypatch.setattr(engine, "TARGET", target)
    for module in (engine, keys):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "constraints.txt").write_text("mypy==2\nrich==15\n")
    monkeypatch.setattr(engine, "TOOLS", [])
    return source


def mirrored():
    engine.mirror(engine.TARGET)
    copy = engine.TARGET / "antro"
    names = sorted(path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file())
    return {name: (copy / name).read_text() for name in names}


def test_the_copy_holds_sources_and_extension_modules(package):
    assert mirrored() == {
        "core/contract/game.py": "# core/contract/game.py",
        "core/game.so": "machine code",
        "core/contract/descriptions.py": "# core/contract/descriptions.py",
    }


def test_the_copy_links_to_the_client(package):
    mirrored()
    assert (engine.TARGET / "antro/static/index.html").read_text() == "# static/index.html"


def test_an_edit_reaches_the_copy(package):
    mirrored()
    (package / "core/contract/descriptions.py").write_text("# edited")
    assert mirrored()["core/contract/descriptions.py"] == "# edited"


def test_what_was_deleted_or_added_is_so_in_the_copy(package):
    mirrored()
    (package / "core/contract/descriptions.py").unlink()
    (package / "core/words.it.json").write_text("{}")
    assert list(mirrored()) == ["core/contract/game.py", "core/game.so", "core/words.it.json"]


@pytest.mark.parametrize(
    "name", ["core/contract/game.py", "core/contract/descriptions.py", "core/new.py"]
)
def test_an_edit_to_any_source_makes_the_engine_stale(package, name):
    (engine.TARGET / ".key").write_text(engine.key())
    assert engine.current(engine.TARGET)
    (package / name).write_text("# edited")
    assert not engine.current(engine.TARGET)


def test_another_tool_chain_makes_the_engine_stale_and_another_package_does_not(package):
    before = engine.key()
    (keys.ROOT / "constraints.txt").write_text("mypy==2\nrich==16\n")
    assert engine.key() == before
    (keys.ROOT / "constraints.txt").write_text("mypy==3\nrich==15\n")
    assert engine.key() != before


def test_what_was_compiled_once_and_is_no_longer_is_left_behind(tmp_path, monkeypatch):
    """It would hide the source that took its place."""
    libraries, made = tmp_path / "libraries", tmp_path / "made"
    (libraries / "antro").mkdir(parents=True)
    for name in ("game.so", "gone.so"):
        (libraries / "antro" / name).write_text("machine code")
    made_now = {Path("antro/game.so"): libraries / "antro" / "game.so"}
    monkeypatch.setattr(engine, "compile_modules", lambda *_, quick: made_now)
    engine.compile_engine(made)
    assert [path.name for path in made.rglob("*.so")] == ["game.so"]


def test_structs_are_not_compiled(package):
    assert engine.compiled() == ["core/contract/descriptions.py", "core/contract/game.py"]
    (package / "core/contract/descriptions.py").write_text(
        "class Move(Struct, frozen=True):\n    text: str\n"
    )
    assert engine.compiled() == ["core/contract/game.py"]


def test_an_engine_made_elsewhere_is_taken_as_long_as_it_is_made_of_the_same(
    package, tmp_path, monkeypatch
):
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setenv("ANTRO_ENGINE", str(elsewhere))
    assert engine.ready_made() is None
    keys.keep(elsewhere / ".key", engine.key())
    assert engine.ready_made() == elsewhere
    (package / "core/contract/game.py").write_text("# another game")
    assert engine.ready_made() is None


def test_what_stands_in_the_way_of_compiling_is_told(monkeypatch):
    monkeypatch.setenv("ANTRO_COMPILE", "0")
    assert engine.obstacle() == "ANTRO_COMPILE=0"
    monkeypatch.delenv("ANTRO_COMPILE")
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert engine.obstacle() == "no C compiler (no-such-compiler)"
