"""Deck lists, mats and start positions: read from data files, checked line by line.

A deck list is a CSV file with the columns copies, symbols, confidence, source. Symbols
are written ``move 2``, ``defence`` or, for several figures, ``2 attack 1``; the two of
one card have a stroke between them. An owner may bring a list of their own.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Reason
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
from antro.games.lists import CONFIDENCES, is_within, one_of, rows, short, whole_number

CARDS: Final = 38  # in a deck (§1.4)
HIGHEST: Final = 9  # number on a symbol
COLUMNS: Final = ["copies", "symbols", "confidence", "source"]


def data(name: str) -> str:
    """Return the text of one of our own data files."""
    return files("antro.games.drako").joinpath("data", name).read_text(encoding="utf-8")


def our_deck(side: Side) -> list[Card]:
    """Return the deck that comes with Antro."""
    name = f"{SIDES[side]}.csv"
    return read_deck(side, data(name), name)


def read_deck(side: Side, text: str, name: str) -> list[Card]:
    """Return the faces of a deck list. Raises ``BadFile``, naming the line and the field."""
    cards: list[Card] = []
    total, last = 0, 1
    for at, row in rows(text, name, COLUMNS):
        copies = whole_number(name, at, "copies", row["copies"], 1, CARDS)
        card = Card(read_symbols(side, row["symbols"], name, at), copies)
        if any(sorted(card.things) == sorted(other.things) for other in cards):
            raise BadFile(name, at, "symbols", Reason("list_again", fields={"what": card.text}))
        one_of(row, "confidence", CONFIDENCES, name, at)
        cards.append(card)
        total, last = total + copies, at
    if total != CARDS:
        fields: Fields = {"expected": CARDS, "found": total}
        raise BadFile(name, last, "copies", Reason("list_total", fields=fields))
    return cards


def read_symbols(side: Side, text: str, name: str, at: int) -> list[Symbol]:
    """Return the one or two symbols of a card. Raises ``BadFile``."""
    symbols = [read_symbol(side, part, name, at) for part in text.split("/")]
    if len(symbols) > 2:
        raise BadFile(name, at, "symbols", Reason("list_symbols"))
    if len({symbol.text for symbol in symbols}) < len(symbols):
        raise BadFile(name, at, "symbols", Reason("list_same_symbols"))
    return symbols


def read_symbol(side: Side, text: str, name: str, at: int) -> Symbol:
    """One symbol: ``[figures] kind [number]``."""
    words = text.split()
    many = words.pop(0) if len(words) > 1 and words[0] not in KINDS else "1"
    kind = words[0] if words else ""
    most = MOST_FIGURES[side].get(kind, 0)
    if most == 0:
        fields: Fields = {"found": short(text.strip()), "expected": ", ".join(MOST_FIGURES[side])}
        raise BadFile(name, at, "symbols", Reason("list_no_symbol", fields=fields))
    if not is_within(many, 1, most):
        limits: Fields = {"what": kind, "most": most, "found": short(many)}
        raise BadFile(name, at, "symbols", Reason("list_figures", fields=limits))
    return Symbol(Kind(KINDS.index(kind)), int(many), number(side, kind, words[1:], name, at))


def number(side: Side, kind: str, words: list[str], name: str, at: int) -> i64:
    """Return the number of a symbol, or 0 without a number. Only Trolls pay for a Defence."""
    free = kind == KINDS[DEFENCE]
    if kind in PLAIN or (free and (side != TROLLS or not words)):
        if words:
            raise BadFile(name, at, "symbols", Reason("list_no_number", fields={"what": kind}))
        return 0
    if len(words) != 1:
        raise BadFile(name, at, "symbols", Reason("list_one_number", fields={"what": kind}))
    return whole_number(name, at, "symbols", words[0], 0 if free else 1, HIGHEST)


def read_spaces() -> dict[str, int]:
    """Return the wound spaces of each figure and each area of the Dragon (§6.3, §7.1)."""
    return {row["figure"]: int(row["spaces"]) for row in mats()}


def read_lost_at() -> dict[str, int]:
    """Return the number of wounds that costs each Troll his ability (§10.6)."""
    return {row["figure"]: int(row["ability_lost_at"]) for row in mats() if row["ability_lost_at"]}


def mats() -> list[dict[str, str]]:
    """Return the printed values of the mats, one row per figure or area."""
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
