"""§29 What happens by itself when somebody takes too long."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS, HERO
from antro.games.heroes.components.lots import INDEX
from antro.games.heroes.effects.dice import give_up, usual_face
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
    """By what is asked, and who has not answered."""
    seat = Seat(lowest(seats)) if seats else Seat(0)
    if kind == "draft":
        draft_something(state, seat)
    elif kind == "muster":
        muster_the_usual(state, slot, seats)
    elif kind == "place":
        place_something(state, slot, seat)
    elif kind == "keep":
        keep_everything(state, state.bouts[slot], seats)
    else:
        state.stack(slot).pop()
        answer_usually(state, state.bouts[slot], kind, seat)


def answer_usually(state: HeroesState, bout: Bout, kind: str, seat: Seat) -> None:
    """§29.5, §29.6 The answers of a cycle; who does not follow, and who is done, says no more."""
    if kind == "more":
        ask_payment(state, bout, seat)
    elif kind == "strike":
        bout.act.rest()
    elif kind == "strike_more":
        do_attack(state, bout, seat)
    elif kind == "give_die":
        give_up(state.sides[seat], usual_face(state.sides[seat]))
    elif kind == "shed":
        state.ask(LOSE, bout.slot, seat)
    elif kind == "helms":
        bout.act.helms = 0
    elif kind != "follow":
        give_action_up(state, bout, seat)


def give_action_up(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """§29.5 What was declared is taken back; a stopper suffers for it."""
    take_back(state, bout)
    if not bout.act.following:
        forgo(state, seat)


# Setting up


def draft_something(state: HeroesState, seat: Seat) -> None:
    """§29.3 The first card of the bottom row from the left; if that cannot be, a hero."""
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


def muster_the_usual(state: HeroesState, slot: i64, seats: i64) -> None:
    """§29.3 The mixed army of our list, or a part of it."""
    armies = state.config.armies
    usual = armies.usual_third if state.stage == LAST else armies.usual
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            state.sides[seat].army = usual[state.sides[seat].hero]
    wait_for_armies(state, slot, 0)


def place_something(state: HeroesState, slot: i64, seat: Seat) -> None:
    """§29.4 The dearest creature first, the hero last."""
    being = usual_being(state, state.sides[seat])
    state.stack(slot).pop()
    place(state, seat, being, usual_space(state.sides[seat], being))


def usual_being(state: HeroesState, side: Side) -> i64:
    """The dearest creature in hand; the hero, when there is none."""
    creatures = state.config.creatures
    own, being, dearest = creatures.own_kinds[side.hero], HERO, i64(0)
    for index in range(i64(len(own))):
        cost = creatures.costs[own[index]]
        if side.to_place >> 4 * index & 15 and cost > dearest:
            being, dearest = own[index], cost
    return being


def usual_space(side: Side, being: i64) -> i64:
    """§29.4 Where it goes: the first empty space of an order."""
    for space in FOR_HEROES if being == HERO else FOR_CREATURES:
        if not side.occupied >> space & 1:
            return space
    return NONE


def keep_everything(state: HeroesState, bout: Bout, seats: i64) -> None:
    """§29.5 Have these seats keep all their dice, and show that they have chosen."""
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            side = state.sides[seat]
            side.plan = INDEX[side.dice] if side.dice_in_hand() else HOLD
            bout.shown |= bit(seat)
    wait_for_keeping(state, bout, 0)
