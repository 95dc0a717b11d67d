"""Several who choose at once, and time: what must hold of any game at a table.

Some laws say nothing of a game that never asks two seats at once. They hold of it all the same.
"""

from antro.core.dice import SeededDice
from antro.core.events import Played, Resigned
from antro.core.game import CHANCE, TIME, Seat, still_asked
from antro.core.history import History
from tests.contract.walks import same_to
from tests.core.tables import wander

SOME = 3  # moves of a seat that are tried
AHEAD = 30  # steps
TRIED = 50  # pairs of moves, until one may be made in both


def reached(subject, seed, plies):
    """A table in the middle of a game, undo and waits that ran out included."""
    return wander(subject.opened(seed), seed, plies)


def soonest(table, seat, move):
    """When a seat may make a move at the soonest; never, if time moves before that."""
    at, due = max(table.now, table.ready_at(int(seat), int(move))), table.due()
    return at if due is None or at < due else None


def tries(subject, table, seed):
    """Moves that may be made now, a few of each seat: (seat, move, when)."""
    dice, found = SeededDice(seed), []
    for seat in table.acting():
        moves = table.open_to(Seat(seat)).listed()
        for move in {moves[dice.below(len(moves))] for _ in range(SOME)}:
            at = soonest(table, seat, move)
            if at is not None:
                found.append((seat, move, at))
    return found


def offers(table, seat):
    return table.open_to(Seat(seat)).listed()


# Whose choice goes stale


def what_others_choose_together_leaves_a_choice_as_it_is(subject, seed, plies):
    table = reached(subject, seed, plies)
    for seat, move, at in tries(subject, table, seed):
        asked, twin = table.question_to(seat), subject.again(table)
        assert not subject.play(twin, seat, move, table.version, at), "a move that may be made"
        for other in table.acting():
            if other == seat or not asked.together or not asked.seats >> other & 1:
                continue
            kept = twin.result is None and still_asked(asked, twin.question_to(other))
            if kept and other in twin.acting():
                assert subject.since(twin, other) == subject.since(table, other), "made stale"
                assert offers(twin, other) == offers(table, other), "another offer"
            else:
                assert subject.since(twin, other) > table.version, "not made stale"


def any_other_choice_is_asked_anew(subject, seed, plies):
    """Where a question is not asked together, whoever answers it changes it for all."""
    table = reached(subject, seed, plies)
    for seat, move, at in tries(subject, table, seed):
        asked, twin = table.question_to(seat), subject.again(table)
        if asked.together:
            continue
        subject.play(twin, seat, move, table.version, at)
        elsewhere = [question for question in table.waits.questions if question is not asked]
        for other in twin.acting():
            if twin.question_to(other) not in elsewhere:
                assert subject.since(twin, other) == twin.version, "an old choice"
        for place, question in enumerate(twin.waits.questions):
            if twin.result is None and question not in elsewhere:
                assert twin.waits.asked_at[place] == at, "an old wait"


def a_second_press_of_a_seat_is_stale(subject, seed, plies):
    table = reached(subject, seed, plies)
    for seat, move, at in tries(subject, table, seed)[:SOME]:
        twin = subject.again(table)
        subject.play(twin, seat, move, table.version, at)
        if twin.result is None:
            code = subject.play(twin, seat, move, table.version, at)
            assert code == "stale_version", "pressed twice, played twice"


# The order of what happens at once


def choices_made_together_come_to_the_same_in_any_order(subject, seed, plies):
    """Neither changes the other's dice: their luck goes by seat."""
    table = reached(subject, seed, plies)
    found = tries(subject, table, seed)
    for one in found:
        for two in found:
            asked = table.question_to(one[0])
            if one[0] < two[0] and asked.together and table.question_to(two[0]) is asked:
                assert_same_in_any_order(subject, table, one, two)


def parts_side_by_side_come_to_the_same_in_any_order(subject, seed, plies):
    table = reached(subject, seed, plies)
    found = tries(subject, table, seed)
    for one in found:
        for two in found:
            if one[0] < two[0] and table.question_to(one[0]) is not table.question_to(two[0]):
                assert_same_in_any_order(subject, table, one, two)


def assert_same_in_any_order(subject, table, one, two):
    """Both have seen the same version; one of them may have taken the choice from the other."""
    at = max(one[2], two[2])
    due = table.due()
    if due is not None and at >= due:
        return
    ends = []
    for order in ((one, two), (two, one)):
        twin = subject.again(table)
        codes = [subject.play(twin, seat, move, table.version, at) for seat, move, _ in order]
        if "overtaken" in codes or "finished" in codes:
            return
        assert codes == ["", ""], "refused for what another did"
        ends.append(subject.key(twin.state))
    assert ends[0] == ends[1], "the order tells"


def a_part_changes_nothing_in_the_other(subject, seed, plies):
    """Neither a move in it, nor time's; but a part that ends may end the other, or join it."""
    table = reached(subject, seed, plies)
    found = tries(subject, table, seed)
    due = table.due()
    if due is not None and table.result is None:
        found.append((int(TIME), table.open_to(TIME).listed()[0], max(due, table.now)))
    for seat, move, at in found:
        asked, twin = table.question_to(seat), subject.again(table)
        twin.happen(Played(seat, move, at))
        twin.run_chance(at)
        fewer = len(open_questions(twin)) < len(open_questions(table))
        for other in table.acting():
            question = table.question_to(other)
            if question is not asked and other != seat:
                if fewer and twin.question_to(other) is not question:
                    assert subject.since(twin, other) > table.version, "not asked anew"
                    continue
                assert twin.question_to(other) is question, "another question"
                assert offers(twin, other) == offers(table, other), "another offer"
                assert subject.since(twin, other) == subject.since(table, other), "made stale"


def open_questions(table):
    return table.game.open_questions(table.state)


# Time


def time_moves_when_it_is_due_and_nobody_after_that(subject, seed, plies):
    table = reached(subject, seed, plies)
    due = subject.due(table)
    if due is None:
        return
    assert table.game.timed, "time is asked, and the game does not say so"
    move, on_time = table.open_to(TIME).listed()[0], max(due, table.now)
    for at in (on_time - 1, on_time + 1):
        field = subject.refused(subject.again(table), Played(int(TIME), move, at))
        assert field == "at", "time is early, or late"
    for seat in table.acting():
        for at in (on_time, on_time + 1):
            late = Played(seat, offers(table, seat)[0], at)
            assert subject.refused(subject.again(table), late) == "at", "too late, and taken"
    assert not subject.refused(subject.again(table), Played(int(TIME), move, on_time)), "not due"


def a_move_before_its_gap_is_no_record(subject, seed, plies):
    table = reached(subject, seed, plies)
    for seat, move, at in tries(subject, table, seed):
        if table.ready_at(seat, move) == at > table.now:
            assert table.game.timed, "a move has a gap, and the game does not say so"
            soon = Played(seat, move, at - 1)
            assert subject.refused(subject.again(table), soon) == "at", "too soon, and taken"
            assert not subject.refused(subject.again(table), Played(seat, move, at))


def an_undo_wins_no_time(subject, seed, plies):
    table = reached(subject, seed, plies)
    due = table.due()
    for seat in range(subject.game.seats):
        if table.why_no_undo(seat) is not None or (due is not None and due <= table.now):
            continue
        before = subject.again(table, table.events[: table.undo_to(seat)])
        after = subject.again(table)
        subject.undo(after, seat, table.now)
        assert subject.due(after) == subject.due(before), "another wait"
        for move in offers(after, seat):
            assert after.ready_at(seat, move) >= before.ready_at(seat, move), "a shorter gap"


# Leaving


def an_undo_leaves_no_other_choice_as_it_was(subject, seed, plies):
    """Who is still taken to have the choice that it had is offered what it was offered."""
    table = reached(subject, seed, plies)
    for seat in range(table.game.seats):
        if table.why_no_undo(seat) is not None:
            continue
        after = subject.again(table)
        subject.undo(after, seat, table.now)
        for other in table.acting():
            if subject.since(after, other) == subject.since(table, other):
                assert offers(after, other) == offers(table, other), "another offer"


def who_leaves_is_asked_no_more(subject, seed, plies):
    """Either the game is over, or it goes on without that seat; what was is not taken back."""
    table = reached(subject, seed, plies)
    seat, due = seed % subject.game.seats, table.due()
    if table.result is not None or (due is not None and table.now >= due):
        return
    after = subject.again(table, [*table.events, Resigned(seat, table.now)])
    if after.result is not None:
        assert after.result.scores[seat] < 0, "it has not lost"
        return
    table.resign(seat, table.version, table.now)
    assert subject.refused(subject.again(table), Resigned(seat, table.now)) == "seat"
    for other in range(subject.game.seats):
        assert table.why_no_undo(other) is not None, "taken back from one who left"
    assert subject.key(subject.again(table).state) == subject.key(table.state), "replayed otherwise"
    for step in range(AHEAD):
        assert seat not in table.acting(), "asked, and not there"
        wander(table, seed + step, 1)


# Secrets


def time_and_presses_tell_nothing(subject, seed, plies):
    """Two histories that a viewer sees grow in the same way, at the same times."""
    for viewer in subject.viewers:
        dice = SeededDice(seed)
        one, two = (History(subject.game, None) for _ in range(2))
        for _ in range(plies):
            pair = common(subject, viewer, one, two, dice)
            if pair is None:
                break
            seat, moves, at = pair
            for history, move in zip((one, two), moves, strict=True):
                assert not subject.refused(history, Played(int(seat), int(move), at))
            assert_same_times(subject, viewer, one, two)


def common(subject, viewer, one, two, dice):
    """Something that *viewer* would see happen in both, and when: (seat, moves, when).

    Mostly the same in both: worlds too far apart soon have nothing in common.
    """
    pairs = same_to(viewer, subject, one.state, two.state)
    equal = [pair for pair in pairs if pair[1] == pair[2]]
    found = equal if equal and dice.below(6) else pairs
    for _ in range(TRIED if found else 0):
        seat, *moves = found[dice.below(len(found))]
        moment = common_moment(one, two, seat, moves)
        if moment is not None:
            return seat, moves, moment
    return None


def common_moment(one, two, seat, moves):
    """When a seat may make these moves in both; never, if time moves before that in one."""
    if seat == CHANCE:
        return one.now
    if seat == TIME:
        due = one.due()
        return max(due, one.now) if moves[0] in one.open_to(TIME).listed() else None
    moments = [soonest(*each) for each in zip((one, two), (seat, seat), moves, strict=True)]
    return None if None in moments else max(moments)


def assert_same_times(subject, viewer, one, two):
    assert one.lines(viewer) == two.lines(viewer), "told apart by a line"
    for seat in subject.seats:
        assert subject.since(one, seat) == subject.since(two, seat), "told apart by a version"
    assert subject.due(one) == subject.due(two), "told apart by a wait"
    if viewer in subject.seats:
        reasons = [history.why_no_undo(int(viewer)) for history in (one, two)]
        assert reasons[0] == reasons[1], "told apart by an undo"
        for move in offers(one, viewer):
            gaps = [history.ready_at(int(viewer), move) for history in (one, two)]
            assert gaps[0] == gaps[1], "told apart by a gap"


LAWS = [
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
