"""The Dragon: fill his sleep with Treasures, prey and revealed tiles; then surface and leave."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.bot.attraction import DIGS, IN_LIGHT, Attraction
from antro.games.vast.bot.thoughts import (
    BEST,
    FAIR,
    GOOD,
    IDLE,
    POOR,
    STRONG,
    PieceThoughts,
    by_gain,
    dark_around,
    is_on_map,
)
from antro.games.vast.components.decks import (
    BURN,
    CLAW_POWER,
    FLAME_POWER,
    GOLD,
    HISS,
    SCORCH,
    SCRATCH,
    SHRIEK,
    SLAP,
    SLITHER,
    SMASH,
    WING,
    WING_POWER,
)
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBES,
)
from antro.games.vast.components.squares import OFF, SQUARES, is_tile
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.effects.values import armor, free_places
from antro.games.vast.dragon.effects.waking import can_rouse
from antro.games.vast.dragon.moves.powers import UsePower
from antro.games.vast.dragon.state import (
    BOXES,
    GREED,
    HUNGER,
    PRIDE_EVENT,
    PRIDE_GEM,
    PRIDE_STILL,
)
from antro.games.vast.knight.effects.values import strength as knight_strength
from antro.games.vast.map.visibility.squares import distance, is_lit_of_type
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import carried

WAY_OUT: Final[i64] = 1000
LIGHT_ABOVE: Final[i64] = 400  # a Lit Crystal tile, once he is awake
TREASURE: Final[i64] = 110
PREY: Final[i64] = 50
DARK: Final[i64] = 6  # for each Dark tile around
DANGER: Final[i64] = 25  # for each square that the Knight is too near
SAFE: Final[i64] = 3  # squares to the Knight
STRAIGHT: Final[i64] = 8  # numbers of moves in a line; those above go through Pits

PLAIN: Final[dict[str, i64]] = {
    "end_dragon_turn": FAIR,
    "end_dragon_turn_with_silver": FAIR + 1,
    "no_gem": POOR,
    "platinum": BEST,
    "reroll": POOR,
    "keep_roll": FAIR,
    "swat": POOR,
    "flame_wall_on": FAIR,
}
SLEEPY: Final[dict[i64, i64]] = {  # [box for a returned cube]: high if it can wake again soon
    GREED: GOOD,
    PRIDE_EVENT: GOOD,
    PRIDE_STILL: GOOD - 10,
    PRIDE_GEM: FAIR,
    HUNGER: POOR,
}


@final
class DragonThoughts(PieceThoughts):
    """The weights of his moves."""

    def __init__(self, state: VastState, powers: UsePower) -> None:
        super().__init__(state, DRAGON_PIECE)
        self.powers: Final = powers

    def weight(self, kind: str, number: i64) -> i64:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in ("free_move", "wing_move"):
            return self.moving(number)
        if kind == "use_power":
            return self.paying(number)
        if kind == "slither":
            return self.slithering(number // BOXES, number % BOXES)
        return self.rare(kind, number)

    def rare(self, kind: str, number: i64) -> i64:
        """Return the weight of a move in a rare question, or at the end of his turn."""
        if kind == "place_gem":
            return GOOD if nearest_knight(self.state, self.here) > 2 else FAIR
        if kind == "spores_to":
            return SLEEPY[number]
        if kind == "give_card":
            return FAIR if number == WING else GOOD if number < GOLD else IDLE
        if kind == "scratch":
            return [FAIR, STRONG, GOOD, GOOD][number]
        if kind == "burn":
            return FAIR + 2 * min(i64(9), nearest_knight(self.state, number))
        return self.on_map(kind, number)

    # The pull of squares

    def look_around(self) -> Attraction:
        """Return the pull of the way out, of light above him, or of things that wake him."""
        state, found = self.state, Attraction()
        if state.dragon.surfaced:
            self.avoid_knight(found)
            found.add(state.ground.entrance, WAY_OUT)
            found.spread(state.ground, IN_LIGHT)
            return found
        for square in range(SQUARES):
            if state.ground.has_square(square):
                worth = self.light_worth(square) if state.dragon.awake else self.worth(square)
                found.add(square, worth - self.danger(square))
        found.spread(state.ground, DIGS)
        return found

    def avoid_knight(self, found: Attraction) -> None:
        """Keep a surfaced Dragon away from a Knight who could hit him (§25.11)."""
        at = self.state.ground.where[KNIGHT_PIECE]
        in_the_way = is_on_map(at) and at not in (self.state.ground.entrance, self.here)
        if in_the_way and knight_strength(self.state) >= armor(self.state):
            found.bar(at)

    def light_worth(self, square: i64) -> i64:
        """Return the worth of a square once he is awake: Lit Crystal tiles, or tiles to reveal."""
        state = self.state
        if is_tile(square) and is_lit_of_type(state, square, CRYSTAL):
            return LIGHT_ABOVE - 5 * distance(state.ground, square, state.ground.entrance)
        return DARK * dark_around(state, square)

    def worth(self, square: i64) -> i64:
        """Return the worth of a square in his sleep: Treasures, prey and Dark tiles."""
        state, worth = self.state, i64(0)
        hoards = can_rouse(state, GREED) and not state.dragon.treasures
        if hoards and state.ground.treasures_on(square):
            worth += TREASURE
        if can_rouse(state, PRIDE_EVENT):
            worth += DARK * dark_around(state, square)
        if can_rouse(state, HUNGER):
            worth += PREY * tribes_around(state, square)
        return worth

    def danger(self, square: i64) -> i64:
        """Return the cost of being near the Knight."""
        away = nearest_knight(self.state, square)
        return DANGER * (SAFE - away) if away < SAFE else i64(0)

    # Moving

    def moving(self, number: i64) -> i64:
        """Prefer one or two squares towards a stronger pull."""
        ground = self.state.ground
        if number >= STRAIGHT:
            return IDLE
        target = ground.next(self.here, number // 2)
        if number % 2 and target != OFF:
            target = ground.next(target, number // 2)
        return by_gain(self.look().gain(self.here, target)) if target != OFF else IDLE

    def is_pulled(self) -> bool:
        """Return True if a step from here leads to a stronger pull."""
        look, ground = self.look(), self.state.ground
        for way in range(i64(4)):
            other = ground.next(self.here, way)
            if other != OFF and look.gain(self.here, other) > 0:
                return True
        return False

    # Powers

    def paying(self, number: i64) -> i64:
        """Return the weight of a payment for a power. Prefer Gems, then cards, then Scales."""
        table = self.powers.table
        worth = self.power_worth(table.power[number])
        if worth <= POOR:
            return worth
        cards = number * 5
        scales = table.cards[cards + 3] + table.cards[cards + 4]
        return max(i64(1), worth + 4 * count(table.gems[number]) - 8 * scales)

    def power_worth(self, power: i64) -> i64:
        """Return the weight of a power on this square."""
        state, dark = self.state, dark_around(self.state, self.here)
        proud = can_rouse(state, PRIDE_EVENT) or self.seeks_light()
        if power == WING_POWER:
            return GOOD + FAIR if self.state.dragon.free_move and self.is_pulled() else IDLE
        if power == FLAME_POWER:
            return (GOOD + 12 * dark if proud else GOOD // 2) if dark else IDLE
        if power == SCORCH:
            return STRONG if proud and dark >= 3 else IDLE
        if power == BURN:
            return GOOD - 10 if proud and not dark else IDLE
        if power in (CLAW_POWER, HISS, SCRATCH):
            return self.clawing(power)
        if power == SLITHER:
            return self.wish_to_slither()
        if power == SHRIEK:
            lacking = state.config.variant.shriek_turns > state.dragon.shriek_turns
            return STRONG if lacking and not state.dragon.shrieked else IDLE
        if power == SMASH:
            return FAIR + 3 if state.config.variant.scales else IDLE
        return FAIR - 1 if power == SLAP else IDLE

    def seeks_light(self) -> bool:
        """Return True if he is awake and knows no Crystal tile to surface on."""
        if not self.state.dragon.awake or self.state.dragon.surfaced:
            return False
        return max([self.look().pull[self.here], 0]) < LIGHT_ABOVE // 2

    def clawing(self, power: i64) -> i64:
        """Use Claw, Hiss and Scratch against Tribes while he is hungry, or a Thief with loot."""
        state = self.state
        hungry = state.dragon.sloth[HUNGER] > 0 and not state.dragon.awake
        if power == HISS:
            return GOOD if hungry else IDLE
        if power == SCRATCH:
            return STRONG if hungry and self.shares_with_tribe() else FAIR + 5
        prey = tribes_around(state, self.here)
        if prey and hungry:
            return STRONG + FAIR * prey
        thief = state.ground.where[THIEF_PIECE]
        if is_on_map(thief) and distance(state.ground, self.here, thief) <= 1:
            return GOOD + FAIR * carried(state)
        return FAIR + 2 if prey else IDLE

    def shares_with_tribe(self) -> bool:
        """Return True if there is a Tribe on his square."""
        where = self.state.ground.where
        return any(where[FANGS + tribe] == self.here for tribe in range(TRIBES))

    def wish_to_slither(self) -> i64:
        """Return the weight of moving a Hunger cube that he cannot feed (§27.6)."""
        state = self.state
        if state.dragon.awake or not state.dragon.sloth[HUNGER]:
            return IDLE
        open_box = free_places(state, GREED) > 0 or free_places(state, PRIDE_EVENT) > 0
        if not open_box:
            return IDLE
        return FAIR + 3 if state.plays(GOBLINS) else STRONG

    def slithering(self, box: i64, other: i64) -> i64:
        """Prefer to move from Hunger to Pride or Greed, where there are fewer cubes."""
        if box != HUNGER or other not in (GREED, PRIDE_EVENT):
            return IDLE
        return GOOD - 5 * self.state.dragon.sloth[other]


def nearest_knight(state: VastState, square: i64) -> i64:
    """Return the distance of the Knight in a straight line, or 9 if she is off the map."""
    at = state.ground.where[KNIGHT_PIECE]
    return distance(state.ground, square, at) if is_on_map(at) else i64(9)


def tribes_around(state: VastState, square: i64) -> i64:
    """Count the Tribes on a square and around it."""
    ground, found = state.ground, i64(0)
    for tribe in range(TRIBES):
        at = ground.where[FANGS + tribe]
        if not is_on_map(at):
            continue
        east, south = ground.x(at) - ground.x(square), ground.y(at) - ground.y(square)
        if -1 <= east <= 1 and -1 <= south <= 1:
            found += 1
    return found
