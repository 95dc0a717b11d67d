"""Names of the sites, as things spell them."""

from typing import Final

from antro.games.volfyirion.cards import CITIES

CITY_NAMES: Final = [*[printed.slug for printed in CITIES], "lair"]


def city(site: int) -> str:
    return CITY_NAMES[site]


def haunt(place: int) -> str:
    """Where the dragon goes, as a thing: a City, or its Lair after all of them."""
    return f"city:{CITY_NAMES[place]}" if place < len(CITY_NAMES) else "place:lair"
