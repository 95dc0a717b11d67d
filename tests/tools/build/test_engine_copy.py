"""The folder of the compiled engine is an exact copy of the current sources."""

from pathlib import Path

import pytest

from tools.build import engine
from tools.setup import keys

pytestmark = pytest.mark.plain


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Create a package of two modules, with an extension module compiled from one of them."""
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


def test_deleted_and_added_files_are_copied(package):
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


def test_a_new_compiler_makes_the_engine_stale_but_another_package_does_not(package):
    before = engine.key()
    (keys.ROOT / "constraints.txt").write_text("mypy==2\nrich==16\n")
    assert engine.key() == before
    (keys.ROOT / "constraints.txt").write_text("mypy==3\nrich==15\n")
    assert engine.key() != before


def test_an_outdated_extension_module_is_not_copied(tmp_path, monkeypatch):
    """It would hide the source that replaced it."""
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


def test_a_ready_made_engine_is_used_only_while_its_sources_are_equal(
    package, tmp_path, monkeypatch
):
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setenv("ANTRO_ENGINE", str(elsewhere))
    assert engine.ready_made() is None
    keys.keep(elsewhere / ".key", engine.key())
    assert engine.ready_made() == elsewhere
    (package / "core/contract/game.py").write_text("# another game")
    assert engine.ready_made() is None


def test_the_obstacle_to_compiling_is_named(monkeypatch):
    monkeypatch.setenv("ANTRO_COMPILE", "0")
    assert engine.obstacle() == "ANTRO_COMPILE=0"
    monkeypatch.delenv("ANTRO_COMPILE")
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert engine.obstacle() == "no C compiler (no-such-compiler)"
