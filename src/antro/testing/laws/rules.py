"""Laws of rules: legal moves, questions, records and the end of a game."""

from functools import reduce
from operator import or_
from typing import Any, Final

from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE, PEOPLE, SPECTATOR, TIME, Game, Question, Seat
from antro.core.match import timing
from antro.core.match.events import Event, Played
from antro.core.match.judging import add
from antro.core.match.match import Match
from antro.core.record.record import Header, Record, read, replay, write
from antro.testing.differences import differing
from antro.testing.subject import Rules
from antro.testing.walks import Law, Moved, Position, Walk, everywhere, numbers

RECORDED: Final = 250  # moves that are written to a record and read again


@everywhere
def offers_are_sorted_and_acting_seats_have_one(subject: Rules, position: Position) -> None:
    state = position.state
    acting = subject.to_act(state)
    assert not acting >> SPECTATOR & 1, "a spectator is asked"
    for seat in [*subject.viewers, CHANCE, TIME]:
        offered = numbers(subject, state, seat)
        who = subject.name_of(seat)
        assert offered == sorted(set(offered)), f"moves of {who} are not sorted, or listed twice"
        asked = bool(acting >> seat & 1)
        assert bool(offered) >= asked, f"{who} is asked but has no move"
        assert bool(offered) <= asked, f"{who} has moves but is not asked"


@everywhere
def chance_acts_alone_and_weights_its_moves(subject: Rules, position: Position) -> None:
    state = position.state
    for seat in [*subject.seats, CHANCE]:
        for move, weight in subject.offer(state, seat):
            wrong = f"wrong weights: {weight} for {subject.describe(move).text}"
            assert (weight > 0) == (seat == CHANCE), wrong
    acting = subject.to_act(state)
    assert acting == bit(CHANCE) or not acting >> CHANCE & 1, "chance is asked together with a seat"


@everywhere
def time_always_has_one_move(subject: Rules, position: Position) -> None:
    for question in subject.game.open_questions(position.state):
        if question.seats >> TIME & 1:
            answers = subject.answers(position.state, question, TIME)
            assert len(answers) == 1, f"time has to choose in {question.kind}"


@everywhere
def each_seat_is_asked_by_one_question_at_most(subject: Rules, position: Position) -> None:
    asked = [question.seats & PEOPLE for question in subject.game.open_questions(position.state)]
    assert sum(asked) == reduce(or_, asked), "a seat is asked twice"


@everywhere
def clicks_identify_one_move(subject: Rules, position: Position) -> None:
    """A player clicks the picks of a move in any order, then its handles in their order."""
    for seat in subject.seats:
        offered = subject.offered(position.state, seat)
        picks = {pick for move in offered for pick in move.picks}
        beginnings = {
            (tuple(sorted(move.picks)), tuple(move.handles[:end]))
            for move in offered
            for end in range(len(move.handles))
        }
        known: dict[object, str] = {}
        for move in offered:
            clicks = (tuple(sorted(move.picks)), tuple(move.handles))
            assert move.handles, f"{move.text} cannot be clicked"
            assert len({*move.picks}) == len(move.picks), (
                f"{move.text} has a pick twice, but a second click removes it"
            )
            both = picks & {*move.handles}
            assert not both, f"both a pick and a handle: {', '.join(sorted(both))}"
            other = known.setdefault(clicks, move.text)
            assert other == move.text, f"two moves have the same clicks: {other}, {move.text}"
            assert clicks not in beginnings, (
                f"two moves: the clicks of another move start with those of {move.text}"
            )


def a_record_replays_to_an_equal_state(subject: Rules, walk: Walk) -> None:
    game, state = subject.game, subject.start()
    events = dated(game, walk.line[:RECORDED])
    for event in events:
        assert isinstance(event, Played)
        subject.apply(state, Seat(event.seat), event.move)
    persons = ["x"] * game.seats
    header = Header(game.name, game.options, game.version, persons, "0" * 64, persons, None)
    record = Record(header, [*events])
    match = replay(read(write(record)), {game.name: subject.make})
    assert match.events == events
    same = subject.key(match.state) == subject.key(state)
    assert same, f"a replay gives another state: {differing(match.state, state)}"


def dated(game: Game[Any], line: list[Moved]) -> list[Event]:
    """Return the moves of a line as events at the first possible moments.

    The events end before a move that is too late.
    """
    match = Match(game, None)
    for seat, move in line:
        due, at = timing.due(match), match.now + 1
        if seat == TIME and due is not None:
            at = max(due, match.now)
        elif seat != CHANCE:
            at = max(at, timing.ready_at(match, int(seat), int(move)))
        late = seat not in (CHANCE, TIME) and due is not None and at >= due
        if late or move not in match.open_to(seat).listed():
            break
        add(match, Played(int(seat), int(move), at))
    return match.events


def questions_with_equal_texts_are_identical(subject: Rules, walk: Walk) -> None:
    known: dict[str, Question] = {}
    for position in walk.of_first_game:
        for question in position.state.pending:
            same = known.setdefault(question.text, question) is question
            assert same, f"two questions have the text {question.text}"


def the_game_ends_with_a_score_for_each_seat(subject: Rules, walk: Walk) -> None:
    for state, plies in walk.ends:
        asked = ", ".join(each.text for each in subject.game.open_questions(state))
        assert subject.to_act(state) == 0, (
            f"not over after {plies} moves, with the question {asked}"
        )
        scores = subject.game.scores(state)
        assert len(scores) == len(subject.seats), f"wrong number of scores: {scores}"
        assert all(-1 <= score <= 1 for score in scores), f"scores out of range: {scores}"


LAWS: Final[list[Law]] = [
    offers_are_sorted_and_acting_seats_have_one,
    chance_acts_alone_and_weights_its_moves,
    time_always_has_one_move,
    each_seat_is_asked_by_one_question_at_most,
    clicks_identify_one_move,
    a_record_replays_to_an_equal_state,
    questions_with_equal_texts_are_identical,
    the_game_ends_with_a_score_for_each_seat,
]
