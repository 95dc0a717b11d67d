"""The Thief: take the nearest loot, and bring it home unseen."""

from typing import Final, final

from mypy_extensions import i64

from antro.games.vast.bot.attraction import WALKS, Attraction
from antro.games.vast.bot.progress import progress
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
    CLIMBING_GEAR,
    FLIP_ROW,
    HAND_CROSSBOW,
    LOCK_PICKING_KIT,
    PLUS_MOVEMENT,
    PLUS_STEALTH,
    PLUS_THIEVERY,
    STICKY_FINGERS,
    UNNATURAL_EVASION,
)
from antro.games.vast.components.roles import (
    FANGS,
    KNIGHT_PIECE,
    ROLE_OF_PIECE,
    THIEF_PIECE,
    is_tribe,
)
from antro.games.vast.components.squares import OFF, SQUARES
from antro.games.vast.components.tiles import CRYSTAL, TREASURE_ROOM, VAULT
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.values import perception as perception_against_thief
from antro.games.vast.knight.effects.values import perception
from antro.games.vast.map.visibility.squares import is_dark, type_of
from antro.games.vast.state.ground import FLAME_WALL, VAULT_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import can_carry_more, carried, movement, stealth
from antro.games.vast.thief.moves.targets import has_something_to_steal, is_free
from antro.games.vast.thief.moves.turn import ORDERS
from antro.games.vast.thief.state import MOVEMENT, STEALTH, THIEVERY

HOME: Final[i64] = 60  # for each token that he carries
WINS: Final[i64] = 1000
TREASURE: Final[i64] = 100
GEM: Final[i64] = 80
VAULTED: Final[i64] = 85
POCKET: Final[i64] = 60
DARK: Final[i64] = 30

UPGRADED: Final[dict[i64, i64]] = {
    PLUS_MOVEMENT: STRONG,
    FLIP_ROW: STRONG - 10,
    PLUS_THIEVERY: STRONG - 20,
    LOCK_PICKING_KIT: GOOD + 20,
    UNNATURAL_EVASION: GOOD + 10,
    PLUS_STEALTH: GOOD,
    CLIMBING_GEAR: GOOD - 20,
    STICKY_FINGERS: FAIR,
    HAND_CROSSBOW: POOR,
}
PLAIN: Final[dict[str, i64]] = {
    "loot_treasure": BEST,
    "end_thief_turn": POOR + 4,
    "try_again": GOOD,
    "give_in": POOR,
    "stay_put": POOR,
    "jump_to_pit": IDLE,
    "charm": GOOD,
}


@final
class ThiefThoughts(PieceThoughts):
    """The weights of his moves."""

    def __init__(self, state: VastState) -> None:
        super().__init__(state, THIEF_PIECE)

    def weight(self, kind: str, number: i64) -> i64:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in ("thief_step", "slip"):
            return self.step(number)
        if kind == "climb":
            return self.climbing(number)
        if kind == "stats":
            return self.stats(number)
        if kind in ("pick_lock", "pickpocket"):
            return STRONG - 60 * (2 - number % 3)
        if kind == "loot_gem":
            return self.gem(number % 2 + 1)
        if kind in ("look", "reveal_under_thief", "thief_flare", "hide_loot"):
            return self.spare(kind, number)
        return self.rare(kind, number)

    def rare(self, kind: str, number: i64) -> i64:
        """Return the weight of a move in a rare question."""
        if kind in ("backstab", "wand"):
            return self.harming(number // 3 if kind == "backstab" else number)
        if kind == "stash_on":
            return UPGRADED.get(number, FAIR)
        if kind == "spores_take":
            return STRONG + 1 - UPGRADED.get(number - 1, FAIR)
        return self.on_map(kind, number)

    # Moving

    def look_around(self) -> Attraction:
        """Return the pull of the Entrance, if he carries loot, and of all other loot."""
        state, ground, found = self.state, self.state.ground, Attraction()
        wall = ground.token_square(FLAME_WALL)
        if wall != OFF and wall != self.here:
            found.bar(wall)
        load = carried(state)
        if load and self.here != ground.entrance:
            done = state.thief.stashed + load >= state.config.variant.stash_needed
            found.add(ground.entrance, WINS if done else HOME * load)
        if can_carry_more(state):
            self.add_loot(found)
        found.spread(ground, WALKS)
        return found

    def add_loot(self, found: Attraction) -> None:
        """Add Treasures, Gems, Vaults, pockets and unknown tiles."""
        ground = self.state.ground
        for square in range(SQUARES):
            if ground.treasures_on(square):
                found.add(square, TREASURE)
            elif ground.has(square, VAULT_TOKEN) and not self.state.thief.tried >> square & 1:
                found.add(square, VAULTED)
            elif ground.gems_on(square):
                found.add(square, GEM)
            elif is_dark(ground, square):
                found.add(square, self.dark_worth(square))
        for piece in range(THIEF_PIECE):
            at = ground.where[piece]
            if is_on_map(at) and self.can_rob(piece):
                found.add(at, POCKET)

    def dark_worth(self, square: i64) -> i64:
        """Return the worth of a Dark tile, known or unknown."""
        kind = type_of(self.state, square)
        if kind in (TREASURE_ROOM, VAULT):
            return VAULTED - 20
        return DARK if kind == OFF else i64(0)

    def can_rob(self, piece: i64) -> bool:
        """Return True if a piece has something to steal and he has enough Stealth."""
        state = self.state
        if not is_free(state, piece) or not has_something_to_steal(state, piece):
            return False
        if piece == KNIGHT_PIECE:
            return stealth(state) > perception(state)
        if is_tribe(piece):
            return stealth(state) > perception_against_thief(state, piece - FANGS)
        return stealth(state) > armor(state)

    def step(self, way: i64) -> i64:
        """Prefer a step towards a stronger pull."""
        target = self.state.ground.next(self.here, way) if is_on_map(self.here) else OFF
        if target == OFF:
            return IDLE
        return by_gain(self.look().gain(self.here, target))

    def climbing(self, way: i64) -> i64:
        """Climb through a wall only if it saves several steps."""
        target = self.state.ground.next(self.here, way)
        if target == OFF or self.look().gain(self.here, target) < 40:
            return IDLE
        return GOOD - 10

    def stats(self, order: i64) -> i64:
        """Prefer Thievery next to loot, and Movement otherwise."""
        near = self.look().pull[self.here] >= VAULTED - 20 if is_on_map(self.here) else False
        fast, quiet, deft = (10, 2, 5)
        if carried(self.state):
            fast, quiet, deft = (10, 5, 2)
        elif near:
            fast, quiet, deft = (5, 2, 10)
        first = order * 3
        rank = fast * ORDERS[first + MOVEMENT] + quiet * ORDERS[first + STEALTH]
        return 1 + 4 * (rank + deft * ORDERS[first + THIEVERY])

    # Actions

    def gem(self, cubes: i64) -> i64:
        """Take a Gem for two cubes, or for one with nothing to lose (§31.1)."""
        if cubes == 2:
            return STRONG + GOOD
        return IDLE if carried(self.state) or self.state.thief.cubes > 1 else FAIR

    def spare(self, kind: str, number: i64) -> i64:
        """Return the weight of an action with the cubes left at the end of his way."""
        state = self.state
        done = state.thief.halted or state.thief.moved >= movement(state)
        if kind == "hide_loot":
            return POOR + 5 + number if done else IDLE
        if kind == "look":
            return FAIR + 2 if done else IDLE
        if kind == "thief_flare":
            return GOOD // 2 + dark_around(state, self.here)
        found = type_of(state, self.here) in (TREASURE_ROOM, VAULT) and state.thief.cubes > 0
        if found:
            return STRONG
        known_dull = type_of(state, self.here) not in (OFF, CRYSTAL)
        return FAIR if done and not known_dull else IDLE

    def harming(self, piece: i64) -> i64:
        """Prefer to harm the player who is closest to winning."""
        if piece >= THIEF_PIECE:
            return FAIR
        return POOR + 5 + i64(30.0 * progress(self.state, ROLE_OF_PIECE[piece]))
