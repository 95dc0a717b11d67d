"""Kinds of the steps from turn to turn, and of the ends of a game."""

from typing import Final

from antro.games.vast.common.victory import ENDINGS
from antro.games.vast.kinds import KINDS

NEXT_TURN: Final = KINDS.add("next_turn", "3.1")
END_TURN: Final = KINDS.add("end_turn", "3.4")
END_TILES: Final = KINDS.add("end_tiles", "3.5")
PLACE_MORE: Final = KINDS.add("place_more", "33.4")
END_PLUNDER: Final = KINDS.add("end_plunder", "33.2")
OVER: Final = [KINDS.add("over", clause) for clause in ENDINGS]  # by ending
