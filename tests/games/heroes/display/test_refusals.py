"""Refused dice, plans, armies and lists get a reason, and nothing changes."""

import pytest

from antro.core.chance.fair import Chance
from antro.core.contract.errors import BadOption, Refused
from antro.core.contract.game import Seat
from antro.core.match import timing
from antro.core.match.table import fair_table
from antro.games.heroes.components.creatures import our_creatures
from antro.games.heroes.components.spells import data
from antro.games.heroes.options import make
from tests.games.heroes.flow.test_live import number, roll_all, rolling
from tests.games.heroes.support.position import game_of


def refused(table, seat, move, now, version=None):
    """Return the code and clause of a refused move. Check that nothing has changed."""
    before, events = table.state.key(), len(table.events)
    with pytest.raises(Refused) as refusal:
        table.play(seat, move, table.version if version is None else version, now)
    assert (table.state.key(), len(table.events)) == (before, events)
    return refusal.value.reason


def tick(table):
    """Let time make its next move."""
    due = timing.due(table.match)
    assert due is not None
    table.tick(due)


def on_beats():
    """Return a table on a shared beat where all seats may plan."""
    table = fair_table(game_of(pace="beat", first="seat"), Chance(f"{2:064x}", ["", ""]))
    table.begin(0)
    while not table.game.open_questions(table.state)[0].text.startswith("roll"):
        tick(table)
    return table


def test_the_refusal_of_an_early_roll_states_the_time_to_wait():
    table = rolling()
    move, start = roll_all(table, 0, table.match.now), table.match.now
    reason = refused(table, 0, move, start + 1199)
    assert (reason.code, reason.fields) == ("too_soon", {"n": 1})
    assert reason.clause.startswith("7.")


def test_the_refusal_of_a_stop_during_a_roll_states_the_time_to_wait():
    table = rolling()
    roll_all(table, 0, table.match.now)
    reason = refused(table, 0, number(table, 0, "stop"), table.match.now + 500)
    assert (reason.code, reason.fields) == ("too_soon", {"n": 170})


def test_keeping_dice_of_another_seat_is_refused():
    table = rolling()
    own = {move.number for move in table.game.offered(table.state, Seat(0))}
    theirs = [move.number for move in table.game.offered(table.state, Seat(1))]
    others = [move for move in theirs if move not in own]
    assert others
    for move in others:
        assert refused(table, 0, move, table.match.now + 2000).code == "illegal_move"


def test_a_roll_is_never_dated_before_earlier_moves():
    table = rolling()
    roll_all(table, 0, table.match.now)
    happened = table.events[-1].at
    roll_all(table, 1, happened - 5000)
    assert table.events[-1].at == happened


def test_a_plan_after_the_beat_is_too_late():
    table = on_beats()
    version, due = table.version, timing.due(table.match)
    move = number(table, 0, "keep -")
    assert refused(table, 0, move, due).code == "time_over"
    table.tick(due)
    reason = refused(table, 0, move, table.match.now, version)
    assert (reason.code, reason.fields) == ("overtaken", {"who": "role:time"})


def test_a_second_plan_for_the_same_beat_is_refused():
    table = on_beats()
    table.play(0, number(table, 0, "plan to hold"), table.version, table.match.now)
    other = number(table, 1, "keep -")
    assert refused(table, 0, other, table.match.now).code == "wrong_seat"


def test_no_move_chooses_an_army_of_more_than_ten_points():
    table = fair_table(game_of(first="seat"), Chance(f"{3:064x}", ["", ""]))
    table.begin(0)
    while not table.game.open_questions(table.state)[0].text.startswith("muster"):
        tick(table)
    offered = table.game.offered(table.state, Seat(0))
    cost = {creature.id: creature.cost for creature in our_creatures()}
    armies = [move.text.split()[2:] for move in offered if move.kind == "army"]
    assert max(sum(cost[name] for name in army) for army in armies) == 10
    foreign = [move.number for move in table.game.offered(table.state, Seat(1))]
    assert refused(table, 0, foreign[5], table.match.now).code == "illegal_move"


@pytest.mark.parametrize(
    ("option", "old", "new", "told"),
    [
        ("spells", "fireball,Fireball", "fireball,", "line"),
        (
            "spells",
            ",FFF,instant,being,wound 3 magical",
            ",FFX,instant,being,wound 3 magical",
            "FFX",
        ),
        (
            "creatures",
            "ember_imp,Ember Imp,Diavoletto di Brace,fire,4,1",
            "ember_imp,I,I,fire,4,-1",
            "-1",
        ),
        ("creatures", "id,en,it", "id,en", "it"),
    ],
)
def test_a_wrong_card_list_is_refused_with_its_place(option, old, new, told):
    text = data(f"{option}.csv")
    assert old in text
    with pytest.raises(BadOption) as refusal:
        make({option: text.replace(old, new, 1)})
    assert refusal.value.reason.fields["option"] == f"option:{option}"
    assert told in str(refusal.value)
