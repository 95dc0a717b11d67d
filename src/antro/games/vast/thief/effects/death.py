"""Attacks on the Thief, and his death (§32.7, §32.11 to §32.13)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import UNNATURAL_EVASION
from antro.games.vast.components.roles import DRAGON, GOBLINS, KNIGHT, THIEF, THIEF_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.cards import draw_cards
from antro.games.vast.goblins.effects.cards import thief_killed
from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.map.kinds import TOSS
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.loot import drop_loot
from antro.games.vast.thief.effects.values import has_upgrade
from antro.games.vast.thief.kinds import EVASION, SLIP

EVADED: Final[i64] = 4  # lowest roll that evades


def attack(state: VastState, by: i64) -> None:
    """Attack the Thief, who dies unless he evades (§32.7). The result is in ``thief.evaded``."""
    thief = state.thief
    thief.evaded = 0
    if has_upgrade(state, UNNATURAL_EVASION) and thief.evasion_turn != state.turn:
        thief.evasion_turn = state.turn
        state.ask(EVASION, by)
        state.ask(TOSS)
    else:
        kill(state, by)


def apply_evasion_roll(state: VastState, by: i64) -> None:
    """Apply the roll of an evasion: the Thief may step aside, or dies (§32.7)."""
    if state.toss >= EVADED:
        state.thief.evaded = 1
        ask_if_open(state, SLIP)
    else:
        kill(state, by)


def kill(state: VastState, by: i64) -> None:
    """Remove the Thief from the map, and drop his loot (§32.12). *by* gets the bonus."""
    at = state.ground.where[THIEF_PIECE]
    if at == OFF:
        return
    drop_loot(state, at)
    state.ground.where[THIEF_PIECE] = OFF
    if state.role == THIEF:
        state.turn_over = 1
    reward(state, by)


def reward(state: VastState, by: i64) -> None:
    """Give the killer the bonus of the Loot Drop (§27.16, §32.13)."""
    loot_drop = state.thief.loot_drop
    if by == KNIGHT:
        gain_grit(state, loot_drop)
    elif by == GOBLINS:
        thief_killed(state, loot_drop)
    elif by == DRAGON:
        draw_cards(state, loot_drop)
