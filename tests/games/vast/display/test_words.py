"""All texts of Vast in both languages."""

from functools import cache

import pytest

from antro.core.contract.game import CHANCE, PEOPLE
from antro.core.text.words import holes, load, say, worded
from antro.games.vast.components.role_sets import LEVELS
from antro.games.vast.components.roles import ROLES
from antro.games.vast.display.face_parts import faces
from antro.games.vast.options import SETS, make
from antro.testing.laws.messages import assert_said, is_named

LANGUAGES = {language: load("antro.games.vast", language) for language in ("en", "it")}
either_language = pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)


@either_language
def test_a_distribution_of_tokens_breaks_lines_only_before_its_arrows(words):
    ways = [said for thing, said in words.items() if thing.startswith("choice:stats_")]
    assert len(ways) == 6
    assert all(len(said.split(" ")) == 3 for said in ways)


@cache
def full_game():
    """Return a game with all questions."""
    leaflet = ["moving-entrance", "unknown-treasures", "bonus-cards", "schemes", "scales"]
    options = {"roles": "KGDCT", "terrain": "random", "upgrade-cards": "yes", "limits": "yes"}
    return make({**options, **dict.fromkeys(leaflet, "yes")})


@cache
def all_moves():
    game = full_game()
    return [game.describe(number) for number in range(len(game.choice_of))]


def questions():
    """Return all questions to players and to chance."""
    config = full_game().config
    for question in [*config.on_turn, *config.off_turn]:
        if question.seats & (PEOPLE | 1 << CHANCE):
            yield question


@either_language
def test_every_move_has_a_sentence(words):
    for move in all_moves():
        assert_said(words, f"move.{move.kind}", move.fields)


@either_language
def test_every_question_has_a_prompt(words):
    fields = {"role", "todo", "piece", "square", "n"}  # the fields that ``asked`` always has
    kinds = {question.kind for question in questions()} | {"over"}
    assert len(kinds) > 80
    for kind in kinds:
        assert holes(words[f"ask.{kind}"]) <= fields, kind


@either_language
def test_every_object_has_a_name(words):
    for move in all_moves():
        for thing in [*move.handles, *move.picks]:
            assert is_named(words, thing), thing
            assert "{" not in worded(words, thing), thing


@either_language
def test_every_clickable_word_has_a_name(words):
    for move in all_moves():
        for thing in move.handles:
            kind, name, *_ = thing.split(":")
            assert kind != "choice" or f"choice:{name}" in words, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_names_of_our_lists(language):
    """The card lists have straight apostrophes."""
    for face in faces(full_game().config):
        assert LANGUAGES[language][face.thing] == face.names[language].replace("'", "’")


@either_language
def test_every_set_of_roles_has_a_name(words):
    assert all(f"roles:{roles}" in words for roles in SETS)


@either_language
def test_every_level_of_a_role_has_a_name(words):
    assert all(f"{role}-level:{level}" in words for role in ROLES for level in LEVELS)


def test_texts_differ_for_one_and_many():
    english, italian = LANGUAGES["en"], LANGUAGES["it"]
    won = "end.left_alone"
    assert say(english, won, {"role": "role:goblins"}).startswith("The Goblins have won: ")
    assert say(italian, won, {"role": "role:goblins"}).startswith("Hanno vinto i Goblin: ")
    assert say(italian, won, {"role": "role:cave"}).startswith("Ha vinto la Caverna: ")


@pytest.mark.parametrize("kind", ["orient", "rotate", "terrain_turn"])
def test_rotations_have_texts(kind):
    moves = [move for move in all_moves() if move.kind == kind][:4]
    told = [say(LANGUAGES["en"], f"move.{kind}", move.fields) for move in moves]
    ways = ["as printed", "turned right", "upside down", "turned left"]
    assert [sentence.split(" ", 3)[3] for sentence in told] == [f"{way}." for way in ways]
