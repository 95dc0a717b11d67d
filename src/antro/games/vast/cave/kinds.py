"""Kinds of questions and steps of the Cave."""

from typing import Final

from antro.games.vast.components.roles import CAVE
from antro.games.vast.kinds import KINDS, interrupt, of_turn, on_turn

CAVE_TURN: Final = of_turn(CAVE, "turn", "28.3")
COLLECT: Final = KINDS.add("collect", "28.4")  # Omens that are drawn
GIVE_OMENS: Final = interrupt(CAVE, "give_omens", "1.6")
BATS: Final = on_turn(CAVE, "bats", "29.3")
OLD_ROCKSLIDE: Final = on_turn(CAVE, "old_rockslide", "29.4")
PLACE_ROCKSLIDE: Final = on_turn(CAVE, "rockslide", "29.4")
CAST_SPORES: Final = on_turn(CAVE, "spores", "29.6")
CHOOSE_HATRED: Final = on_turn(CAVE, "hatred", "29.7")
CURSE: Final = on_turn(CAVE, "curse", "29.8")
ROTATE: Final = on_turn(CAVE, "rotate", "29.8")
