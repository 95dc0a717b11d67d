"""Guesses at hidden hands, armies, plans, orders and halves of the deck."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Dice, Moves
from antro.games.heroes.components.armies import POINTS, THIRD_PLACE_POINTS
from antro.games.heroes.flow.ordering import make_plan
from antro.games.heroes.kinds import KEEP, ROLL
from antro.games.heroes.state.config import ORDERS
from antro.games.heroes.state.order_text import read_order
from antro.games.heroes.state.side import HIDDEN, SECRET
from antro.games.heroes.state.state import LAST, HeroesState

STOCK: Final = [  # orders that players often give
    read_order(f"{goals} a{accepted} l1 w0 met goals")
    for goals in (
        "FFF+1H*;C3",
        "WWW+1H*;C3",
        "EEE+1H*;C3",
        "AAA+1H*;C3",
        "FF+2H*;S3",
        "WW+2H*;S3",
        "EE+2H*;S3",
        "AA+2H*;S3",
        "S3+1H*;C3",
        "S3;C4",
        "C4*;S3",
        "D4;S3",
        "D3;C3",
        "HH+1H;C3",
        "FFFF;FFF;C3",
        "WWWW;WWW;C3",
        "EEEE;EEE;C3",
        "AAAA;AAA;C3",
    )
    for accepted in (0, 2)
]


def guessed(veiled: HeroesState, dice: Dice) -> HeroesState:
    """Return a full state that agrees with everything the viewer knows."""
    world = veiled.clone()
    world.viewer = HOST
    for seat in range(world.config.seats):
        guess_cards(world, seat, dice)
        guess_army(world, seat, dice)
        guess_order(world, seat, dice)
        if world.sides[seat].plan == SECRET:
            guess_plan(world, Seat(seat), dice)
    guess_halves(world, dice)
    return world


def guess_cards(world: HeroesState, seat: i64, dice: Dice) -> None:
    """Draw the hidden hand from the deck that it was pooled with."""
    side = world.sides[seat]
    while side.unseen:
        side.unseen -= 1
        side.hand.add(side.deck.draw(dice))


def guess_army(world: HeroesState, seat: i64, dice: Dice) -> None:
    """Choose a random army that the hero can afford."""
    side = world.sides[seat]
    if side.army != HIDDEN:
        return
    costs = world.config.armies.costs[side.hero]
    points = THIRD_PLACE_POINTS if world.stage == LAST else POINTS
    army = dice.below(i64(len(costs)))
    while costs[army] > points:
        army = dice.below(i64(len(costs)))
    side.army = army


def guess_order(world: HeroesState, seat: i64, dice: Dice) -> None:
    """Choose a frequent order, as far as the order has been given."""
    side = world.sides[seat]
    if side.order != HIDDEN:
        return
    order = STOCK[dice.below(len(STOCK))]
    if side.order_step:
        order &= bit(8 * side.order_step) - 1
    side.order = order


def guess_plan(world: HeroesState, seat: Seat, dice: Dice) -> None:
    """Make the plan from the order if there are orders. Otherwise choose any legal plan."""
    side, config = world.sides[seat], world.config
    bout = world.bout(seat)
    if config.pace == ORDERS:
        make_plan(world, seat)
        return
    question = config.question(ROLL if side.throws else KEEP, bout.slot, bit(seat))
    out = Moves()
    question.choices[0].offer(world, seat, out)
    side.plan = out.pick(dice) - question.choices[0].first


def guess_halves(world: HeroesState, dice: Dice) -> None:
    """Draw the second half of the main deck from both halves pooled together (§26.3)."""
    if len(world.markets) < 2:
        return
    one, two = world.markets[0], world.markets[1]
    while two.deck.size < two.deck_size:
        two.deck.add(one.deck.draw(dice))
