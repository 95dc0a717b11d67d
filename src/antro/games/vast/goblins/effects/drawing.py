"""Drawing War cards and Monsters (§20.7, §20.9), and the Goblin Ruby (§24.5)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import GOBLIN_RUBY, MERCENARIES
from antro.games.vast.goblins.kinds import (
    ASSIGN_NEXT,
    DRAW_MONSTERS,
    DRAW_WAR,
    HIRE_MERCENARY,
    KEEP_WAR_NEXT,
    RUBY,
    RUBY_NEXT,
)
from antro.games.vast.goblins.state import MONSTER_DECK, SECRET_DECK, WAR_DECK
from antro.games.vast.state.state import VastState

ALL_WAR_CARDS: Final[i64] = 1023


def draw_war_cards(state: VastState) -> None:
    """Draw as many War cards as Rage, and keep one (§20.7)."""
    state.goblins.war_drawn = 0
    state.ask(KEEP_WAR_NEXT)
    state.ask(RUBY_NEXT, WAR_DECK)
    state.ask(DRAW_WAR, state.goblins.rage)


def draw_monsters(state: VastState, count: i64) -> None:
    """Draw Monsters, perhaps one more (§41.11), and assign them one by one (§20.9)."""
    goblins = state.goblins
    if count <= 0 or not monsters_left(state):
        return
    state.ask(ASSIGN_NEXT)
    state.ask(RUBY_NEXT, MONSTER_DECK)
    state.ask(DRAW_MONSTERS, count)
    if goblins.has_bought(MERCENARIES) and goblins.rage > 0:
        state.ask(HIRE_MERCENARY)


def monsters_left(state: VastState) -> bool:
    """Return True if a Monster can be drawn."""
    return state.goblins.monster_deck | state.goblins.monster_discards != 0


def ask_for_swap(state: VastState, deck: i64) -> None:
    """Ask if the Goblin Ruby swaps a card just drawn, once per turn (§24.5)."""
    goblins = state.goblins
    if not goblins.has_face_up(GOBLIN_RUBY) or goblins.ruby_turn == state.turn:
        return
    if cards_just_drawn(state, deck) > 0 and can_draw(state, deck):
        state.ask(RUBY[deck])


def cards_just_drawn(state: VastState, deck: i64) -> i64:
    """Return a number above 0 if the draw brought cards: their count, or their set."""
    if deck == SECRET_DECK:
        return state.goblins.new_secrets_held
    return state.goblins.war_drawn if deck == WAR_DECK else state.goblins.monsters_drawn


def can_draw(state: VastState, deck: i64) -> bool:
    """Return True if another card of a deck can be drawn."""
    if deck == SECRET_DECK:
        return state.goblins.secret_deck | state.goblins.secret_discards != 0
    return deck == WAR_DECK or monsters_left(state)
