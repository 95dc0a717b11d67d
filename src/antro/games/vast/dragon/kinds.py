"""Kinds of questions and steps of the Dragon."""

from typing import Final

from antro.games.vast.components.roles import DRAGON
from antro.games.vast.kinds import KINDS, interrupt, of_turn, on_turn

DRAGON_TURN: Final = of_turn(DRAGON, "turn", "25.4")
REROLL: Final = on_turn(DRAGON, "reroll", "27.11")  # after his own roll while he has Shriek
# moving
WING_MOVE: Final = of_turn(DRAGON, "wing", "27.4")
GLIDE: Final = KINDS.add("glide", "25.5")
GLIDE_OUT: Final = KINDS.add("glide_out", "5.6")
# powers
POWER_ROLLED: Final = KINDS.add("power_rolled", "27.1")
CLAW_TRIBES: Final = KINDS.add("claw_tribes", "27.2")
CLAW_MEAT: Final = KINDS.add("claw_meat", "27.2")
CLAW_THIEF: Final = KINDS.add("claw_thief", "27.2")
CLAW_KNIGHT: Final = KINDS.add("claw_knight", "27.2")
HISS_AT: Final = of_turn(DRAGON, "hiss", "27.5")
HISS_TRIBE: Final = KINDS.add("hiss_tribe", "27.5")
SLITHER_CUBE: Final = of_turn(DRAGON, "slither", "27.6")
SWAT_AT: Final = of_turn(DRAGON, "swat_at", "27.7")
BURN_AT: Final = of_turn(DRAGON, "burn", "27.9")
SCRATCH_AT: Final = of_turn(DRAGON, "scratch", "27.12")
SCRATCH_TRIBES: Final = KINDS.add("scratch_tribes", "27.12")
FLAME_WALL_AT: Final = of_turn(DRAGON, "flame_wall", "27.13")
WRATH_FALLS: Final = KINDS.add("wrath_falls", "27.15")
WRATH_DONE: Final = KINDS.add("wrath_done", "42.1")
# the end of his turn
GATHER: Final = KINDS.add("gather", "25.7")
PLACE_GEM: Final = of_turn(DRAGON, "place_gem", "25.8")
REPLACE_HAND: Final = KINDS.add("replace_hand", "25.9")
SETTLE: Final = KINDS.add("settle", "26.6")
# cards, and effects on the Dragon
DRAW_POWER: Final = KINDS.add("draw_power", "25.9")
GIVE_CARDS: Final = interrupt(DRAGON, "give_cards", "1.6")
SPORES_CUBE: Final = interrupt(DRAGON, "spores_cube", "29.6")
