"""The Knight's hits on the Dragon, in her turn or when he enters her square (§14.9, §25.11)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import DARING, NOBLE_FAILURE, SILVER_GAUNTLET
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.knight.effects.mighty_axe import ask_for_blow
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.values import strength, works
from antro.games.vast.knight.kinds import DRAGON_ROLLED
from antro.games.vast.map.kinds import ROLL
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


def attack_entering_dragon(state: VastState) -> None:
    """Attack the Dragon who has entered her square, if she is strong enough (§25.11)."""
    if strength(state) >= armor(state):
        strike_dragon(state, strength(state), with_bomb=False)


def strike_dragon(state: VastState, power: i64, *, with_bomb: bool) -> None:
    """Attack the Dragon (§14.9).

    More Strength than his Armor hits. Equal Strength rolls the die.
    """
    bomb: i64 = 1 if with_bomb else 0
    if power > armor(state):
        hit_dragon(state, with_bomb=with_bomb)
        return
    state.ask(DRAGON_ROLLED, argument_of(bomb))
    state.ask(ROLL, KNIGHT)


def apply_dragon_roll(state: VastState, argument: i64) -> None:
    """Hit the Dragon if the die shows the centre."""
    if shows_centre(state.die):
        hit_dragon(state, with_bomb=part(argument, 0) == 1)
    else:
        note_fulfilled(state, NOBLE_FAILURE)


def hit_dragon(state: VastState, *, with_bomb: bool) -> None:
    """Take a Health from the Dragon, and a card with the Silver Gauntlet (§16.14, §39.8)."""
    note_fulfilled(state, DARING)
    hit(state, 1, KNIGHT)
    if not with_bomb:
        ask_for_blow(state)
    if works(state, SILVER_GAUNTLET):
        discard_cards(state, 1)
