"""The names of faces in sentences."""

from typing import Final

from mypy_extensions import i64

from antro.games.volfyirion.components.cards import CARDS, FACES

UNKNOWN: Final[i64] = FACES  # the face of a hidden card; never offered
FACE_NAMES: Final = [*[card.slug for card in CARDS], "unknown"]


def card(face: i64) -> str:
    """Return a face as it appears in sentences."""
    return f"card:{FACE_NAMES[face]}"
