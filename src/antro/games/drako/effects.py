"""What happens between choices: cards change place, attacks are answered, wounds are dealt."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.games.drako.board import NOWHERE, STEP
from antro.games.drako.config import HAND_LIMIT, Config
from antro.games.drako.state import (
    ARMOUR,
    BREATHING,
    DECK,
    FLYING,
    HAND,
    NOBODY,
    STRIKE,
    WALKING,
    WOUNDED,
    DrakoState,
    owner,
    rival,
    strike,
    target_of,
    value_of,
)

NEW_DECK: Final[i64] = 18  # §15.2
SEVERAL: Final[i64] = 0  # no area, but a choice of them

# Cards


def put_down(state: DrakoState, seat: Seat, row: i64) -> None:
    """A card goes from the hand to the discards, for all to see."""
    state.hands[row] -= 1
    state.discards[row] += 1
    state.counts[HAND + seat] -= 1
    if state.known[row]:
        state.known[row] -= 1


def use(state: DrakoState, seat: Seat, row: i64) -> None:
    """§3.5 A card is played: it costs an action."""
    state.actions -= 1
    put_down(state, seat, row)


def supply(state: DrakoState, config: Config, seat: Seat) -> i64:
    """How many discards would make a new deck without being asked for (§14.2)."""
    if not config.matchup.reshuffles:
        return 0
    return discarded(state, config, seat)


def discarded(state: DrakoState, config: Config, seat: Seat) -> i64:
    total: i64 = 0
    first = seat * config.width
    for row in range(first, first + config.width):
        total += state.discards[row]
    return total


def refill(state: DrakoState, config: Config, seat: Seat) -> None:
    """§14.2, §15.2 The discards become the deck.

    This happens to an empty deck only, when all cards but the hand have been
    seen: whoever counted knows that hand, and goes on knowing it.
    """
    size: i64 = 0
    first = seat * config.width
    for row in range(first, first + config.width):
        state.known[row] = state.hands[row]
        size += state.discards[row]
        state.bags[row] = state.discards[row]
        state.discards[row] = 0
    if not config.matchup.reshuffles and size > NEW_DECK:
        size = NEW_DECK
    state.counts[DECK + seat] = size


def draw(state: DrakoState, config: Config, seat: Seat, cards: i64) -> None:
    """Ask chance for this many cards."""
    if cards and state.counts[DECK + seat] == 0:
        refill(state, config, seat)
    while cards:
        state.pending.append(config.asks.owed[seat])
        cards -= 1


def dealt(state: DrakoState, config: Config, seat: Seat) -> None:
    """A card owed has been given: is there another one to give, or one too many?"""
    state.pending.pop()
    if state.pending[-1] is config.asks.owed[seat]:
        if state.counts[DECK + seat] == 0:
            refill(state, config, seat)
    elif state.counts[HAND + seat] > HAND_LIMIT:
        state.pending.append(config.asks.discard[seat])


# Attacks


def declare(state: DrakoState, by: i64, target: i64, value: i64) -> None:
    """§5.3 One more attack, behind those declared before."""
    place: i64 = 0
    while state.strikes >> place:
        place += STRIKE
    state.strikes |= strike(by, target, value) << place


def ask_defence(state: DrakoState, config: Config) -> None:
    """§5.4 Declaring is over: the other side answers."""
    state.pending.append(config.asks.defend[rival(state.turn)])


def nearest(state: DrakoState, start: i64, way: i64) -> i64:
    """The slot of the first figure on a line, or NOBODY."""
    free = state.free()
    at = STEP[way * 20 + start]
    while free >> at & 1:
        at = STEP[way * 20 + at]
    if at == NOWHERE:
        return NOBODY
    return state.at(at)


def enemy_in_line(state: DrakoState, seat: Seat, start: i64, way: i64) -> bool:
    """Whether the nearest figure on a line is an enemy (§8.1, §9.1, §10.2)."""
    slot = nearest(state, start, way)
    return slot != NOBODY and owner(slot) != seat


def takes(state: DrakoState, config: Config) -> None:
    """§6.1 The next attack is not cancelled."""
    target = target_of(state.strikes)
    value = value_of(state.strikes)
    if target == config.dragon:
        state.due += value
    else:
        wound(state, config, target, value)
    answered(state, config)


def answered(state: DrakoState, config: Config) -> None:
    """On to the next attack; after the last, the dragon's wounds are placed."""
    state.strikes >>= STRIKE
    if state.strikes == 0:
        state.pending.pop()
        place_wounds(state, config)


# Wounds


def wound(state: DrakoState, config: Config, slot: i64, wounds: i64) -> None:
    """§6.1, §17.6 A figure other than the dragon is hit; its shields go first."""
    while wounds and state.shields[slot]:
        state.shields[slot] -= 1
        wounds -= 1
    if wounds:
        state.quiet = WOUNDED
        state.wounds[slot] = min(state.wounds[slot] + wounds, config.spaces[slot])


def place_wounds(state: DrakoState, config: Config) -> None:
    """§7.2 Armour first; what is left goes where the opponent wants, while there is a choice."""
    if state.due and state.due >= config.spaces[config.dragon] - state.wounds[config.dragon]:
        fill(state, config)
    while state.due:
        area = only_area(state, config)
        if area == SEVERAL:
            state.pending.append(config.asks.wound[rival(owner(config.dragon))])
            return
        mark(state, config, area)


def mark(state: DrakoState, config: Config, area: i64) -> None:
    """One of the dragon's wounds in an area."""
    state.quiet = WOUNDED
    state.due -= 1
    state.wounds[area] += 1
    state.wounds[config.dragon] += 1


def fill(state: DrakoState, config: Config) -> None:
    """§7.4 Every space at once. Wounds beyond that are lost (§6.2)."""
    state.quiet = WOUNDED
    state.due = 0
    state.wounds[config.dragon] = config.spaces[config.dragon]
    for area in range(ARMOUR, WALKING + 1):
        state.wounds[area] = config.spaces[area]


def only_area(state: DrakoState, config: Config) -> i64:
    """The area that the next wound must go to, or SEVERAL."""
    if has_room(state, config, ARMOUR):
        return ARMOUR
    room = room_for_wounds(state, config)
    if room & (room - 1):
        return SEVERAL
    if room == bit(FLYING):
        return FLYING
    return BREATHING if room == bit(BREATHING) else WALKING


def room_for_wounds(state: DrakoState, config: Config) -> i64:
    """The set of areas behind the armour with space left."""
    room: i64 = 0
    for area in range(FLYING, WALKING + 1):
        if has_room(state, config, area):
            room |= bit(area)
    return room


def has_room(state: DrakoState, config: Config, area: i64) -> bool:
    return state.wounds[area] < config.spaces[area]
