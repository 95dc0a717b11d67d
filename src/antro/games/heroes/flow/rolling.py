"""§6, §7 Rolling: plans are turned up, dice fall, and somebody stops."""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.heroes.config import AWAKE, LIVE, MOST_THROWS, ORDERS, STEPPED
from antro.games.heroes.effects.dice import take_up
from antro.games.heroes.flow.ordering import make_plans
from antro.games.heroes.printed.lots import LOTS, NO_DICE, PACKED, count
from antro.games.heroes.printed.symbols import CARD
from antro.games.heroes.state.part import CYCLE, READY, ROLLING, Part
from antro.games.heroes.state.side import HOLD, KEEP_NONE, NONE, REST, STOP, Side
from antro.games.heroes.state.state import HeroesState


def carry_out(state: HeroesState, part: Part) -> None:
    """§7.8, §7.9 The beat comes: plans are turned up, and then the dice fall."""
    asks, stack, slot = state.config.asks, state.stack(part.slot), part.slot
    stack += [asks.settling[slot], asks.throwing[slot]]
    rolling = part.alive & ~part.resting
    for seat in range(state.config.seats - 1, -1, -1):
        if not rolling >> seat & 1:
            continue
        if state.sides[seat].plan == NONE:
            state.sides[seat].plan = without_a_plan(state.sides[seat])
            part.shown |= bit(seat)
        elif not part.shown >> seat & 1:
            stack.append(asks.show[seat])


def without_a_plan(side: Side) -> i64:
    """§7.8 Who has none holds, or rests after thirty throws; §25.6 who has recovered throws."""
    if side.dice_in_hand():
        return KEEP_NONE
    return HOLD if side.throws < MOST_THROWS else REST


def throw(state: HeroesState, part: Part) -> None:
    """§6.2 Plans are known: the dice that are not kept fall."""
    stack, fall = state.stack(part.slot), state.config.asks.fall
    for seat in range(state.config.seats - 1, -1, -1):
        side = state.sides[seat]
        if part.shown >> seat & 1 and 0 <= side.plan < LOTS:
            take_up(side, PACKED[side.plan])
            stack.append(fall[seat])


def settle(state: HeroesState, part: Part) -> None:
    """§7.9 The dice lie: those recover who planned to, then stops count."""
    stopping = recovered = i64(0)
    for seat in range(state.config.seats):
        if part.shown >> seat & 1:
            side = state.sides[seat]
            if side.plan == STOP and side.is_stunned():
                recover(side)
                recovered |= bit(seat)
            elif side.plan == STOP:
                stopping |= bit(seat)
            elif side.plan == REST:
                part.resting |= bit(seat)
            else:
                side.throws += 1
            side.plan = NONE
    part.shown = 0
    if stopping:
        stop(state, part, first_from_token(state, part, stopping))
    elif part.resting == part.alive:
        stop(state, part, NONE)
    else:
        roll_on(state, part, recovered)


def recover(side: Side) -> None:
    """§25.5 A stunned hero is himself again, and takes up all his dice."""
    side.life = AWAKE
    take_up(side, NO_DICE)
    side.thrown = NO_DICE


def may_stop(side: Side) -> bool:
    """§6.3, §25.3 Whether a player may stop: his dice lie, and he is not stunned or recovers."""
    if side.dice_in_hand():
        return False
    return not side.is_stunned() or count(side.dice, CARD) >= AWAKE


def first_from_token(state: HeroesState, part: Part, seats: i64) -> i64:
    """§6.7 The first of a set, from the token on in seat order."""
    token = part.token(state.config.seats)
    if seats >> token & 1:
        return token
    return part.next_after(token, seats, state.config.seats)


def roll_on(state: HeroesState, part: Part, recovered: i64) -> None:
    """Nobody has stopped: what comes before the next throw."""
    pace, asks, slot = state.config.pace, state.config.asks, part.slot
    begun = part.phase == READY
    part.phase = ROLLING
    stack = state.stack(slot)
    if pace == LIVE:
        if begun:
            stack.append(asks.look[slot])
    elif pace == ORDERS:
        if recovered:
            stack.append(asks.order[slot][recovered])
        else:
            beat(state, part)
    else:
        planners = part.alive & ~part.resting & ~dice_up(state, part)
        stack.append(asks.roll[slot][planners])
        if pace == STEPPED and not planners:
            stack.pop()
            carry_out(state, part)


def beat(state: HeroesState, part: Part) -> None:
    """§7.12 The rules make the plans of a beat, and carry them out."""
    make_plans(state, part)
    carry_out(state, part)


def dice_up(state: HeroesState, part: Part) -> i64:
    """§25.6 The set of those who have recovered, and are not asked for a plan."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if part.alive >> seat & 1 and state.sides[seat].dice_in_hand():
            found |= bit(seat)
    return found


# The stop


def stop(state: HeroesState, part: Part, by: i64) -> None:
    """§9.1 Nobody throws any more; §6.5 when all rest, nobody is the stopper."""
    config = state.config
    asks, stack, slot = config.asks, state.stack(part.slot), part.slot
    part.origin = part.token(config.seats) if by == NONE else (by + 1) % config.seats
    part.stopper = by
    part.followers = part.alive if by == NONE else part.alive & ~bit(by)
    part.stops += 1
    part.resting = 0
    part.shown = 0
    part.phase = CYCLE
    stack += [asks.resume[slot], asks.followers[slot], asks.stopped[slot]]
    for seat in range(config.seats - 1, -1, -1):
        if part.alive >> seat & 1:
            state.sides[seat].plan = NONE
            if state.sides[seat].dice_in_hand():
                stack.append(asks.fall[seat])
