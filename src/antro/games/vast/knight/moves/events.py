"""Event cards: shown to the Cave, chosen, and played (§18, §39.10)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import EVENTS
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.decks import (
    bury_top_events,
    put_last,
    size_of,
    take_event,
    take_first,
    take_from,
)
from antro.games.vast.knight.effects.events import refill_events
from antro.games.vast.knight.kinds import PLAY_EVENT
from antro.games.vast.knight.moves.event_effects import play_event
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

SEEN_BY_THE_CAVE: Final[i64] = 3
UNSEEN: Final[i64] = len(EVENTS)  # the number after all kinds: a hidden card


@final
class TopEvent(ChanceChoice[VastState]):
    """The next Event that the Cave sees, three at most (§28.9)."""

    def __init__(self, config: Config) -> None:
        super().__init__(UNSEEN + 1)
        self.seat: Final = config.seat_of[CAVE]

    def due(self, state: VastState) -> bool:
        return size_of(state.knight.event_top) < SEEN_BY_THE_CAVE and state.knight.events_left > 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(UNSEEN):
            if state.knight.event_deck[kind]:
                out.weigh(self.first + kind, state.knight.event_deck[kind])

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        take_event(state.knight, move - self.first)
        put_last(state.knight.event_top, move - self.first)

    def done(self, state: VastState, argument: i64) -> None:
        """Move Events up from the bottom if no shuffled card is left."""
        knight = state.knight
        while size_of(knight.event_top) < SEEN_BY_THE_CAVE and knight.event_bottom[0] != OFF:
            put_last(knight.event_top, take_first(knight.event_bottom))

    def describe(self, move: i64) -> Move:
        kind = move - self.first
        if kind == UNSEEN:
            return Move(move, "next event unseen", "next_event_unseen", {}, [])
        return event_move(move, "next_event", kind)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        known = viewer == HOST or viewer == self.seat
        return move if known else self.first + UNSEEN


def event_move(move: i64, verb: str, kind: i64) -> Move:
    """Return the description of a move with an Event card."""
    name = EVENTS[kind]
    text = f"{verb} {name}".replace("_", " ")
    return Move(move, text, verb, {"event": f"event:{name}"}, [f"event:{name}"])


@final
class PlayEvent(OfList):
    """Play one of three Events, and put the others on the bottom of the deck (§18.1)."""

    def __init__(self) -> None:
        super().__init__("play_event", "event", EVENTS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        kinds: i64 = 0
        for place in range(size_of(state.knight.event_top)):
            kinds |= bit(state.knight.event_top[place])
        out.add_each(self.first, kinds)

    def rank(self, state: VastState, move: i64) -> i64:
        """Order the Events by the time when they were drawn (§47.3)."""
        return self.place_of(state, move - self.first)

    def place_of(self, state: VastState, kind: i64) -> i64:
        """Return the place of the first card of a kind among those that the Cave sees."""
        place: i64 = 0
        while state.knight.event_top[place] != kind:
            place += 1
        return place

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        knight, kind = state.knight, move - self.first
        state.pop()
        take_from(knight.event_top, self.place_of(state, kind))
        bury_top_events(knight)
        state.ask(PLAY_EVENT, kind)
        refill_events(state)


@final
class DrawEvent(ChanceChoice[VastState]):
    """The top Event card, which is played in a game without a Cave (§18.1)."""

    def __init__(self) -> None:
        super().__init__(UNSEEN)

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(UNSEEN):
            if state.knight.event_deck[kind]:
                out.weigh(self.first + kind, state.knight.event_deck[kind])

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        take_event(state.knight, move - self.first)
        play_event(state, move - self.first)

    def describe(self, move: i64) -> Move:
        return event_move(move, "draw_event", move - self.first)


@final
class EventPlayed(Step[VastState]):
    """Apply the Event that the Cave has chosen (§18.1). The argument is its kind."""

    def run(self, state: VastState, argument: i64) -> None:
        play_event(state, argument)
