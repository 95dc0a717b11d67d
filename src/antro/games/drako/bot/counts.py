"""The names of the counts that describe a position of Drako.

The weights in ``weights.csv`` were learned from games of the bots (``antro lab learn``):
a position is worth tanh(sum of count times weight) to the first seat.
"""

from typing import Final

NAMES: Final = [
    "even",  # always one
    "turn",  # 1 in the first seat's turn, else -1
    *[f"health-{slot}" for slot in range(6)],  # wounds that a living figure can still take
    *[f"alive-{slot}" for slot in range(6)],
    "hand-0",
    "hand-1",
    "deck-0",
    "deck-1",
    "no-flight",  # areas of the dragon that are full
    "no-fire",
    "no-movement",
    "rocks",
    "fury",
    "dodge",
    "netted",  # 1: a figure of the first seat; -1: of the second
]
COUNTS: Final = len(NAMES)
