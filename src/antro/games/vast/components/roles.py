"""The five roles and their pieces (§1.1 to §1.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final[i64] = -1

# Roles, in turn order
KNIGHT: Final[i64] = 0
GOBLINS: Final[i64] = 1
DRAGON: Final[i64] = 2
CAVE: Final[i64] = 3
THIEF: Final[i64] = 4

ROLE_COUNT: Final[i64] = 5
ROLES: Final = ["knight", "goblins", "dragon", "cave", "thief"]
LETTERS: Final = "KGDCT"  # as sets of roles are written

# Pieces on the map: the Cave has none, the Goblins have three
KNIGHT_PIECE: Final[i64] = 0
FANGS: Final[i64] = 1
BONES: Final[i64] = 2
EYE: Final[i64] = 3
DRAGON_PIECE: Final[i64] = 4
THIEF_PIECE: Final[i64] = 5

PIECES: Final = ["knight", "fangs", "bones", "eye", "dragon", "thief"]
PIECE_COUNT: Final[i64] = 6
TRIBES: Final[i64] = 3  # the Tribe of a piece is ``piece - FANGS``
ROLE_OF_PIECE: Final = vec[i64]([KNIGHT, GOBLINS, GOBLINS, GOBLINS, DRAGON, THIEF])
TRIBE_PIECES: Final[i64] = 14  # the set of the three Tribes


def is_tribe(piece: i64) -> bool:
    """Return True if *piece* is one of the three Tribes."""
    return FANGS <= piece <= EYE
