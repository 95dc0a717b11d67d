"""Laws of tables: several players who choose together, and time.

Some laws say nothing about a game that never asks two seats together. They hold for it anyway.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, TIME, Question, Seat, still_asked
from antro.core.match import timing
from antro.core.match.events import Played, Resigned
from antro.core.match.log_lines import log_lines
from antro.core.match.match import Match
from antro.core.match.table import Table
from antro.core.match.undo import undo_to, why_no_undo
from antro.testing.differences import differing
from antro.testing.subject import Rules
from antro.testing.table_walks import tables, wander
from antro.testing.walks import Law, Pair, Walk, same_to

SOME: Final = 3  # moves of a seat that are tried
AHEAD: Final = 30  # steps
TRIED: Final = 50  # pairs of moves, until one may be made in both
TOGETHER: Final = 40  # moves of two matches that look alike

Try = tuple[int, int, int]  # a seat, its move, and when


def at_every_table(check: Callable[[Rules, Table[Any], int], None]) -> Law:
    """Make a law of a check that has to hold at every table of a game, with a seed for dice."""

    @wraps(check)
    def law(subject: Rules, walk: Walk) -> None:
        for at, table in enumerate(tables(subject, walk.seed)):
            place = f"at a table after {table.version} events, of {walk}"
            try:
                check(subject, table, walk.seed + at)
            except Exception as error:
                error.add_note(place)
                raise

    return law


def soonest(match: Match[Any], seat: int, move: int) -> int | None:
    """Return the first moment at which a seat may make a move. None if time moves before that."""
    at, due = max(match.now, timing.ready_at(match, int(seat), int(move))), timing.due(match)
    return at if due is None or at < due else None


def tries(table: Table[Any], seed: int) -> list[Try]:
    """Return a few moves of each seat that may be made now."""
    dice = SeededDice(seed)
    found: list[Try] = []
    for seat in table.match.acting():
        moves = table.match.open_to(Seat(seat)).listed()
        for move in {moves[dice.below(len(moves))] for _ in range(SOME)}:
            at = soonest(table.match, seat, move)
            if at is not None:
                found.append((seat, move, at))
    return found


def offers(match: Match[Any], seat: int) -> list[int]:
    return match.open_to(Seat(seat)).listed()


def assert_same_offer(subject: Rules, before: Table[Any], after: Table[Any], seat: int) -> None:
    was, now = offers(before.match, seat), offers(after.match, seat)
    only = ", ".join(subject.describe(move).text for move in sorted({*was} ^ {*now}))
    assert was == now, f"another offer to {subject.name_of(Seat(seat))}: {only}"


# Whose choice goes stale


@at_every_table
def what_others_choose_together_leaves_a_choice_as_it_is(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    for seat, move, at in tries(table, seed):
        asked, twin = table.match.question_to(seat), subject.again(table)
        assert not subject.play(twin, seat, move, table.version, at), "a move that may be made"
        for other in table.match.acting():
            if other == seat or not asked.together or not asked.seats >> other & 1:
                continue
            kept = twin.result is None and still_asked(asked, twin.match.question_to(other))
            if kept and other in twin.match.acting():
                since = subject.since(table.match, other)
                assert subject.since(twin.match, other) == since, "made stale"
                assert_same_offer(subject, table, twin, other)
            else:
                assert subject.since(twin.match, other) > table.version, "not made stale"


@at_every_table
def any_other_choice_is_asked_anew(subject: Rules, table: Table[Any], seed: int) -> None:
    """An answer to a question that is not asked together changes it for all."""
    for seat, move, at in tries(table, seed):
        asked, twin = table.match.question_to(seat), subject.again(table)
        if asked.together:
            continue
        subject.play(twin, seat, move, table.version, at)
        elsewhere = [question for question in table.match.questions.open if question is not asked]
        for other in twin.match.acting():
            if twin.match.question_to(other) not in elsewhere:
                assert subject.since(twin.match, other) == twin.version, "an old choice"
        for place, question in enumerate(twin.match.questions.open):
            if twin.result is None and question not in elsewhere:
                assert twin.match.questions.asked_at[place] == at, "an old wait"


@at_every_table
def a_second_press_of_a_seat_is_stale(subject: Rules, table: Table[Any], seed: int) -> None:
    for seat, move, at in tries(table, seed)[:SOME]:
        twin = subject.again(table)
        subject.play(twin, seat, move, table.version, at)
        if twin.result is None:
            code = subject.play(twin, seat, move, table.version, at)
            assert code == "stale_version", "pressed twice, played twice"


# The order of what happens at once


@at_every_table
def choices_made_together_come_to_the_same_in_any_order(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    """Neither changes the other's dice: each seat has its own draws."""
    found = tries(table, seed)
    for one in found:
        for two in found:
            asked = table.match.question_to(one[0])
            if one[0] < two[0] and asked.together and table.match.question_to(two[0]) is asked:
                assert_same_in_any_order(subject, table, one, two)


@at_every_table
def parts_side_by_side_come_to_the_same_in_any_order(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    found = tries(table, seed)
    for one in found:
        for two in found:
            asked = table.match.question_to(one[0])
            if one[0] < two[0] and asked is not table.match.question_to(two[0]):
                assert_same_in_any_order(subject, table, one, two)


def assert_same_in_any_order(subject: Rules, table: Table[Any], one: Try, two: Try) -> None:
    """Both players saw the same version. One may have taken the choice from the other."""
    at = max(one[2], two[2])
    due = timing.due(table.match)
    if due is not None and at >= due:
        return
    ends = []
    for order in ((one, two), (two, one)):
        twin = subject.again(table)
        codes = [subject.play(twin, seat, move, table.version, at) for seat, move, _ in order]
        if "overtaken" in codes or "finished" in codes:
            return
        assert codes == ["", ""], f"refused for a move of another seat: {codes}"
        ends.append(twin.state)
    assert_equal("the order tells", *ends)


@at_every_table
def a_part_changes_nothing_in_the_other(subject: Rules, table: Table[Any], seed: int) -> None:
    """A move in a part leaves the other alone. A part that ends may end the other, or join it."""
    found = tries(table, seed)
    due = timing.due(table.match)
    if due is not None and table.result is None:
        found.append((int(TIME), table.match.open_to(TIME).listed()[0], max(due, table.match.now)))
    for seat, move, at in found:
        asked, twin = table.match.question_to(seat), subject.again(table)
        twin.match.happen(Played(seat, move, at))
        twin.run_luck(at)
        fewer = len(open_questions(twin)) < len(open_questions(table))
        for other in table.match.acting():
            question = table.match.question_to(other)
            if question is not asked and other != seat:
                if fewer and twin.match.question_to(other) is not question:
                    assert subject.since(twin.match, other) > table.version, "not asked anew"
                    continue
                assert twin.match.question_to(other) is question, "another question"
                assert_same_offer(subject, table, twin, other)
                since = subject.since(table.match, other)
                assert subject.since(twin.match, other) == since, "made stale"


def open_questions(table: Table[Any]) -> list[Question]:
    return table.game.open_questions(table.state)


# Time


@at_every_table
def time_moves_when_it_is_due_and_nobody_after_that(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    due = subject.due(table.match)
    if due is None:
        return
    assert table.game.timed, "time is asked, and the game does not say so"
    move, on_time = table.match.open_to(TIME).listed()[0], max(due, table.match.now)
    for at in (on_time - 1, on_time + 1):
        field = subject.refused(subject.again(table).match, Played(int(TIME), move, at))
        assert field == "at", "time is early, or late"
    for seat in table.match.acting():
        for at in (on_time, on_time + 1):
            late = Played(seat, offers(table.match, seat)[0], at)
            assert subject.refused(subject.again(table).match, late) == "at", "too late, and taken"
    in_time = Played(int(TIME), move, on_time)
    assert not subject.refused(subject.again(table).match, in_time), "not due"


@at_every_table
def a_move_before_its_gap_is_no_record(subject: Rules, table: Table[Any], seed: int) -> None:
    for seat, move, at in tries(table, seed):
        if timing.ready_at(table.match, seat, move) == at > table.match.now:
            assert table.game.timed, "a move has a gap, and the game does not say so"
            soon = Played(seat, move, at - 1)
            assert subject.refused(subject.again(table).match, soon) == "at", "too soon, and taken"
            assert not subject.refused(subject.again(table).match, Played(seat, move, at))


@at_every_table
def an_undo_wins_no_time(subject: Rules, table: Table[Any], seed: int) -> None:
    due = timing.due(table.match)
    for seat in range(subject.game.seats):
        due_now = due is not None and due <= table.match.now
        if why_no_undo(table.match, seat) is not None or due_now:
            continue
        before = subject.again(table, table.events[: undo_to(table.match, seat)])
        after = subject.again(table)
        subject.undo(after, seat, table.match.now)
        assert subject.due(after.match) == subject.due(before.match), "another wait"
        for move in offers(after.match, seat):
            gaps = [timing.ready_at(match, seat, move) for match in (before.match, after.match)]
            assert gaps[0] <= gaps[1], "a shorter gap"


# Leaving


@at_every_table
def an_undo_leaves_no_other_choice_as_it_was(subject: Rules, table: Table[Any], seed: int) -> None:
    """A seat whose choice keeps its version has the same moves."""
    for seat in range(table.game.seats):
        if why_no_undo(table.match, seat) is not None:
            continue
        after = subject.again(table)
        subject.undo(after, seat, table.match.now)
        for other in table.match.acting():
            if subject.since(after.match, other) == subject.since(table.match, other):
                assert_same_offer(subject, table, after, other)


@at_every_table
def who_leaves_is_asked_no_more(subject: Rules, table: Table[Any], seed: int) -> None:
    """Either the game is over, or it continues without that seat, and nothing is undone."""
    seat, due = seed % subject.game.seats, timing.due(table.match)
    if table.result is not None or (due is not None and table.match.now >= due):
        return
    after = subject.again(table, [*table.events, Resigned(seat, table.match.now)])
    if after.result is not None:
        assert after.result.scores[seat] < 0, "it has not lost"
        return
    table.resign(seat, table.version, table.match.now)
    assert subject.refused(subject.again(table).match, Resigned(seat, table.match.now)) == "seat"
    for other in range(subject.game.seats):
        assert why_no_undo(table.match, other) is not None, "taken back from one who left"
    assert subject.key(subject.again(table).state) == subject.key(table.state), "replayed otherwise"
    for step in range(AHEAD):
        assert seat not in table.match.acting(), "asked, and not there"
        wander(table, seed + step, 1)


# Hidden information


def time_and_presses_tell_nothing(subject: Rules, walk: Walk) -> None:
    """Two matches that a viewer sees grow in the same way have the same times."""
    for viewer in subject.viewers:
        dice = SeededDice(walk.seed)
        one, two = (Match(subject.game, None) for _ in range(2))
        for _ in range(TOGETHER):
            pair = common(subject, viewer, one, two, dice)
            if pair is None:
                break
            (seat, *moves), at = pair
            for match, move in zip((one, two), moves, strict=True):
                assert not subject.refused(match, Played(int(seat), int(move), at))
            assert_same_times(subject, viewer, one, two)


def common(
    subject: Rules, viewer: Seat, one: Match[Any], two: Match[Any], dice: SeededDice
) -> tuple[Pair, int] | None:
    """Return moves that look the same to *viewer* and may be made in both, and when.

    Mostly they are equal: worlds that differ too much soon have no move in common.
    """
    pairs = same_to(viewer, subject, one.state, two.state)
    equal = [pair for pair in pairs if pair[1] == pair[2]]
    found = equal if equal and dice.below(6) else pairs
    for _ in range(TRIED if found else 0):
        pair = found[dice.below(len(found))]
        moment = common_moment(one, two, pair)
        if moment is not None:
            return pair, moment
    return None


def common_moment(one: Match[Any], two: Match[Any], pair: Pair) -> int | None:
    """Return when a seat may make these moves in both. None if time moves before that in one."""
    seat, mine, yours = (int(each) for each in pair)
    if seat == CHANCE:
        return one.now
    if seat == TIME:
        due = timing.due(one)
        known = due is not None and mine in one.open_to(TIME).listed()
        return max(due or 0, one.now) if known else None
    moments = [soonest(one, seat, mine), soonest(two, seat, yours)]
    return None if None in moments else max(at for at in moments if at is not None)


def assert_same_times(subject: Rules, viewer: Seat, one: Match[Any], two: Match[Any]) -> None:
    assert_equal("told apart by a line", log_lines(one, viewer), log_lines(two, viewer))
    for seat in subject.seats:
        assert subject.since(one, int(seat)) == subject.since(two, int(seat)), (
            "told apart by a version"
        )
    assert subject.due(one) == subject.due(two), "told apart by a wait"
    if viewer in subject.seats:
        reasons = [why_no_undo(match, int(viewer)) for match in (one, two)]
        assert_equal("told apart by an undo", *reasons)
        for move in offers(one, int(viewer)):
            gaps = [timing.ready_at(match, int(viewer), move) for match in (one, two)]
            assert gaps[0] == gaps[1], f"told apart by a gap of {subject.describe(move).text}"


def assert_equal(problem: str, one: Any, two: Any) -> None:
    difference = differing(one, two)
    assert not difference, f"{problem}: {difference}"


LAWS: Final[list[Law]] = [
    what_others_choose_together_leaves_a_choice_as_it_is,
    any_other_choice_is_asked_anew,
    a_second_press_of_a_seat_is_stale,
    choices_made_together_come_to_the_same_in_any_order,
    parts_side_by_side_come_to_the_same_in_any_order,
    a_part_changes_nothing_in_the_other,
    time_moves_when_it_is_due_and_nobody_after_that,
    a_move_before_its_gap_is_no_record,
    an_undo_wins_no_time,
    an_undo_leaves_no_other_choice_as_it_was,
    who_leaves_is_asked_no_more,
    time_and_presses_tell_nothing,
]
