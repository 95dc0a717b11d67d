import pytest

from antro.core.contract.game import CHANCE
from antro.core.contract.moves import Moves
from antro.games.vast.components.tiles import TYPES
from antro.games.vast.map.kinds import DRAW_TILE
from antro.games.vast.map.visibility.squares import is_dark, is_lit
from antro.games.vast.options import make
from tests.games.vast.support.position import position
from tests.games.vast.support.walks import stroll


def laid(roles):
    """Return the table after the first four tiles."""
    *_, state = stroll(make({"roles": roles}), 3, 4)
    return state


def test_2_3_four_dark_tiles_around_the_entrance():
    state = laid("KGDCT")
    ground = state.ground
    assert is_lit(ground, 0)
    around = [ground.next(0, way) for way in range(4)]
    assert all(is_dark(ground, square) for square in around)
    types = {TYPES[state.config.tiles.type[ground.face[square]]] for square in around}
    assert types <= {"ambush", "event", "treasure_room"}


@pytest.mark.parametrize(("roles", "size"), [("KG", 41), ("KGDCT", 47), ("T", 47)])
def test_2_4_the_stack_has_three_piles(roles, size):
    ground = position(roles).state.ground
    assert ground.stack_size() == size
    assert [ground.piles[pile * 3] for pile in range(3)] == [11, 11, 10]
    assert [ground.piles[pile * 3 + 1] for pile in range(3)] == [3, 3, 3]
    vaults = 2 if "T" in roles else 0
    assert [ground.piles[pile * 3 + 2] for pile in range(3)] == [vaults] * 3


def test_2_5_and_1_3_supplies_at_the_start():
    ground = position("KGDCT").state.ground
    assert (ground.treasures, ground.events, ground.crystals, ground.rockslides) == (12, 10, 9, 3)
    assert position("KG").state.ground.treasures == 10
    assert position("T").state.ground.vaults == 6


def test_45_4_any_tile_of_a_pile_is_drawn_with_equal_chance():
    table = position("KG").map("f E f")
    table.state.ask(DRAW_TILE)
    out = Moves()
    table.game.offer(table.state, CHANCE, out)
    crystals = sum(
        out.weights[at]
        for at in range(out.count)
        if TYPES[table.game.config.tiles.type[out.numbers[at] - out_first(table)]] == "crystal"
    )
    assert crystals * 14 == 3 * out.total_weight  # three of the fourteen tiles of the first pile


def out_first(table):
    return table.state.pending[-1].choices[0].first
