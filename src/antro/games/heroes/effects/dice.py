"""Dice: count them, pick them up, roll them and give them up (§6, §15.14, §15.15)."""

from mypy_extensions import i64

from antro.games.heroes.components.codes import DIE
from antro.games.heroes.components.lots import (
    FACES,
    INDEX,
    LOTS,
    NO_DICE,
    ONE_DIE,
    PACKED,
    common,
    count,
    size,
)
from antro.games.heroes.effects.permanents import total
from antro.games.heroes.state.side import DICE, HOLD, ON_PLAYER, Side
from antro.games.heroes.state.state import HeroesState


def count_dice(state: HeroesState, seat: i64) -> None:
    """Update the number of dice when all players roll again (§15.14)."""
    side = state.sides[seat]
    side.dice_size = DICE + total(state, side, ON_PLAYER, DIE)


def take_up(side: Side, keeping: i64) -> None:
    """Keep a lot on the table and pick up the other dice."""
    side.kept = keeping
    side.dice = keeping


def roll_dice(side: Side, lot: i64) -> None:
    """Roll the dice in hand (§6.2). The roll counts even after a stop (§7.5)."""
    side.dice += lot
    side.thrown = lot


def owes_a_die(side: Side) -> bool:
    """True if a player has one die too many on the table and has not acted (§15.15)."""
    return side.acted == 0 and size(side.dice) > side.dice_size


def may_give_up(side: Side) -> i64:
    """Return the dice that may be given up: those of the last roll (§15.15)."""
    return side.thrown if side.thrown != NO_DICE else side.dice


def give_up(side: Side, face: i64) -> None:
    """Remove a die with this face from a side. Dice of the last roll come before kept dice."""
    side.dice -= ONE_DIE[face]
    if count(side.thrown, face):
        side.thrown -= ONE_DIE[face]
    else:
        side.kept = common(side.kept, side.dice)
    fit_plan(side)


def default_face(side: Side) -> i64:
    """The face that most of those dice show. Ties go by the order of the faces (§29.6)."""
    lot = may_give_up(side)
    best: i64 = 0
    for face in range(FACES):
        if count(lot, face) > count(lot, best):
            best = face
    return best


def fit_plan(side: Side) -> None:
    """Drop from a plan the dice that have left the table."""
    if 0 <= side.plan < LOTS:
        keeping = common(PACKED[side.plan], side.dice)
        side.plan = INDEX[keeping] if size(keeping) < side.dice_size else HOLD
