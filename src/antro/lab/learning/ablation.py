"""Decks without one kind of symbol, to measure the worth of that symbol.

A card keeps its other symbol. If it has no other symbol, it gets "move 1", the weakest symbol of
all. Only the decks of Drako are lists of symbols.
"""

import csv
import io
from typing import Final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.game import Options
from antro.games.drako.components.cards import MOST_FIGURES, SIDES
from antro.games.drako.components.decks import COLUMNS, data
from antro.games.drako.components.matchups import MATCHUPS
from antro.games.lists import rows

LEAST: Final = "move 1"


def ablations(game: str, options: Options) -> dict[str, Options]:
    """Return options with one kind of symbol removed from a deck, by a name for each."""
    if game != "drako":
        raise BadOption("ablate", game, Reason("no_symbols"))
    return {
        f"{SIDES[side]} without {kind}": {
            **options,
            f"deck-{SIDES[side]}": without(deck(options, SIDES[side]), kind),
        }
        for side in MATCHUPS[options["matchup"]].sides
        for kind in MOST_FIGURES[side]
        if kind != "move"
    }


def deck(options: Options, side: str) -> str:
    """Return the deck list of a side: an owner's list if given, or else ours."""
    return options.get(f"deck-{side}") or data(f"{side}.csv")


def without(text: str, kind: str) -> str:
    """Return a deck list without the symbols of one kind."""
    copies: dict[str, int] = {}
    for _, row in rows(text, "deck", COLUMNS):
        symbols = [part.strip() for part in row["symbols"].split("/")]
        left = " / ".join(part for part in symbols if kind not in part.split()) or LEAST
        copies[left] = copies.get(left, 0) + int(row["copies"])
    lines = io.StringIO()
    table = csv.writer(lines, lineterminator="\n")
    table.writerow(COLUMNS)
    for symbols_left, count in copies.items():
        table.writerow([count, symbols_left, "reconstructed", f"{kind} taken out"])
    return lines.getvalue()
