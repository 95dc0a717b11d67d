"""Every lesson can be played to its end and answers every move that a learner tries."""

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
    """Play the moves of the other seats until the learner is asked or the script is over."""
    while (line := table.luck.expected(table.match)) is not None and not table.luck.script.waits(
        line
    ):
        table.play(line.seat, table.luck.scripted_move(table.match, line.seat), table.version, 0)


def stops(table):
    """Yield each line of the learner when it is reached, then play the first accepted move."""
    go_on(table)
    while (line := table.luck.expected(table.match)) is not None:
        yield line
        table.play(line.seat, line.numbers[0], table.version, 0)
        go_on(table)


def texts_of(lesson):
    """Yield every text of a lesson with the name of its field."""
    yield "title", lesson.title
    yield "about", lesson.about
    for at, step in enumerate(lesson.steps):
        yield f"steps[{at}].say", step.say
        answers = [*step.answers.values(), step.otherwise, step.watch]
        yield from ((f"steps[{at}]", answer) for answer in answers if answer)


@every_game
def test_the_listed_lessons_are_the_files_in_the_folder(game):
    folder = Path(str(antro.games.__file__)).parent / game / "lessons"
    assert {path.stem for path in folder.glob("*.json")} == {*GAMES[game].lessons}


@every_game
def test_every_mode_or_role_of_a_game_has_a_lesson(game):
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
def test_the_game_offered_after_a_lesson_has_the_learned_role(game, name):
    lesson = GAMES[game].lesson(name)
    if lesson.play:
        assert lesson.role in GAMES[game].roles(lesson.play)


@every_lesson
def test_every_accepted_move_leads_to_the_end_of_the_lesson(game, name):
    for other in range(max(len(line.numbers) for line in opened(game, name).luck.script.moves)):
        table = opened(game, name)
        go_on(table)
        while (line := table.luck.expected(table.match)) is not None:
            table.play(line.seat, line.numbers[other % len(line.numbers)], table.version, 0)
            go_on(table)
        assert table.luck.is_over(table.match)


@every_lesson
def test_any_other_move_is_refused_with_an_explanation_and_changes_nothing(game, name):
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
def test_every_answer_is_for_a_move_that_the_learner_can_try(game, name):
    table = opened(game, name)
    for line in stops(table):
        others = {*table.match.open_to(Seat(line.seat)).listed()} - {*line.numbers}
        kinds = {table.game.describe(move).kind for move in others}
        assert {*table.luck.script.lesson.steps[line.step].answers} <= kinds, f"step {line.step}"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_lesson_texts_are_short_and_cite_known_rules_and_things(game, name, language):
    lesson, words = GAMES[game].lesson(name), GAMES[game].words[language]
    known = clauses(rulebook(game, language))
    assert {step.clause for step in lesson.steps} - {""} <= known.keys()
    assert {thing for step in lesson.steps for thing in step.light} <= words.keys()
    for field, text in texts_of(lesson):
        assert {*THING.findall(text[language])} <= words.keys(), field
        assert len(text[language]) <= LONGEST, f"{field}: {text[language]}"


@every_lesson
def test_a_lesson_starts_and_ends_with_a_step_to_read(game, name):
    steps = GAMES[game].lesson(name).steps
    assert not steps[0].do
    assert not steps[-1].do
