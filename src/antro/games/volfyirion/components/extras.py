"""Perks (§13) and Ploys (§14), read from ``data``."""

from typing import Final, final

from mypy_extensions import i64

from antro.games.volfyirion.components.cards import rows, slug


@final
class Extra:
    """A Perk or a Ploy: its rule, and the number in that rule."""

    def __init__(self, row: dict[str, str]) -> None:
        self.name: Final = row["name"]
        self.slug: Final = slug(row["name"])
        self.kind: Final = row["kind"]
        self.rule: Final = row["rule"]
        self.amount: Final = int(row["amount"])


EXTRAS: Final = [Extra(row) for row in rows("extras.csv")]
PERKS: Final = [extra for extra in EXTRAS if extra.kind == "perk"]
PLOYS: Final = [extra for extra in EXTRAS if extra.kind == "ploy"]


def number_of(extras: list[Extra], rule: str) -> int:
    """Return the number of the extra with this rule."""
    return next(at for at, extra in enumerate(extras) if extra.rule == rule)


# Perks and Ploys by their rule
ARMORY: Final[i64] = number_of(PERKS, "cheap defeat")
COLLIDER: Final[i64] = number_of(PERKS, "seal for points")
ORACLE: Final[i64] = number_of(PERKS, "acquire the top")
PARTY: Final[i64] = number_of(PERKS, "blind wonder")
DRAGON_COMES: Final[i64] = number_of(PLOYS, "dragon arrives")
FIRST_ATTACK: Final[i64] = number_of(PLOYS, "first attack")
BUILDINGS_MET: Final[i64] = number_of(PLOYS, "buildings in play")
TROOPS_MET: Final[i64] = number_of(PLOYS, "troops in play")
WONDERS_MET: Final[i64] = number_of(PLOYS, "wonders in play")
RAIDED: Final[i64] = number_of(PLOYS, "troop spent to attack")
