"""Orders: their goals and settings, and the plans that the rules make from them (§8).

These functions only calculate. An order is one number, a goal is one number, and dice are a lot.
The automatic keeping of clients and the planner of bots use the same functions.
"""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.lots import INDEX, ONE_DIE, common, count, size
from antro.games.heroes.components.symbols import CARD, HELM
from antro.games.heroes.state.config import MOST_THROWS
from antro.games.heroes.state.side import HOLD, NONE, REST, STOP

# A goal (§8.3) is twice its base, plus one if it has a star. Each base that may add helms has five
# numbers, for 0 to 4 helms. The bases of cards come after them.
ELEMENT_BASES: Final[i64] = 12  # FF, FFF, FFFF, WW …
HELM_BASE: Final[i64] = 12  # HH
SAME: Final[i64] = 13  # S3
DIFFERENT: Final[i64] = 14  # D3; D4 is the next one
WITH_HELMS: Final[i64] = 16  # bases
HELM_STEPS: Final[i64] = 5
CARD_BASES: Final[i64] = 5  # C3 to C7
LEAST_CARDS: Final[i64] = 3
GOALS: Final[i64] = 2 * (WITH_HELMS * HELM_STEPS + CARD_BASES)
NO_GOAL: Final[i64] = GOALS

# An order: three goals of eight bits, then its settings (§8.2)
GOALS_OF_ORDER: Final[i64] = 3
SETTINGS_SHIFT: Final[i64] = 24
ACCEPTED: Final[i64] = 8  # the opposite symbols it accepts: 0 to 7
NEARER: Final[i64] = 8
WAITS: Final[i64] = 10
STOPS: Final[i64] = 2  # met, never
FOLLOWS: Final[i64] = 3  # never, goals, any
SETTINGS: Final[i64] = ACCEPTED * NEARER * WAITS * STOPS * FOLLOWS
FOLLOW_NEVER: Final[i64] = 0
FOLLOW_GOALS: Final[i64] = 1

WAITING: Final[i64] = 4096  # added to a plan that waits for further dice (§8.9 c)
ELEMENTS: Final[i64] = 4


def order_of(first: i64, second: i64, third: i64, settings: i64) -> i64:
    """Return the order with these goals. Missing goals are ``NO_GOAL``."""
    return first | second << 8 | third << 16 | settings << SETTINGS_SHIFT


def settings_of(accepted: i64, nearer: i64, waits: i64, stop: i64, follow: i64) -> i64:
    """Return the settings of an order as one number."""
    return (((accepted * NEARER + nearer) * WAITS + waits) * STOPS + stop) * FOLLOWS + follow


def goal_at(order: i64, place: i64) -> i64:
    """Return one of the three goals of an order, or ``NO_GOAL``."""
    return order >> 8 * place & 255


def settings_in(order: i64) -> i64:
    return order >> SETTINGS_SHIFT


def follow_of(settings: i64) -> i64:
    return settings % FOLLOWS


def stop_of(settings: i64) -> i64:
    """Return 0 to stop when the goal is met, or 1 never to stop."""
    return settings // FOLLOWS % STOPS


def waits_of(settings: i64) -> i64:
    return settings // (FOLLOWS * STOPS) % WAITS


def nearer_of(settings: i64) -> i64:
    return settings // (FOLLOWS * STOPS * WAITS) % NEARER


def accepted_of(settings: i64) -> i64:
    return settings // (FOLLOWS * STOPS * WAITS * NEARER)


def has_star(goal: i64) -> bool:
    return goal & 1 == 1


def is_of_cards(goal: i64) -> bool:
    return goal >> 1 >= WITH_HELMS * HELM_STEPS


def asks_for(goal: i64) -> i64:
    """The number of dice that a goal needs (§8.3)."""
    base = goal >> 1
    if is_of_cards(goal):
        return base - WITH_HELMS * HELM_STEPS + LEAST_CARDS
    helms, kind = base % HELM_STEPS, base // HELM_STEPS
    if kind < ELEMENT_BASES:
        return kind % 3 + 2 + helms
    if kind == HELM_BASE:
        return 2 + helms
    return (3 if kind != DIFFERENT + 1 else 4) + helms


def needs(goal: i64, dice: i64, accepted: i64, own: i64, opposite: i64) -> i64:
    """Return the dice that a goal needs. The dice shown may decide its elements (§8.4, §8.5)."""
    base = goal >> 1
    if is_of_cards(goal):
        return asks_for(goal) * ONE_DIE[CARD]
    helms, kind = base % HELM_STEPS * ONE_DIE[HELM], base // HELM_STEPS
    if kind < ELEMENT_BASES:
        return helms + (kind % 3 + 2) * ONE_DIE[kind // 3]
    if kind == HELM_BASE:
        return helms + 2 * ONE_DIE[HELM]
    if kind == SAME:
        return helms + 3 * ONE_DIE[element_of_same(dice, accepted, own, opposite)]
    return helms + different(kind - DIFFERENT + 3, dice, accepted, opposite)


def element_of_same(dice: i64, accepted: i64, own: i64, opposite: i64) -> i64:
    """Return the element for a goal of three of the same element (§8.4)."""
    best, most = NONE, NONE
    for element in range(ELEMENTS):
        if element == opposite and accepted < 3:
            continue
        rank = count(dice, element) * 4
        if element != opposite:
            rank += 2
        if element == own:
            rank += 1
        if rank > most:
            best, most = element, rank
    return best


def different(wanted: i64, dice: i64, accepted: i64, opposite: i64) -> i64:
    """Return one die each of *wanted* different elements (§8.5)."""
    chosen: i64 = 0
    lot: i64 = 0
    while wanted:
        best, most = NONE, NONE
        for element in range(ELEMENTS):
            barred = element == opposite and accepted < 1 and wanted + size(lot) < ELEMENTS
            if barred or chosen >> element & 1:
                continue
            rank: i64 = 2 if count(dice, element) else 0
            if element != opposite:
                rank += 1
            if rank > most:
                best, most = element, rank
        chosen |= bit(best)
        lot += ONE_DIE[best]
        wanted -= 1
    return lot


def lacks(need: i64, dice: i64) -> i64:
    """The number of needed dice that are not shown (§8.6)."""
    return size(need) - size(common(need, dice))


def followed(order: i64, dice: i64, own: i64, opposite: i64) -> i64:
    """Return the goal of an order that is followed now (§8.7)."""
    settings = settings_in(order)
    accepted, nearer = accepted_of(settings), nearer_of(settings)
    chosen = goal_at(order, 0)
    least = lacks(needs(chosen, dice, accepted, own, opposite), dice)
    for place in range(1, GOALS_OF_ORDER):
        goal = goal_at(order, place)
        if goal == NO_GOAL:
            break
        lacking = lacks(needs(goal, dice, accepted, own, opposite), dice)
        if lacking + nearer <= least:
            chosen, least = goal, lacking
    return chosen


def kept(goal: i64, need: i64, dice: i64, dice_size: i64) -> i64:
    """Return the dice that are kept for a goal (§8.8)."""
    lot = common(need, dice)
    if has_star(goal):
        face = CARD if is_of_cards(goal) else HELM
        room = dice_size - lacks(need, dice) - size(lot)
        further = min(count(dice, face) - count(lot, face), room)
        lot += max(further, 0) * ONE_DIE[face]
    return lot


def plan(
    order: i64, dice: i64, dice_size: i64, throws: i64, waited: i64, own: i64, opposite: i64
) -> i64:
    """Return the plan of a beat (§8.9, §8.10).

    ``WAITING`` is added if the player waits for more than the goal needs. *throws* is 0 on the
    first beat.
    """
    settings = settings_in(order)
    goal = followed(order, dice, own, opposite)
    need = needs(goal, dice, accepted_of(settings), own, opposite)
    keeping = kept(goal, need, dice, dice_size)
    spare = spare_opposites(need, dice, opposite)
    unmet = lacks(need, dice) > 0
    too_many = spare > accepted_of(settings)
    if throws >= MOST_THROWS:
        return REST if unmet or too_many or stop_of(settings) else STOP
    if unmet:
        return thrown(keeping, dice_size)
    if too_many:
        return thrown(dice - spare * ONE_DIE[opposite], dice_size)
    if has_star(goal) and waited < waits_of(settings) and keeping != dice:
        return thrown(keeping, dice_size) + WAITING
    if size(dice) < dice_size:
        return thrown(dice, dice_size)
    return HOLD if stop_of(settings) or throws == 0 else STOP


def thrown(keeping: i64, dice_size: i64) -> i64:
    """Return the plan to keep a lot and roll the other dice."""
    return INDEX[keeping] if size(keeping) < dice_size else HOLD


def spare_opposites(need: i64, dice: i64, opposite: i64) -> i64:
    """The number of dice that show the opposite element and are not needed."""
    if opposite == NONE:
        return 0
    return max(count(dice, opposite) - count(need, opposite), 0)


def is_ready_to_follow(order: i64, dice: i64, own: i64, opposite: i64) -> bool:
    """True if a goal is met with few enough opposite symbols to follow (§8.11)."""
    accepted = accepted_of(settings_in(order))
    for place in range(GOALS_OF_ORDER):
        goal = goal_at(order, place)
        if goal == NO_GOAL:
            break
        need = needs(goal, dice, accepted, own, opposite)
        if not lacks(need, dice) and spare_opposites(need, dice, opposite) <= accepted:
            return True
    return False


STUNNED_ORDER: Final = order_of(  # §8.12: C5 a7 l1 w0 met never
    2 * (WITH_HELMS * HELM_STEPS + 2), NO_GOAL, NO_GOAL, settings_of(7, 1, 0, 0, FOLLOW_NEVER)
)
