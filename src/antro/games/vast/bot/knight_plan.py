"""The Knight's aim in this turn, and the Hero cubes that it needs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.bot.attraction import WALKS, Attraction, steps, steps_from
from antro.games.vast.bot.thoughts import is_on_map
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBES,
)
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.values import strength as tribe_strength
from antro.games.vast.knight.effects.cubes import room_at
from antro.games.vast.knight.effects.foes import (
    is_strong_enough_for_all,
    javelin_bonus,
    strength_needed,
)
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.knight.kinds import ENCOUNTER
from antro.games.vast.knight.state import (
    BOMB,
    DRAGON_ATTACKED,
    MOVEMENT,
    PERCEPTION,
    PLACES,
    STRENGTH,
    UNPLACED,
)
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.settings.variant import KILL_DRAGON
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN, FLAME_WALL
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import carried, stealth

NO_NEED: Final = vec[i64]([0] * PLACES)
WAY_OUT: Final[i64] = 1000
HIT: Final[i64] = 320  # the Dragon
CRYSTAL_WANTED: Final[i64] = 160  # if Crystals are her goal
CRYSTAL_FOUND: Final[i64] = 45
TREASURE: Final[i64] = 70
GEM: Final[i64] = 25
DARK: Final[i64] = 40
EVENT: Final[i64] = 20
LOOTER: Final[i64] = 30  # the Thief, and again for each token he carries


@final
class Plan:
    """The cubes that her aim still needs, by place, and the pull of squares."""

    def __init__(self, state: VastState) -> None:
        self.state: Final = state
        self.need = NO_NEED
        self.attraction: Final = Attraction()
        at = state.ground.where[KNIGHT_PIECE]
        if not is_on_map(at):
            return
        self.ways: Final = steps_from(state.ground, at, WALKS)
        self.bar_squares()
        self.add_goal()
        self.add_finds()
        self.attraction.spread(state.ground, WALKS)

    def bar_squares(self) -> None:
        """Close squares with a piece that is too strong for her, and the Flame Wall."""
        ground = self.state.ground
        for square in range(SQUARES):
            if not ground.has_square(square) or ground.where[KNIGHT_PIECE] == square:
                continue
            if ground.has(square, FLAME_WALL) or not is_strong_enough_for_all(self.state, square):
                self.attraction.bar(square)

    # Her goal

    def add_goal(self) -> None:
        """Add the Dragon, if she can hit him in this turn, the way out, or Crystals (§13.1)."""
        state, variant = self.state, self.state.config.variant
        if variant.knight_goal == KILL_DRAGON:
            self.add_dragon()
        elif state.knight.smashed >= variant.crystals_needed:
            self.add_way_out()
        for square in range(SQUARES):
            if state.ground.has(square, CRYSTAL_TOKEN):
                self.add_crystal(square)

    def add_way_out(self) -> None:
        """Add the Entrance, and all cubes that help her to get there."""
        state, need = self.state, NO_NEED[:]
        self.attraction.add(state.ground.entrance, WAY_OUT)
        self.add_reach(need, state.ground.entrance)
        free = room_at(MOVEMENT) - state.knight.cubes[MOVEMENT]
        need[MOVEMENT] = min(need[MOVEMENT], free, state.knight.cubes[UNPLACED])
        self.need = need

    def add_dragon(self) -> None:
        """Add the Dragon, with cubes for Strength and, underground, the Bomb (§14.9, §14.10)."""
        state = self.state
        at, done = state.ground.where[DRAGON_PIECE], state.knight.done >> DRAGON_ATTACKED & 1
        if not is_on_map(at) or (done and not state.dragon.surfaced):
            return
        need = NO_NEED[:]
        need[STRENGTH] = max(0, armor(state) + 1 - strength(state) - javelin_bonus(state))
        exposed = state.dragon.surfaced or state.collapsing or javelin_bonus(state)
        need[BOMB] = 0 if exposed or state.knight.cubes[BOMB] else 1
        self.add_reach(need, at)
        if not self.can_place(need) and need[STRENGTH] > 0:
            need[STRENGTH] -= 1  # the die may help
        if self.can_place(need):
            self.need = need
            self.attraction.add(at, HIT)
        elif state.dragon.surfaced:
            self.attraction.add(at, TREASURE)

    def add_crystal(self, square: i64) -> None:
        """Add a Crystal, high if she can smash it in this turn (§14.13)."""
        state, variant = self.state, self.state.config.variant
        need = NO_NEED[:]
        need[STRENGTH] = max(0, variant.smash_strength - strength(state) - javelin_bonus(state))
        self.add_reach(need, square)
        wanted = variant.knight_goal != KILL_DRAGON
        if not self.can_place(need):
            self.attraction.add(square, DARK if wanted else 0)
            return
        if wanted and self.attraction.pull[square] < CRYSTAL_WANTED and not self.has_need():
            self.need = need
        if wanted or not need[STRENGTH]:
            self.attraction.add(square, CRYSTAL_WANTED if wanted else CRYSTAL_FOUND)

    def has_need(self) -> bool:
        """Return True if the plan already needs cubes."""
        return any(self.need[place] for place in range(PLACES))

    def add_reach(self, need: vec[i64], square: i64) -> None:
        """Add the cubes for the steps to a square and an Encounter there to *need*."""
        state, away = self.state, steps(self.ways, square)
        lacking = state.knight.moved + away - movement(state)
        need[MOVEMENT] = max(0, (lacking + 1) // 2)
        in_encounter = state.is_asked(ENCOUNTER)
        meeting: i64 = 0 if in_encounter and away == 0 else 1
        need[PERCEPTION] = max(0, state.knight.encounters + meeting - perception(state))

    def can_place(self, need: vec[i64]) -> bool:
        """Return True if she has the cubes, and room for them."""
        cubes, total = self.state.knight.cubes, i64(0)
        for place in range(PLACES):
            total += need[place]
            if need[place] and cubes[place] + need[place] > room_at(place):
                return False
        return total <= cubes[UNPLACED]

    # Other useful squares

    def add_finds(self) -> None:
        """Add Treasures, Gems, Dark tiles, Events, weaker Tribes and a Thief she can attack."""
        state, ground = self.state, self.state.ground
        event = EVENT if not state.plays(CAVE) else i64(0)
        for square in range(SQUARES):
            if ground.treasures_on(square):
                self.attraction.add(square, TREASURE)
            elif ground.gems_on(square):
                self.attraction.add(square, GEM)
            elif is_dark(ground, square):
                self.attraction.add(square, DARK)
            elif ground.has(square, EVENT_TOKEN):
                self.attraction.add(square, event)
        self.add_foes()

    def add_foes(self) -> None:
        """Add the Tribes and the Thief that she could attack."""
        state, where = self.state, self.state.ground.where
        for tribe in range(TRIBES):
            at = where[FANGS + tribe]
            if is_on_map(at) and strength(state) >= strength_needed(state, FANGS + tribe):
                self.attraction.add(at, DARK + 8 * state.goblins.population[tribe])
        thief = where[THIEF_PIECE]
        if is_on_map(thief) and perception(state) > stealth(state):
            self.attraction.add(thief, LOOTER * (1 + carried(state)))


def threat(state: VastState) -> i64:
    """Return the greatest Strength of an Ambush, by a hidden Tribe or an Infestation."""
    if not state.plays(GOBLINS):
        return max(3, state.config.variant.infestation + 1)
    strongest: i64 = 0
    for tribe in range(TRIBES):
        hidden = not is_on_map(state.ground.where[FANGS + tribe])
        if hidden and state.goblins.population[tribe]:
            strongest = max(strongest, tribe_strength(state, tribe))
    return strongest
