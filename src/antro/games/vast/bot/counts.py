"""The counts of each role in a position. Their weights are learned (``weights.csv``).

Every count is a share, so that weights can be compared: 0 at the start, about 1 at most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.bot.progress import closeness, dragon_hurt, knight_hurt, progress
from antro.games.vast.bot.thoughts import is_on_map
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBES,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.monsters import monster_count
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.goblins.effects.values import strength as tribe_strength
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.knight.effects.values import strength as knight_strength
from antro.games.vast.map.visibility.squares import distance
from antro.games.vast.settings.variant import KILL_DRAGON
from antro.games.vast.state.state import VastState

UNPLAYED: Final[i64] = 5  # the Cave without a player, which wins when all lose
COMMON: Final = [
    "progress",  # estimated by ``progress.py``
    "seat",  # always 1: the advantage of the role itself
    "turn",  # 1 in its own turn
    "collapse",  # 1 in the Collapse
    "gone",  # share of the removed Crystal tiles that end the game
]
OWN: Final = [  # [role]
    [
        "done",  # share of the needed hits on the Dragon, or Crystals
        "cubes",  # Hero cubes above the first two
        "grit",
        "health",  # that is lost
        "weak",  # 1 if her Health is 2 or less
        "cards",  # Treasures
        "near",  # closeness of the Dragon, if she hunts him
        "crystals",  # on the map, if she needs them
        "leaving",  # closeness of the Entrance, after her last Crystal
    ],
    [
        "done",  # share of the needed hits or Crystals
        "people",
        "rage",
        "secrets",
        "monsters",
        "out",  # Tribes on the map
        "near",  # closeness of a Tribe to its prey
        "stronger",  # the share of Tribes that are stronger than their prey
    ],
    [
        "wake",  # share of the Wakefulness he needs
        "awake",
        "surfaced",
        "leaving",  # closeness of the Entrance, after surfacing
        "gems",  # on the map
        "health",  # that is lost
        "light",  # Crystal tiles revealed
        "hunted",  # closeness of the Knight
        "hoard",  # Treasures held and prey eaten
    ],
    [
        "laid",  # tiles, of the stack
        "omens",
        "smashed",  # Crystals, by all roles
    ],
    [
        "stashed",  # share of the tokens he needs
        "load",  # carried share of the tokens he needs
        "leaving",  # load times closeness of the Entrance
        "upgrades",
        "last",  # 1 if he carries enough to win
    ],
    [
        "laid",
        "smashed",
    ],
]  # fmt: skip
NAMES: Final = [[*COMMON, *own] for own in OWN]
ZEROS: Final = [vec[float]([0.0] * len(names)) for names in NAMES]
FIRST: Final[i64] = 5  # the place of a role's own counts
ALL_TILES: Final = 47.0  # of the stack, with a Thief
OPEN_CRYSTALS: Final = 3.0
SAFE_HEALTH: Final[i64] = 2


def counts_of(state: VastState, role: i64) -> vec[float]:
    """Return the counts of a role, or of the Cave without a player."""
    counts = ZEROS[role][:]
    played = CAVE if role == UNPLAYED else role
    counts[0] = progress(state, played)
    counts[1] = 1.0
    counts[2] = 1.0 if state.role == role else 0.0
    counts[3] = float(state.collapsing)
    counts[4] = float(state.ground.crystals_gone) / float(state.config.variant.crystals_to_fall)
    if role == KNIGHT:
        count_knight(state, counts)
    elif role == GOBLINS:
        count_goblins(state, counts)
    elif role == DRAGON:
        count_dragon(state, counts)
    elif played == CAVE:
        count_cave(state, counts, role)
    else:
        count_thief(state, counts)
    return counts


def count_knight(state: VastState, counts: vec[float]) -> None:
    knight, variant = state.knight, state.config.variant
    hunts = variant.knight_goal == KILL_DRAGON
    done = dragon_hurt(state) if hunts else crystals_done(state, knight.smashed)
    counts[FIRST] = done
    counts[FIRST + 1] = float(possession(state) - 2) / 5.0
    counts[FIRST + 2] = float(knight.grit) / 45.0
    counts[FIRST + 3] = knight_hurt(state)
    counts[FIRST + 4] = 1.0 if knight.health <= SAFE_HEALTH else 0.0
    counts[FIRST + 5] = float(count(knight.face_up) + knight.treasures_held) / 5.0
    counts[FIRST + 6] = nearness(state, KNIGHT_PIECE, DRAGON_PIECE) if hunts else 0.0
    counts[FIRST + 7] = 0.0 if hunts else open_crystals(state)
    counts[FIRST + 8] = closeness(state, KNIGHT_PIECE) if not hunts and done >= 1.0 else 0.0


def count_goblins(state: VastState, counts: vec[float]) -> None:
    goblins, variant = state.goblins, state.config.variant
    hunts_dragon = variant.goblins_goal == KILL_DRAGON
    prey = DRAGON_PIECE if hunts_dragon else KNIGHT_PIECE
    guard = armor(state) if hunts_dragon else knight_strength(state)
    people, out, stronger, near = i64(0), i64(0), i64(0), 0.0
    for tribe in range(TRIBES):
        people += goblins.population[tribe]
        out += 1 if is_revealed(state, tribe) else 0
        stronger += 1 if tribe_strength(state, tribe) > guard else 0
        near = max(near, nearness(state, FANGS + tribe, prey))
    counts[FIRST] = goblins_done(state)
    counts[FIRST + 1] = float(people) / 12.0
    counts[FIRST + 2] = float(goblins.rage) / 6.0
    counts[FIRST + 3] = float(goblins.secrets_held) / 6.0
    counts[FIRST + 4] = float(monster_count(goblins)) / 4.0
    counts[FIRST + 5] = float(out) / 3.0
    counts[FIRST + 6] = near
    counts[FIRST + 7] = float(stronger) / 3.0


def goblins_done(state: VastState) -> float:
    """Return the share of the Goblins' goal that is reached."""
    goal = state.config.variant.goblins_goal
    if goal == KILL_DRAGON:
        return dragon_hurt(state)
    return (
        knight_hurt(state) if state.plays(KNIGHT) else crystals_done(state, state.goblins.crystals)
    )


def count_dragon(state: VastState, counts: vec[float]) -> None:
    dragon, variant = state.dragon, state.config.variant
    counts[FIRST] = min(1.0, float(dragon.wake) / float(variant.wake_at))
    counts[FIRST + 1] = float(dragon.awake)
    counts[FIRST + 2] = float(dragon.surfaced)
    counts[FIRST + 3] = closeness(state, DRAGON_PIECE) if dragon.surfaced else 0.0
    counts[FIRST + 4] = 1.0 - float(count(dragon.gems)) / 3.0
    counts[FIRST + 5] = dragon_hurt(state)
    counts[FIRST + 6] = min(1.0, float(state.ground.crystals_shown) / OPEN_CRYSTALS)
    counts[FIRST + 7] = nearness(state, DRAGON_PIECE, KNIGHT_PIECE)
    counts[FIRST + 8] = float(dragon.eaten + min(2, dragon.treasures)) / 5.0


def count_cave(state: VastState, counts: vec[float], role: i64) -> None:
    ground = state.ground
    counts[FIRST] = max(0.0, 1.0 - float(ground.stack_size()) / ALL_TILES)
    if role == UNPLAYED:
        counts[FIRST + 1] = float(ground.smashed) / 5.0
        return
    held: i64 = 0
    for symbol in state.cave.omens:
        held += symbol
    counts[FIRST + 1] = float(held) / 10.0
    counts[FIRST + 2] = float(ground.smashed) / 5.0


def count_thief(state: VastState, counts: vec[float]) -> None:
    thief, needed = state.thief, float(state.config.variant.stash_needed)
    load = thief.treasures + count(thief.gems)
    counts[FIRST] = float(thief.stashed) / needed
    counts[FIRST + 1] = float(load) / needed
    counts[FIRST + 2] = float(load) / needed * closeness(state, THIEF_PIECE)
    counts[FIRST + 3] = float(count(thief.upgrades)) / 5.0
    counts[FIRST + 4] = 1.0 if float(thief.stashed + load) >= needed else 0.0


def crystals_done(state: VastState, smashed: i64) -> float:
    """Return the share of the needed Crystals."""
    return min(1.0, float(smashed) / float(state.config.variant.crystals_needed))


def open_crystals(state: VastState) -> float:
    """Return the share of revealed Crystals that are not smashed or removed."""
    left = float(state.ground.crystals_shown - state.ground.crystals_gone - state.ground.smashed)
    return min(1.0, max(0.0, left) / OPEN_CRYSTALS)


def nearness(state: VastState, piece: i64, other: i64) -> float:
    """Return the closeness of two pieces: 1 on one square, less with every step."""
    one, two = state.ground.where[piece], state.ground.where[other]
    if not is_on_map(one) or not is_on_map(two):
        return 0.0
    return 1.0 / (1.0 + 0.3 * float(distance(state.ground, one, two)))
