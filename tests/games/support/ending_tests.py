"""Tests of the ends of any game: everyone reads the same sentence with the reason and the rule.

The expected sentences are in ``endings.txt`` beside the tests of a game. Three lines belong to an
end: its name, the English sentence and the Italian one.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import say
from antro.games import GAMES

LANGUAGES = ("en", "it")


class EndingTests:
    """Tests of all ends of a game. A game's test file has a subclass with its ends."""

    name: ClassVar[str]  # of the game
    said: ClassVar[dict[str, tuple[str, str]]]  # [how]: ``sentences(__file__)``
    ends: ClassVar[dict[str, Callable[[], Any]]]  # [how]: builds a table with this end

    def pytest_generate_tests(self, metafunc):
        """Run the test of an end for all ends."""
        if "how" in metafunc.fixturenames:
            metafunc.parametrize("how", self.ends)

    def test_an_end_states_what_decided_it(self, how):
        here = self.ends[how]()
        assert ending_texts(here.game, here.state) == (how, *self.said[how])

    def test_no_end_is_left_out(self):
        words = GAMES[self.name].words["en"]
        known = {key.removeprefix("end.") for key in words if key.startswith("end.")}
        assert {*self.ends} == {*self.said} == known


def sentences(test):
    """Return the sentences of ``endings.txt`` beside a test file, by the name of the end."""
    lines = Path(test).with_name("endings.txt").read_text().splitlines()
    return {
        how: (en.strip(), it.strip())
        for how, en, it in zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    }


def ending_texts(game, state):
    """Return the name of the end and its sentences. Check that they are equal for all viewers."""
    assert game.to_act(state) == 0, "the game is not over"
    viewers = [*map(Seat, range(game.seats)), SPECTATOR]
    [said] = {texts_from(game, game.veil(state, viewer)) for viewer in viewers}
    return said


def texts_from(game, veiled):
    """Return the name of the end and its sentences in both languages, from one viewer's state."""
    manifest = GAMES[game.name]
    ending, clause = manifest.ending(game, veiled), veiled.pending[-1].clause
    said = []
    for language in LANGUAGES:
        words = manifest.words[language]
        sentence = f"{say(words, f'end.{ending.how}', ending.fields)} (§{clause})"
        assert manifest.text(game, veiled, words).splitlines()[-1] == sentence
        said.append(sentence)
    return ending.how, *said
