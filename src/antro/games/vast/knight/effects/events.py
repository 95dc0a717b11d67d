"""Events: one is played when she meets an Event tile or token (§9.7, §18.1, §28.8)."""

from mypy_extensions import i64

from antro.games.vast.knight.effects.decks import bury_top_events, events_in_deck, size_of
from antro.games.vast.knight.kinds import CHOOSE_EVENT, DRAW_EVENT, TOP_EVENT
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.state.state import VastState


def meet_event(state: VastState) -> None:
    """§18.1 An Event is played: the Cave chooses one of three, else the top card."""
    if events_in_deck(state.knight) == 0:
        return
    state.ask(CHOOSE_EVENT if state.config.has_cave else DRAW_EVENT)


def take_event_token(state: VastState, square: i64) -> None:
    """§14.17 An Event token is met: it goes back to the supply, and there is an Event."""
    state.ground.drop_token(square, EVENT_TOKEN)
    state.ground.events += 1
    meet_event(state)


def refill_events(state: VastState) -> None:
    """§28.9 The Cave sees the next three Events: chance deals them from an unknown order."""
    if state.config.has_cave:
        state.ask(TOP_EVENT)


def can_bury_events(state: VastState) -> bool:
    """§29.8 Whether Events that are put under the deck would change anything."""
    knight = state.knight
    return not knight.dead and events_in_deck(knight) > size_of(knight.event_top)


def bury_events(state: VastState) -> None:
    """§29.8 The next Events go under the deck in their order, unseen."""
    bury_top_events(state.knight)
    refill_events(state)
