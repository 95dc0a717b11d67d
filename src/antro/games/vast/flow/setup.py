"""Setting up the table (§2)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.cave.moves.set_up import set_up as set_up_cave
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, THIEF
from antro.games.vast.components.squares import TERRAIN_KINDS
from antro.games.vast.components.tiles import (
    AMBUSH,
    COUNTS,
    CRYSTAL,
    EVENT,
    TREASURE_ROOM,
    VAULT,
)
from antro.games.vast.dragon.effects.set_up import set_up as set_up_dragon
from antro.games.vast.goblins.effects.set_up import set_up as set_up_goblins
from antro.games.vast.knight.effects.set_up import set_up as set_up_knight
from antro.games.vast.map.kinds import DEAL_FIRST_TILES
from antro.games.vast.state.ground import CLASSES, CRYSTALS, PILES, PLAIN, SET_UP, VAULTS
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.set_up import set_up as set_up_thief

FIRST_TILES: Final[i64] = 4
TREASURE_TOKENS: Final[i64] = 10  # and two more with a Thief
EVENT_TOKENS: Final[i64] = 10
ROCKSLIDE_TOKENS: Final[i64] = 3
PLAIN_KINDS: Final = [AMBUSH, EVENT, TREASURE_ROOM]


def lay_table(state: VastState) -> None:
    """Set up the map, the stack, the supplies and the boards. Chance places the first tiles."""
    state.clear()
    lay_entrance(state)
    stack_tiles(state)
    supply_tokens(state)
    set_up_roles(state)
    state.ask(DEAL_FIRST_TILES)


def lay_entrance(state: VastState) -> None:
    """Place the Entrance Lit in the middle (§2.3)."""
    ground, tile = state.ground, state.config.tiles.entrance
    ground.put(0, 0, 0)
    ground.face[0] = tile
    ground.back[0] = state.config.tiles.symbol[tile] + 4 * SET_UP
    ground.lit = bit(0)
    ground.entrance = 0


def stack_tiles(state: VastState) -> None:
    """Split the stack into three piles that are as even as possible (§2.4, §36.5, §36.7).

    Plain tiles, Crystals and Vaults are shared out separately.
    """
    ground, tiles, variant = state.ground, state.config.tiles, state.config.variant
    vaults = tiles.of_type[VAULT] if state.plays(THIEF) else 0
    ground.pool = vaults | tiles.of_type[CRYSTAL]
    plain = -variant.fewer_tiles - FIRST_TILES
    for kind in PLAIN_KINDS:
        ground.pool |= tiles.of_type[kind]
        ground.types[kind] = COUNTS[kind] - variant.fewer_of_each
        plain += ground.types[kind]
    share_out(state, PLAIN, plain)
    share_out(state, CRYSTALS, COUNTS[CRYSTAL] - variant.fewer_of_each)
    if vaults:
        share_out(state, VAULTS, COUNTS[VAULT] - variant.fewer_of_each)


def share_out(state: VastState, of_class: i64, count: i64) -> None:
    """Share *count* tiles of a class among the three piles, larger shares first."""
    for pile in range(PILES):
        share = (count + PILES - 1 - pile) // PILES
        state.ground.piles[pile * CLASSES + of_class] = share


def supply_tokens(state: VastState) -> None:
    """Put the tokens into the supply (§2.5). Leave out tokens that need an absent role (§2.6)."""
    ground = state.ground
    ground.treasures = TREASURE_TOKENS + (2 if state.plays(THIEF) else 0)
    ground.events = EVENT_TOKENS if state.plays(KNIGHT) else 0
    ground.vaults = COUNTS[VAULT] if state.plays(THIEF) else 0
    ground.crystals = COUNTS[CRYSTAL]
    ground.rockslides = ROCKSLIDE_TOKENS
    if state.config.terrain:
        ground.terrain_left = bit(TERRAIN_KINDS) - 1


def set_up_roles(state: VastState) -> None:
    """Set up the boards of all roles in the game, in turn order."""
    if state.plays(KNIGHT):
        set_up_knight(state)
    if state.plays(GOBLINS):
        set_up_goblins(state)
    if state.plays(DRAGON):
        set_up_dragon(state)
    if state.plays(CAVE):
        set_up_cave(state)
    if state.plays(THIEF):
        set_up_thief(state)
