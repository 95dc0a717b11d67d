"""The printed things: sides, figures, symbols and cards (§1).

Their effects are in ``moves``.
"""

from typing import Final, NewType, final

from mypy_extensions import i64

Side = NewType("Side", i64)
DRAGON: Final = Side(0)
DWARVES: Final = Side(1)
KNIGHTS: Final = Side(2)
TROLLS: Final = Side(3)
SIDES: Final = ["dragon", "dwarves", "knights", "trolls"]

# FIGURES[side]: the figures of a side, in the order of their slots
FIGURES: Final = [
    ["dragon"],
    ["brald", "urpen", "morin"],
    ["swordsman", "archer-1", "archer-2"],
    ["thrower", "berserker"],
]
BRALD: Final[i64] = 0
URPEN: Final[i64] = 1
MORIN: Final[i64] = 2
SWORDSMAN: Final[i64] = 0
ARCHER: Final[i64] = 1  # the first of two
THROWER: Final[i64] = 0
BERSERKER: Final[i64] = 1

AREAS: Final = ["armour", "flight", "fire", "movement"]  # of the Dragon (§7.1)

Kind = NewType("Kind", i64)
MOVE: Final = Kind(0)
ATTACK: Final = Kind(1)
DEFENCE: Final = Kind(2)
FLIGHT: Final = Kind(3)
FIRE: Final = Kind(4)
CROSSBOW: Final = Kind(5)
NET: Final = Kind(6)
BOW: Final = Kind(7)
REINFORCEMENTS: Final = Kind(8)
ROCK: Final = Kind(9)
CHARGE: Final = Kind(10)

KINDS: Final = [
    "move", "attack", "defence", "flight", "fire", "crossbow", "net", "bow", "reinforcements",
    "rock", "charge",
]  # fmt: skip
PLAIN: Final = ["flight", "net", "reinforcements"]  # symbols without a number

# MOST_FIGURES[side][kind name]: the highest number of figures for a symbol of this side
MOST_FIGURES: Final = [
    {"move": 1, "attack": 1, "defence": 1, "flight": 1, "fire": 1},
    {"move": 2, "attack": 2, "defence": 1, "crossbow": 1, "net": 1},
    {"move": 2, "attack": 3, "defence": 1, "bow": 1, "reinforcements": 1},
    {"move": 2, "attack": 2, "defence": 1, "rock": 1, "charge": 1},
]


@final
class Symbol:
    """One symbol of a card: its kind, its number of figures, and its value."""

    def __init__(self, kind: Kind, figures: i64, value: i64) -> None:
        self.kind: Final = kind
        self.figures: Final = figures
        self.value: Final = value  # for a Troll's Defence: its cost in rocks (§10.5)
        many = "" if figures == 1 else str(figures)
        name = f"{KINDS[kind]}{many}"
        plain = KINDS[kind] in PLAIN or (kind == DEFENCE and value == 0)
        self.thing: Final = f"symbol:{name}" if plain else f"symbol:{name}:{value}"
        self.text: Final = name if plain else f"{name} {value}"


@final
class Card:
    """One printed face (§1.4)."""

    def __init__(self, symbols: list[Symbol], copies: i64) -> None:
        self.symbols: Final = symbols
        self.copies: Final = copies
        self.text: Final = "/".join([symbol.text for symbol in symbols])
        self.things: Final = [symbol.thing for symbol in symbols]
