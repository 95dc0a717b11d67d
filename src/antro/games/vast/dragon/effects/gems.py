"""Gems that the Dragon places and gets back (§9.6, §25.8)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.dragon.effects.values import lent_gems
from antro.games.vast.dragon.effects.waking import rouse
from antro.games.vast.dragon.state import PRIDE_GEM
from antro.games.vast.state.state import VastState


def return_gem(state: VastState, gem: i64) -> None:
    """Return a Gem to the Dragon's supply."""
    state.dragon.gems |= bit(gem)


def place_gem(state: VastState, gem: i64) -> None:
    """Place a Gem on the Dragon's square. If another Gem is out, this is Pride (§25.8, §26.4)."""
    others = lent_gems(state)
    state.dragon.gems &= ~bit(gem)
    state.ground.add_gem(state.ground.where[DRAGON_PIECE], gem)
    if others:
        rouse(state, PRIDE_GEM)
