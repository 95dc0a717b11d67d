"""The clause check: rulebooks, rules and tests speak of the same clauses.

For every game: its rulebook has the same clauses in both languages, each once; each clause is
cited by a test of that game; and whatever its sources or rulebooks cite exists.

A test cites a clause in its name (``test_3_2_…``, ``test_3_2_and_3_4_…``) or in a string, as
``§3.2``: a docstring, the id of a parameter. A source cites ``§3.2``, or names a clause in data
as the string ``"3.2"``; ``§3`` is the whole section.

``python -m tools.clauses`` prints what is wrong, and fails if anything is.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGES: Final = ("en", "it")

NUMBER: Final = r"\d{1,2}\.\d{1,2}"
CLAUSE: Final = re.compile(rf"^\*\*({NUMBER})\*\*", re.MULTILINE)
SECTION: Final = re.compile(r"^## (\d{1,2}) ", re.MULTILINE)
CITED: Final = re.compile(r"§(\d{1,2}(?:\.\d{1,2})?)")
CROSS: Final = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)")  # a rulebook's "(14.2, 15.2)"
NAMED: Final = re.compile(r"(?:^test|_and)_(\d{1,2})_(\d{1,2})(?=_|$)")


def main() -> None:
    found = problems(ROOT)
    for problem in found:
        print(problem)
    if found:
        sys.exit(f"clauses: {len(found)} problems")
    print(f"clauses: {counted(ROOT)}")


def counted(root: Path) -> str:
    return ", ".join(f"{game} {len(clauses(book(root, game, 'en')))}" for game in games(root))


def problems(root: Path) -> list[str]:
    """A line for everything that is wrong."""
    return [line for game in games(root) for line in problems_of(root, game)]


def games(root: Path) -> list[str]:
    """Whatever has rules, in code or in a rulebook."""
    coded = {path.parent.name for path in root.glob("src/antro/games/*/rules.py")}
    return sorted(coded | {path.name.split(".")[0] for path in root.glob("docs/rules/*.md")})


def problems_of(root: Path, game: str) -> Iterator[str]:
    missing = [lang for lang in LANGUAGES if not book(root, game, lang).exists()]
    yield from (f"docs/rules/{game}.{lang}.md: missing" for lang in missing)
    if missing:
        return
    yield from differences(root, game)
    english = book(root, game, "en")
    cited = tested(root / "tests" / "games" / game)
    untested = [clause for clause in clauses(english) if clause not in cited]
    if untested:
        yield f"docs/rules/{game}.en.md: no test cites {', '.join(untested)}"
    known = {*clauses(english), *SECTION.findall(english.read_text())}
    for path, clause in citations(root, game):
        if clause not in known:
            yield f"{path.relative_to(root)}: cites {clause}, which {game} does not have"


def differences(root: Path, game: str) -> Iterator[str]:
    """Clauses that a language lacks, or has twice."""
    lists = {lang: clauses(book(root, game, lang)) for lang in LANGUAGES}
    for lang, numbers in lists.items():
        name = f"docs/rules/{game}.{lang}.md"
        others = {clause for other in lists.values() for clause in other}
        yield from (f"{name}: lacks {clause}" for clause in sorted(others - set(numbers)))
        yield from (f"{name}: {twice} twice" for twice in numbers if numbers.count(twice) > 1)


def book(root: Path, game: str, language: str) -> Path:
    return root / "docs" / "rules" / f"{game}.{language}.md"


def clauses(path: Path) -> list[str]:
    return CLAUSE.findall(path.read_text())


def citations(root: Path, game: str) -> Iterator[tuple[Path, str]]:
    """What the sources and the rulebooks of a game cite."""
    for path in sorted((root / "src" / "antro" / "games" / game).rglob("*.py")):
        yield from ((path, clause) for clause in cited_by_source(path.read_text()))
    for language in LANGUAGES:
        path = book(root, game, language)
        for group in CROSS.findall(path.read_text()):
            yield from ((path, clause) for clause in group.split(", "))


def cited_by_source(text: str) -> set[str]:
    data = {value for value in strings(ast.parse(text)) if re.fullmatch(NUMBER, value)}
    return data | set(CITED.findall(text))


def tested(folder: Path) -> set[str]:
    """Every clause that a test below *folder* cites."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        found |= cited_by_tests(path.read_text())
    return found


def cited_by_tests(text: str) -> set[str]:
    """By names of tests and by strings. A comment is no test, nor is the module's docstring."""
    tree = ast.parse(text)
    if ast.get_docstring(tree) is not None:
        del tree.body[0]
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = {f"{a}.{b}" for name in names for a, b in NAMED.findall(name)}
    return found | {clause for value in strings(tree) for clause in CITED.findall(value)}


def strings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


if __name__ == "__main__":
    main()
