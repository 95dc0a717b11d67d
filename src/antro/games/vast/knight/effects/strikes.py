"""Blows that she deals the Dragon, on her turn or when he comes to her (§14.9, §25.11)."""

from mypy_extensions import i64

from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.knight.effects.cubes import can_discard
from antro.games.vast.knight.effects.sidequests import has_happened
from antro.games.vast.knight.effects.values import strength, works
from antro.games.vast.printed.decks import DARING, MIGHTY_AXE, NOBLE_FAILURE, SILVER_GAUNTLET
from antro.games.vast.printed.roles import KNIGHT
from antro.games.vast.sight.die import shows_centre
from antro.games.vast.state.frames import frame_of, part
from antro.games.vast.state.state import VastState


def strikes_dragon(state: VastState) -> None:
    """§25.11 He has come to her square, surfaced: she strikes him, if she is strong enough."""
    if strength(state) >= armor(state):
        strike_dragon(state, strength(state), with_bomb=False)


def strike_dragon(state: VastState, power: i64, *, with_bomb: bool) -> None:
    """§14.9 She attacks him: with more Strength than his Armor she hits, with as much she rolls."""
    bomb: i64 = 1 if with_bomb else 0
    if power > armor(state):
        hit_dragon(state, with_bomb=with_bomb)
        return
    state.ask(state.config.asks.knight.dragon_rolled, frame_of(bomb))
    state.ask(state.config.asks.ground.roll, KNIGHT)


def after_roll(state: VastState, frame: i64) -> None:
    """The die lies: she hits with the centre."""
    if shows_centre(state.die):
        hit_dragon(state, with_bomb=part(frame, 0) == 1)
    else:
        has_happened(state, NOBLE_FAILURE)


def hit_dragon(state: VastState, *, with_bomb: bool) -> None:
    """He loses a Health; the Axe may take another (§17.6), the Gauntlet a card (§39.8)."""
    has_happened(state, DARING)
    hit(state, 1, KNIGHT)
    if not with_bomb and works(state, MIGHTY_AXE) and can_discard(state):
        state.ask(state.config.asks.knight.axe)
    if works(state, SILVER_GAUNTLET):
        discard_cards(state, 1)
