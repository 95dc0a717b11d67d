"""The compact form of stored records loses nothing of a record."""

from pathlib import Path

import pytest

from antro.core.match.events import Agreed, Event, Flagged, Played, Resigned, Undone, Upgraded
from antro.core.record.record import Header, Record
from tests.games.support.stored_records import ENDING, detach, load, save

HEADER = Header("ember", {"size": "small"}, 1, ["Ada", "Bruno"], "0" * 64, ["", ""], None)
MOVES: list[Event] = [Played(at % 3, 7 * at, 40 * (at // 2)) for at in range(45)]
OTHERS: list[Event] = [
    Undone(1, 3, 900, [0]),
    Undone(1, 3, 900, same_draws=True),
    Upgraded(18, 2, 950),
    Resigned(0, 960),
    Flagged(1, 961),
]
ENDED: list[Event] = [*MOVES, *OTHERS, Played(2, 5, 1000), Agreed(1, 1002)]

RECORDS = {
    "nothing": Record(HEADER, []),
    "moves": Record(HEADER, [*MOVES]),
    "every_event": Record(HEADER, ENDED, "a" * 64),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_read_as_it_was_written(tmp_path, name):
    path = tmp_path / f"{name}{ENDING}"
    save(path, RECORDS[name])
    assert load(path) == RECORDS[name]


def test_a_line_has_twenty_moves(tmp_path):
    path = tmp_path / f"moves{ENDING}"
    save(path, RECORDS["moves"])
    assert [len(line.split()) for line in path.read_text().splitlines()[1:]] == [20, 20, 5]


def test_a_record_with_the_moves_of_another_one_refers_to_it_until_it_is_detached(tmp_path):
    golden, older = tmp_path / "golden", tmp_path / "older"
    golden.mkdir()
    older.mkdir()
    first, second = golden / f"duel{ENDING}", older / f"duel{ENDING}"
    under_older_rules = Record(
        Header("ember", {}, 1, ["Cleo"], "1" * 64, [""], None), ENDED, "a" * 64
    )
    save(first, RECORDS["every_event"])
    save(second, under_older_rules, first)
    assert len(second.read_text().splitlines()) == 2
    assert load(second) == under_older_rules
    detach(older)
    first.unlink()
    assert load(second) == under_older_rules


def test_a_record_with_other_moves_refers_to_no_other_record(tmp_path):
    first, second = tmp_path / f"one{ENDING}", tmp_path / f"two{ENDING}"
    save(first, RECORDS["every_event"])
    save(second, RECORDS["moves"], first)
    first.unlink()
    assert load(second) == RECORDS["moves"]


def test_every_stored_record_of_ours_is_in_the_compact_form():
    assert not list(Path(__file__).parent.rglob("*.jsonl"))
