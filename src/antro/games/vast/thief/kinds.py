"""Kinds of questions and steps of the Thief."""

from typing import Final

from antro.games.vast.components.roles import THIEF
from antro.games.vast.kinds import KINDS, interrupt, of_turn

CHOOSE_STATS: Final = of_turn(THIEF, "stats", "30.3")
THIEF_TURN: Final = of_turn(THIEF, "turn", "30.3")
# moving
THIEF_ARRIVED: Final = KINDS.add("thief_arrived", "10.11")
THIEF_STEPS_OUT: Final = KINDS.add("thief_step_out", "5.6")
LOOK: Final = KINDS.add("look", "30.6")
# actions
GEM_TRAP: Final = KINDS.add("gem_trap", "31.1")
PICKED: Final = KINDS.add("picked", "31.5")
TRY_AGAIN: Final = of_turn(THIEF, "try_again", "32.4")
STEAL_NEXT: Final = KINDS.add("steal_next", "39.6")
STEAL_TREASURE: Final = of_turn(THIEF, "steal_treasure", "31.6")
STEAL_SECRET: Final = of_turn(THIEF, "steal_secret", "31.6")
SECRET_LOST: Final = KINDS.add("secret_lost", "31.6")
TAKE_FROM: Final = of_turn(THIEF, "take_from", "31.6")
LOCK_PICKED: Final = KINDS.add("lock_picked", "31.7")
# loot and upgrades
STASH_NEXT: Final = KINDS.add("stash_next", "32.1")
STASH: Final = interrupt(THIEF, "stash", "32.1")
SPORES_UPGRADE: Final = interrupt(THIEF, "spores_upgrade", "29.6")
DEAL_UPGRADE: Final = KINDS.add("deal_upgrade", "43.1")
# attacks on the Thief
EVASION: Final = KINDS.add("evasion", "32.7")
SLIP: Final = interrupt(THIEF, "slip", "32.7")
