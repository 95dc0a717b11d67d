"""The effects of choices: cards change place, attacks are answered, wounds are dealt."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.games.drako.components.board import NOWHERE, STEP
from antro.games.drako.kinds import DEAL, DEFEND, DISCARD, WOUND
from antro.games.drako.state.config import HAND_LIMIT, Config
from antro.games.drako.state.state import (
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

NEW_DECK: Final[i64] = 18  # cards at most (§15.2)
SEVERAL: Final[i64] = 0  # in place of an area: the opponent chooses

# Cards


def discard_card(state: DrakoState, seat: Seat, row: i64) -> None:
    """Move a card from the hand to the discards, for all to see."""
    state.hands[row] -= 1
    state.discards[row] += 1
    state.counts[HAND + seat] -= 1
    if state.known[row]:
        state.known[row] -= 1


def play_card(state: DrakoState, seat: Seat, row: i64) -> None:
    """Pay an action and discard the card that is played (§3.5)."""
    state.actions -= 1
    discard_card(state, seat, row)


def reshuffle_count(state: DrakoState, config: Config, seat: Seat) -> i64:
    """Return the number of discards that automatically become a new deck (§14.2)."""
    if not config.matchup.reshuffles:
        return 0
    return discard_count(state, config, seat)


def discard_count(state: DrakoState, config: Config, seat: Seat) -> i64:
    """Return the number of cards that a side has discarded."""
    cards: i64 = 0
    first = seat * config.width
    for row in range(first, first + config.width):
        cards += state.discards[row]
    return cards


def refill(state: DrakoState, config: Config, seat: Seat) -> None:
    """Make the discards the deck (§14.2, §15.2).

    This happens only to an empty deck. Every card outside the hand has then been seen,
    so a player who counted knows the hand, also later (§1.5, §1.7).
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


def draw_cards(state: DrakoState, config: Config, seat: Seat, cards: i64) -> None:
    """Ask chance to deal this many cards to a seat."""
    if cards and state.counts[DECK + seat] == 0:
        refill(state, config, seat)
    owed = config.questions.of(DEAL, seat)
    while cards:
        state.pending.append(owed)
        cards -= 1


def after_deal(state: DrakoState, config: Config, seat: Seat) -> None:
    """Continue after a deal: with the next card owed, or a discard down to six (§3.4)."""
    owed = state.pending.pop()
    if state.pending[-1] is owed:
        if state.counts[DECK + seat] == 0:
            refill(state, config, seat)
    elif state.counts[HAND + seat] > HAND_LIMIT:
        state.pending.append(config.questions.of(DISCARD, seat))


# Attacks


def declare_attack(state: DrakoState, by: i64, target: i64, value: i64) -> None:
    """Add an attack after the attacks declared before (§5.3)."""
    place: i64 = 0
    while state.strikes >> place:
        place += STRIKE
    state.strikes |= strike(by, target, value) << place


def ask_defence(state: DrakoState, config: Config) -> None:
    """Ask the attacked side to answer the attacks declared (§5.4)."""
    state.pending.append(config.questions.of(DEFEND, rival(state.turn)))


def nearest(state: DrakoState, start: i64, way: i64) -> i64:
    """Return the slot of the first figure on a line, or NOBODY. A neighbour counts (§5.7)."""
    free = state.free()
    at = STEP[way * 20 + start]
    while free >> at & 1:
        at = STEP[way * 20 + at]
    if at == NOWHERE:
        return NOBODY
    return state.at(at)


def enemy_in_line(state: DrakoState, seat: Seat, start: i64, way: i64) -> bool:
    """Return True if the nearest figure on a line is an enemy (§8.1, §9.1, §10.2)."""
    slot = nearest(state, start, way)
    return slot != NOBODY and owner(slot) != seat


def take_attack(state: DrakoState, config: Config) -> None:
    """Deal the wounds of the next attack, then continue with the following one (§6.1)."""
    target = target_of(state.strikes)
    value = value_of(state.strikes)
    if target == config.dragon:
        state.due += value
    else:
        wound_figure(state, config, target, value)
    next_attack(state, config)


def next_attack(state: DrakoState, config: Config) -> None:
    """Continue with the next attack. After the last, place the Dragon's wounds (§5.4)."""
    state.strikes >>= STRIKE
    if state.strikes == 0:
        state.pending.pop()
        place_wounds(state, config)


# Wounds


def wound_figure(state: DrakoState, config: Config, slot: i64, wounds: i64) -> None:
    """Wound a figure other than the Dragon (§6.1, §17.6). Its shields are used first."""
    while wounds and state.shields[slot]:
        state.shields[slot] -= 1
        wounds -= 1
    if wounds:
        state.quiet = WOUNDED
        state.wounds[slot] = min(state.wounds[slot] + wounds, config.spaces[slot])


def place_wounds(state: DrakoState, config: Config) -> None:
    """Place the Dragon's wounds, armour first (§7.2). Ask the opponent if there is a choice."""
    if state.due and state.due >= config.spaces[config.dragon] - state.wounds[config.dragon]:
        fill_areas(state, config)
    while state.due:
        area = only_area(state, config)
        if area == SEVERAL:
            state.pending.append(config.questions.of(WOUND, rival(owner(config.dragon))))
            return
        wound_area(state, config, area)


def wound_area(state: DrakoState, config: Config, area: i64) -> None:
    """Put one of the Dragon's unplaced wounds on an area (§7.2)."""
    state.quiet = WOUNDED
    state.due -= 1
    state.wounds[area] += 1
    state.wounds[config.dragon] += 1


def fill_areas(state: DrakoState, config: Config) -> None:
    """Fill every space of the Dragon (§7.4). Wounds beyond that are lost (§6.2)."""
    state.quiet = WOUNDED
    state.due = 0
    state.wounds[config.dragon] = config.spaces[config.dragon]
    for area in range(ARMOUR, WALKING + 1):
        state.wounds[area] = config.spaces[area]


def only_area(state: DrakoState, config: Config) -> i64:
    """Return the area that the next wound must go to, or SEVERAL (§7.2)."""
    if has_room(state, config, ARMOUR):
        return ARMOUR
    room = room_for_wounds(state, config)
    if room & (room - 1):
        return SEVERAL
    if room == bit(FLYING):
        return FLYING
    return BREATHING if room == bit(BREATHING) else WALKING


def room_for_wounds(state: DrakoState, config: Config) -> i64:
    """Return the set of areas, without the armour, that have space left."""
    room: i64 = 0
    for area in range(FLYING, WALKING + 1):
        if has_room(state, config, area):
            room |= bit(area)
    return room


def has_room(state: DrakoState, config: Config, area: i64) -> bool:
    """Return True if an area of the Dragon has space left for a wound (§7.3)."""
    return state.wounds[area] < config.spaces[area]
