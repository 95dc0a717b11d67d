"""The generated functions that copy states are current, and support each kind of field."""

import pytest

from tools.checks.state_copies import Unreadable, files, main

pytestmark = pytest.mark.plain

PILES = """
from typing import Final
from librt.vecs import vec

NO_CARDS: Final = vec[i64]([0] * 3)
LAST: Final[i64] = 2

class Card:
    def __init__(self):
        self.text: Final = "a card never changes"

class Pile:
    def __init__(self):
        self.size: i64 = 0
        # secret
        self.cards = NO_CARDS

class Bare:
    size = 0

class Deck:
    def __init__(self):
        self.left = 0

    def copy_from(self, other):
        self.left = other.left
"""

STATE = '''
from antro.games.nim.state.copies_gen import copy_nim_state
from antro.games.nim.state.piles import LAST, NO_CARDS, Bare, Card, Deck, Pile

Phase = NewType("Phase", i64)
SETUP: Final = Phase(0)

class NimState(State):
    """A state."""

    def __init__(self, config: str, pending: list[Card], *, seat: Phase) -> None:
        """Make one."""
{fields}

    def clone(self):
        return copy_nim_state
'''

COPIED = {
    "self.n = -1": "to.n = other.n",
    "self.n = LAST": "to.n = other.n",
    "self.phase = SETUP": "to.phase = other.phase",
    "self.phase = Phase(1)": "to.phase = other.phase",
    "self.seat = seat": "to.seat = other.seat",
    "self.name: str | None = name_of(1)": "to.name = other.name",
    "self.pending = pending": "to.pending = other.pending[:]",
    "self.last: Card = pending[0]": "to.last = other.last",
    "self.shared = NO_CARDS": "to.shared = other.shared[:]",
    "self.row = vec[i64]()": "to.row = other.row[:]",
    "self.played: list[int] = []": "to.played = other.played[:]",
    "self.deck = Deck()": "to.deck.copy_from(other.deck)",
    "self.pile = Pile()": "copy_pile(to.pile, other.pile)",
}

LOOPED = {
    "self.own = NO_CARDS[:]": "to.own[at] = other.own[at]",
    "self.own = vec[i64]([0] * 3)": "to.own[at] = other.own[at]",
    "self.piles = [Pile() for _ in range(2)]": "copy_pile(to.piles[at], other.piles[at])",
    "self.piles: list[Pile] = made()": "copy_pile(to.piles[at], other.piles[at])",
    "self.decks = [Deck(), Deck()]": "to.decks[at].copy_from(other.decks[at])",
}

UNREADABLE = {
    "self.n = next_number()": "the type of n is not clear",
    "self.held: dict[int, int] = {}": "the type of held is not clear",
    "self.rows: list[list[int]] = []": "the type of rows is not clear",
    "self.n = self.m = 0": "does not assign one field",
    "self.n, self.m = 0, 0": "does not assign one field",
    "if config: self.n = 0": "does not assign one field",
    "n = 0": "does not assign one field",
    "super().__init__()": "does not assign one field",
}


def game(folder, *fields):
    """Return the folder of a game whose state has these fields."""
    state = folder / "src" / "antro" / "games" / "nim" / "state"
    state.mkdir(parents=True)
    (state / "piles.py").write_text(PILES)
    indented = "\n".join(f"        {field}" for field in fields)
    (state / "state.py").write_text(STATE.format(fields=indented))
    return folder / "src"


def made(folder, *fields):
    """Return the generated functions of a state with these fields: their lines, by name."""
    [text] = files(game(folder, *fields)).values()
    functions = [part.splitlines() for part in text.split("\n\n\ndef ")[1:]]
    return {lines[0].partition("(")[0]: [each.strip() for each in lines[2:]] for lines in functions}


def test_the_functions_that_copy_states_are_current(capsys):
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("field", COPIED)
def test_a_field_is_copied_by_its_type_or_first_value(tmp_path, field):
    assert made(tmp_path, field)["copy_nim_state"] == [COPIED[field]]


@pytest.mark.parametrize("field", LOOPED)
def test_own_rows_and_lists_of_parts_are_copied_one_by_one(tmp_path, field):
    name = field.partition(" ")[0].removeprefix("self.").removesuffix(":")
    loop = f"for at in range(i64(len(other.{name}))):"
    assert made(tmp_path, field)["copy_nim_state"] == [loop, LOOPED[field]]


def test_final_fields_are_left_to_the_constructor(tmp_path):
    fields = ["self.config: Final = config", "self.seats: Final[i64] = 2", "self.n = 0"]
    assert made(tmp_path, *fields)["copy_nim_state"] == ["to.n = other.n"]


def test_fields_below_secret_are_left_out_of_the_open_copy(tmp_path):
    fields = [
        "self.a = 0",
        "# secret: two fields",
        "self.b = 0  # of one seat",
        "self.c = 0",
        "# this turn",
        "self.d = 0",
        "# a group",
        "# secret in name only",
        "self.e = 0",
    ]
    functions = made(tmp_path, *fields)
    shown = [f"to.{name} = other.{name}" for name in "ade"]
    assert functions["copy_open_nim_state"] == shown
    rest = ["copy_open_nim_state(to, other)", "to.b = other.b", "to.c = other.c"]
    assert functions["copy_nim_state"] == rest


def test_a_part_gets_its_own_functions_once(tmp_path):
    functions = made(tmp_path, "self.a = Pile()", "self.b = Pile()")
    assert functions["copy_open_pile"] == ["to.size = other.size"]
    assert functions.keys() == {"copy_nim_state", "copy_pile", "copy_open_pile"}


@pytest.mark.parametrize("field", UNREADABLE)
def test_an_unreadable_init_is_named_with_its_class_and_file(tmp_path, field):
    source = game(tmp_path, field)
    with pytest.raises(Unreadable, match=UNREADABLE[field]) as problem:
        files(source)
    said = str(problem.value)
    assert said.startswith("src/antro/games/nim/state/state.py: NimState cannot be copied: ")


def test_a_part_without_init_is_named(tmp_path):
    source = game(tmp_path, "self.part = Bare()")
    with pytest.raises(Unreadable, match=r"piles.py: Bare cannot be copied: it has no __init__"):
        files(source)


def test_files_are_written_checked_and_removed(tmp_path, capsys):
    source = game(tmp_path, "self.n = 0")
    path = source / "antro" / "games" / "nim" / "state" / "copies_gen.py"
    assert main(["--check"], source) == 1
    assert capsys.readouterr().out.startswith("antro/games/nim/state/copies_gen.py is not current")
    assert main([], source) == 0
    assert main(["--check"], source) == 0
    state = path.with_name("state.py")
    state.write_text(state.read_text().replace("self.n = 0", "self.n = 0\n        self.m = 0"))
    assert main(["--check"], source) == 1
    state.write_text("")
    assert main([], source) == 0
    assert not path.exists()


def test_an_error_is_printed(tmp_path, capsys):
    assert main(["--check"], game(tmp_path, "self.n = next_number()")) == 1
    assert "NimState cannot be copied" in capsys.readouterr().out
