"""Names of the sites, as things spell them."""

from typing import Final

from antro.games.volfyirion.cards import CITIES
from antro.games.volfyirion.modes import LAIR

SLUGS: Final = [printed.slug for printed in CITIES]
CITY_NAMES: Final = [
    *SLUGS,
    "lair",
    *[f"{slug}:2" for slug in SLUGS],
]  # those of a second team last


def city(site: int) -> str:
    return CITY_NAMES[site]


def haunt(place: int) -> str:
    """Where the dragon goes, as a thing: a City, or its Lair after all of them."""
    return f"city:{CITY_NAMES[place]}" if place <= LAIR else "place:lair"
