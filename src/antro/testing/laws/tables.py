"""Laws of tables: joint choices of several players, and time.

A game that never asks two seats together keeps the laws of joint choices without effort.
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

SOME: Final = 3  # moves of a seat that a law tries
AHEAD: Final = 30  # steps
TRIED: Final = 50  # pairs of moves, until one is legal in both
TOGETHER: Final = 40  # moves of two matches that look alike

Try = tuple[int, int, int]  # a seat, its move, and the time


def at_every_table(check: Callable[[Rules, Table[Any], int], None]) -> Law:
    """Return a law that checks every table of a game, with a seed for dice."""

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
    """Return the earliest time for a move. None if time moves before that."""
    at, due = max(match.now, timing.ready_at(match, int(seat), int(move))), timing.due(match)
    return at if due is None or at < due else None


def tries(table: Table[Any], seed: int) -> list[Try]:
    """Return a few legal moves of each seat, with their earliest times."""
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
    assert was == now, f"the offer to {subject.name_of(Seat(seat))} changed: {only}"


# Versions of choices


@at_every_table
def a_joint_choice_keeps_the_choices_of_others(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    for seat, move, at in tries(table, seed):
        asked, twin = table.match.question_to(seat), subject.again(table)
        assert not subject.play(twin, seat, move, table.version, at), "a legal move is refused"
        for other in table.match.acting():
            if other == seat or not asked.together or not asked.seats >> other & 1:
                continue
            kept = twin.result is None and still_asked(asked, twin.match.question_to(other))
            if kept and other in twin.match.acting():
                since = subject.since(table.match, other)
                assert subject.since(twin.match, other) == since, "the version changed"
                assert_same_offer(subject, table, twin, other)
            else:
                assert subject.since(twin.match, other) > table.version, (
                    "the version stayed the same"
                )


@at_every_table
def any_other_choice_renews_all_questions(subject: Rules, table: Table[Any], seed: int) -> None:
    """An answer to a question that is not a joint one ends this question for all seats."""
    for seat, move, at in tries(table, seed):
        asked, twin = table.match.question_to(seat), subject.again(table)
        if asked.together:
            continue
        subject.play(twin, seat, move, table.version, at)
        elsewhere = [question for question in table.match.questions.open if question is not asked]
        for other in twin.match.acting():
            if twin.match.question_to(other) not in elsewhere:
                assert subject.since(twin.match, other) == twin.version, (
                    "a choice has an old version"
                )
        for place, question in enumerate(twin.match.questions.open):
            if twin.result is None and question not in elsewhere:
                assert twin.match.questions.asked_at[place] == at, (
                    "a question has an old start time"
                )


@at_every_table
def a_repeated_move_is_stale(subject: Rules, table: Table[Any], seed: int) -> None:
    for seat, move, at in tries(table, seed)[:SOME]:
        twin = subject.again(table)
        subject.play(twin, seat, move, table.version, at)
        if twin.result is None:
            code = subject.play(twin, seat, move, table.version, at)
            assert code == "stale_version", "the same move was played twice"


# The order of simultaneous moves


@at_every_table
def joint_choices_have_the_same_result_in_any_order(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    """No choice changes the dice of another seat, because each seat has its own random results."""
    found = tries(table, seed)
    for one in found:
        for two in found:
            asked = table.match.question_to(one[0])
            if one[0] < two[0] and asked.together and table.match.question_to(two[0]) is asked:
                assert_same_in_any_order(subject, table, one, two)


@at_every_table
def parallel_parts_have_the_same_result_in_any_order(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    found = tries(table, seed)
    for one in found:
        for two in found:
            asked = table.match.question_to(one[0])
            if one[0] < two[0] and asked is not table.match.question_to(two[0]):
                assert_same_in_any_order(subject, table, one, two)


def assert_same_in_any_order(subject: Rules, table: Table[Any], one: Try, two: Try) -> None:
    """Both moves answer the same version. The first may make the second one invalid."""
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
        assert codes == ["", ""], f"refused because of a move of another seat: {codes}"
        ends.append(twin.state)
    assert_equal("the order changes the result", *ends)


@at_every_table
def parallel_parts_do_not_affect_each_other(subject: Rules, table: Table[Any], seed: int) -> None:
    """A move in one part does not change the other. A part that ends may end or join the other."""
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
                    assert subject.since(twin.match, other) > table.version, (
                        "the version stayed the same after the part ended"
                    )
                    continue
                assert twin.match.question_to(other) is question, "the question changed"
                assert_same_offer(subject, table, twin, other)
                since = subject.since(table.match, other)
                assert subject.since(twin.match, other) == since, "the version changed"


def open_questions(table: Table[Any]) -> list[Question]:
    return table.game.open_questions(table.state)


# Time


@at_every_table
def time_moves_exactly_when_it_is_due(subject: Rules, table: Table[Any], seed: int) -> None:
    due = subject.due(table.match)
    if due is None:
        return
    assert table.game.timed, "time is asked, but the game is not marked as timed"
    move, on_time = table.match.open_to(TIME).listed()[0], max(due, table.match.now)
    for at in (on_time - 1, on_time + 1):
        field = subject.refused(subject.again(table).match, Played(int(TIME), move, at))
        assert field == "at", "time may move early or late"
    for seat in table.match.acting():
        for at in (on_time, on_time + 1):
            late = Played(seat, offers(table.match, seat)[0], at)
            assert subject.refused(subject.again(table).match, late) == "at", (
                "a move that is too late is accepted"
            )
    in_time = Played(int(TIME), move, on_time)
    assert not subject.refused(subject.again(table).match, in_time), (
        "time is refused when it is due"
    )


@at_every_table
def a_record_has_no_move_before_its_gap(subject: Rules, table: Table[Any], seed: int) -> None:
    for seat, move, at in tries(table, seed):
        if timing.ready_at(table.match, seat, move) == at > table.match.now:
            assert table.game.timed, "a move has a gap, but the game is not marked as timed"
            soon = Played(seat, move, at - 1)
            assert subject.refused(subject.again(table).match, soon) == "at", (
                "a move that is too soon is accepted"
            )
            assert not subject.refused(subject.again(table).match, Played(seat, move, at))


@at_every_table
def an_undo_gains_no_time(subject: Rules, table: Table[Any], seed: int) -> None:
    due = timing.due(table.match)
    for seat in range(subject.game.seats):
        due_now = due is not None and due <= table.match.now
        if why_no_undo(table.match, seat) is not None or due_now:
            continue
        before = subject.again(table, table.events[: undo_to(table.match, seat)])
        after = subject.again(table)
        subject.undo(after, seat, table.match.now)
        assert subject.due(after.match) == subject.due(before.match), "an undo changes the wait"
        for move in offers(after.match, seat):
            gaps = [timing.ready_at(match, seat, move) for match in (before.match, after.match)]
            assert gaps[0] <= gaps[1], "an undo makes a gap shorter"


# Undo and leaving


@at_every_table
def an_undo_renews_the_choices_that_it_changes(
    subject: Rules, table: Table[Any], seed: int
) -> None:
    """A choice that keeps its version also keeps its moves."""
    for seat in range(table.game.seats):
        if why_no_undo(table.match, seat) is not None:
            continue
        after = subject.again(table)
        subject.undo(after, seat, table.match.now)
        for other in table.match.acting():
            if subject.since(after.match, other) == subject.since(table.match, other):
                assert_same_offer(subject, table, after, other)


@at_every_table
def a_seat_that_left_is_not_asked_again(subject: Rules, table: Table[Any], seed: int) -> None:
    """Either the game is over, or it continues without that seat and without undo."""
    seat, due = seed % subject.game.seats, timing.due(table.match)
    if table.result is not None or (due is not None and table.match.now >= due):
        return
    after = subject.again(table, [*table.events, Resigned(seat, table.match.now)])
    if after.result is not None:
        assert after.result.scores[seat] < 0, "the seat that left has not lost"
        return
    table.resign(seat, table.version, table.match.now)
    assert subject.refused(subject.again(table).match, Resigned(seat, table.match.now)) == "seat"
    for other in range(subject.game.seats):
        assert why_no_undo(table.match, other) is not None, (
            "a move before the resignation can be undone"
        )
    assert subject.key(subject.again(table).state) == subject.key(table.state), (
        "a replay gives another state"
    )
    for step in range(AHEAD):
        assert seat not in table.match.acting(), "a seat that left is asked"
        wander(table, seed + step, 1)


# Hidden information


def times_reveal_no_hidden_information(subject: Rules, walk: Walk) -> None:
    """Two matches have equal times if all their moves look the same to a viewer."""
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
    """Return legal moves of both matches that look the same to *viewer*, and their time.

    Most pairs are equal moves. Otherwise the matches soon have no move in common.
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
    """Return the earliest time for both moves. None if time moves before that in a match."""
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
    assert_equal(
        "hidden information changes a line of the log",
        log_lines(one, viewer),
        log_lines(two, viewer),
    )
    for seat in subject.seats:
        assert subject.since(one, int(seat)) == subject.since(two, int(seat)), (
            "hidden information changes a version"
        )
    assert subject.due(one) == subject.due(two), "hidden information changes a wait"
    if viewer in subject.seats:
        reasons = [why_no_undo(match, int(viewer)) for match in (one, two)]
        assert_equal("hidden information changes an undo", *reasons)
        for move in offers(one, int(viewer)):
            gaps = [timing.ready_at(match, int(viewer), move) for match in (one, two)]
            assert gaps[0] == gaps[1], (
                f"hidden information changes the gap of {subject.describe(move).text}"
            )


def assert_equal(problem: str, one: Any, two: Any) -> None:
    difference = differing(one, two)
    assert not difference, f"{problem}: {difference}"


LAWS: Final[list[Law]] = [
    a_joint_choice_keeps_the_choices_of_others,
    any_other_choice_renews_all_questions,
    a_repeated_move_is_stale,
    joint_choices_have_the_same_result_in_any_order,
    parallel_parts_have_the_same_result_in_any_order,
    parallel_parts_do_not_affect_each_other,
    time_moves_exactly_when_it_is_due,
    a_record_has_no_move_before_its_gap,
    an_undo_gains_no_time,
    an_undo_renews_the_choices_that_it_changes,
    a_seat_that_left_is_not_asked_again,
    times_reveal_no_hidden_information,
]
