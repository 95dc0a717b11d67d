"""What is tested of the ends of any game: each is told with what decided it.

To everybody alike, in both languages, by the clause that ended the game. The sentences lie in
``endings.txt`` beside the tests of a game: a name, English, Italian.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import say
from antro.games import GAMES

LANGUAGES = ("en", "it")


class EndingTests:
    """A game's test file has a subclass, which plays to each of its ends."""

    name: ClassVar[str]  # of the game
    said: ClassVar[dict[str, tuple[str, str]]]  # [how]: ``sentences(__file__)``
    ends: ClassVar[dict[str, Callable[[], Any]]]  # [how]: a table at which it ended so

    def pytest_generate_tests(self, metafunc):
        """Run the test of an end for all ends."""
        if "how" in metafunc.fixturenames:
            metafunc.parametrize("how", self.ends)

    def test_an_end_is_told_with_what_decided_it(self, how):
        here = self.ends[how]()
        assert told(here.game, here.state) == (how, *self.said[how])

    def test_no_end_is_left_out(self):
        words = GAMES[self.name].words["en"]
        known = {key.removeprefix("end.") for key in words if key.startswith("end.")}
        assert {*self.ends} == {*self.said} == known


def sentences(test):
    """What lies beside a test, by the name of the end."""
    lines = Path(test).with_name("endings.txt").read_text().splitlines()
    return {
        how: (en.strip(), it.strip())
        for how, en, it in zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    }


def told(game, state):
    """How it ended, and the sentences for it in both languages; everybody is told the same."""
    assert game.to_act(state) == 0, "it is not over"
    viewers = [*map(Seat, range(game.seats)), SPECTATOR]
    [said] = {told_to(game, game.veil(state, viewer)) for viewer in viewers}
    return said


def told_to(game, veiled):
    manifest = GAMES[game.name]
    ending, clause = manifest.ending(game, veiled), veiled.pending[-1].clause
    said = []
    for language in LANGUAGES:
        words = manifest.words[language]
        sentence = f"{say(words, f'end.{ending.how}', ending.fields)} (§{clause})"
        assert manifest.text(game, veiled, words).splitlines()[-1] == sentence
        said.append(sentence)
    return ending.how, *said
