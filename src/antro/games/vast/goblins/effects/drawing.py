"""War cards and Monsters that are drawn (§20.7, §20.9), and the Goblin Ruby (§24.5)."""

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
    """§20.7 As many War cards as there is Rage; one of them is kept."""
    state.goblins.war_drawn = 0
    state.ask(KEEP_WAR_NEXT)
    state.ask(RUBY_NEXT, WAR_DECK)
    state.ask(DRAW_WAR, state.goblins.rage)


def draw_monsters(state: VastState, count: i64) -> None:
    """§20.9 Monsters are drawn, perhaps one more (§41.11), and then assigned one by one."""
    goblins = state.goblins
    if count <= 0 or not monsters_left(state):
        return
    state.ask(ASSIGN_NEXT)
    state.ask(RUBY_NEXT, MONSTER_DECK)
    state.ask(DRAW_MONSTERS, count)
    if goblins.has_bought(MERCENARIES) and goblins.rage > 0:
        state.ask(HIRE_MERCENARY)


def monsters_left(state: VastState) -> bool:
    """Whether a Monster can be drawn."""
    return state.goblins.monster_deck | state.goblins.monster_discards != 0


def ask_for_swap(state: VastState, deck: i64) -> None:
    """§24.5 With a Goblin Ruby, one of the cards just drawn may be changed, once per turn."""
    goblins = state.goblins
    if not goblins.has_face_up(GOBLIN_RUBY) or goblins.ruby_turn == state.turn:
        return
    if cards_just_drawn(state, deck) > 0 and can_draw(state, deck):
        state.ask(RUBY[deck])


def cards_just_drawn(state: VastState, deck: i64) -> i64:
    """How many cards the draw brought, or which: 0 for none."""
    if deck == SECRET_DECK:
        return state.goblins.new_secrets_held
    return state.goblins.war_drawn if deck == WAR_DECK else state.goblins.monsters_drawn


def can_draw(state: VastState, deck: i64) -> bool:
    """Whether another card of a deck can be drawn."""
    if deck == SECRET_DECK:
        return state.goblins.secret_deck | state.goblins.secret_discards != 0
    return deck == WAR_DECK or monsters_left(state)
