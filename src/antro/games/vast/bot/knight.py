"""The Knight: explore and grow, then hit the Dragon, or smash Crystals and leave."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.vast.bot.attraction import NOTHING
from antro.games.vast.bot.knight_plan import Plan, threat
from antro.games.vast.bot.thoughts import (
    BEST,
    FAIR,
    GOOD,
    IDLE,
    POOR,
    STRONG,
    Thoughts,
    by_gain,
    is_on_map,
)
from antro.games.vast.components.decks import (
    CURSED_AMULET,
    ELVISH_SWORD,
    ENCHANTED_BOW,
    HEROIC_BOOTS,
    JAVELIN,
    MIGHTY_AXE,
    PIXIE_LANTERN,
    POTION_KIT,
    RUNE_STAFF,
    SILVER_GAUNTLET,
    TREASURE_TROVE,
)
from antro.games.vast.components.roles import DRAGON, DRAGON_PIECE, GOBLINS, KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.cubes import room_at
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.knight.kinds import ENCOUNTER
from antro.games.vast.knight.state import (
    ANCIENT_MAP,
    BOMB,
    BOW,
    MOVEMENT,
    ON_TREASURE,
    PERCEPTION,
    SHIELD,
    STRENGTH,
    UNPLACED,
)
from antro.games.vast.state.state import VastState

# The order of places for cubes without a plan
EXPLORING: Final = [MOVEMENT, PERCEPTION, PERCEPTION, STRENGTH, MOVEMENT, STRENGTH, PERCEPTION]
HUNTED: Final = [MOVEMENT, PERCEPTION, STRENGTH, STRENGTH, PERCEPTION, MOVEMENT, STRENGTH]
WALLED_IN: Final = [ANCIENT_MAP, MOVEMENT, STRENGTH, PERCEPTION, STRENGTH, PERCEPTION, STRENGTH]

KEPT: Final[dict[i64, i64]] = {  # [Treasure]: the weight of keeping it; 5 Grit are FAIR
    ELVISH_SWORD: GOOD,
    HEROIC_BOOTS: GOOD,
    PIXIE_LANTERN: GOOD,
    MIGHTY_AXE: GOOD,
    JAVELIN: GOOD,
    SILVER_GAUNTLET: GOOD,
    TREASURE_TROVE: GOOD,
    ENCHANTED_BOW: POOR,
    POTION_KIT: POOR,
    CURSED_AMULET: POOR,
    RUNE_STAFF: POOR,
}
GIVEN: Final[dict[i64, i64]] = {  # [place]: high for a cube that is easy to spare
    ANCIENT_MAP: STRONG,
    BOW: STRONG,
    SHIELD: GOOD,
    MOVEMENT: GOOD - 10,
    PERCEPTION: FAIR,
    BOMB: FAIR,
    STRENGTH: POOR,
}
PLAIN: Final[dict[str, i64]] = {
    "reveal_sidequest": BEST,
    "shoot": STRONG,
    "knight_flare": STRONG,
    "enchanted_shot": GOOD,
    "have_encounter": STRONG,
    "bomb_dragon": BEST,
    "smash_crystal": BEST,
    "collect_treasure": STRONG,
    "knight_takes_gem": GOOD,
    "end_encounter": POOR,
    "end_knight_turn": FAIR,
    "axe_blow": BEST,
    "no_axe_blow": IDLE,
    "bomb_wall": IDLE,
    "use_staff": IDLE,
    "pit_step": IDLE,
    "climb_back": FAIR,
    "ask_for_monster": IDLE,
    "drop_amulet": POOR,
    "wear_amulet": FAIR,
    "throw_javelin": GOOD,
}


@final
class KnightThoughts(Thoughts):
    """The weights of her moves."""

    def __init__(self, state: VastState) -> None:
        super().__init__(state)
        self.plan = Plan(state) if state.role == KNIGHT else None

    def weight(self, kind: str, number: i64) -> i64:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == "place_cube":
            return self.placing(number)
        if kind in ("knight_step", "map_step"):
            return self.step(number)
        if kind == "knight_attacks":
            return BEST if number == DRAGON_PIECE else STRONG + GOOD
        if kind in ("brace", "ready"):
            return self.bracing(kind)
        if kind in ("keep_treasure", "decline_treasure", "bury_offered_treasure"):
            return self.keeping(kind, number)
        if kind == "give_cube":
            return GIVEN.get(number, POOR)
        return self.rare(kind, number)

    def rare(self, kind: str, number: i64) -> i64:
        """Return the weight of a move in a rare question."""
        knight = self.state.knight
        lost = knight.most_health - knight.health
        if kind == "reveal_treasure":
            return FAIR + 1 if number in (JAVELIN, POTION_KIT, RUNE_STAFF) else STRONG
        if kind == "ready_javelin":
            return GOOD if self.is_with_dragon() else IDLE
        if kind == "drink_potion":
            return GOOD if lost >= 4 else IDLE
        if kind == "cube_for_health":
            return GOOD if lost >= 2 else POOR
        if kind == "last_cube":
            return FAIR + number * FAIR
        return self.on_map(kind, number)

    def is_with_dragon(self) -> bool:
        """Return True if she is on the Dragon's square."""
        where = self.state.ground.where
        return self.state.plays(DRAGON) and where[DRAGON_PIECE] == where[KNIGHT_PIECE]

    # Steps

    def step(self, way: i64) -> i64:
        """Prefer a step towards a stronger pull."""
        ground = self.state.ground
        here = ground.where[KNIGHT_PIECE]
        target = ground.next(here, way)
        if self.plan is None or target == OFF or not is_on_map(here):
            return POOR
        return by_gain(self.plan.attraction.gain(here, target))

    # Cubes

    def placing(self, place: i64) -> i64:
        """Prefer the places of the plan, then Treasures, then the default order."""
        if self.plan is None:
            return POOR
        if self.plan.need[place]:
            return BEST
        if self.plan.has_need() or self.is_in_encounter():
            return IDLE
        if place >= ON_TREASURE:
            return self.on_treasure(place - ON_TREASURE)
        return STRONG if place == self.next_place() else IDLE

    def on_treasure(self, treasure: i64) -> i64:
        """Return the weight of a cube on a Treasure.

        Strength that counts only in her own turn does not keep Goblins away.
        """
        hunted = self.state.plays(GOBLINS) and treasure in (MIGHTY_AXE, SILVER_GAUNTLET)
        if hunted or treasure in (POTION_KIT, ENCHANTED_BOW):
            return POOR
        return STRONG + GOOD

    def is_in_encounter(self) -> bool:
        """Return True if an Encounter is not finished."""
        return self.state.is_asked(ENCOUNTER)

    def next_place(self) -> i64:
        """Return the next place in the default order."""
        cubes = self.state.knight.cubes
        order = HUNTED if self.state.plays(GOBLINS) else EXPLORING
        if self.is_walled_in():
            order = WALLED_IN
        wanted = [i64(0)] * (int(SHIELD) + 1)
        for place in order:
            wanted[place] += 1
            if cubes[place] < min(wanted[place], room_at(place)):
                return place
        return STRENGTH

    def is_walled_in(self) -> bool:
        """Return True if she can reach nothing useful without the Ancient Map."""
        here = self.state.ground.where[KNIGHT_PIECE]
        if self.plan is None or not is_on_map(here):
            return False
        return self.plan.attraction.pull[here] == NOTHING

    def bracing(self, kind: str) -> i64:
        """Add a cube to Strength if the cubes in hand can stop the Ambush (§14.14)."""
        lacking = threat(self.state) - strength(self.state)
        useful = 0 < lacking <= self.state.knight.cubes[UNPLACED]
        if kind == "brace":
            return STRONG if useful else IDLE
        return FAIR

    def keeping(self, kind: str, number: i64) -> i64:
        """Keep a Treasure that is worth a cube every turn, or else take the Grit (§14.15)."""
        offered = self.state.knight.offered
        if kind == "decline_treasure":
            return FAIR
        if kind == "keep_treasure":
            return KEPT[lowest(offered)] if offered else FAIR
        return GOOD + FAIR - KEPT[number] if number in KEPT else FAIR
