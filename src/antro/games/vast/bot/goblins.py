"""The Goblins: gather, appear near their prey, and attack when they are stronger."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.bot.attraction import WALKS, Attraction, steps, steps_from
from antro.games.vast.bot.thoughts import (
    BEST,
    FAIR,
    GOOD,
    IDLE,
    POOR,
    STRONG,
    Thoughts,
    dark_around,
    is_on_map,
)
from antro.games.vast.components.decks import (
    BLIND_FURY,
    CAVE_IN,
    CAVE_MUSHROOMS,
    FIRE_BOMBER,
    GOBLIN_RUBY,
    HEX,
    HIDING_SPOTS,
    LEADER,
    MEAT,
    PET_FROG,
    POISON,
    SECRET_TUNNELS,
    SLINGSHOT,
    TRAP,
)
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBES,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.monsters import has_monster, monster_count
from antro.games.vast.goblins.effects.values import is_revealed, perception, strength
from antro.games.vast.goblins.moves.war.numbers import discs_for
from antro.games.vast.goblins.state import (
    BONES_TRIBE,
    EYE_TRIBE,
    FANGS_TRIBE,
    MONSTER_SLOTS,
    MOST_POPULATION,
    NO_CARD,
    TRIBE_NAMES,
)
from antro.games.vast.knight.effects.values import strength as knight_strength
from antro.games.vast.settings.variant import KILL_DRAGON, KILL_KNIGHT, SMASH_CRYSTALS
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import carried, stealth

MONSTER_WORTH: Final = vec[i64]([30, 100, 100, 45, 35, 35, 40, 40, 55, 100, 40])  # [kind]
MUCH_RAGE: Final[i64] = 3
PLAIN: Final[dict[str, i64]] = {
    "attack_crystal": BEST,
    "rest": POOR + 2,
    "hide_tribe": POOR,
    "explore": POOR,
    "push_with_wisp": POOR,
    "sling": GOOD,
    "plunder_gem": FAIR,
    "plunder_dragon": FAIR,
    "end_goblins_turn": FAIR,
    "populate": FAIR,
    "discard_monster": FAIR,
    "let_her_pass": POOR,
    "attack_without_poison": POOR,
    "discard_trap": GOOD,
    "keep_trap": FAIR,
    "loot_for_secrets": FAIR,
    "buy_scheme": STRONG,
    "keep_plunder": GOOD,
    "return_plunder": FAIR,
    "keep_cards": GOOD,
    "move_no_disc": GOOD,
    "hire_no_monster": GOOD,
    "no_ritual": GOOD,
    "gnome_stays": GOOD,
    "take_meat_back": GOOD,
    "cave_in_no_more": GOOD,
}
SECRET_WORTH: Final[dict[i64, i64]] = {  # [secret]: the weight of playing it
    HIDING_SPOTS: BEST,
    LEADER: BEST,
    POISON: BEST,
    TRAP: GOOD,
    GOBLIN_RUBY: GOOD,
    SLINGSHOT: GOOD,
    CAVE_MUSHROOMS: GOOD,
    MEAT: FAIR + 1,
    CAVE_IN: IDLE,
    SECRET_TUNNELS: POOR,
    BLIND_FURY: POOR,
}


@final
class GoblinThoughts(Thoughts):
    """The weights of their moves."""

    def __init__(self, state: VastState) -> None:
        super().__init__(state)
        self.goal: Final = state.config.variant.goblins_goal
        self.prey: Final = DRAGON_PIECE if self.goal == KILL_DRAGON else KNIGHT_PIECE
        self.ways: Attraction | None = None  # to their prey

    def weight(self, kind: str, number: i64) -> i64:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in ("tribe_to", "tribe_diagonal_to", "tribe_tunnel_to"):
            return self.going(number)
        if kind == "tribe_attacks":
            return self.attacking(number)
        if kind == "reveal_tribe_at":
            return self.emerging(number)
        if kind == "activate":
            return self.activating(number)
        if kind in ("special_action", "plunder_treasure", "flare_of_tribe"):
            return self.acting(kind)
        if kind in ("play_secret", "for_tribe", "hex", "attack_from_hiding"):
            return self.plotting(kind, number)
        return self.gathering(kind, number)

    # Prey

    def strength_to_beat(self) -> i64:
        """Return the Strength that a Tribe must exceed to hit its prey."""
        if self.goal == KILL_KNIGHT:
            return knight_strength(self.state)
        if self.goal == KILL_DRAGON:
            return armor(self.state)
        return self.state.config.variant.smash_strength - 1

    def away(self, square: i64) -> i64:
        """Return the steps from a square to their prey, or else to the nearest Crystal."""
        if self.ways is None:
            self.ways = self.look_around()
        return min(i64(20), steps(self.ways, square))

    def look_around(self) -> Attraction:
        """Return the ways to their prey, or to Crystals."""
        ground = self.state.ground
        at = ground.where[self.prey]
        if self.goal != SMASH_CRYSTALS and is_on_map(at):
            return steps_from(ground, at, WALKS)
        found = Attraction()
        for square in range(len(ground.tokens)):
            if ground.has(square, CRYSTAL_TOKEN):
                found.add(square, 0)
        found.spread(ground, WALKS)
        return found

    def is_strong(self, tribe: i64) -> bool:
        """Return True if a Tribe is strong enough to hit its prey."""
        return strength(self.state, tribe) > self.strength_to_beat()

    # Activations

    def activating(self, tribe: i64) -> i64:
        """Prefer Tribes that can attack. A weak Tribe stays hidden until it has grown."""
        revealed = is_revealed(self.state, tribe)
        if self.is_strong(tribe):
            return STRONG if revealed else GOOD + FAIR
        if revealed or self.goal == SMASH_CRYSTALS:
            return GOOD
        return GOOD if self.state.goblins.population[tribe] >= MOST_POPULATION else POOR

    def emerging(self, square: i64) -> i64:
        """Prefer squares near the prey, or near many Dark tiles if they need Crystals."""
        if self.goal == SMASH_CRYSTALS:
            return GOOD + 4 * dark_around(self.state, square) - self.away(square)
        return GOOD + 80 - 4 * self.away(square)

    def going(self, square: i64) -> i64:
        """Prefer the prey, then a Crystal, a Thief with loot, and a Treasure for Rage."""
        state, ground, tribe = self.state, self.state.ground, self.state.goblins.active
        if self.goal != SMASH_CRYSTALS and square == ground.where[self.prey]:
            return BEST if self.is_strong(tribe) else IDLE
        if self.goal == SMASH_CRYSTALS and ground.has(square, CRYSTAL_TOKEN):
            return STRONG + FAIR if self.is_strong(tribe) else FAIR
        if square == ground.where[THIEF_PIECE] and perception(state, tribe) > stealth(state):
            return STRONG if carried(state) else FAIR
        if ground.treasures_on(square) and state.goblins.rage < MUCH_RAGE:
            return GOOD + FAIR
        if self.goal == SMASH_CRYSTALS and state.config.variant.flare >> 1 & 1:
            return 2 + 2 * dark_around(state, square)
        return IDLE

    def attacking(self, piece: i64) -> i64:
        if piece == self.prey:
            return BEST
        return STRONG if piece == THIEF_PIECE and carried(self.state) else FAIR

    def acting(self, kind: str) -> i64:
        """Return the weight of an action on the square of the Tribe."""
        goblins, tribe = self.state.goblins, self.state.goblins.active
        if kind == "plunder_treasure":
            return STRONG if goblins.rage < MUCH_RAGE else FAIR
        if kind == "flare_of_tribe":
            return STRONG if self.goal == SMASH_CRYSTALS else IDLE
        if tribe == FANGS_TRIBE:
            return GOOD if goblins.rage < MUCH_RAGE else POOR
        if tribe == BONES_TRIBE:
            return GOOD if monster_count(goblins) < goblins.population[BONES_TRIBE] else POOR
        return GOOD if goblins.secrets_held < 5 else POOR

    # Secrets

    def plotting(self, kind: str, number: i64) -> i64:
        """Return the weight of playing a Secret, or of its target."""
        if kind == "attack_from_hiding":
            return GOOD - 10 * self.state.goblins.population[number]
        if kind == "hex":
            return GOOD if number == KNIGHT else FAIR
        if kind == "for_tribe":
            return FAIR + 10 * strength(self.state, number) + self.helped(number)
        if number == HEX:
            return GOOD if self.state.goblins.population[EYE_TRIBE] >= 2 else IDLE
        if number == FIRE_BOMBER:
            return max(IDLE, max([self.helped(tribe) for tribe in range(TRIBES)]))
        return SECRET_WORTH.get(number, IDLE)

    def helped(self, tribe: i64) -> i64:
        """Return the worth of a Fire Bomber for a Tribe: high if it decides the attack."""
        waits = is_revealed(self.state, tribe) and not self.state.goblins.activated[tribe]
        near = waits and self.away(self.state.ground.where[FANGS + tribe]) <= 4
        short = self.strength_to_beat() - strength(self.state, tribe)
        return STRONG if near and 0 <= short < 2 else IDLE

    # Before activations, and in others' turns

    def gathering(self, kind: str, number: i64) -> i64:
        """Return the weight of a choice about War cards, discs or Monsters."""
        goblins = self.state.goblins
        if kind == "keep_war":
            return self.war_worth(number)
        if kind == "refuse":
            return self.refusing(number)
        if kind in ("scatter", "spores_cut"):
            return GOOD - 10 * strength(self.state, number)
        if kind == "assign_monster":
            return self.assigning(number // MONSTER_SLOTS, number % MONSTER_SLOTS)
        if kind == "lose_monster":
            return 101 - MONSTER_WORTH[number]
        if kind == "ambush_with":
            return STRONG - 10 * goblins.population[number]
        if kind == "give_secret":
            return BEST - min(BEST - 1, SECRET_WORTH.get(number, FAIR))
        if kind == "loot_for_rage":
            return GOOD if goblins.rage < 2 else FAIR - 1
        if kind in ("swap_war", "swap_monster", "swap_secret", "move_disc", "ritual_of"):
            return POOR
        return self.on_map(kind, number)

    def war_worth(self, card: i64) -> i64:
        """Count discs and Monsters that have room, Secrets and Rage."""
        goblins, shown = self.state.goblins, self.state.config.war_cards[card].numbers
        worth: i64 = 4 * min(i64(shown["monsters"]), 2) + 4 * i64(shown["secrets"])
        worth += 5 * i64(shown["rage"]) if goblins.rage < MUCH_RAGE else 0
        for tribe in range(TRIBES):
            grown = goblins.population[tribe] + i64(shown[TRIBE_NAMES[tribe]])
            worth += 6 * (min(grown, MOST_POPULATION) - goblins.population[tribe])
            if grown > MOST_POPULATION and not has_monster(goblins, tribe, PET_FROG):
                worth -= 12
        return max(i64(1), 20 + 3 * worth)

    def refusing(self, tribe: i64) -> i64:
        """Refuse only above Population 4, and only while Rage is left (§20.8)."""
        goblins = self.state.goblins
        over = goblins.population[tribe] + discs_for(self.state, tribe) > MOST_POPULATION
        return GOOD if over and goblins.rage >= 2 else IDLE

    def assigning(self, monster: i64, slot: i64) -> i64:
        """Prefer strong Monsters, and replace none with a weaker one."""
        there = self.state.goblins.monsters[slot]
        lost = MONSTER_WORTH[there] if there != NO_CARD else i64(0)
        return max(i64(1), MONSTER_WORTH[monster] - lost + POOR)
