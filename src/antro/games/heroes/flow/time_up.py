"""The default choices that the game makes when a time limit runs out (§29)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS, HERO
from antro.games.heroes.components.lots import INDEX
from antro.games.heroes.effects.dice import default_face, give_up
from antro.games.heroes.flow.action import forgo
from antro.games.heroes.flow.casting import ask_payment, take_back
from antro.games.heroes.flow.setup import free_heroes, must_take_hero, place, take_hero
from antro.games.heroes.flow.striking import do_attack
from antro.games.heroes.flow.together import wait_for_armies, wait_for_keeping
from antro.games.heroes.kinds import LAY, LOSE
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import HOLD, NONE, Side
from antro.games.heroes.state.state import LAST, HeroesState

# §29.4: front 2, 3, 1, 4, back 1, 4, 3, 2; the hero: back 2, 3, 1, 4, front 2, 3, 1, 4
FOR_CREATURES: Final = vec[i64]([1, 2, 0, 3, 4, 7, 6, 5])
FOR_HEROES: Final = vec[i64]([5, 6, 4, 7, 1, 2, 0, 3])


def time_is_up(state: HeroesState, slot: i64, kind: str, seats: i64) -> None:
    """Answer a question by default for the seats that have not answered."""
    seat = Seat(lowest(seats)) if seats else Seat(0)
    if kind == "draft":
        draft_by_default(state, seat)
    elif kind == "muster":
        muster_by_default(state, slot, seats)
    elif kind == "place":
        place_by_default(state, slot, seat)
    elif kind == "keep":
        keep_all_dice(state, state.bouts[slot], seats)
    else:
        state.stack(slot).pop()
        answer_by_default(state, state.bouts[slot], kind, seat)


def answer_by_default(state: HeroesState, bout: Bout, kind: str, seat: Seat) -> None:
    """Answer a question of a cycle by default (§29.5, §29.6). To pass, no step is needed."""
    if kind == "more":
        ask_payment(state, bout, seat)
    elif kind == "strike":
        bout.act.rest()
    elif kind == "strike_more":
        do_attack(state, bout, seat)
    elif kind == "give_die":
        give_up(state.sides[seat], default_face(state.sides[seat]))
    elif kind == "shed":
        state.ask(LOSE, bout.slot, seat)
    elif kind == "helms":
        bout.act.helms = 0
    elif kind != "follow":
        drop_action(state, bout, seat)


def drop_action(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Take back a declaration. A player who stopped suffers the penalty (§29.5)."""
    take_back(state, bout)
    if not bout.act.following:
        forgo(state, seat)


# Setting up


def draft_by_default(state: HeroesState, seat: Seat) -> None:
    """Draft the first card of the bottom row. If that is not allowed, draft a hero (§29.3)."""
    slot = state.bout_of[seat]
    market, column = state.markets[slot], i64(0)
    state.pending.pop()
    while column < COLUMNS and market.places[column] == NONE:
        column += 1
    if column == COLUMNS or must_take_hero(state, seat):
        take_hero(state, seat, lowest(free_heroes(state)))
    else:
        state.sides[seat].deck.add(market.take(column))
        state.pending.append(state.config.question(LAY, slot))
    state.drafted += 1


def muster_by_default(state: HeroesState, slot: i64, seats: i64) -> None:
    """Choose the mixed army of our list, or a part of it (§29.3)."""
    armies = state.config.armies
    chosen = armies.default_third if state.stage == LAST else armies.default
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            state.sides[seat].army = chosen[state.sides[seat].hero]
    wait_for_armies(state, slot, 0)


def place_by_default(state: HeroesState, slot: i64, seat: Seat) -> None:
    """Place the most expensive creature, or the hero as the last card (§29.4)."""
    being = default_being(state, state.sides[seat])
    state.stack(slot).pop()
    place(state, seat, being, default_space(state.sides[seat], being))


def default_being(state: HeroesState, side: Side) -> i64:
    """Return the most expensive creature to place, or the hero if none is left."""
    creatures = state.config.creatures
    own, being, highest = creatures.own_kinds[side.hero], HERO, i64(0)
    for index in range(i64(len(own))):
        cost = creatures.costs[own[index]]
        if side.to_place >> 4 * index & 15 and cost > highest:
            being, highest = own[index], cost
    return being


def default_space(side: Side, being: i64) -> i64:
    """Return the first empty space in the default order (§29.4)."""
    for space in FOR_HEROES if being == HERO else FOR_CREATURES:
        if not side.occupied >> space & 1:
            return space
    return NONE


def keep_all_dice(state: HeroesState, bout: Bout, seats: i64) -> None:
    """Keep all dice of these seats, and show that they have chosen (§29.5)."""
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            side = state.sides[seat]
            side.plan = INDEX[side.dice] if side.dice_in_hand() else HOLD
            bout.shown |= bit(seat)
    wait_for_keeping(state, bout, 0)
