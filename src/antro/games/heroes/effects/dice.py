"""§6, §15.14, §15.15 Dice: how many there are, which are taken up, and which are given up."""

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
    """§15.14 A die that a spell gives comes when all roll again."""
    side = state.sides[seat]
    side.dice_size = DICE + total(state, side, ON_PLAYER, DIE)


def take_up(side: Side, keeping: i64) -> None:
    """Keep a lot on the table and take up the other dice."""
    side.kept = keeping
    side.dice = keeping


def let_fall(side: Side, lot: i64) -> None:
    """Throw the dice in hand (§6.2), also when a stop comes meanwhile (§7.5)."""
    side.dice += lot
    side.thrown = lot


def owes_a_die(side: Side) -> bool:
    """§15.15 Whether a die too many lies on the table of one who has not acted."""
    return side.acted == 0 and size(side.dice) > side.dice_size


def may_give_up(side: Side) -> i64:
    """§15.15 The lot of dice of which one may be given up: those that were thrown last."""
    return side.thrown if side.thrown != NO_DICE else side.dice


def give_up(side: Side, face: i64) -> None:
    """Take a die with that face from a side: one just thrown first, or else a kept one."""
    side.dice -= ONE_DIE[face]
    if count(side.thrown, face):
        side.thrown -= ONE_DIE[face]
    else:
        side.kept = common(side.kept, side.dice)
    fit_plan(side)


def usual_face(side: Side) -> i64:
    """§29.6 The face that most of those dice show, then in the order of the faces."""
    lot = may_give_up(side)
    best: i64 = 0
    for face in range(FACES):
        if count(lot, face) > count(lot, best):
            best = face
    return best


def fit_plan(side: Side) -> None:
    """A plan made before a die left keeps what is still there."""
    if 0 <= side.plan < LOTS:
        keeping = common(PACKED[side.plan], side.dice)
        side.plan = INDEX[keeping] if size(keeping) < side.dice_size else HOLD
