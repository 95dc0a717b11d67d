"""The vocabulary of ``effects`` as numbers, for code that runs often."""

from typing import Final

from mypy_extensions import i64

from antro.games.heroes.components.effects import (
    ACTIVE_WORDS,
    PERMANENT_WORDS,
    REINFORCEMENTS,
    SPELL_WORDS,
    STATIC_WORDS,
    TARGETS,
)

NO_EFFECT: Final[i64] = -1
EFFECTS: Final = list(dict.fromkeys([*SPELL_WORDS, *PERMANENT_WORDS, *ACTIVE_WORDS, *STATIC_WORDS]))

WOUND: Final[i64] = EFFECTS.index("wound")
HEAL: Final[i64] = EFFECTS.index("heal")
DRAIN: Final[i64] = EFFECTS.index("drain")
CHAIN: Final[i64] = EFFECTS.index("chain")
DISCARD: Final[i64] = EFFECTS.index("discard")
TELEPORT: Final[i64] = EFFECTS.index("teleport")
REVIVE: Final[i64] = EFFECTS.index("revive")
ACTIVATE: Final[i64] = EFFECTS.index("activate")
DISPEL: Final[i64] = EFFECTS.index("dispel")
BURN: Final[i64] = EFFECTS.index("burn")
BLESS: Final[i64] = EFFECTS.index("bless")
STRENGTH: Final[i64] = EFFECTS.index("strength")
FREEZE: Final[i64] = EFFECTS.index("freeze")
MAGICAL_WARD: Final[i64] = EFFECTS.index("magical ward")
PHYSICAL_WARD: Final[i64] = EFFECTS.index("physical ward")
WINGS: Final[i64] = EFFECTS.index("wings")
HELM_CURSE: Final[i64] = EFFECTS.index("helm curse")
CARD_CURSE: Final[i64] = EFFECTS.index("card curse")
DIE: Final[i64] = EFFECTS.index("die")
SWAP: Final[i64] = EFFECTS.index("swap")
THORNS: Final[i64] = EFFECTS.index("thorns")
STRIKES: Final[i64] = EFFECTS.index("strikes")
REGROW: Final[i64] = EFFECTS.index("regrow")
FLIGHT: Final[i64] = EFFECTS.index("flight")

BEING: Final[i64] = TARGETS.index("being")
EXPOSED_BEING: Final[i64] = TARGETS.index("exposed being")
CREATURE: Final[i64] = TARGETS.index("creature")
EXPOSED_CREATURE: Final[i64] = TARGETS.index("exposed creature")
OWN_BEING: Final[i64] = TARGETS.index("own being")
OWN_CREATURE: Final[i64] = TARGETS.index("own creature")
OTHER_OWN_BEING: Final[i64] = TARGETS.index("other own being")
ITSELF: Final[i64] = TARGETS.index("itself")
PLAYER: Final[i64] = TARGETS.index("player")
OPPONENT: Final[i64] = TARGETS.index("opponent")
COLUMN: Final[i64] = TARGETS.index("column")
ENEMY_COLUMN: Final[i64] = TARGETS.index("enemy column")
EXPOSED_BEINGS: Final[i64] = TARGETS.index("exposed beings")
ENEMY_NEIGHBOURS: Final[i64] = TARGETS.index("enemy neighbours")
OWN_DESTROYED: Final[i64] = TARGETS.index("own destroyed creature")
PERMANENT_SPELL: Final[i64] = TARGETS.index("permanent spell")

NOT_REINFORCED: Final[i64] = REINFORCEMENTS.index("")
MORE_TARGETS: Final[i64] = REINFORCEMENTS.index("target")
