"""The start of an Ambush: by a tile, an Event, or a Monster token (§14.14, §19.1)."""

from mypy_extensions import i64

from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import OGRE, TROLL
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.kinds import (
    AMBUSH_FOLLOWS,
    BRACE,
    BRACE_OR_MONSTER,
    DRAW_MONSTER,
    INFESTATION,
)
from antro.games.vast.knight.state import NO_MONSTER
from antro.games.vast.settings.variant import DRAWN_MONSTER
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import OGRE_TOKEN
from antro.games.vast.state.state import VastState


def begin_ambush(state: VastState) -> None:
    """Start an Ambush, by the Goblins if they are in the game."""
    state.knight.monster = NO_MONSTER
    state.knight.boost = 0
    if state.plays(GOBLINS):
        state.ask(AMBUSH_FOLLOWS)
        ask_if_open(state, BRACE)
        return
    state.ask(INFESTATION, argument_of(OFF, OFF))
    if state.config.variant.infestation == DRAWN_MONSTER:
        draw_monster(state)
    else:
        state.ask(BRACE_OR_MONSTER)


def draw_monster(state: VastState) -> None:
    """Draw a Monster for an Ambush (§19.1). If the deck is empty, shuffle the discards."""
    goblins = state.goblins
    if goblins.monster_deck == 0:
        goblins.monster_deck = goblins.monster_discards
        goblins.monster_discards = 0
    state.ask(DRAW_MONSTER)


def meet_token(state: VastState, square: i64, way: i64) -> None:
    """Start the Ambush of a Monster token on a square that she tries to enter (§19.7)."""
    ogre = state.ground.has(square, OGRE_TOKEN)
    state.knight.monster = OGRE if ogre else TROLL
    state.knight.boost = 0
    state.ask(INFESTATION, argument_of(square, way))
    ask_if_open(state, BRACE)
