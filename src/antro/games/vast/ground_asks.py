"""What is asked about the map."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED, Each


@final
class GroundAsks:
    """Questions, by what is asked; lists are by the role that is asked."""

    def __init__(self) -> None:
        # turns
        self.next_turn = NOT_ASKED
        self.end_turn = NOT_ASKED
        self.end_tiles = NOT_ASKED
        self.place_more = NOT_ASKED
        self.end_plunder = NOT_ASKED
        # chance
        self.roll = NOT_ASKED
        self.toss = NOT_ASKED
        self.first_tiles = NOT_ASKED
        self.draw_tile = NOT_ASKED
        self.refill_hand = NOT_ASKED
        self.turn_up = NOT_ASKED
        self.show_fallen = NOT_ASKED
        self.terrain_card = NOT_ASKED
        # revealing
        self.reveal_next = NOT_ASKED
        self.next_tile: Each = []
        self.orient: Each = []
        self.fill = NOT_ASKED
        self.fill_side = NOT_ASKED
        self.tile_effects = NOT_ASKED
        self.entered_tile = NOT_ASKED
        self.after_reveal = NOT_ASKED
        # tiles and tokens that come
        self.from_hand = NOT_ASKED
        self.lay: Each = []
        self.lay_drawn = NOT_ASKED
        self.treasure: Each = []
        self.treasure_if_wanted = NOT_ASKED
        self.plunder_laid = NOT_ASKED
        self.terrain_kind: Each = []
        self.terrain_side: Each = []
        self.terrain_turn: Each = []
        self.more_pits = NOT_ASKED
        # entering, and moving others
        self.at_entrance = NOT_ASKED
        self.prompted = NOT_ASKED
        self.forced: Each = []
        self.drift: Each = []
        self.carried: Each = []  # by others into the River
        self.drifted = NOT_ASKED
        self.washed = NOT_ASKED
        self.forced_on = NOT_ASKED
        self.drag: Each = []
        self.swat: Each = []
        # tiles that go
        self.remove: Each = []
        self.removal = NOT_ASKED
        self.leave: Each = []
        self.leave_next = NOT_ASKED
        self.lift = NOT_ASKED
        self.put_under = NOT_ASKED
        self.reconnect = NOT_ASKED
        self.slide: Each = []
        self.move_entrance: Each = []
        # Flare
        self.flare: Each = []
        self.flared = NOT_ASKED
