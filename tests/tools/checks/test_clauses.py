"""The clause check of a small correct game, and its message for each fault."""

import pytest

from tools.checks.clauses import counted, implementations, problems

pytestmark = pytest.mark.plain

RIGHT = {
    "docs/rules/nim.en.md": "## 1 Play\n\n**1.1** Take.\n**1.12** You may pass (1.1).\n",
    "docs/rules/nim.it.md": "## 1 Gioco\n\n**1.1** Prendi.\n**1.12** Puoi passare (1.1).\n",
    "src/antro/games/nim/rules.py": '"""§1 Play."""\n# §1.1\nCLAUSE = "1.12"\n',
    "tests/games/nim/test_nim.py": 'def test_1_1_take():\n    pass\n\ndef test_b():\n    "§1.12"\n',
}


def messages(folder, changes):
    """Return the messages of the check after files of the small game were changed or removed."""
    for name, text in {**RIGHT, **changes}.items():
        if text is not None:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
    return problems(folder)


def test_a_correct_game_has_no_fault(tmp_path):
    assert messages(tmp_path, {}) == []
    assert counted(tmp_path) == "nim 2"


TEST, RULES = "tests/games/nim/test_nim.py", "src/antro/games/nim/rules.py"
EN, IT = "docs/rules/nim.en.md", "docs/rules/nim.it.md"
LIST, DEFINED = "src/antro/games/nim/data/cards.csv", "tests/games/nim/definitions.json"

FAULTS = {
    "no Italian": ({IT: None}, f"{IT}: missing"),
    "no rulebook": ({EN: None, IT: None}, f"{EN}: missing"),
    "one lost": ({IT: "## 1 Gioco\n**1.1** Prendi."}, f"{IT}: lacks 1.12"),
    "one added": ({IT: RIGHT[IT] + "**1.2** Oh."}, f"{EN}: lacks 1.2"),
    "one twice": ({EN: RIGHT[EN] + "**1.1** Again."}, f"{EN}: 1.1 twice"),
    "cross": ({EN: RIGHT[EN].replace("(1.1)", "(1.1, 2.1)")}, f"{EN}: cites 2.1, which"),
    "untested": ({TEST: "def test_1_1_take():\n    pass\n"}, f"{EN}: no test cites 1.12"),
    "no tests": ({TEST: None}, f"{EN}: no test cites 1.1"),
    "a comment": ({TEST: "# §1.12\ndef test_1_1_take(): pass\n"}, f"{EN}: no test cites 1.12"),
    "a heading": ({TEST: '"""§1.12"""\ndef test_1_1_a(): pass\n'}, f"{EN}: no test cites 1.12"),
    "longer": ({TEST: "def test_1_1(): pass\ndef test_1_121(): 0\n"}, f"{EN}: no test cites 1.12"),
    "source": ({RULES: '"""§1.3 Burn."""\n'}, f"{RULES}: cites 1.3, which nim does not have"),
    "section": ({RULES: '"""§7"""\n'}, f"{RULES}: cites 7, which nim does not have"),
    "data": ({RULES: 'CLAUSE = "1.3"\n'}, f"{RULES}: cites 1.3, which nim does not have"),
    "list": ({LIST: "id,clause\na,1.3\n"}, f"{LIST}: cites 1.3, which nim does not have"),
    "no code": ({RULES: '"""§1.1"""'}, f"{EN}: no code cites 1.12"),
    "section only": ({RULES: '"""§1"""'}, f"{EN}: no code cites 1.1, 1.12"),
    "no such definition": ({DEFINED: '{"1.3": "an example"}'}, f"{DEFINED}: nim has no"),
    "coded and defined": (
        {DEFINED: '{"1.12": "an example"}'},
        f"{DEFINED}: remove 1.12, which {RULES} implements",
    ),
}


@pytest.mark.parametrize(("changes", "line"), FAULTS.values(), ids=FAULTS)
def test_each_fault_has_its_message(tmp_path, changes, line):
    assert any(said.startswith(line) for said in messages(tmp_path, changes))


def test_one_test_name_may_cite_several_clauses(tmp_path):
    assert messages(tmp_path, {TEST: "def test_1_1_and_1_12_take(): pass\n"}) == []


EXAMPLE = {
    name.replace("docs/rules", "examples/nim")
    .replace("src/antro/games", "examples")
    .replace("tests/games", "tests/examples"): text
    for name, text in RIGHT.items()
}


def test_an_example_has_its_rulebook_beside_its_rules(tmp_path):
    nowhere: dict[str, None] = dict.fromkeys(RIGHT)
    assert messages(tmp_path, {**nowhere, **EXAMPLE}) == []
    assert counted(tmp_path) == "nim 2"
    (tmp_path / "tests/examples/nim/test_nim.py").unlink()
    assert problems(tmp_path) == ["examples/nim/nim.en.md: no test cites 1.1, 1.12"]


@pytest.mark.parametrize(
    "changes",
    [
        {RULES: '"""§1.1 to §1.12"""\n'},
        {RULES: '"""§1.1"""', LIST: "id,clause\na,1.12\n"},
        {RULES: '"""§1.1"""', DEFINED: '{"1.12": "an example"}'},
    ],
    ids=["range", "data", "definition"],
)
def test_a_clause_may_be_cited_in_a_range_in_data_or_as_a_definition(tmp_path, changes):
    assert messages(tmp_path, changes) == []


def test_the_files_that_implement_a_clause_are_named(tmp_path):
    messages(tmp_path, {LIST: "id,clause\na,1.12\n"})
    assert implementations(tmp_path, "nim") == {"1": [RULES], "1.1": [RULES], "1.12": [LIST, RULES]}
