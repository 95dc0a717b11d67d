"""What is counted for each role in a position. What it is worth is learned (``weights.csv``).

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

UNPLAYED: Final[i64] = 5  # the Cave where nobody plays it, which wins when all lose
COMMON: Final = [
    "progress",  # how far it is, as told by hand
    "seat",  # 1, always: what a role has by itself
    "turn",  # 1 in its own turn
    "collapse",  # 1 once the cave falls
    "gone",  # Crystal tiles that are gone, of those that end the game
]
OWN: Final = [  # [role]
    [
        "done",  # hits on the Dragon, or Crystals, of those needed
        "cubes",  # Hero cubes above those of the start
        "grit",
        "health",  # that is lost
        "weak",  # 1 when one more hit could be the last
        "cards",  # Treasures
        "near",  # how near the Dragon is, if she hunts him
        "crystals",  # that lie open, if she wants them
        "leaving",  # how near the Entrance is, once she has all
    ],
    [
        "done",  # hits or Crystals, of those needed
        "people",
        "rage",
        "secrets",
        "monsters",
        "out",  # Tribes on the map
        "near",  # how near a Tribe is to its prey
        "stronger",  # the share of Tribes that are stronger than their prey
    ],
    [
        "wake",  # Wakefulness, of what he needs
        "awake",
        "surfaced",
        "leaving",  # how near the Entrance is, once he has surfaced
        "gems",  # on the map
        "health",  # that is lost
        "light",  # Crystal tiles turned up
        "hunted",  # how near the Knight is
        "hoard",  # Treasures held and prey eaten
    ],
    [
        "laid",  # tiles, of the stack
        "omens",
        "smashed",  # Crystals, by anybody
    ],
    [
        "stashed",  # of what he needs
        "load",  # carried, of what he needs
        "leaving",  # the same, times how near the Entrance is
        "upgrades",
        "last",  # 1 when what he carries is enough
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
    """What is counted for a role, or for the Cave that nobody plays."""
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
    """How much of their goal the Goblins have reached."""
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
    """The share of the Crystals that are needed."""
    return min(1.0, float(smashed) / float(state.config.variant.crystals_needed))


def open_crystals(state: VastState) -> float:
    """Crystals that can be seen and still stand."""
    left = float(state.ground.crystals_shown - state.ground.crystals_gone - state.ground.smashed)
    return min(1.0, max(0.0, left) / OPEN_CRYSTALS)


def nearness(state: VastState, piece: i64, other: i64) -> float:
    """How near two pieces are: 1 on one square, less with every step between them."""
    one, two = state.ground.where[piece], state.ground.where[other]
    if not is_on_map(one) or not is_on_map(two):
        return 0.0
    return 1.0 / (1.0 + 0.3 * float(distance(state.ground, one, two)))
