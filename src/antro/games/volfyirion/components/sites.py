"""The Cities, read from ``data`` (§2.6), and the numbers and names of sites.

A *site* is a City card. Sites 0 to 5 are the Cities of the first box, 6 is the claimed Lair,
7 to 12 are the Cities of a second box. A set of sites has a bit for each.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.games.volfyirion.components.cards import rows, slug


@final
class City:
    """One printed City."""

    def __init__(self, row: dict[str, str]) -> None:
        self.name: Final = row["name"]
        self.slug: Final = slug(row["name"])
        self.defence: Final = int(row["defence"])
        self.rebuild: Final = int(row["rebuild"])
        self.cheap: Final = int(row["cheap"])


CITIES: Final = [City(row) for row in rows("cities.csv")]
LAIR: Final[i64] = len(CITIES)
MOST_SITES: Final[i64] = 2 * LAIR + 1
BOX: Final[i64] = LAIR + 1  # from a site of the first box to the same one of the second

SLUGS: Final = [printed.slug for printed in CITIES]
CITY_NAMES: Final = [
    *SLUGS,
    "lair",
    *[f"{slug}:2" for slug in SLUGS],
]  # the Cities of a second team come last


def city(site: int) -> str:
    return CITY_NAMES[site]


def dragon_target(place: int) -> str:
    """Return the destination of the dragon as a thing: a City, or the Lair after all Cities."""
    return f"city:{CITY_NAMES[place]}" if place <= LAIR else "place:lair"
