"""Draw the terminal game for the README: ``python -m tools.terminal_picture``.

Writes ``docs/images/terminal.svg``: the same position every time, as a person would see it.
"""

import io
import re
from typing import Final

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from antro.core.game import Seat
from antro.terminal.host import Host
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen
from antro.terminal.sitting import sit_down
from tools.keys import ROOT

TARGET: Final = ROOT / "docs" / "images" / "terminal.svg"
SEED: Final = "5" * 64
MOVES: Final = 36  # played before the picture is taken, at least
WIDTH: Final = 80


def main() -> None:
    console = Console(record=True, width=WIDTH, height=24, file=io.StringIO(), highlight=False)
    sitting = sit_down("drako", {}, ["human", "human"], None, SEED)
    host = Host(sitting, Screen(console), "en")
    picker = advance(host)
    host.show(picker, "")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(plain(console.export_svg(title="antro play drako", theme=DIMMED_MONOKAI)))


def advance(host: Host) -> Picker:
    """Let bots play until a dwarf has a hex to walk to."""
    table, sitting = host.table, host.sitting
    sitting.seats = ["bot:2", "bot:2"]
    while True:
        seat = table.acting()[0]
        host.teller.viewer = Seat(seat)
        picker = Picker(table.game.offered(host.teller.veiled(), Seat(seat)), host.teller.words)
        if table.version > MOVES and seat == 1 and walks(picker):
            sitting.seats = ["bot:2", "human"]
            return picker
        sitting.let_bot_play(seat)


def walks(picker: Picker) -> bool:
    """Pick a card, its walk and a figure, if there are any."""
    for move in picker.moves:
        if move.kind == "walk" and len(picker.left(*move.handles[:-1])) > 3:
            for handle in move.handles[:3]:
                picker.pick(handle)
            return True
    return False


def plain(svg: str) -> str:
    """Without the fonts of a far server: any fixed-width one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
