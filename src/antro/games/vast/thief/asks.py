"""What the room of the Thief asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class ThiefAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        self.stats = NOT_ASKED
        self.turn = NOT_ASKED
        # moving
        self.arrived = NOT_ASKED
        self.step_out = NOT_ASKED
        self.look = NOT_ASKED
        # actions
        self.gem_trap = NOT_ASKED
        self.picked = NOT_ASKED
        self.try_again = NOT_ASKED
        self.steal_next = NOT_ASKED
        self.steal_treasure = NOT_ASKED
        self.steal_secret = NOT_ASKED
        self.secret_lost = NOT_ASKED
        self.take_from = NOT_ASKED
        self.lock_picked = NOT_ASKED
        # loot and upgrades
        self.stash_next = NOT_ASKED
        self.stash = NOT_ASKED
        self.spores = NOT_ASKED
        self.deal_card = NOT_ASKED
        # attacks on him
        self.evasion = NOT_ASKED
        self.slip = NOT_ASKED
