"""Kinds of questions and steps of the Goblins."""

from typing import Final

from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.kinds import KINDS, interrupt, of_turn, on_turn

DECKS: Final = ["war", "monsters", "secrets"]

# the War card
DRAW_WAR: Final = KINDS.add("draw_war", "20.7")
KEEP_WAR_NEXT: Final = KINDS.add("keep_war_next", "20.7")
KEEP_WAR: Final = on_turn(GOBLINS, "keep_war", "20.7")
USE_CARD: Final = KINDS.add("use_card", "20.6")
USE_PRESS_GANGS: Final = on_turn(GOBLINS, "press_gangs", "41.9")
REFUSE: Final = on_turn(GOBLINS, "refuse", "20.8")
OVERPOPULATED: Final = on_turn(GOBLINS, "overpopulated", "20.8")
# drawn cards
HIRE_MERCENARY: Final = on_turn(GOBLINS, "mercenaries", "41.11")
DRAW_MONSTERS: Final = KINDS.add("draw_monsters", "20.9")
ASSIGN_NEXT: Final = KINDS.add("assign_next", "20.9")
ASSIGN: Final = on_turn(GOBLINS, "assign", "23.1")
RITUALS: Final = interrupt(GOBLINS, "rituals", "41.10")
DRAW_SECRETS: Final = KINDS.add("draw_secrets", "20.10")
CHECK_HAND_LIMIT: Final = KINDS.add("hand_limit", "20.10")
RUBY_NEXT: Final = KINDS.add("ruby_next", "24.5")
SWAPPED: Final = KINDS.add("swapped", "24.5")
RUBY: Final = [interrupt(GOBLINS, f"ruby_{deck}", "24.5") for deck in DECKS]
# the turn
GOBLINS_TURN: Final = of_turn(GOBLINS, "turn", "20.11")
EMERGE: Final = of_turn(GOBLINS, "emerge", "21.12")
TRIBE: Final = of_turn(GOBLINS, "tribe", "21.1")
WALK: Final = KINDS.add("walk", "21.1")
WHICH_WAY: Final = on_turn(GOBLINS, "which_way", "21.1")
TRIBE_STEP: Final = KINDS.add("step", "21.2")
STEP_ONTO_NEW: Final = KINDS.add("step_onto_new", "5.6")
EXPLORED: Final = KINDS.add("explored", "21.11")
TAKE_MEAT: Final = on_turn(GOBLINS, "take_meat", "40.4")
# attacks and Plunder
ADD_POISON: Final = on_turn(GOBLINS, "poison", "24.9")
KNIGHT_ATTACKED: Final = KINDS.add("knight_attacked", "21.6")
ATTACKED: Final = KINDS.add("attacked", "24.4")
KRAKEN: Final = KINDS.add("kraken", "40.1")
GEM_PLUNDERED: Final = KINDS.add("gem_plundered", "21.10")
SPOILS: Final = on_turn(GOBLINS, "spoils", "41.4")
TREASURE_FROM: Final = on_turn(GOBLINS, "treasure_from", "41.4")
GNOME_NEXT: Final = KINDS.add("gnome_next", "23.6")
MOVE_GNOME: Final = on_turn(GOBLINS, "gnome", "23.6")
# Secrets and Schemes
FOR_TRIBE: Final = on_turn(GOBLINS, "for_tribe", "24.2")
HEX_ON: Final = on_turn(GOBLINS, "hex_on", "24.6")
LEAVE_HIDING_SPOTS: Final = on_turn(GOBLINS, "hiding_spots", "24.7")
CHOOSE_CAVE_IN: Final = on_turn(GOBLINS, "cave_in", "12.6")
MEAT_AT: Final = on_turn(GOBLINS, "meat_at", "40.4")
PAY_SCHEME: Final = on_turn(GOBLINS, "pay_scheme", "41.3")
# on the turns of others
LOSE_MONSTER: Final = interrupt(GOBLINS, "lose_monster", "20.12")
DISC_NEXT: Final = KINDS.add("disc_next", "40.5")
DISC: Final = interrupt(GOBLINS, "disc", "40.5")
PLACE_ARMORY: Final = interrupt(GOBLINS, "armory", "41.6")
GIVE_SECRET: Final = interrupt(GOBLINS, "give_secret", "20.10")
BEETLES: Final = interrupt(GOBLINS, "beetles", "23.8")
AMBUSH_WITH: Final = interrupt(GOBLINS, "ambush", "14.14")
SPRING_TRAP: Final = interrupt(GOBLINS, "trap", "24.11")
LOOT_BONUS: Final = on_turn(GOBLINS, "loot_bonus", "21.7")
SPORES_TRIBE: Final = interrupt(GOBLINS, "spores_tribe", "29.6")
