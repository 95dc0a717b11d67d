"""The quickly compiled engine for bots has the modules that they need, and loads."""

import ast

import pytest

from tools.build import engine
from tools.build.c_folders import joined

pytestmark = pytest.mark.plain

QUICK = set(engine.compiled(quick=True))


def test_the_quick_engine_has_all_rules_and_bots_but_no_display():
    shown = [name for name in engine.compiled() if name not in QUICK]
    assert len(shown) + len(QUICK) == len(engine.compiled())
    assert {name.split("/")[0] for name in shown} == {"server", "games", "core"}
    assert all("/display/" in name for name in shown if name.startswith("games/"))


def bases(name):
    """Return the modules of the package with base classes of this module."""
    tree = ast.parse((engine.SOURCE / name).read_text())
    imported = {
        alias.asname or alias.name: (node.module or "").removeprefix("antro.").replace(".", "/")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    named = (base for each in classes for base in each.bases)
    plain = (base.value if isinstance(base, ast.Subscript) else base for base in named)
    names = {base.id for base in plain if isinstance(base, ast.Name)}
    return {f"{imported[each]}.py" for each in names & imported.keys()}


@pytest.mark.parametrize("name", [name for name in engine.sources() if name not in QUICK])
def test_no_interpreted_class_inherits_from_a_compiled_class(name):
    """Python refuses to load such a class."""
    assert bases(name).isdisjoint(QUICK)


def test_modules_of_one_folder_become_one_file_with_the_largest_first(tmp_path):
    sizes = {"__native_antro___core___game": 1, "__native_antro___core___moves": 2, "list_ops": 4}
    for name, size in sizes.items():
        (tmp_path / f"{name}.c").write_text(" " * size)
    game, moves, lists = sources = [tmp_path / f"{name}.c" for name in sizes]
    made = joined(sources, tmp_path / "folders")
    folder = tmp_path / "folders"
    assert list(made.items()) == [
        (str(folder / "list_ops.c"), [lists]),
        (str(folder / "__native_antro___core.c"), [game, moves]),
    ]
    text = (folder / "__native_antro___core.c").read_text()
    assert text == f'#include "{game}"\n#include "{moves}"\n'
