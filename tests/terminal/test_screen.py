"""Pages that fit the smallest usual terminal."""

import io

import pytest
from rich.console import Console

from antro.core.contract.errors import BadOption
from antro.core.contract.game import Seat
from antro.games.drako.options import SAMPLES
from antro.terminal.interface import Interface
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen, in_columns
from antro.terminal.session import new_session

pytestmark = pytest.mark.plain

WIDTH, HEIGHT = 80, 24


def test_labels_use_as_few_rows_as_possible():
    assert in_columns(["a", "bb", "c"], 11) == [["a  "], ["bb  "], ["c  "]]
    assert in_columns(["a", "bb", "c"], 7) == [["a   ", "bb  "], ["c  "]]
    assert in_columns(["a", "bb", "c"], 2) == [["a   ", "bb  ", "c   "]]
    assert in_columns([], 80) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: options["matchup"])
def test_a_turn_fits_eighty_by_twenty_four(options, language):
    session = new_session("drako", options, ["human", "human"], None, "7" * 64)
    interface = Interface(session, Screen(console := screen()), language)
    for _ in range(12):
        seat = Seat(session.table.match.acting()[0])
        interface.narrator.viewer = seat
        offered = session.table.game.offered(interface.narrator.veiled(), seat)
        picker = Picker(offered, interface.narrator.words)
        while (move := pick(interface, picker, console)) is None:
            pass
        session.play(int(seat), move.number)


def screen():
    return Console(width=WIDTH, height=HEIGHT, file=io.StringIO(), highlight=False)


def pick(interface, picker, console):
    """Check the size of the page, then pick the last thing on it."""
    console.file = io.StringIO()
    interface.show(picker, "")
    page = console.file.getvalue().split("\n")[1:]  # the last line has the typed text
    assert len(page) <= HEIGHT
    assert max(map(len, page)) <= WIDTH
    return picker.pick(picker.open()[-1])


def test_a_narrow_window_shows_the_sides_below_the_board():
    session = new_session("drako", {}, ["human", "human"], None, "7" * 64)
    shown = io.StringIO()
    interface = Interface(session, Screen(Console(width=60, file=shown, highlight=False)), "en")
    interface.narrator.viewer = Seat(0)
    interface.show_table(set())
    lines = shown.getvalue().splitlines()
    assert lines[15].strip() == "└─────────┴─────────┴─────────┘"
    assert lines[16].startswith("Dragon  hand 4, deck 34")


def test_a_timed_game_cannot_be_played_in_a_terminal():
    with pytest.raises(BadOption, match="timed_game"):
        new_session("heroes", {"pace": "beat"}, ["human", "bot:1"], None, "7" * 64)
    session = new_session("heroes", {"pace": "stepped"}, ["human", "bot:1"], None, "7" * 64)
    assert session.table.result is None
