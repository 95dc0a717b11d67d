"""Our own rulebooks, clause by clause: what ``docs/rules/<game>.<language>.md`` says."""

import re
from pathlib import Path
from typing import Final

from antro.core.errors import BadOption

HERE: Final = Path(__file__).parent
FOLDERS: Final = [HERE / "rules", *[above / "docs/rules" for above in HERE.parents]]
"""Where rulebooks may be: in an installed package, or above the sources or a compiled copy."""
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*)$", re.MULTILINE)
SECTION: Final = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)


def rulebook(game: str, language: str) -> str:
    """The whole text of a rulebook. Raises ``BadOption`` when there is none."""
    for folder in FOLDERS:
        book = folder / f"{game}.{language}.md"
        if book.exists():
            return book.read_text(encoding="utf-8")
    raise BadOption("game", game, "there is no rulebook of it")


def clauses(text: str) -> dict[str, str]:
    """The text of each clause, and the title of each section, by its number."""
    return dict(SECTION.findall(text)) | dict(CLAUSE.findall(text))


def rule(text: str, number: str) -> list[tuple[str, str]]:
    """A clause, or a section with all of its clauses; empty when there is none."""
    return [
        (clause, content)
        for clause, content in clauses(text).items()
        if clause == number or clause.startswith(f"{number}.")
    ]
