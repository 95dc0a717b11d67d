"""Blows that she deals the Dragon, on her turn or when he comes to her (§14.9, §25.11)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import DARING, NOBLE_FAILURE, SILVER_GAUNTLET
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.knight.effects.mighty_axe import ask_for_blow
from antro.games.vast.knight.effects.sidequests import has_happened
from antro.games.vast.knight.effects.values import strength, works
from antro.games.vast.knight.kinds import DRAGON_ROLLED
from antro.games.vast.map.kinds import ROLL
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.arguments import argument_of, part
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
    state.ask(DRAGON_ROLLED, argument_of(bomb))
    state.ask(ROLL, KNIGHT)


def after_roll(state: VastState, argument: i64) -> None:
    """The die lies: she hits with the centre."""
    if shows_centre(state.die):
        hit_dragon(state, with_bomb=part(argument, 0) == 1)
    else:
        has_happened(state, NOBLE_FAILURE)


def hit_dragon(state: VastState, *, with_bomb: bool) -> None:
    """Take a Health of the Dragon, and a card with the Gauntlet (§39.8)."""
    has_happened(state, DARING)
    hit(state, 1, KNIGHT)
    if not with_bomb:
        ask_for_blow(state)
    if works(state, SILVER_GAUNTLET):
        discard_cards(state, 1)
