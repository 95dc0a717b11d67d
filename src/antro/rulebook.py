"""Our own rulebooks from ``docs/rules/<game>.<language>.md``, and their clauses."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from antro.core.contract.errors import BadOption, expected_one_of
from antro.games import GAMES

HERE: Final = Path(__file__).parent
FOLDERS: Final = [HERE / "rules", *[above / "docs/rules" for above in HERE.parents]]
"""The folders of rulebooks: in an installed package, or above the sources or a compiled copy.

A game from outside has its rulebook in its own package.
"""
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*(?:\n+[-|].*)*)$", re.MULTILINE)
"""A clause: its number, then its text with the lists and tables below it."""
SECTION: Final = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)


def rulebook(game: str, language: str) -> str:
    """Return the whole text of a rulebook. Raise ``BadOption`` when there is none."""
    own = [Path(str(files(GAMES.packages[game])))] if game in GAMES.packages else []
    for folder in [*FOLDERS, *own]:
        book = folder / f"{game}.{language}.md"
        if book.exists():
            return book.read_text(encoding="utf-8")
    raise BadOption("game", game, expected_one_of(GAMES))


def clauses(text: str) -> dict[str, str]:
    """Return the text of each clause and the title of each section, by number."""
    found = {number: content.replace("\n\n", "\n") for number, content in CLAUSE.findall(text)}
    return dict(SECTION.findall(text)) | found


def rule(text: str, number: str) -> list[tuple[str, str]]:
    """Return a clause, or a section with all its clauses. Empty if there is none."""
    return [
        (clause, content)
        for clause, content in clauses(text).items()
        if clause == number or clause.startswith(f"{number}.")
    ]
