"""Undo in a shared turn: the ally has to choose again."""

from random import Random

import pytest

from antro.core.chance.fair import Chance
from antro.core.contract.game import Seat
from antro.core.match.table import fair_table
from antro.core.match.undo import why_no_undo
from antro.games import GAMES

CHOICES = 60


def offered(table, seat):
    return table.match.open_to(Seat(seat)).listed()


def undone(table, luck):
    """Play random moves. For each that can be undone, give its seat, a copy and the undone copy."""
    for _ in range(CHOICES):
        seat = luck.choice(table.match.acting())
        table.play(seat, luck.choice(offered(table, seat)), table.version, 0)
        if why_no_undo(table.match, seat) is None:
            known = {
                other: (table.match.choice_since[other], offered(table, other))
                for other in range(4)
            }
            table.undo(seat, table.version, 0)
            yield seat, known


@pytest.mark.parametrize("seed", range(8))
def test_an_undo_by_the_ally_makes_a_shared_choice_stale(seed):
    table = fair_table(GAMES["volfyirion"].make({"mode": "team"}), Chance(f"{seed:064x}", [""] * 4))
    table.begin(0)
    shared = 0
    for seat, known in undone(table, Random(seed)):
        for other in table.match.acting():
            since, offers = known[other]
            if other != seat and offers != offered(table, other):
                shared += 1
                assert table.match.choice_since[other] > since, "an old choice, and another offer"
    assert shared, "no choice was shared"
