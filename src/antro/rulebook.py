"""Our own rulebooks, clause by clause: what ``docs/rules/<game>.<language>.md`` says."""

import re
from pathlib import Path
from typing import Final

SHELVES: Final = [
    Path(__file__).parent / "rules",  # in a package that was built
    Path(__file__).parents[2] / "docs/rules",  # beside the source
]
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* (.*)$", re.MULTILINE)
SECTION: Final = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)


def rulebook(game: str, language: str) -> str:
    """The whole text."""
    name = f"{game}.{language}.md"
    shelf = next(shelf for shelf in SHELVES if (shelf / name).exists())
    return (shelf / name).read_text(encoding="utf-8")


def clauses(text: str) -> dict[str, str]:
    """Each clause by its number, and each section's title by its own."""
    return dict(SECTION.findall(text)) | dict(CLAUSE.findall(text))


def rule(text: str, number: str) -> list[tuple[str, str]]:
    """A clause, or a section with all of its clauses; empty when there is none."""
    return [
        (clause, says)
        for clause, says in clauses(text).items()
        if clause == number or clause.startswith(f"{number}.")
    ]
