"""Draw the terminal game for the README: ``python -m tools.checks.terminal_picture``.

Write ``docs/images/terminal.svg``. The position is the same every time.
"""

import io
import re
from typing import Final

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from antro.core.contract.game import Seat
from antro.terminal.interface import Interface
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen
from antro.terminal.session import new_session
from tools.setup.keys import ROOT

TARGET: Final = ROOT / "docs" / "images" / "terminal.svg"
SEED: Final = "5" * 64
MOVES: Final = 36  # at least, before the picture
WIDTH: Final = 80


def main() -> None:
    console = Console(record=True, width=WIDTH, height=24, file=io.StringIO(), highlight=False)
    session = new_session("drako", {}, ["human", "human"], None, SEED)
    interface = Interface(session, Screen(console), "en")
    picker = advance(interface)
    interface.show(picker, "")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(plain(console.export_svg(title="antro play drako", theme=DIMMED_MONOKAI)))


def advance(interface: Interface) -> Picker:
    """Let bots play until a dwarf can move to several hexes."""
    table, session = interface.table, interface.session
    session.seats = ["bot:2", "bot:2"]
    while True:
        seat = table.match.acting()[0]
        interface.narrator.viewer = Seat(seat)
        picker = Picker(
            table.game.offered(interface.narrator.veiled(), Seat(seat)), interface.narrator.words
        )
        if table.version > MOVES and seat == 1 and walks(picker):
            session.seats = ["bot:2", "human"]
            return picker
        session.let_bot_play(seat)


def walks(picker: Picker) -> bool:
    """Pick a card, its move symbol and a figure, if possible."""
    for move in picker.moves:
        if move.kind == "walk" and len(picker.left(*move.handles[:-1])) > 3:
            for handle in move.handles[:3]:
                picker.pick(handle)
            return True
    return False


def plain(svg: str) -> str:
    """Return the picture without the fonts of a server. Any fixed-width font works."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
