"""The kinds of questions of Hoard. Moves ask for them; ``rules`` links them to their choices."""

from typing import Final

from antro.core.contract.flow import Kinds

KINDS: Final = Kinds()

DRAW: Final = KINDS.add("draw", "1.3")
PLACE: Final = KINDS.add("place", "2.2")
GUESS: Final = KINDS.add("guess", "2.3")
REVEAL: Final = KINDS.add("reveal", "2.4")
ROLL: Final = KINDS.add("roll", "3.1")
NEXT_TURN: Final = KINDS.add("next_turn", "2.1")
WON: Final = KINDS.add("won", "4.1")
EQUAL: Final = KINDS.add("equal", "4.2")
