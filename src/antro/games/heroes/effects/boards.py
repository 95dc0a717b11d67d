"""Move beings between spaces of a board, together with their spells (§15.4, §16.4, §18.4)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.board import EMPTY, HERO
from antro.games.heroes.effects.permanents import moved
from antro.games.heroes.state.side import Side


def swap(side: Side, one: i64, two: i64) -> None:
    """Swap the contents of two spaces. One of them may be empty (§18.4)."""
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
    """Set the being and the wounds of a space. The being may be ``EMPTY``."""
    side.board[space] = being
    side.wounds[space] = wounds
    if being == EMPTY:
        side.occupied &= ~bit(space)
    else:
        side.occupied |= bit(space)
    if being == HERO:
        side.hero_at = space


def exchanged(entry: i64, one: i64, two: i64) -> i64:
    """Return a permanent spell after its being has swapped places."""
    after = moved(entry, one, two)
    return after if after != entry else moved(entry, two, one)
