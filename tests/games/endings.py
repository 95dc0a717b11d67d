"""How ends are told: to everybody alike, in both languages, by the clause that ended the game.

The sentences lie in ``endings.txt`` beside the tests of a game: a name, English, Italian.
"""

from pathlib import Path

from antro.core.game import SPECTATOR, Seat
from antro.core.words import say
from antro.games import GAMES

LANGUAGES = ("en", "it")


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


def sentences(test):
    """What lies beside a test, by the name of the end."""
    lines = Path(test).with_name("endings.txt").read_text().splitlines()
    return {
        how: (en.strip(), it.strip())
        for how, en, it in zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    }


def endings(name):
    """All the ends that the catalogue of a game has a sentence for."""
    words = GAMES[name].words["en"]
    return {key.removeprefix("end.") for key in words if key.startswith("end.")}
