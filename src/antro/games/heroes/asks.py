"""All that Heroes ever asks: made once for a game, shared by its states.

Questions are found by the slot of the part that asks, or of the table; then by the seat, or the
set of seats, that is asked. ``questions`` fills them in.
"""

from typing import Final, final

from antro.core.game import Question

NOT_ASKED: Final = Question("not asked", "", 0, [])

Each = list[Question]  # by seat, or by set of seats
Slots = list[Each]  # by slot first

# How a game may end: by clause
ENDINGS: Final = ["23.1", "23.2", "24.1", "25.2", "25.8", "26.9", "26.10", "27.7"]


@final
class Asks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        # the table
        self.over: Each = []  # [ending]
        self.parts = NOT_ASKED  # lies on the table's stack while parts go on side by side
        self.closed: Each = []  # [slot]
        self.first = NOT_ASKED
        self.lay: Each = []  # [slot of the market]
        self.drafting = NOT_ASKED
        self.draft: Each = []  # [seat]
        self.cut = NOT_ASKED
        self.begin = NOT_ASKED
        self.regroup = NOT_ASKED
        # armies
        self.deal: Each = []  # [seat]
        self.muster: Slots = []  # [slot][set]
        self.turn_up = NOT_ASKED
        self.placing: Each = []  # [slot]
        self.place: Slots = []  # [slot][seat]
        self.ready: Each = []  # [slot]
        # rolling
        self.keep: Slots = []  # [slot][set]
        self.order: Slots = []  # [slot][set]
        self.countdown: Each = []  # [slot]
        self.look: Each = []  # [slot]
        self.roll: Slots = []  # [slot][set]
        self.throwing: Each = []  # [slot]
        self.settling: Each = []  # [slot]
        self.show: Each = []  # [seat]
        self.fall: Each = []  # [seat]
        # a cycle
        self.stopped: Each = []  # [slot]
        self.followers: Each = []  # [slot]
        self.resume: Each = []  # [slot]
        self.considers: Each = []  # [seat]
        self.follow: Slots = []  # [slot][seat]
        self.action: Slots = []  # [slot][seat], and so are all from here on, if nothing is said
        self.reinforce: Slots = []
        self.being: Slots = []
        self.column: Slots = []
        self.player: Slots = []
        self.permanent: Slots = []
        self.destroyed: Slots = []
        self.space: Slots = []
        self.mend: Slots = []
        self.more: Slots = []
        self.pay: Slots = []
        self.shed: Slots = []
        self.lose: Each = []  # [seat]
        self.refill: Slots = []
        self.spell_over: Each = []  # [slot]
        self.helms_left: Each = []  # [slot]
        self.helms: Slots = []
        self.strike: Slots = []
        self.strike_more: Slots = []
        self.give_die: Slots = []
