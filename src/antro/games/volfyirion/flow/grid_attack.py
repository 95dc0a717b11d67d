"""The attack of the rage cards, and the closing of the grid (§19.5 to §19.8)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.games.volfyirion.components.cards import COST, NOTHING
from antro.games.volfyirion.effects.cities import destroy
from antro.games.volfyirion.flow.turn_end import TurnEnd
from antro.games.volfyirion.state.rage import Grid
from antro.games.volfyirion.state.state import VolfState

RING: Final = vec[i64]([2, 1, 0, 5, 4, 3])  # §19.1 sites, clockwise: 10, 9, 8, 10, 9, 8
TOO_FEW: Final[i64] = -1  # instead of a set of cells: the City stands


@final
class CoopTurnEnd(TurnEnd):
    """The attack of the rage cards on the City where the dragon is (§19.5)."""

    def strike(self, state: VolfState) -> None:
        """Destroy the City and spend the grid, or close up the grid (§19.7, §19.8)."""
        grid, site = state.grids[0], state.dragon
        ruins = count(state.config.side_cities[0] & ~state.sites.standing)
        needed = cells_needed(grid, state.attack_price(site), ruins * state.config.ruin_bonus)
        if needed == TOO_FEW:
            close_up(grid)
        else:
            spend(grid, needed)
            destroy(state, site)
        grid.sealed = 0


def cells_needed(grid: Grid, defence: i64, bonus: i64) -> i64:
    """Return the cells that reach this Defence, or TOO_FEW if none do (§19.5, §19.6)."""
    value, needed = bonus, i64(0)
    for row in range(i64(len(grid.cells) + 1) // 2):
        awake = cells_awake(grid, row)
        if awake and row and value + COST[grid.cells[lowest(awake)]] >= defence:
            return needed | awake & -awake
        value += product(grid, awake)
        needed |= awake
        if value >= defence:
            return needed
    return TOO_FEW


def cells_awake(grid: Grid, row: i64) -> i64:
    """Return the cells of a row with an unsealed card."""
    found: i64 = 0
    for cell in range(2 * row, min(2 * row + 2, i64(len(grid.cells)))):
        if grid.cells[cell] != NOTHING and not grid.sealed >> cell & 1:
            found |= bit(cell)
    return found


def product(grid: Grid, cells: i64) -> i64:
    """Return the product of the prices. A single card counts once, no card counts 0 (§19.5)."""
    if cells == 0:
        return 0
    value: i64 = 1
    while cells:
        value *= COST[grid.cells[lowest(cells)]]
        cells &= cells - 1
    return value


def spend(grid: Grid, needed: i64) -> None:
    """Discard the grid, but keep the most expensive card that was not needed (§19.7)."""
    kept = spare(grid, needed)
    left = vec[i64]()
    for cell in range(i64(len(grid.cells))):
        face = grid.cells[cell]
        if cell == kept:
            left = append(left, face)
        elif face != NOTHING:
            grid.discards.add(face)
    grid.cells = left


def spare(grid: Grid, needed: i64) -> i64:
    """Return the cell of the most expensive card that was not needed, or NOTHING.

    In a tie, the first cell is taken.
    """
    kept: i64 = NOTHING
    best: i64 = 0
    for cell in range(i64(len(grid.cells))):
        face = grid.cells[cell]
        if face != NOTHING and not needed >> cell & 1 and COST[face] > best:
            kept, best = cell, COST[face]
    return kept


def close_up(grid: Grid) -> None:
    """Move columns up, and cards with no card on their left to the left (§19.8)."""
    left, right = column(grid, 0), column(grid, 1)
    cells = vec[i64]()
    for row in range(i64(len(left))):
        cells = append(cells, left[row])
        cells = append(cells, right[row] if row < len(right) else NOTHING)
    for row in range(i64(len(left)), i64(len(right))):
        cells = append(cells, right[row])
    grid.cells = trimmed(cells)


def column(grid: Grid, side: i64) -> vec[i64]:
    """Return the cards of a column, from top to bottom."""
    found = vec[i64]()
    for cell in range(side, i64(len(grid.cells)), 2):
        if grid.cells[cell] != NOTHING:
            found = append(found, grid.cells[cell])
    return found


def trimmed(cells: vec[i64]) -> vec[i64]:
    """Return the cells without the gaps at the end."""
    size = i64(len(cells))
    while size and cells[size - 1] == NOTHING:
        size -= 1
    return cells[:size]
