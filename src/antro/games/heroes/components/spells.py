"""The spells, read from ``data`` or from an owner’s list, checked line by line."""

from importlib.resources import files
from typing import Final, final

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.heroes.components.effects import (
    INSTANT,
    KINDS,
    PERMANENT,
    PERMANENT_WORDS,
    REINFORCEMENTS,
    SPELL_WORDS,
    Effect,
    Word,
    read_effect,
)
from antro.games.heroes.components.symbols import ELEMENTS, NO_ELEMENT, Needs, read_needs
from antro.games.lists import CONFIDENCES, one_of, short, things, whole_number

COLUMNS: Final = [
    "id", "en", "it", "group", "element", "needs", "kind", "target", "effect", "reinforcement",
    "copies", "confidence", "source",
]  # fmt: skip
BASIC: Final = "basic"
SPECIAL: Final = "special"
MARKET: Final = "market"
CARDS: Final = {BASIC: 20, SPECIAL: 4, MARKET: 60}  # in the box, by group (§3.2)
PLAYERS: Final = 4  # who divide the basic spells among them
MOST_KINDS: Final = 40  # of spells: a set of them is one number
MOST_COPIES: Final = 15  # of one spell: a pile counts them in four bits


@final
class Spell:
    """One printed spell. All copies are equal."""

    def __init__(self, row: dict[str, str], needs: Needs, effect: Effect, copies: int) -> None:
        self.id: Final = row["id"]
        self.names: Final = {"en": row["en"], "it": row["it"]}
        self.group: Final = row["group"]
        element = row["element"]
        self.element: Final = ELEMENTS.index(element) if element else NO_ELEMENT
        self.needs: Final = needs
        self.permanent: Final = row["kind"] == PERMANENT
        self.target: Final = row["target"]
        self.effect: Final = effect
        self.reinforcement: Final = row["reinforcement"]
        self.copies: Final = copies
        self.confidence: Final = row["confidence"]
        self.source: Final = row["source"]


def data(name: str) -> str:
    """Return the text of one of our own lists."""
    return files("antro.games.heroes").joinpath("data", name).read_text(encoding="utf-8")


def our_spells() -> list[Spell]:
    """Return the spells that come with Antro."""
    return read_spells(data("spells.csv"), "spells.csv")


def read_spells(text: str, name: str) -> list[Spell]:
    """Read the spells of a list, in its order.

    Raise ``BadFile`` with the line and the field of an error.
    """
    spells, last = things(text, name, COLUMNS, read_spell)
    check_box(spells, name, last)
    return spells


def read_spell(row: dict[str, str], name: str, at: int) -> Spell:
    """Read the spell of one line. Raise ``BadFile`` for an error."""
    check_words(row, name, at)
    needs = read_needs(row["needs"])
    if needs is None:
        fields: Fields = {"expected": "FFF, HH, same 3", "found": short(row["needs"])}
        raise BadFile(name, at, "needs", Reason("list_form", fields=fields))
    known = SPELL_WORDS if row["kind"] == INSTANT else PERMANENT_WORDS
    effect = read_effect(known, row["effect"], name, at, "effect")
    check_fit(known[effect.word], row, name, at)
    copies = whole_number(name, at, "copies", row["copies"], 1, MOST_COPIES)
    return Spell(row, needs, effect, copies)


def check_words(row: dict[str, str], name: str, at: int) -> None:
    """Raise ``BadFile`` unless the fields of a line are complete and use known words."""
    check_names(row, name, at)
    one_of(row, "group", [*CARDS], name, at)
    one_of(row, "element", [""] if row["group"] == BASIC else ELEMENTS, name, at)
    one_of(row, "kind", KINDS, name, at)
    one_of(row, "reinforcement", [""] if row["group"] == BASIC else REINFORCEMENTS, name, at)


def check_names(row: dict[str, str], name: str, at: int) -> None:
    """Raise ``BadFile`` unless a card has an id, a name in each language and a confidence."""
    plain = row["id"].replace("_", "")
    if not (plain.isascii() and plain.isalnum() and row["id"] == row["id"].lower()):
        raise BadFile(name, at, "id", Reason("list_id", fields={"found": short(row["id"])}))
    for language in ("en", "it"):
        if not row[language]:
            raise BadFile(name, at, language, Reason("list_missing"))
    one_of(row, "confidence", CONFIDENCES, name, at)


def check_fit(word: Word, row: dict[str, str], name: str, at: int) -> None:
    """Raise ``BadFile`` unless an effect works with its target and its reinforcement."""
    one_of(row, "target", word.targets, name, at)
    one_of(row, "reinforcement", ["", word.reinforcement], name, at)


def check_box(spells: list[Spell], name: str, last: int) -> None:
    """Raise ``BadFile`` unless each group has as many cards as in the box (§3.2)."""
    for group, expected in CARDS.items():
        found = sum(spell.copies for spell in spells if spell.group == group)
        if found != expected:
            fields: Fields = {"what": group, "expected": expected, "found": found}
            raise BadFile(name, last, "copies", Reason("list_count", fields=fields))
    if len(spells) > MOST_KINDS:
        raise BadFile(name, last, "id", Reason("list_kinds", fields={"most": MOST_KINDS}))
    special = sorted(spell.element for spell in spells if spell.group == SPECIAL)
    if special != [*range(len(ELEMENTS))]:
        raise BadFile(name, last, "element", Reason("list_special"))
    if any(spell.copies % PLAYERS for spell in spells if spell.group == BASIC):
        raise BadFile(name, last, "copies", Reason("list_shared", fields={"n": PLAYERS}))
    if sum(spell.effect.amount for spell in spells if spell.effect.word == "die") > 1:
        raise BadFile(name, last, "effect", Reason("list_die"))
