"""Every lesson of every game: it can be played through, and answers whatever a learner tries."""

import re
from itertools import chain
from pathlib import Path

import pytest

import antro.games
from antro.core.chance.fair import Chance
from antro.core.contract.errors import Refused
from antro.core.contract.game import Seat
from antro.core.match.match import Match
from antro.core.match.table import Table
from antro.core.text.words import LANGUAGES
from antro.core.tutorial.scripted_luck import ScriptedLuck
from antro.games import GAMES
from antro.rulebook import clauses, rulebook

LESSONS = [(game, name) for game in GAMES for name in GAMES[game].lessons]
LONGEST = 230  # letters that a phone shows beside the table
THING = re.compile(r"\{([^}]*)\}")

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
every_game = pytest.mark.parametrize("game", GAMES)


def opened(game, name):
    script = GAMES[game].lesson_script(name)
    rules = GAMES[game].make(script.lesson.options)
    table = Table(Match(rules, None), ScriptedLuck(Chance("00" * 32, [""] * rules.seats), script))
    table.begin(0)
    return table


def go_on(table):
    """Have the others move, until the learner is asked or the script is over."""
    while (line := table.luck.expected(table.match)) is not None and not table.luck.script.waits(
        line
    ):
        table.play(line.seat, table.luck.scripted_move(table.match, line.seat), table.version, 0)


def stops(table):
    """The lines of the learner, each when the table has come to it; the first move is made."""
    go_on(table)
    while (line := table.luck.expected(table.match)) is not None:
        yield line
        table.play(line.seat, line.numbers[0], table.version, 0)
        go_on(table)


def texts_of(lesson):
    """Every text of a lesson, with the field that it is."""
    yield "title", lesson.title
    yield "about", lesson.about
    for at, step in enumerate(lesson.steps):
        yield f"steps[{at}].say", step.say
        answers = [*step.answers.values(), step.otherwise, step.watch]
        yield from ((f"steps[{at}]", answer) for answer in answers if answer)


@every_game
def test_the_lessons_are_those_in_the_folder(game):
    folder = Path(str(antro.games.__file__)).parent / game / "lessons"
    assert {path.stem for path in folder.glob("*.json")} == {*GAMES[game].lessons}


@every_game
def test_every_mode_of_a_game_has_a_lesson_or_where_roles_are_chosen_every_role(game):
    taught = [GAMES[game].lesson(name) for name in GAMES[game].lessons]
    if not GAMES[game].options:
        assert taught
        return
    main = GAMES[game].options[0]
    if main.role_sets:
        assert {lesson.role for lesson in taught} == {*chain(*main.role_sets.values())}
    else:
        modes = {lesson.options.get(main.name, main.default) for lesson in taught}
        assert modes == {*main.values}


@every_lesson
def test_a_game_that_is_offered_next_has_the_role_that_was_learned(game, name):
    lesson = GAMES[game].lesson(name)
    if lesson.play:
        assert lesson.role in GAMES[game].roles(lesson.play)


@every_lesson
def test_whichever_of_the_moves_that_are_meant_is_made_the_lesson_goes_on_to_its_end(game, name):
    for other in range(max(len(line.numbers) for line in opened(game, name).luck.script.moves)):
        table = opened(game, name)
        go_on(table)
        while (line := table.luck.expected(table.match)) is not None:
            table.play(line.seat, line.numbers[other % len(line.numbers)], table.version, 0)
            go_on(table)
        assert table.luck.is_over(table.match)


@every_lesson
def test_any_other_move_is_refused_with_a_kind_word_and_nothing_changes(game, name):
    table = opened(game, name)
    for line in stops(table):
        before = table.state.key()
        others = {*table.match.open_to(Seat(line.seat)).listed()} - {*line.numbers}
        for move in others:
            with pytest.raises(Refused) as refused:
                table.play(line.seat, move, table.version, 0)
            assert refused.value.reason.code == "lesson"
            assert all(refused.value.reason.fields[language] for language in LANGUAGES)
        assert table.state.key() == before


@every_lesson
def test_every_answer_is_to_something_that_a_learner_can_try(game, name):
    table = opened(game, name)
    for line in stops(table):
        others = {*table.match.open_to(Seat(line.seat)).listed()} - {*line.numbers}
        kinds = {table.game.describe(move).kind for move in others}
        assert {*table.luck.script.lesson.steps[line.step].answers} <= kinds, f"step {line.step}"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_cites_rules_names_things_and_is_short(game, name, language):
    lesson, words = GAMES[game].lesson(name), GAMES[game].words[language]
    known = clauses(rulebook(game, language))
    assert {step.clause for step in lesson.steps} - {""} <= known.keys()
    assert {thing for step in lesson.steps for thing in step.light} <= words.keys()
    for field, text in texts_of(lesson):
        assert {*THING.findall(text[language])} <= words.keys(), field
        assert len(text[language]) <= LONGEST, f"{field}: {text[language]}"


@every_lesson
def test_a_lesson_begins_with_words_and_ends_with_words(game, name):
    steps = GAMES[game].lesson(name).steps
    assert not steps[0].do
    assert not steps[-1].do
