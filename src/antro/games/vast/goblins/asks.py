"""What the room of the Goblins asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED, Each


@final
class GoblinsAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        # the War card
        self.draw_war = NOT_ASKED
        self.keep_war_next = NOT_ASKED
        self.keep_war = NOT_ASKED
        self.use_card = NOT_ASKED
        self.press_gangs = NOT_ASKED
        self.refuse = NOT_ASKED
        self.overpopulated = NOT_ASKED
        # cards that are drawn
        self.mercenaries = NOT_ASKED
        self.draw_monsters = NOT_ASKED
        self.assign_next = NOT_ASKED
        self.assign = NOT_ASKED
        self.rituals = NOT_ASKED
        self.draw_secrets = NOT_ASKED
        self.hand_limit = NOT_ASKED
        self.ruby_next = NOT_ASKED
        self.swapped = NOT_ASKED
        self.ruby: Each = []  # by deck
        # the turn
        self.turn = NOT_ASKED
        self.emerge = NOT_ASKED
        self.tribe = NOT_ASKED
        self.walk = NOT_ASKED
        self.which_way = NOT_ASKED
        self.step = NOT_ASKED
        self.step_onto_new = NOT_ASKED
        self.explored = NOT_ASKED
        self.take_meat = NOT_ASKED
        # attacks and Plunder
        self.poison = NOT_ASKED
        self.knight_attacked = NOT_ASKED
        self.attacked = NOT_ASKED
        self.kraken = NOT_ASKED
        self.gem_rolled = NOT_ASKED
        self.spoils = NOT_ASKED
        self.treasure_from = NOT_ASKED
        self.gnome_next = NOT_ASKED
        self.gnome = NOT_ASKED
        # Secrets and Schemes
        self.for_tribe = NOT_ASKED
        self.hex_on = NOT_ASKED
        self.hiding_spots = NOT_ASKED
        self.cave_in = NOT_ASKED
        self.meat_at = NOT_ASKED
        self.pay_scheme = NOT_ASKED
        # what others bring about
        self.lose_monster = NOT_ASKED
        self.disc_next = NOT_ASKED
        self.disc = NOT_ASKED
        self.armory = NOT_ASKED
        self.give_secret = NOT_ASKED
        self.beetles = NOT_ASKED
        self.ambush = NOT_ASKED
        self.trap = NOT_ASKED
        self.loot_bonus = NOT_ASKED
        self.spores = NOT_ASKED
