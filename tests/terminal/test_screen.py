"""Pages that fit the smallest terminal people use."""

import io

import pytest
from rich.console import Console

from antro.core.game import Seat
from antro.games.drako.options import SAMPLES
from antro.terminal.host import Host
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen, laid_out
from antro.terminal.sitting import sit_down

pytestmark = pytest.mark.plain

WIDTH, HEIGHT = 80, 24


def test_labels_stand_in_as_few_rows_as_fit():
    assert laid_out(["a", "bb", "c"], 11) == [["a  "], ["bb  "], ["c  "]]
    assert laid_out(["a", "bb", "c"], 7) == [["a   ", "bb  "], ["c  "]]
    assert laid_out(["a", "bb", "c"], 2) == [["a   ", "bb  ", "c   "]]
    assert laid_out([], 80) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: options["matchup"])
def test_a_turn_fits_eighty_by_twenty_four(options, language):
    sitting = sit_down("drako", options, ["human", "human"], None, "7" * 64)
    host = Host(sitting, Screen(console := screen()), language)
    for _ in range(12):
        seat = Seat(sitting.table.acting()[0])
        host.teller.viewer = seat
        offered = sitting.table.game.offered(host.teller.veiled(), seat)
        picker = Picker(offered, host.teller.words)
        while (move := pick(host, picker, console)) is None:
            pass
        sitting.play(int(seat), move.number)


def screen():
    return Console(width=WIDTH, height=HEIGHT, file=io.StringIO(), highlight=False)


def pick(host, picker, console):
    """Look at the page, and pick the last thing on it."""
    console.file = io.StringIO()
    host.show(picker, "")
    page = console.file.getvalue().split("\n")[1:]  # what was typed stands on the last line
    assert len(page) <= HEIGHT
    assert max(map(len, page)) <= WIDTH
    return picker.pick(picker.open()[-1])


def test_a_narrow_window_has_the_sides_below_the_board():
    sitting = sit_down("drako", {}, ["human", "human"], None, "7" * 64)
    shown = io.StringIO()
    host = Host(sitting, Screen(Console(width=60, file=shown, highlight=False)), "en")
    host.teller.viewer = Seat(0)
    host.show_table(set())
    lines = shown.getvalue().splitlines()
    assert lines[15].strip() == "└─────────┴─────────┴─────────┘"
    assert lines[16].startswith("Dragon  hand 4, deck 34")
