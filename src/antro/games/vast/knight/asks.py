"""What the room of the Knight asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class KnightAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        # her turn
        self.turn = NOT_ASKED
        self.encounter = NOT_ASKED
        self.last_cubes = NOT_ASKED  # after Prepared
        self.drift = NOT_ASKED
        self.axe = NOT_ASKED
        # what follows on her turn
        self.step_onto = NOT_ASKED
        self.arrived = NOT_ASKED
        self.afloat = NOT_ASKED
        self.encounter_on = NOT_ASKED
        self.dragon_rolled = NOT_ASKED
        self.gem_rolled = NOT_ASKED
        self.thief_attacked = NOT_ASKED
        self.shot = NOT_ASKED
        self.teleport = NOT_ASKED
        # what befalls her
        self.give_cube = NOT_ASKED
        self.amulet = NOT_ASKED
        self.lose_treasure = NOT_ASKED
        # Sidequests and Treasures
        self.deal_sidequest = NOT_ASKED
        self.draw_treasure = NOT_ASKED
        self.treasures_drawn = NOT_ASKED
        self.give_treasure = NOT_ASKED  # to the Cave
        self.bury_drawn = NOT_ASKED  # to the Cave
        self.treasures_offered = NOT_ASKED
        self.bury_offered = NOT_ASKED
        self.keep_treasure = NOT_ASKED
        # Events
        self.top_event = NOT_ASKED
        self.event = NOT_ASKED  # to the Cave
        self.draw_event = NOT_ASKED
        self.play_event = NOT_ASKED
        self.cube_for_health = NOT_ASKED
        self.quake = NOT_ASKED
        # Ambushes
        self.brace = NOT_ASKED
        self.brace_or_monster = NOT_ASKED
        self.ambush = NOT_ASKED
        self.draw_monster = NOT_ASKED
        self.infestation = NOT_ASKED
        self.ambush_rolled = NOT_ASKED
        self.ogre = NOT_ASKED
        self.troll = NOT_ASKED
        self.underworm = NOT_ASKED
        self.worm_comes = NOT_ASKED
        self.worm_reveals = NOT_ASKED
