"""§15.4, §16.4, §18.4 Beings go from space to space of a board, with all that is on them."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.board import EMPTY, HERO
from antro.games.heroes.effects.permanents import moved
from antro.games.heroes.state.side import Side


def swap(side: Side, one: i64, two: i64) -> None:
    """§18.4 Two spaces change what is in them; one of them may be empty."""
    being, wounds = side.board[one], side.wounds[one]
    settle(side, one, side.board[two], side.wounds[two])
    settle(side, two, being, wounds)
    used = side.activated
    side.activated &= ~(bit(one) | bit(two))
    side.activated |= (used >> one & 1) << two | (used >> two & 1) << one
    row = side.permanents
    for at in range(i64(len(row))):
        row[at] = exchanged(row[at], one, two)


def settle(side: Side, space: i64, being: i64, wounds: i64) -> None:
    """What stands on a space from now on; nothing, perhaps."""
    side.board[space] = being
    side.wounds[space] = wounds
    if being == EMPTY:
        side.occupied &= ~bit(space)
    else:
        side.occupied |= bit(space)
    if being == HERO:
        side.hero_at = space


def exchanged(entry: i64, one: i64, two: i64) -> i64:
    """A permanent spell after its being has changed places."""
    after = moved(entry, one, two)
    return after if after != entry else moved(entry, two, one)
