"""A fair record passes verification, and a record with an edited random result fails."""

import json

import pytest
from hypothesis import given

from antro.core.contract.game import CHANCE
from antro.core.record.record import write
from antro.core.record.verify import verify, verify_file, verify_text
from antro.testing.table_walks import wander
from tests.core.support.tables import SHELF, finished, games, opened, recorded, seeds, steps


def edited(table, line, **changes):
    """Return the record of a table with one line changed."""
    lines = write(recorded(table)).splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **changes}).encode()
    return b"".join(line + b"\n" for line in lines)


def codes(report):
    return [reason.code for reason in report.wrong]


@pytest.mark.compiled
@given(name=games, seed=seeds, luck=seeds)
def test_every_game_that_a_table_played_is_fair(name, seed, luck):
    table = finished(name, seed, luck)
    report = verify(recorded(table), SHELF)
    assert report.fair
    assert report.draws == table.match.draws > 0


@pytest.mark.compiled
@given(name=games, seed=seeds, luck=seeds, wild=seeds)
def test_an_edited_random_result_is_named_by_its_number_and_line(name, seed, luck, wild):
    table = finished(name, seed, luck)
    draws = [at for at, event in enumerate(table.events) if event.seat == CHANCE]
    draw = wild % len(draws)
    at = draws[draw]
    true = table.events[at].move
    report = verify_text(edited(table, at + 2, move=true + 1), SHELF)
    assert not report.fair
    first = report.wrong[0]
    assert first.code == "draw_differs"
    assert first.fields == {"line": at + 2, "draw": draw, "recorded": true + 1, "drawn": true}


def test_all_edited_random_results_are_found_while_the_game_stays_possible():
    table = finished()
    dealt = [event.move for event in table.events[:2]]
    assert [event.seat for event in table.events[:2]] == [CHANCE] * 2
    lines = edited(table, 2, move=dealt[0] ^ 1).splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), "move": dealt[1] ^ 1}).encode()
    report = verify_text(b"".join(line + b"\n" for line in lines), SHELF)
    assert [reason.fields["line"] for reason in report.wrong[:2]] == [2, 3]


@pytest.mark.parametrize("entropies", [["of seat 1", "of seat 0", "of seat 2"], ["", "", ""]])
def test_edited_entropies_are_found(entropies):
    assert "draw_differs" in codes(verify_text(edited(finished(), 1, entropies=entropies), SHELF))


def test_another_seed_is_found():
    table = finished()
    report = verify_text(edited(table, table.version + 2, seed=f"{2:064x}"), SHELF)
    assert codes(report)[0] == "commitment_differs"
    assert report.wrong[0].fields == {"line": table.version + 2}


def test_another_commitment_is_found():
    assert codes(verify_text(edited(finished(), 1, commitment="0" * 64), SHELF)) == [
        "commitment_differs"
    ]


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_a_running_game_cannot_be_verified_yet(name, seed, luck, steps):
    table = wander(opened(name, seed), luck, steps)
    if table.result is None:
        assert codes(verify(recorded(table), SHELF)) == ["not_revealed"]


def test_a_record_cut_short_before_its_seed_is_found():
    *lines, _, revealed = write(recorded(finished())).splitlines(keepends=True)
    report = verify_text(b"".join([*lines, revealed]), SHELF)
    assert codes(report) == ["bad_record"]
    assert report.wrong[0].fields["line"] == len(lines) + 1


def test_a_random_result_that_was_not_due_is_a_bad_record():
    table = finished()
    at = next(at for at, event in enumerate(table.events) if event.seat != CHANCE)
    report = verify_text(edited(table, at + 2, seat=int(CHANCE)), SHELF)
    assert codes(report) == ["bad_record"]
    assert report.wrong[0].fields["line"] == at + 2


def test_a_file_with_any_content_is_verified(tmp_path):
    path = tmp_path / "toll.game"
    for content, found in [
        (write(recorded(finished())), []),
        (write(recorded(opened())), ["not_revealed"]),
        (b"\x00\xff", ["bad_record"]),
        (b"", ["bad_record"]),
        (b'{"type":"header"}\n', ["bad_record"]),
    ]:
        path.write_bytes(content)
        assert codes(verify_file(path, SHELF)) == found
