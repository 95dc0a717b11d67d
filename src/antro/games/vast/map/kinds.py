"""Kinds of questions about the map, and of the steps that change it."""

from typing import Final

from antro.games.vast.components.roles import CAVE
from antro.games.vast.kinds import KINDS, interrupt, on_turn, to_each

# chance
ROLL: Final = KINDS.add("roll", "8.2")
TOSS: Final = KINDS.add("toss", "31.5")
DEAL_FIRST_TILES: Final = KINDS.add("first_tiles", "2.3")
DRAW_TILE: Final = KINDS.add("draw_tile", "3.5")
REFILL_HAND: Final = KINDS.add("refill_hand", "7.6")
TURN_UP: Final = KINDS.add("turn_up", "7.1")
SHOW_FALLEN: Final = KINDS.add("show_fallen", "11.9")
TERRAIN_CARD: Final = KINDS.add("terrain_card", "10.12")
# revealing
REVEAL_NEXT: Final = KINDS.add("reveal_next", "7.4")
NEXT_TILE: Final = to_each("next_tile", "7.4")
ORIENT: Final = to_each("orient", "7.2")
FILL: Final = KINDS.add("filling", "7.5")
FILL_SIDE: Final = interrupt(CAVE, "fill", "7.6")
TILE_EFFECTS: Final = KINDS.add("tile_effects", "7.8")
ENTERED_TILE: Final = KINDS.add("entered_tile", "7.12")
AFTER_REVEAL: Final = KINDS.add("after_reveal", "14.4")
# new tiles and tokens
LAY_FROM_HAND: Final = interrupt(CAVE, "from_hand", "7.6")
LAY: Final = to_each("lay", "4.8")
LAY_DRAWN: Final = KINDS.add("lay_drawn", "3.5")
PLACE_TREASURE: Final = to_each("treasure", "28.7")
PLACE_TREASURE_IF_WANTED: Final = on_turn(CAVE, "treasure_if_wanted", "28.7")
PLUNDER_LAID: Final = KINDS.add("plunder_laid", "33.2")
TERRAIN_KIND: Final = to_each("terrain", "10.2")
TERRAIN_SIDE: Final = to_each("terrain_side", "10.3")
TERRAIN_TURN: Final = to_each("terrain_turn", "10.3")
MORE_PITS: Final = KINDS.add("more_pits", "10.9")
# entering, and forced movement
AT_ENTRANCE: Final = KINDS.add("at_entrance", "5.3")
PROMPTED: Final = KINDS.add("prompted", "25.11")
FORCED: Final = to_each("forced", "6.1")
DRIFT: Final = to_each("drift", "10.11")
CARRY: Final = to_each("carried", "10.11")  # moved into the River by another player
DRIFTED: Final = KINDS.add("drifted", "10.11")
WASHED: Final = KINDS.add("washed", "10.11")
FORCED_ON: Final = KINDS.add("forced_on", "6.1")
DRAG: Final = to_each("drag", "6.7")
SWAT_STEP: Final = to_each("swat", "27.7")
# removed tiles
REMOVE: Final = to_each("remove", "11.5")
REMOVAL: Final = KINDS.add("removal", "11.3")
LEAVE: Final = to_each("leave", "6.9")
LEAVE_NEXT: Final = KINDS.add("leave_next", "6.10")
LIFT: Final = KINDS.add("lift", "11.8")
PUT_UNDER: Final = KINDS.add("put_under", "12.2")
RECONNECT: Final = KINDS.add("reconnect", "11.10")
SLIDE: Final = to_each("slide", "11.10")
MOVE_ENTRANCE: Final = to_each("move_entrance", "37.3")
# Flare
FLARE: Final = to_each("flare", "33.1")
AFTER_FLARE: Final = KINDS.add("flared", "33.1")
