"""Kinds of questions and steps of the Knight."""

from typing import Final

from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.kinds import KINDS, interrupt, of_turn, on_turn

# the turn
KNIGHT_TURN: Final = of_turn(KNIGHT, "turn", "13.4")
ENCOUNTER: Final = of_turn(KNIGHT, "encounter", "14.1")
LAST_CUBES: Final = of_turn(KNIGHT, "last_cubes", "39.3")  # after Prepared
KNIGHT_DRIFT: Final = of_turn(KNIGHT, "knight_drift", "10.11")
AXE: Final = interrupt(KNIGHT, "axe", "17.6")
# steps of the turn
STEP_ONTO: Final = KINDS.add("step_onto", "5.6")
KNIGHT_ARRIVED: Final = KINDS.add("arrived", "14.2")
AFLOAT: Final = KINDS.add("afloat", "10.11")
ENCOUNTER_ON: Final = KINDS.add("encounter_on", "14.1")
DRAGON_ROLLED: Final = KINDS.add("dragon_rolled", "14.9")
GEM_ROLLED: Final = KINDS.add("gem_rolled", "14.16")
THIEF_ATTACKED: Final = KINDS.add("thief_attacked", "14.12")
SHOT: Final = KINDS.add("shot", "15.5")
TELEPORT: Final = KINDS.add("teleport", "39.7")
# harm
GIVE_CUBE: Final = interrupt(KNIGHT, "give_cube", "15.3")
AMULET: Final = interrupt(KNIGHT, "amulet", "39.5")
LOSE_TREASURE: Final = KINDS.add("lose_treasure", "9.9")
# Sidequests and Treasures
DEAL_SIDEQUEST: Final = KINDS.add("deal_sidequest", "16.1")
DRAW_TREASURE: Final = KINDS.add("draw_treasure", "9.8")
TREASURES_DRAWN: Final = KINDS.add("treasures_drawn", "9.8")
GIVE_TREASURE: Final = interrupt(CAVE, "give_treasure", "9.8")
BURY_DRAWN: Final = interrupt(CAVE, "bury_drawn", "38.1")
TREASURES_OFFERED: Final = KINDS.add("treasures_offered", "14.15")
BURY_OFFERED: Final = on_turn(KNIGHT, "bury_offered", "38.1")
KEEP_TREASURE: Final = on_turn(KNIGHT, "keep_treasure", "14.15")
# Events
TOP_EVENT: Final = KINDS.add("top_event", "28.9")
CHOOSE_EVENT: Final = interrupt(CAVE, "event", "18.1")
DRAW_EVENT: Final = KINDS.add("draw_event", "18.1")
PLAY_EVENT: Final = KINDS.add("play_event", "18.1")
CUBE_FOR_HEALTH: Final = on_turn(KNIGHT, "cube_for_health", "18.5")
QUAKE_FOLLOWS: Final = KINDS.add("quake", "39.10")
# Ambushes
BRACE: Final = on_turn(KNIGHT, "brace", "14.14")
BRACE_OR_MONSTER: Final = on_turn(KNIGHT, "brace_or_monster", "19.2")
AMBUSH_FOLLOWS: Final = KINDS.add("ambush", "14.14")
DRAW_MONSTER: Final = KINDS.add("draw_monster", "19.1")
INFESTATION: Final = KINDS.add("infestation", "19.2")
AMBUSH_ROLLED: Final = KINDS.add("ambush_rolled", "19.2")
FLEE_OGRE: Final = on_turn(KNIGHT, "ogre", "19.3")
TROLL_COMES: Final = KINDS.add("troll", "19.4")
MOVE_UNDERWORM: Final = on_turn(KNIGHT, "underworm", "19.6")
WORM_COMES: Final = KINDS.add("worm_comes", "19.6")
WORM_REVEALS: Final = KINDS.add("worm_reveals", "19.6")
