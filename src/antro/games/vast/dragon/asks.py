"""What the room of the Dragon asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class DragonAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        self.turn = NOT_ASKED
        self.reroll = NOT_ASKED  # after a roll of his own, while he holds Shriek
        # moving
        self.wing = NOT_ASKED
        self.glide = NOT_ASKED
        self.glide_out = NOT_ASKED
        # powers
        self.power_rolled = NOT_ASKED
        self.claw_tribes = NOT_ASKED
        self.claw_meat = NOT_ASKED
        self.claw_thief = NOT_ASKED
        self.claw_knight = NOT_ASKED
        self.hiss = NOT_ASKED
        self.hiss_tribe = NOT_ASKED
        self.slither = NOT_ASKED
        self.swat = NOT_ASKED
        self.burn = NOT_ASKED
        self.scratch = NOT_ASKED
        self.scratch_tribes = NOT_ASKED
        self.flame_wall = NOT_ASKED
        self.wrath_falls = NOT_ASKED
        self.wrath_done = NOT_ASKED
        # the end of his turn
        self.gather = NOT_ASKED
        self.place_gem = NOT_ASKED
        self.replace_hand = NOT_ASKED
        self.settle = NOT_ASKED
        # cards, and what befalls him
        self.draw = NOT_ASKED
        self.give_cards = NOT_ASKED
        self.spores = NOT_ASKED
