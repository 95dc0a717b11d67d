"""Heroes and creatures, read from ``data`` or from an owner’s list, checked line by line."""

from typing import Final, final

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.heroes.components.effects import (
    ACTIVE_WORDS,
    STATIC_WORDS,
    Effect,
    read_effect,
)
from antro.games.heroes.components.spells import check_names, data
from antro.games.heroes.components.symbols import ELEMENTS
from antro.games.lists import one_of, rows, things, whole_number

HERO_COLUMNS: Final = ["id", "en", "it", "element", "life", "confidence", "source"]
COLUMNS: Final = [
    "id", "en", "it", "element", "copies", "cost", "strength", "life", "helms", "direction",
    "active", "static", "confidence", "source",
]  # fmt: skip
CARDS: Final = 23  # of each hero (§3.3)
MOST_KINDS: Final = 15  # of creatures of one hero
HIGHEST: Final = 20  # number on a card
DIRECTIONS: Final = ["up", "up right", "left up", "left up right", "all"]  # §17.3


@final
class Hero:
    """One printed hero."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id: Final = row["id"]
        self.names: Final = {"en": row["en"], "it": row["it"]}
        self.element: Final = ELEMENTS.index(row["element"])
        self.life: Final = int(row["life"])


@final
class Creature:
    """One printed creature. All copies are equal."""

    def __init__(
        self,
        row: dict[str, str],
        numbers: dict[str, int],
        target: str,
        active: Effect | None,
        static: Effect | None,
    ) -> None:
        self.id: Final = row["id"]
        self.names: Final = {"en": row["en"], "it": row["it"]}
        self.element: Final = ELEMENTS.index(row["element"])
        self.copies: Final = numbers["copies"]
        self.cost: Final = numbers["cost"]
        self.strength: Final = numbers["strength"]
        self.life: Final = numbers["life"]
        self.helms: Final = numbers["helms"]
        self.direction: Final = row["direction"]
        self.target: Final = target  # of its active ability; "" without one
        self.active: Final = active
        self.static: Final = static
        self.confidence: Final = row["confidence"]
        self.source: Final = row["source"]


def read_heroes() -> list[Hero]:
    """Return the four heroes, in the order of their elements."""
    name = "heroes.csv"
    return [Hero(row) for _, row in rows(data(name), name, HERO_COLUMNS)]


def our_creatures() -> list[Creature]:
    """Return the creatures that come with Antro."""
    return read_creatures(data("creatures.csv"), "creatures.csv")


def read_creatures(text: str, name: str) -> list[Creature]:
    """Read the creatures of a list, in its order.

    Raise ``BadFile`` with the line and the field of an error.
    """
    creatures, last = things(text, name, COLUMNS, read_creature)
    check_box(creatures, name, last)
    return creatures


def read_creature(row: dict[str, str], name: str, at: int) -> Creature:
    """Read the creature of one line. Raise ``BadFile`` for an error."""
    check_names(row, name, at)
    one_of(row, "element", ELEMENTS, name, at)
    one_of(row, "direction", DIRECTIONS, name, at)
    fields = ("copies", "cost", "strength", "life", "helms")
    numbers = {
        field: whole_number(name, at, field, row[field], 0 if field == "strength" else 1, HIGHEST)
        for field in fields
    }
    target, active = read_active(row["active"], name, at)
    static = row["static"]
    return Creature(
        row,
        numbers,
        target,
        active,
        read_effect(STATIC_WORDS, static, name, at, "static") if static else None,
    )


def read_active(text: str, name: str, at: int) -> tuple[str, Effect | None]:
    """Read a target and an effect, such as ``exposed being: wound 1 magical``.

    Raise ``BadFile`` for an error.
    """
    if not text:
        return "", None
    target, _, rest = text.partition(": ")
    effect = read_effect(ACTIVE_WORDS, rest, name, at, "active")
    one_of({"active": target}, "active", ACTIVE_WORDS[effect.word].targets, name, at)
    return target, effect


def check_box(creatures: list[Creature], name: str, last: int) -> None:
    """Raise ``BadFile`` unless each hero has as many cards as in the box (§3.3)."""
    for element, word in enumerate(ELEMENTS):
        own = [creature for creature in creatures if creature.element == element]
        found = sum(creature.copies for creature in own)
        if found != CARDS:
            fields: Fields = {"what": word, "expected": CARDS, "found": found}
            raise BadFile(name, last, "copies", Reason("list_count", fields=fields))
        if len(own) > MOST_KINDS:
            limit: Fields = {"what": word, "most": MOST_KINDS}
            raise BadFile(name, last, "id", Reason("list_kinds_of", fields=limit))
