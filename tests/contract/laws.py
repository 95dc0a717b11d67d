"""What must hold of any game we ship, whatever its rules. Each law is tried on a walk."""

from functools import reduce
from operator import or_

from antro.core.bits import bit
from antro.core.dice import SeededDice
from antro.core.events import Played
from antro.core.game import CHANCE, PEOPLE, SPECTATOR, TIME, Question, Seat
from antro.core.history import History
from antro.core.record import Header, Record, read, replay, write
from tests.contract.walks import numbers, walk, wander

AHEAD = 12  # plies


def offers_ascend_and_those_to_act_have_one(subject, seed, plies):
    state = wander(subject, seed, plies)
    acting = subject.to_act(state)
    assert not acting >> SPECTATOR & 1, "a spectator is asked"
    for seat in [*subject.viewers, CHANCE, TIME]:
        offered = numbers(subject, state, seat)
        assert offered == sorted(set(offered)), "out of order, or twice"
        assert bool(offered) == bool(acting >> seat & 1), "asked without an answer, or unasked"


def chance_acts_alone_and_weighs_its_moves(subject, seed, plies):
    state = subject.start()
    for seat, move in walk(subject, state.clone(), seed, plies):
        for weigher in [*subject.seats, CHANCE]:
            weights = [weight for _, weight in subject.offer(state, weigher)]
            assert all((weight > 0) == (weigher == CHANCE) for weight in weights), "weights"
        if seat == CHANCE:
            assert subject.to_act(state) == bit(CHANCE), "chance is not alone"
        subject.apply(state, seat, move)


def time_has_one_move_wherever_it_is_asked(subject, seed, plies):
    state = wander(subject, seed, plies)
    for question in subject.game.open_questions(state):
        if question.seats >> TIME & 1:
            answers = subject.answers(state, question, TIME)
            assert len(answers) == 1, "time has to choose"


def each_seat_is_asked_by_one_question_at_most(subject, seed, plies):
    state = wander(subject, seed, plies)
    asked = [question.seats & PEOPLE for question in subject.game.open_questions(state)]
    assert sum(asked) == reduce(or_, asked), "asked twice"


def clicking_singles_out_a_move(subject, seed, plies):
    """Its picks in any order, and then its handles in theirs."""
    state = wander(subject, seed, plies)
    for seat in subject.seats:
        offered = subject.offered(state, seat)
        picks = {pick for move in offered for pick in move.picks}
        clicks = [(sorted(move.picks), move.handles) for move in offered]
        for picked, path in clicks:
            assert path, "a move that cannot be clicked"
            assert len(set(picked)) == len(picked), "picked twice: that is, not at all"
            assert not picks & {*path}, "both a pick and a handle"
            alike = [other for other in clicks if other[0] == picked and begins(other[1], path)]
            assert alike == [(picked, path)], "two moves"


def begins(whole, start):
    return whole[: len(start)] == start


def a_record_replays_to_an_equal_state(subject, seed, plies):
    game, state = subject.game, subject.start()
    events = dated(game, walk(subject, subject.start(), seed, plies))
    for event in events:
        subject.apply(state, Seat(event.seat), event.move)
    names = ["x"] * game.seats
    header = Header(game.name, game.options, game.version, names, "0" * 64, names, None)
    record = Record(header, [*events])
    history = replay(read(write(record)), {game.name: subject.manifest.make})
    assert history.events == events
    assert subject.key(history.state) == subject.key(state), "a replay leads elsewhere"


def dated(game, line):
    """The moves of a line as events, each as soon as it may come; up to one that time forbids."""
    history = History(game, None)
    for seat, move in line:
        due, at = history.due(), history.now + 1
        if seat == TIME and due is not None:
            at = max(due, history.now)
        elif seat != CHANCE:
            at = max(at, history.ready_at(int(seat), int(move)))
        late = seat not in (CHANCE, TIME) and due is not None and at >= due
        if late or move not in history.open_to(seat).listed():
            break
        history.add(Played(int(seat), int(move), at))
    return history.events


def copies_stay_as_they_are_when_play_goes_on(subject, seed, plies):
    state = wander(subject, seed, plies)
    veiled = [subject.veil(state, viewer) for viewer in subject.viewers]
    worlds = [subject.guess(copy, SeededDice(seed)) for copy in veiled]
    copies = [subject.clone(state), *veiled]
    before = [subject.key(copy) for copy in copies]
    assert before[0] == subject.key(state), "a copy differs"
    for world in [state, *worlds]:
        walk(subject, world, seed, AHEAD)
    assert [subject.key(copy) for copy in copies] == before, "a copy changed"


def the_original_stays_as_it_is_when_a_copy_plays_on(subject, seed, plies):
    state = wander(subject, seed, plies)
    before = subject.key(state)
    for luck in range(3):
        walk(subject, subject.clone(state), seed + luck, AHEAD)
    assert subject.key(state) == before, "a copy changes what it was made of"


def equal_texts_are_equal_questions(subject, seed, plies):
    state = subject.start()
    known: dict[str, Question] = {}
    for seat, move in walk(subject, state.clone(), seed, plies):
        for question in state.pending:
            assert known.setdefault(question.text, question) is question, "one text, two questions"
        subject.apply(state, seat, move)


def the_game_ends_with_a_score_for_each_seat(subject, seed, plies):
    state = subject.start()
    line = walk(subject, state, seed, subject.longest)
    assert subject.to_act(state) == 0, f"not over after {len(line)} moves"
    scores = subject.game.scores(state)
    assert len(scores) == len(subject.seats)
    assert all(-1 <= score <= 1 for score in scores)


LAWS = [
    offers_ascend_and_those_to_act_have_one,
    chance_acts_alone_and_weighs_its_moves,
    time_has_one_move_wherever_it_is_asked,
    each_seat_is_asked_by_one_question_at_most,
    clicking_singles_out_a_move,
    a_record_replays_to_an_equal_state,
    copies_stay_as_they_are_when_play_goes_on,
    the_original_stays_as_it_is_when_a_copy_plays_on,
    equal_texts_are_equal_questions,
    the_game_ends_with_a_score_for_each_seat,
]
