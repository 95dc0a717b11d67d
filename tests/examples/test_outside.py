"""The command plays a game from outside ``antro`` like our own games."""

import os
import subprocess
import sys

import pytest


def antro(*arguments, packages="examples.hoard"):
    return subprocess.run(
        [sys.executable, "-m", "antro", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "ANTRO_GAMES": packages},
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", ("wins with the larger treasure. (§4.1)", "the game is a draw. (§4.2)")),
        ("it", ("vince con il tesoro maggiore. (§4.1)", "finisce in pareggio. (§4.2)")),
    ],
)
def test_bots_play_it_to_its_end_in_the_terminal(language, end):
    done = antro("play", "hoard", "--seats", "bot,bot", "--level", "1", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith(end)


def test_its_rulebook_is_read_from_its_own_package():
    assert antro("rules", "hoard", "4.1").stdout == "4.1 The thief with more treasure wins.\n"
