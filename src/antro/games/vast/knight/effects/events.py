"""Events: the Knight plays one for each Event tile or token (§9.7, §18.1, §28.8)."""

from mypy_extensions import i64

from antro.games.vast.knight.effects.decks import bury_top_events, events_in_deck, size_of
from antro.games.vast.knight.kinds import CHOOSE_EVENT, DRAW_EVENT, TOP_EVENT
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.state.state import VastState


def meet_event(state: VastState) -> None:
    """Play an Event: the Cave chooses one of three, or the top card is drawn (§18.1)."""
    if events_in_deck(state.knight) == 0:
        return
    state.ask(CHOOSE_EVENT if state.config.has_cave else DRAW_EVENT)


def take_event_token(state: VastState, square: i64) -> None:
    """Return an Event token to the supply, and play an Event (§14.17)."""
    state.ground.drop_token(square, EVENT_TOKEN)
    state.ground.events += 1
    meet_event(state)


def refill_events(state: VastState) -> None:
    """Show the Cave the next three Events. Chance draws them from the shuffled part (§28.9)."""
    if state.config.has_cave:
        state.ask(TOP_EVENT)


def can_bury_events(state: VastState) -> bool:
    """Return True if putting Events on the bottom of the deck would change anything (§29.8)."""
    knight = state.knight
    return not knight.dead and events_in_deck(knight) > size_of(knight.event_top)


def bury_events(state: VastState) -> None:
    """Put the next Events on the bottom of the deck in the same order, unseen (§29.8)."""
    bury_top_events(state.knight)
    refill_events(state)
