"""The printed cards, read from ``data`` (§1.2 to §1.4). Rules are elsewhere.

A *face* is a row of ``data/cards.csv``: one printed design with its copies.
There are fewer than 62, so a set of faces is one number.
"""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile

DATA: Final = Path(__file__).parent.parent / "data"

NOTHING: Final = -1  # an empty place
HIDDEN: Final = -2  # a card that the viewer does not know

COMMAND: Final = 0
BATTLE: Final = 1
KNOWLEDGE: Final = 2
POINTS: Final = "CBK"  # as the tables write them

HOUSES: Final = ["purple", "red", "turquoise"]
COLOURLESS: Final = len(HOUSES)  # grey cards and Wonders

NONE: Final = 0  # the effects of abilities, besides points
DRAW: Final = 1
REMOVE_CARD: Final = 2
REMOVE_TROOP: Final = 3
REMOVE_BUILDING: Final = 4
MOVE_DRAGON: Final = 5
EFFECTS: Final = {
    "draw": DRAW,
    "remove card": REMOVE_CARD,
    "remove troop": REMOVE_TROOP,
    "remove building": REMOVE_BUILDING,
    "move dragon": MOVE_DRAGON,
}


@final
class Card:
    """One printed face."""

    def __init__(self, row: dict[str, str]) -> None:
        self.name: Final = row["name"]
        self.slug: Final = slug(row["name"])
        self.kind: Final = row["kind"]
        self.house: Final = HOUSES.index(row["house"]) if row["house"] in HOUSES else COLOURLESS
        self.cost: Final = int(row["cost"])
        self.main: Final = points(row["main"])
        self.defence: Final = int(row["defence"])
        self.traits: Final = row["traits"].split()
        self.taken_for: Final = sum(int(t[10:]) for t in self.traits if t.startswith("taken-for-"))
        self.set: Final = row["set"]
        self.copies: Final = int(row["copies"])
        self.source: Final = row["source"]
        self.confidence: Final = row["confidence"]
        self.ability: Final = row["ability"]
        head, _, tail = row["ability"].partition(": ")
        self.needs: Final = head.split()[1:]  # the colours of a chain; empty for a removal
        self.chain: Final = head.startswith("chain")
        self.removal: Final = head == "remove"
        self.gain: Final = points(tail)
        self.effect: Final = next((EFFECTS[word] for word in EFFECTS if word in tail), NONE)
        self.cards: Final = int(tail.split()[-1]) if self.effect == DRAW else 0


def slug(name: str) -> str:
    """Return a name in the spelling of things: ``Celethe's Law`` is ``celethes_law``."""
    return name.lower().replace("'", "").replace(" ", "_")


def points(text: str) -> list[int]:
    """Return the command, battle and knowledge points of ``2C 1K``."""
    words = [word for word in text.split() if word[-1] in POINTS and word[:-1].isdigit()]
    return [sum(int(word[:-1]) for word in words if word[-1] == kind) for kind in POINTS]


def rows(name: str) -> list[dict[str, str]]:
    """Return the lines of one of our tables, and check that no cell is missing."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    for number, row in enumerate(found, start=2):
        for field, value in row.items():
            if value is None:
                raise BadFile(name, number, field, Reason("list_missing"))
    return found


CARDS: Final = [Card(row) for row in rows("cards.csv")]
FACES: Final[i64] = len(CARDS)
FACE_OF: Final = {card.slug: face for face, card in enumerate(CARDS)}


def table(value: Callable[[Card], int]) -> vec[i64]:
    """Return a row with a number for every face."""
    return vec[i64]([value(card) for card in CARDS])


def faces_where(holds: Callable[[Card], bool]) -> i64:
    """Return the set of faces for which *holds* is true."""
    found: i64 = 0
    for face, card in enumerate(CARDS):
        if holds(card):
            found |= bit(face)
    return found


COST: Final = table(lambda card: card.cost)
HOUSE: Final = table(lambda card: card.house)
DEFENCE: Final = table(lambda card: card.defence)
EFFECT: Final = table(lambda card: card.effect)
DRAWS: Final = table(lambda card: card.cards)
MAIN: Final = [vec[i64]([card.main[kind] for card in CARDS]) for kind in range(3)]
GAIN: Final = [vec[i64]([card.gain[kind] for card in CARDS]) for kind in range(3)]
NEEDS: Final = [vec[i64]([card.needs.count(house) for card in CARDS]) for house in HOUSES]
TAKEN_FOR: Final = table(lambda card: card.taken_for)

COMMANDS: Final[i64] = faces_where(lambda card: card.kind in ("start", "command"))
BUILDINGS: Final[i64] = faces_where(lambda card: card.kind == "building")
TROOPS: Final[i64] = faces_where(lambda card: card.kind == "troop")
WONDERS: Final[i64] = faces_where(lambda card: card.kind == "wonder")
ASSETS: Final[i64] = faces_where(lambda card: card.kind in ("command", "building", "troop"))
STARTING: Final[i64] = faces_where(lambda card: card.kind == "start")
GIVING: Final[i64] = faces_where(lambda card: any(card.main))  # with points
CHAINS: Final[i64] = faces_where(lambda card: card.chain)
PLAIN_CHAINS: Final[i64] = faces_where(lambda card: card.chain and not card.effect)  # only points
REMOVALS: Final[i64] = faces_where(lambda card: card.removal)
RAIDERS: Final[i64] = faces_where(  # Troops that are removed for battle points
    lambda card: card.kind == "troop" and card.removal and card.gain[BATTLE] > 0
)
TO_RIVAL: Final[i64] = faces_where(lambda card: "to-rival" in card.traits)
LASTING: Final[i64] = faces_where(lambda card: "lasting" in card.traits)
HIRELINGS: Final[i64] = faces_where(lambda card: "hireling" in card.traits)
UNSEALABLE: Final[i64] = faces_where(lambda card: "unsealable" in card.traits)
TAKEABLE: Final[i64] = faces_where(lambda card: card.taken_for > 0)
DRAGON_MOVERS: Final[i64] = faces_where(lambda card: card.effect == MOVE_DRAGON)

STATIONED: Final = [face for face in range(FACES) if (BUILDINGS | TROOPS) >> face & 1]
FIRST_STATIONED: Final[i64] = STATIONED[0]  # numbered in a row
