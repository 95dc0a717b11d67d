"""The progress of each role, from 0 at the start to 1 for a victory."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.bot.thoughts import is_on_map
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBES,
)
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.map.visibility.squares import distance
from antro.games.vast.settings.variant import KILL_DRAGON, KILL_KNIGHT
from antro.games.vast.state.state import VastState

ALL_TILES: Final = 47.0  # of the stack, with a Thief


def progress(state: VastState, role: i64) -> float:
    """Return the progress of a role."""
    if role == KNIGHT:
        return of_knight(state)
    if role == GOBLINS:
        return of_goblins(state)
    if role == DRAGON:
        return of_dragon(state)
    return of_cave(state) if role == CAVE else of_thief(state)


def of_knight(state: VastState) -> float:
    """Count hits on the Dragon or Crystals, and her cubes."""
    knight, variant = state.knight, state.config.variant
    if knight.dead:
        return 0.0
    grown = float(possession(state) - 2) / 5.0 + float(knight.grit) / 100.0
    if variant.knight_goal == KILL_DRAGON:
        return 0.75 * dragon_hurt(state) + 0.15 * grown
    done = min(1.0, float(knight.smashed) / float(variant.crystals_needed))
    way_out = closeness(state, KNIGHT_PIECE) if done == 1.0 else 0.0
    return 0.7 * done + 0.1 * grown + 0.15 * way_out


def of_goblins(state: VastState) -> float:
    """Count hits on the Knight or the Dragon, or Crystals, and the size of the Tribes."""
    goblins, variant = state.goblins, state.config.variant
    people: i64 = 0
    for tribe in range(TRIBES):
        people += goblins.population[tribe]
    strong = float(people) / 12.0 + float(goblins.rage) / 6.0 + float(goblins.secrets_held) / 20.0
    done = float(goblins.crystals) / float(variant.crystals_needed)
    if variant.goblins_goal == KILL_KNIGHT:
        done = knight_hurt(state)
    elif variant.goblins_goal == KILL_DRAGON:
        done = dragon_hurt(state)
    return 0.82 * done + 0.08 * strong


def knight_hurt(state: VastState) -> float:
    """Return the share of her Health that the Knight has lost."""
    knight = state.knight
    most = max(i64(1), knight.most_health)
    return float(most - knight.health) / float(most) if knight.most_health else 0.0


def dragon_hurt(state: VastState) -> float:
    """Return the share of his Health that the Dragon has lost."""
    health = float(state.config.variant.dragon_health)
    return (health - float(state.dragon.health)) / health


def of_dragon(state: VastState) -> float:
    """Count Wakefulness, then the way out, and the Gems on the map."""
    dragon = state.dragon
    if dragon.surfaced:
        return 0.8 + 0.18 * closeness(state, DRAGON_PIECE)
    gems = 3.0 - float(count(dragon.gems))
    if dragon.awake:
        return 0.72 + 0.02 * gems
    wake = float(dragon.wake) + 0.3 * float(dragon.eaten) + 0.3 * float(min(2, dragon.treasures))
    return 0.65 * wake / float(state.config.variant.wake_at) + 0.02 * gems


def of_cave(state: VastState) -> float:
    """Count placed tiles, then collapsed Crystal tiles, and the Omens."""
    ground, cave, variant = state.ground, state.cave, state.config.variant
    held: i64 = 0
    for symbol in cave.omens:
        held += symbol
    omens = 0.01 * float(min(10, held))
    fallen = min(1.0, float(ground.crystals_gone) / float(variant.crystals_to_fall))
    if state.collapsing:
        return 0.55 + 0.4 * fallen + omens
    laid = 1.0 - float(ground.stack_size()) / ALL_TILES
    return 0.5 * max(0.0, laid) + 0.1 * fallen + omens


def of_thief(state: VastState) -> float:
    """Count stashed tokens, and carried ones by their closeness to the Entrance."""
    thief = state.thief
    needed = float(state.config.variant.stash_needed)
    load = float(thief.treasures + count(thief.gems))
    sure = 0.35 + 0.35 * closeness(state, THIEF_PIECE)
    return 0.95 * min(needed, float(thief.stashed) + sure * load) / needed


def closeness(state: VastState, piece: i64) -> float:
    """Return the closeness of a piece to the Entrance: 1 beside it, less with every square."""
    at = state.ground.where[piece]
    if not is_on_map(at):
        return 0.0
    return 1.0 / (1.0 + 0.2 * float(max(0, distance(state.ground, at, state.ground.entrance) - 1)))
