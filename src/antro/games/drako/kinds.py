"""The kinds of questions of Drako. Rules ask for them; ``links`` says which choices answer."""

from typing import Final

from antro.core.contract.flow import Kinds

KINDS: Final = Kinds()

# Set-up
DEAL: Final = KINDS.add("owed", "3.3")  # a card is owed to a seat
REDRAW: Final = KINDS.add("redraw", "2.2")
PLACE: Final = KINDS.add("place", "2.3")

# A turn
TURN: Final = KINDS.add("turn", "3.2")
DISCARD: Final = KINDS.add("discard", "3.4")
FURY: Final = KINDS.add("fury", "8.6")  # at the end of a turn

# A card in play
WALK: Final = KINDS.add("walk", "4.3")
STRIKE: Final = KINDS.add("strike", "5.2")
CHARGE: Final = KINDS.add("charge", "10.4")
WOUND: Final = KINDS.add("wound", "7.2")

# Answers to an attack
DEFEND: Final = KINDS.add("defend", "5.4")
BLOCK_AGAIN: Final = KINDS.add("block", "17.4")
DODGE_STEP: Final = KINDS.add("step", "9.2")
DODGE_NET: Final = KINDS.add("net", "17.3")

# The end: one question for each ending
OVER: Final = KINDS.add("over", "11.1")
