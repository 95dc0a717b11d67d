"""Refused options and moves get a reason and a rule, and nothing changes."""

import pytest

from antro.core.chance.fair import Chance
from antro.core.contract.errors import BadOption, Refused
from antro.core.contract.game import Seat
from antro.core.match.table import fair_table
from antro.games.vast.components.lists import data
from antro.games.vast.options import CLAUSES, OPTIONS, make
from antro.games.vast.settings.campaign import first_game

LINES = data("tiles.csv").splitlines()


def refused_option(options):
    """Return the refused option and the rule that forbids it."""
    given = dict(options)
    with pytest.raises(BadOption) as error:
        make(options)
    assert options == given
    assert f"(§{error.value.reason.clause})" in str(error.value)
    return error.value.option, error.value.reason.clause


@pytest.mark.parametrize("roles", ["", "C", "GK", "KK", "KGDCTX", "kg", "Knight"])
def test_34_1_impossible_sets_of_roles(roles):
    assert refused_option({"roles": roles}) == ("roles", "34.1")


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"roles": "KG", "solo": "hard"}, "35.1"),
        ({"roles": "T", "solo": "easy"}, "35.1"),
        ({"roles": "KGD", "cave-level": "hard"}, "35.6"),
        ({"roles": "KGDCT", "collapse-tiles": "3"}, "34.5"),
        ({"roles": "KGT", "shared-goal": "6"}, "34.22"),
    ],
)
def test_an_option_that_does_not_fit_the_set_is_refused(options, clause):
    assert refused_option(options) == ([*options][1], clause)


@pytest.mark.parametrize("option", [option.name for option in OPTIONS if option.values])
def test_an_unknown_value_is_refused(option):
    assert refused_option({option: "nonsense"}) == (option, CLAUSES[option])


def test_the_refusal_of_an_unknown_option_names_it():
    with pytest.raises(BadOption, match="ghost"):
        make({"ghost": "yes"})


def test_36_8_a_campaign_of_a_set_that_cannot_be_played():
    assert refused_option(first_game({"roles": "C"})) == ("roles", "34.1")


WITHOUT_A_TILE = LINES[:-1]
ONE_TILE_TWICE = [*LINES, LINES[-1]]
ANOTHER_TYPE = [line.replace(",crystal,", ",vault,", 1) for line in LINES]
WALLED_ENTRANCE = [line.replace(",entrance,open,", ",entrance,side,") for line in LINES]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (WITHOUT_A_TILE, "type: list_tiles .what=entrance, expected=1, found=0"),
        (ONE_TILE_TWICE, "id: list_order"),
        (ANOTHER_TYPE, "what=vault, expected=6, found=15"),
        (WALLED_ENTRANCE, "list_entrance .expected=open"),
        (["id,type"], "line 1"),
        (["nonsense"], "line 1"),
    ],
)
def test_2_1_lists_of_tiles_that_do_not_add_up(lines, told):
    given = {"roles": "KG", "tiles": "\n".join(lines)}
    assert refused_option(given) == ("tiles", "2.1")
    with pytest.raises(BadOption, match=told):
        make(given)


def test_2_2_a_walled_entrance_is_named_by_its_own_line():
    first, last = ",ambush,open,fangs,", ",entrance,open,eye,"
    text = "\n".join(LINES).replace(last, ",ambush,open,eye,").replace(first, last, 1)
    walled = text.replace(",entrance,open,", ",entrance,side,")
    line = 1 + next(at for at, row in enumerate(walled.split("\n")) if ",entrance," in row)
    assert line < len(LINES)
    with pytest.raises(BadOption, match=f"line {line}, shape"):
        make({"roles": "KG", "tiles": walled})


def test_2_2_an_owners_list_may_change_walls_and_symbols():
    mine = "\n".join(LINES).replace("0,ambush,open,fangs", "0,ambush,side,eye", 1)
    tiles = make({"roles": "KG", "tiles": mine}).config.tiles
    assert (tiles.walls[0], tiles.symbol[0]) == (1, 2)


# At a table


def opened(roles="KGDCT"):
    """Return a table where the first role has to choose."""
    table = fair_table(make({"roles": roles}), Chance(f"{7:064x}", ["x"] * len(roles)))
    table.begin(0)
    return table


def refused(table, seat, move, version=None):
    """Return the reason why a move is refused. Check that nothing has changed."""
    before, events = table.state.key(), len(table.events)
    with pytest.raises(Refused) as refusal:
        table.play(seat, move, table.version if version is None else version, table.match.now)
    assert (table.state.key(), len(table.events)) == (before, events)
    return refusal.value.reason


def test_1_10_a_turn_out_of_turn_is_refused_for_every_other_seat():
    table = opened()
    [acting] = table.match.acting()
    [question] = table.game.open_questions(table.state)
    for seat in range(5):
        if seat != acting:
            reason = refused(table, seat, table.match.open_to(Seat(acting)).listed()[0])
            assert (reason.code, reason.clause) == ("wrong_seat", question.clause)


def test_1_10_an_illegal_move_is_refused_with_the_clause_of_the_question():
    table = opened()
    [acting] = table.match.acting()
    open_moves = {*table.match.open_to(Seat(acting)).listed()}
    [question] = table.game.open_questions(table.state)
    for move in range(0, len(table.game.choice_of), 97):
        if move not in open_moves:
            reason = refused(table, acting, move)
            assert (reason.code, reason.clause) == ("illegal_move", question.clause)


@pytest.mark.parametrize("move", [-1, 10**6])
def test_a_number_without_a_move_is_refused(move):
    assert refused(opened(), 0, move).code == "illegal_move"


def test_a_seat_that_does_not_exist_is_refused():
    table = opened("KG")
    for seat in (2, 17, -1):
        assert refused(table, seat, table.match.open_to(Seat(0)).listed()[0]).code == "wrong_seat"


def test_a_move_for_an_older_position_is_stale():
    table = opened()
    version, move = table.version, table.match.open_to(Seat(0)).listed()[0]
    table.play(0, move, version, table.match.now)
    assert refused(table, 0, move, version).code == "stale_version"


def test_after_the_end_the_refusal_states_the_ending():
    table = opened("KG")
    table.resign(1, table.version, table.match.now)
    reason = refused(table, 0, 0)
    assert (reason.code, reason.clause) == ("finished", table.result.clause)
