"""The coach advises from the knowledge of one seat, in both languages."""

import pytest

from antro.bots.coach import hint, review
from antro.bots.policies import reasons_of
from antro.core.chance.dice import SeededDice
from antro.core.chance.fair import Chance
from antro.core.contract.errors import BadOption, BadRecord, Refused
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.core.match.events import Resigned
from antro.core.match.table import fair_table
from antro.core.record.record import Record, record_of
from antro.core.text.words import load, say
from antro.games import GAMES
from antro.games.drako.components.matchups import MATCHUPS
from tests.bots.positions import drako, played, played_out

SHELF = {name: manifest.make for name, manifest in GAMES.items()}
LANGUAGES = ["en", "it"]


def words(language):
    return {**load("antro.core", language), **load("antro.games.drako", language)}


def sentences(reasons, language):
    return [say(words(language), f"reason.{each.code}", each.fields) for each in reasons]


def finished(matchup="dragon-dwarves", seed=3, moves=40):
    """Return the record of a random game that seat 0 resigns after *moves* moves."""
    game = drako({"matchup": matchup})
    table = fair_table(game, Chance("ab" * 32, ["", ""]))
    table.begin(0)
    dice, out = SeededDice(seed), Moves()
    while table.result is None and table.version < moves:
        seat = Seat(table.match.acting()[0])
        game.offer(table.state, seat, out)
        table.play(int(seat), int(out.pick(dice)), table.version, table.version)
    if table.result is None:
        table.resign(0, table.version, table.version)
    return record_of(table, ["a", "b"])


@pytest.mark.parametrize("matchup", MATCHUPS)
@pytest.mark.parametrize("plies", [10, 31, 52])
def test_a_hint_is_legal_and_has_words_in_both_languages(matchup, plies):
    game = drako({"matchup": matchup})
    state, seat = played(game, plies, plies)
    advice = hint(game, game.veil(state, seat), descents=40)
    assert advice.move in game.offered(state, seat)
    assert 0 <= advice.odds <= 1
    for language in LANGUAGES:
        assert all(sentences(advice.because, language))


def test_a_hint_depends_only_on_the_knowledge_of_the_seat():
    game = drako()
    state, seat = played(game, 5, 33)
    veiled = game.veil(state, seat)
    twin = game.veil(game.guess(veiled, SeededDice(9)), seat)
    assert hint(game, veiled, descents=40) == hint(game, twin, descents=40)


def test_the_reasons_for_every_move_have_words_in_both_languages():
    for matchup in MATCHUPS:
        game = drako({"matchup": matchup})
        for plies in range(8, 60, 4):
            state, seat = played(game, plies, plies)
            veiled = game.veil(state, seat)
            for move in game.offered(veiled, seat):
                for language in LANGUAGES:
                    sentences(reasons(game, veiled, move.number), language)


def reasons(game, veiled, move):
    return reasons_of(game)(game, veiled, move)


def test_a_net_is_advised_in_rule_terms():
    game = drako()
    state, seat = netting(game)
    move = next(each for each in game.offered(state, seat) if each.kind == "net")
    because = reasons(game, game.veil(state, seat), move.number)
    assert sentences(because, "en") == [
        "The Dragon cannot move or fly, and loses a whole turn to escape."
    ]
    assert because[0].clause == "8.4"


def netting(game):
    """Return a position where the dwarves may use their net."""
    for seed in range(100):
        state, seat = played(game, seed, 12)
        if any(move.kind == "net" for move in game.offered(state, seat)):
            return state, seat
    raise AssertionError("no net in a hundred games")


def test_a_hint_says_when_there_is_only_one_move():
    game = drako()
    positions = [played(game, seed, 20, choices=1) for seed in range(100)]
    state, seat = next(each for each in positions if len(game.offered(*each)) == 1)
    advice = hint(game, game.veil(state, seat), descents=5)
    assert [each.code for each in advice.because] == ["coach_forced"]


def test_there_is_no_advice_after_the_end_of_the_game():
    game = drako()
    with pytest.raises(Refused, match="finished"):
        hint(game, game.veil(played_out(game, 1), Seat(0)))


@pytest.mark.parametrize("descents", [0, -3, 10**9])
def test_absurd_budgets_are_refused(descents):
    game = drako()
    state, seat = played(game, 5, 20)
    with pytest.raises(BadOption, match="descents"):
        hint(game, game.veil(state, seat), descents=descents)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_review_looks_at_every_choice_of_the_seat(seat):
    steps = []
    record = finished()
    found = review(record, SHELF, seat, lambda *step: steps.append(step), descents=12)
    assert len(found.curve) > 3
    assert steps == [(nth + 1, len(found.curve)) for nth in range(len(found.curve))]
    by_version = dict(enumerate(record.events))
    for point in found.curve:
        assert by_version[point.version].seat == seat
        assert by_version[point.version].move == point.played.number
        assert 0 <= point.odds <= 1


def test_mistakes_are_the_worst_choices_with_words_in_both_languages():
    found = review(finished(), SHELF, 1, descents=30)
    losses = sorted((point.lost for point in found.curve), reverse=True)
    assert [mistake.point.lost for mistake in found.mistakes] == losses[: len(found.mistakes)]
    assert 1 <= len(found.mistakes) <= 3
    for mistake in found.mistakes:
        assert mistake.point.best != mistake.point.played
        for language in LANGUAGES:
            assert all(sentences(mistake.because, language))
    assert all(0 < at < len(found.curve) for at in found.turning_points)


def test_a_review_of_an_unknown_seat_or_a_corrupted_record_is_refused():
    record = finished()
    with pytest.raises(BadOption, match="seat"):
        review(record, SHELF, 2)
    events = [Resigned(0, 0), *record.events]
    with pytest.raises(BadRecord, match="line 3"):
        review(Record(record.header, events, record.seed), SHELF, 0)


def test_a_review_leaves_out_random_results():
    record = finished()
    drawn = {at for at, event in enumerate(record.events) if event.seat == CHANCE}
    found = review(record, SHELF, 0, descents=5)
    assert not drawn & {point.version for point in found.curve}
