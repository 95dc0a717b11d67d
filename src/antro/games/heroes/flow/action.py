"""§9, §10, §21 A cycle: the stopper acts, then the others may follow."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.games.heroes.config import ORDERS
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.effects.stop_effects import suffer
from antro.games.heroes.effects.wounds import NOBODY, hit_hero
from antro.games.heroes.printed.effects import MAGICAL
from antro.games.heroes.state.part import Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

PENALTY: Final[i64] = 2  # wounds (§9.3)


def begin_action(state: HeroesState, part: Part, seat: Seat, following: i64) -> None:
    """§10.1, §21.3 Suffer the stop effects, then choose an action."""
    config, side = state.config, state.sides[seat]
    part.act.begin(seat, following)
    side.acted = 1
    if not following or config.followers_suffer:
        suffer(state, seat)
    if cannot_act(state, seat) or part.over:
        return
    if not following or can_act(state, seat):
        state.stack(part.slot).append(config.asks.action[part.slot][seat])


def cannot_act(state: HeroesState, seat: i64) -> bool:
    """§10.4, §25.3 Whether a player is out or stunned."""
    return state.sides[seat].out != 0 or state.sides[seat].is_stunned()


def forgo(state: HeroesState, seat: Seat) -> None:
    """§9.3 A stopper who does not act suffers for it."""
    hit_hero(state, NOBODY, seat, PENALTY, MAGICAL)


def cut_short(state: HeroesState, part: Part) -> None:
    """§22.4 Whatever an action still had to ask is not asked."""
    stack, followers = state.stack(part.slot), state.config.asks.followers[part.slot]
    while stack[-1] is not followers:
        stack.pop()
    end_action(state, part)


def end_action(state: HeroesState, part: Part) -> None:
    """An action is over; a spell that still lay in the middle is put away."""
    act = part.act
    if act.seat == NONE:
        return
    side = state.sides[act.seat]
    if act.spell != NONE and side.out == 0:
        side.discard.add(act.spell)
    side.activated = 0
    act.begin(NONE, 0)


def ask_next_follower(state: HeroesState, part: Part) -> None:
    """§21.1 The next one in seat order is asked, if there is one; not who is out or stunned."""
    config, slot = state.config, part.slot
    end_action(state, part)
    seat = next_follower(state, part)
    if seat == NONE:
        return
    part.followers &= ~bit(seat)
    stack, asks = state.stack(slot), config.asks
    stack.append(asks.followers[slot])
    stack.append(asks.considers[seat] if config.pace == ORDERS else asks.follow[slot][seat])


def next_follower(state: HeroesState, part: Part) -> i64:
    """Who is asked next; those who cannot act are passed over."""
    seats = state.config.seats
    for step in range(seats):
        seat = (part.origin + step) % seats
        if part.followers >> seat & 1 and not cannot_act(state, seat):
            return seat
    return NONE
