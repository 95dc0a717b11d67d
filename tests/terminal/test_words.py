"""The texts of the terminal, in both languages."""

import pytest

from antro.core.text.words import holes, load
from antro.terminal.interface import COMMANDS, commands

pytestmark = pytest.mark.plain

EN, IT = load("antro.terminal", "en"), load("antro.terminal", "it")


def test_both_languages_have_the_same_entries():
    assert EN.keys() == IT.keys()
    for key in EN:
        assert holes(EN[key]) == holes(IT[key])


@pytest.mark.parametrize("words", [EN, IT], ids=["en", "it"])
def test_every_command_can_be_typed_and_each_word_is_one_command(words):
    typed = commands(words)
    assert {*typed.values()} == {*COMMANDS}
    words_typed = [
        word
        for name in COMMANDS
        for word in {*EN[f"command.{name}"].split(), *words[f"command.{name}"].split()}
    ]
    assert len(words_typed) == len({*words_typed})


@pytest.mark.parametrize("words", [EN, IT], ids=["en", "it"])
def test_help_names_every_command(words):
    for name in COMMANDS:
        assert words[f"command.{name}"].split()[0] in words["ui.help"]
