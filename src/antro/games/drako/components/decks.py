"""Deck lists, mats and start positions: read from data files, checked line by line.

A deck list is a CSV file with the columns copies, symbols, confidence, source. Symbols
are written ``move 2``, ``defence`` or, for several figures, ``2 attack 1``; the two of
one card have a stroke between them. An owner may bring a list of their own.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from antro.core.contract.errors import BadFile
from antro.games.drako.components.board import NAMES
from antro.games.drako.components.cards import (
    DEFENCE,
    FIGURES,
    KINDS,
    MOST_FIGURES,
    PLAIN,
    SIDES,
    TROLLS,
    Card,
    Kind,
    Side,
    Symbol,
)
from antro.games.lists import CONFIDENCES, is_within, rows, short, whole_number

CARDS: Final = 38  # in a deck (§1.4)
HIGHEST: Final = 9  # number on a symbol
COLUMNS: Final = ["copies", "symbols", "confidence", "source"]


def data(name: str) -> str:
    """The text of one of our own data files."""
    return files("antro.games.drako").joinpath("data", name).read_text(encoding="utf-8")


def our_deck(side: Side) -> list[Card]:
    """The deck that comes with Antro."""
    name = f"{SIDES[side]}.csv"
    return read_deck(side, data(name), name)


def read_deck(side: Side, text: str, name: str) -> list[Card]:
    """The faces of a deck list. Raises ``BadFile``, naming the line and the field."""
    cards: list[Card] = []
    total, last = 0, 1
    for at, row in rows(text, name, COLUMNS):
        copies = whole_number(name, at, "copies", row["copies"], 1, CARDS)
        card = Card(read_symbols(side, row["symbols"], name, at), copies)
        if any(sorted(card.things) == sorted(other.things) for other in cards):
            raise BadFile(
                name, at, "symbols", f"{card.text} is listed already: add its copies there"
            )
        if row["confidence"] not in CONFIDENCES:
            raise BadFile(name, at, "confidence", f"expected one of {', '.join(CONFIDENCES)}")
        cards.append(card)
        total, last = total + copies, at
    if total != CARDS:
        raise BadFile(name, last, "copies", f"a deck has {CARDS} cards, this list has {total}")
    return cards


def read_symbols(side: Side, text: str, name: str, at: int) -> list[Symbol]:
    """The one or two symbols of a card. Raises ``BadFile``."""
    symbols = [read_symbol(side, part, name, at) for part in text.split("/")]
    if len(symbols) > 2:
        raise BadFile(name, at, "symbols", "a card has one or two symbols")
    if len({symbol.text for symbol in symbols}) < len(symbols):
        raise BadFile(name, at, "symbols", "the two symbols of a card differ")
    return symbols


def read_symbol(side: Side, text: str, name: str, at: int) -> Symbol:
    """One symbol: ``[figures] kind [number]``."""
    words = text.split()
    many = words.pop(0) if len(words) > 1 and words[0] not in KINDS else "1"
    kind = words[0] if words else ""
    most = MOST_FIGURES[side].get(kind, 0)
    if most == 0:
        raise BadFile(
            name, at, "symbols", f"the {SIDES[side]} have no symbol {short(text.strip())}"
        )
    if not is_within(many, 1, most):
        raise BadFile(name, at, "symbols", f"{kind} is for 1 to {most} figures, not {short(many)}")
    return Symbol(Kind(KINDS.index(kind)), int(many), number(side, kind, words[1:], name, at))


def number(side: Side, kind: str, words: list[str], name: str, at: int) -> i64:
    """The number of a symbol; 0 for one that has none. Only trolls pay for a Defence."""
    free = kind == KINDS[DEFENCE]
    if kind in PLAIN or (free and (side != TROLLS or not words)):
        if words:
            raise BadFile(name, at, "symbols", f"{kind} has no number")
        return 0
    if len(words) != 1:
        raise BadFile(name, at, "symbols", f"{kind} has one number")
    return whole_number(name, at, "symbols", words[0], 0 if free else 1, HIGHEST)


def read_spaces() -> dict[str, int]:
    """How many wounds each figure, and each area of the dragon, has room for (§6.3, §7.1)."""
    return {row["figure"]: int(row["spaces"]) for row in mats()}


def read_lost_at() -> dict[str, int]:
    """The number of wounds at which each troll loses his ability (§10.6)."""
    return {row["figure"]: int(row["ability_lost_at"]) for row in mats() if row["ability_lost_at"]}


def mats() -> list[dict[str, str]]:
    """What is printed on the mats of the figures, a row per figure or area."""
    columns = ["figure", "spaces", "ability_lost_at", "confidence", "source"]
    return [row for _, row in rows(data("mats.csv"), "mats.csv", columns)]


def read_starts(matchup: str, side: Side) -> list[int]:
    """Return the start hex of each figure of a side (§2.3, §12.1, §13.1, §14.1, §15.1, §17.1)."""
    columns = ["matchup", "figure", "hex", "confidence", "source"]
    table = rows(data("starts.csv"), "starts.csv", columns)
    hexes = {
        row["figure"]: NAMES.index(row["hex"]) for _, row in table if row["matchup"] == matchup
    }
    return [hexes[figure] for figure in FIGURES[side]]


SPACES: Final = read_spaces()
LOST_AT: Final = read_lost_at()
