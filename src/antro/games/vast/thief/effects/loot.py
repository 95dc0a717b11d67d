"""Tokens that the Thief takes, stashes and drops (§31.6, §32.1, §32.12)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.common.victory import win
from antro.games.vast.components.roles import THIEF
from antro.games.vast.dragon.effects.gems import return_gem
from antro.games.vast.goblins.effects.cards import treasure_gained
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import can_carry_more
from antro.games.vast.thief.kinds import TAKE_FROM


def take_treasure(state: VastState, square: i64) -> None:
    state.ground.take_treasure(square)
    state.thief.treasures += 1


def take_gem(state: VastState, square: i64, gem: i64) -> None:
    state.ground.take_gem(square, gem)
    state.thief.gems |= bit(gem)


def gain_treasure(state: VastState) -> None:
    """Take a Treasure token from the supply, or else from any square of the map (§31.6)."""
    if not can_carry_more(state):
        return
    if state.ground.treasures > 0:
        state.ground.treasures -= 1
        state.thief.treasures += 1
    else:
        ask_if_open(state, TAKE_FROM)


def stash_one(state: VastState) -> None:
    """Stash a carried token, Treasures first. Enough of them win the game (§32.1)."""
    thief = state.thief
    if thief.treasures > 0:
        thief.treasures -= 1
    else:
        stash_gem(state)
    treasure_gained(state)
    thief.stashed += 1
    if thief.stashed >= state.config.variant.stash_needed:
        win(state, THIEF, "30.1")


def stash_gem(state: VastState) -> None:
    """Return a Gem, and take a Treasure token from the supply in its place (§32.1)."""
    thief = state.thief
    gem = lowest(thief.gems)
    thief.gems &= ~bit(gem)
    return_gem(state, gem)
    if state.ground.treasures > 0:
        state.ground.treasures -= 1
    else:
        thief.bare_stash += 1


def drop_loot(state: VastState, square: i64) -> None:
    """Leave all carried tokens on a square (§9.11, §32.12)."""
    thief, ground = state.thief, state.ground
    while thief.treasures > 0:
        thief.treasures -= 1
        ground.add_treasure(square)
    while thief.gems:
        ground.add_gem(square, lowest(thief.gems))
        thief.gems &= thief.gems - 1
