"""Games with older rules continue if the current rules agree, or say where they differ."""

import pytest
from msgspec.structs import replace

from antro.core.chance.fair import Chance
from antro.core.contract.errors import Refused
from antro.core.contract.game import HOST, SPECTATOR
from antro.core.match import timing
from antro.core.match.events import Agreed, Played, Upgraded
from antro.core.match.judging import why_not
from antro.core.match.log_lines import log_lines
from antro.core.match.migration import force_result, replay_under
from antro.core.match.table import fair_table
from antro.core.match.undo import why_no_undo
from antro.core.record.record import Record, read, replay, write
from antro.core.record.verify import verify
from tests.core.support.tables import (
    SHELF,
    again,
    do,
    finished,
    number,
    opened,
    played_to_turns,
    recorded,
    refusal,
)

OLD = 7  # no game has this version


def older(table):
    """Return the record of a table as if it had been played by other rules."""
    record = recorded(table)
    return replace(record, header=replace(record.header, rules=OLD))


def replay_at_new_table(table, events=None, result=None):
    """Replay the events of a table at a new one, as if they came from other rules."""
    chance = Chance(table.luck.chance.seed, table.luck.chance.entropies)
    new = fair_table(table.game, chance, table.match.clocks.spec, rules=OLD)
    left = replay_under(new.match, table.events if events is None else events, chance)
    force_result(new.match, result)
    return new, left


def upgrade_invariants(table):
    """Return the values that an upgrade does not change."""
    match = table.match
    return match.choice_since[:], match.state.key(), match.acting(), why_no_undo(match, 0)


def code_of(reason):
    return None if reason is None else reason.code


# Rules that agree


@pytest.mark.parametrize("name", ["toll 3", "drako, sample 0", "volfyirion, sample 1"])
def test_a_record_of_other_rules_with_the_same_result_is_accepted(name):
    table = finished(name)
    match = replay(older(table), SHELF)
    assert match.incompatible_at is None
    assert (match.state.key(), match.result) == (table.state.key(), table.result)
    assert verify(older(table), SHELF).fair


def test_an_upgrade_is_in_the_log_and_in_the_record():
    new, left = replay_at_new_table(played_to_turns())
    assert (left, new.match.incompatible_at) == ([], None)
    [upgraded] = new.upgrade()
    assert upgraded == Upgraded(int(HOST), new.game.version, new.match.now)
    [line] = log_lines(new.match, SPECTATOR, since=new.version - 1)
    assert (line.what, line.to) == ("upgraded", new.game.version)
    do(new, 0, "step")
    record = read(write(recorded(new)))
    assert upgraded in record.events
    assert replay(record, SHELF).state.key() == new.state.key()


def test_an_upgrade_changes_no_choice_and_does_not_prevent_undo():
    table = played_to_turns()
    do(table, 0, "step")
    new, _ = replay_at_new_table(table)
    before = upgrade_invariants(new)
    new.upgrade()
    assert upgrade_invariants(new) == before
    new.undo(0, new.version, 0)
    assert new.state.key() == played_to_turns().state.key()
    assert again(new).state.key() == new.state.key()


def test_only_the_host_upgrades_and_the_upgrade_takes_no_time():
    table = played_to_turns()
    assert code_of(why_not(table.match, Upgraded(0, 2, table.match.now))) == "wrong_seat"
    assert code_of(why_not(table.match, Upgraded(int(HOST), 2, table.match.now + 1))) == "overdue"
    assert why_not(table.match, Upgraded(int(HOST), 2, table.match.now)) is None


# Rules that differ


def departs(record):
    match = replay(record, SHELF)
    assert match.incompatible_at is not None
    assert match.events == record.events[: match.version]
    assert verify(record, SHELF).wrong[-1] == match.incompatible_at
    return match.version + 1, match.incompatible_at.fields["why"]


def test_a_game_departs_at_a_move_that_is_no_longer_legal():
    table = played_to_turns()
    strange = Played(0, number(table, "pledge 1"), 0)
    record = older(table)
    record = Record(record.header, [*record.events, strange])
    assert departs(record) == (table.version + 1, "departs:move")


def test_a_game_departs_if_another_seat_is_asked():
    table = played_to_turns()
    record = older(table)
    events = [*record.events, Played(1, number(table, "step"), 0)]
    assert departs(Record(record.header, events)) == (table.version + 1, "departs:seat")


def test_a_game_departs_if_a_random_result_differs():
    record = older(finished())
    other = replace(record.header, entropies=["", "", ""])
    at, why = departs(replace(record, header=other))
    assert (record.events[at - 1].seat, why) == (16, "departs:draw")


def test_a_game_departs_if_it_ends_earlier_or_later():
    record = older(finished())
    cut = replace(record, events=record.events[:-1])
    assert departs(cut) == (len(record.events), "departs:end")
    longer = replace(record, events=[*record.events, record.events[-1]])
    assert departs(longer) == (len(record.events) + 1, "departs:end")


def test_a_departed_game_is_paused_but_can_be_agreed_drawn():
    table = played_to_turns()
    new, left = replay_at_new_table(table, [*table.events, Played(1, number(table, "step"), 5)])
    assert len(left) == 1
    assert (new.match.going_on, new.match.acting()) == (False, [])
    assert (timing.due(new.match), timing.deadline(new.match)) == (None, None)
    why = new.match.incompatible_at
    assert refusal(new, new.play, 0, number(new, "step"), new.version, 9) == why
    assert refusal(new, new.undo, 0, new.version, 9) == why
    assert refusal(new, new.resign, 0, new.version, 9) == why
    assert new.begin(9) == []
    assert new.agree(1, 9) == [Agreed(1, 9)]
    assert (new.result.how, new.result.scores) == ("agreed", [0.0, 0.0, 0.0])


def test_a_departed_game_keeps_its_result():
    table = finished()
    new, _ = replay_at_new_table(table, table.events[:-1], table.result)
    assert new.match.incompatible_at is not None
    assert new.result == table.result
    running, _ = replay_at_new_table(table)
    why = running.match.incompatible_at
    assert why.fields["why"] == "departs:end"  # it had not ended under its own rules
    assert running.result is None


def test_a_departure_names_both_versions_and_the_clause():
    table = played_to_turns()
    new, _ = replay_at_new_table(table, [*table.events, Played(1, number(table, "step"), 0)])
    fields = {"rules": OLD, "now": 1, "n": table.version + 1, "why": "departs:seat"}
    why = new.match.incompatible_at
    assert (why.code, why.fields) == (
        "departed",
        fields,
    )
    assert why.clause == table.match.asked.clause


# Draws by agreement


def test_a_draw_by_agreement_ends_a_game_and_is_in_its_record():
    table = played_to_turns()
    assert table.agree(2, 50) == [Agreed(2, 50)]
    assert (table.result.scores, table.result.how) == ([0.0, 0.0, 0.0], "agreed")
    assert table.match.acting() == []
    [line] = log_lines(table.match, SPECTATOR, since=table.version - 1)
    assert (line.what, line.seat) == ("agreed", 2)
    record = read(write(recorded(table)))
    assert record.seed is not None
    assert replay(record, SHELF).result == table.result
    assert verify(record, SHELF).fair


def test_a_draw_is_agreed_once_and_only_by_a_seat_of_the_game():
    table = opened()
    table.agree(0, 0)
    assert refusal(table, table.agree, 1, 0).code == "finished"
    with pytest.raises(Refused):
        opened().agree(3, 0)
