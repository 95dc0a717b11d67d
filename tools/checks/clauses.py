"""The clause check: rulebooks, rules and tests name the same clauses.

For every game, the rulebook has the same clauses in both languages, each once. A test of the
game cites each clause. Code or data that cites a clause implements it. For a clause without
code, ``definitions.json`` beside the tests gives the reason. Every cited clause exists.

A test cites a clause in its name (``test_3_2_…``, ``test_3_2_and_3_4_…``) or in a string, as
``§3.2``, such as a docstring or the id of a parameter. Code and data cite ``§3.2`` or
``§3.2 to §3.5``, or name a clause as the string or the cell ``3.2``. ``§3`` means the whole
section: it is checked, but it implements no clause.

``python -m tools.checks.clauses`` prints every problem, and fails if there is one.
``python -m tools.checks.clauses drako 3.2`` prints the files that implement a clause.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from antro.core.text.words import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = ("src/antro/games", "examples")  # of the packages of games

NUMBER: Final = r"\d{1,2}\.\d{1,2}"
CLAUSE: Final = re.compile(rf"^\*\*({NUMBER})\*\*", re.MULTILINE)
SECTION: Final = re.compile(r"^## (\d{1,2}) ", re.MULTILINE)
CITED: Final = re.compile(r"§(\d{1,2}(?:\.\d{1,2})?)")
RANGE: Final = re.compile(r"§(\d{1,2})\.(\d{1,2}) to §(\d{1,2})\.(\d{1,2})")
CELL: Final = re.compile(rf"(?:^|,)({NUMBER})(?=,|$)", re.MULTILINE)  # in a list of data
CROSS: Final = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)")  # a rulebook's "(14.2, 15.2)"
NAMED: Final = re.compile(r"(?:^test|_and)_(\d{1,2})_(\d{1,2})(?=_|$)")
DEFINITIONS: Final = "definitions.json"  # beside the tests of a game: clauses that need no code


def main() -> None:
    if len(sys.argv) == 3:
        print(*implementations(ROOT, sys.argv[1]).get(sys.argv[2], ["nothing"]), sep="\n")
        return
    found = problems(ROOT)
    for problem in found:
        print(problem)
    if found:
        sys.exit(f"clauses: {len(found)} problems")
    print(f"clauses: {counted(ROOT)}")


def counted(root: Path) -> str:
    return ", ".join(f"{game} {len(clauses(book(root, game, 'en')))}" for game in games(root))


def problems(root: Path) -> list[str]:
    """Return a line for every problem."""
    return [line for game in games(root) for line in problems_of(root, game)]


def games(root: Path) -> list[str]:
    """Return every game with rules, in code or in a rulebook."""
    coded = {path.parent.name for place in PLACES for path in root.glob(f"{place}/*/rules.py")}
    return sorted(coded | {path.name.split(".")[0] for path in root.glob("docs/rules/*.md")})


def problems_of(root: Path, game: str) -> Iterator[str]:
    missing = [lang for lang in LANGUAGES if not book(root, game, lang).exists()]
    yield from (f"{name(root, game, lang)}: missing" for lang in missing)
    if missing:
        return
    yield from differences(root, game)
    english = book(root, game, "en")
    cited = tested(root / tests(root, game))
    untested = [clause for clause in clauses(english) if clause not in cited]
    if untested:
        yield f"{name(root, game, 'en')}: no test cites {', '.join(untested)}"
    yield from unimplemented(root, game)
    known = {*clauses(english), *SECTION.findall(english.read_text())}
    for path, clause in citations(root, game):
        if clause not in known:
            yield f"{path.relative_to(root)}: cites {clause}, which {game} does not have"


def differences(root: Path, game: str) -> Iterator[str]:
    """Yield the clauses that a language lacks or has twice."""
    lists = {lang: clauses(book(root, game, lang)) for lang in LANGUAGES}
    for lang, numbers in lists.items():
        where = name(root, game, lang)
        others = {clause for other in lists.values() for clause in other}
        yield from (f"{where}: lacks {clause}" for clause in sorted(others - set(numbers)))
        yield from (f"{where}: {twice} twice" for twice in numbers if numbers.count(twice) > 1)


def is_example(root: Path, game: str) -> bool:
    """Return True if a game is an example, which has its rulebook beside its rules."""
    return (root / "examples" / game / "rules.py").exists()


def unimplemented(root: Path, game: str) -> Iterator[str]:
    """Yield clauses that nothing implements, and definitions that are not needed."""
    known = clauses(book(root, game, "en"))
    file = f"{tests(root, game)}/{DEFINITIONS}"
    defined = json.loads((root / file).read_text()) if (root / file).exists() else {}
    coded = implementations(root, game)
    missing = [clause for clause in known if clause not in coded and clause not in defined]
    if missing:
        yield f"{name(root, game, 'en')}: no code cites {', '.join(missing)}"
    for clause in defined:
        if clause not in known:
            yield f"{file}: {game} has no clause {clause}"
        elif clause in coded:
            where = coded[clause][0]
            yield f"{file}: remove {clause}, which {where} implements"


def implementations(root: Path, game: str) -> dict[str, list[str]]:
    """Return the files of code and data that cite each clause, by clause."""
    found: dict[str, list[str]] = {}
    for path in sources(root, game):
        text = path.read_text()
        for clause in cited_by(path, text) | ranges(text):
            found.setdefault(clause, []).append(str(path.relative_to(root)))
    return found


def tests(root: Path, game: str) -> str:
    return f"tests/{'examples' if is_example(root, game) else 'games'}/{game}"


def book(root: Path, game: str, language: str) -> Path:
    return root / name(root, game, language)


def name(root: Path, game: str, language: str) -> str:
    folder = f"examples/{game}" if is_example(root, game) else "docs/rules"
    return f"{folder}/{game}.{language}.md"


def clauses(path: Path) -> list[str]:
    return CLAUSE.findall(path.read_text())


def citations(root: Path, game: str) -> Iterator[tuple[Path, str]]:
    """Yield every clause that the sources, the data and the rulebooks of a game cite."""
    for path in sources(root, game):
        yield from ((path, clause) for clause in cited_by(path, path.read_text()))
    for language in LANGUAGES:
        path = book(root, game, language)
        for group in CROSS.findall(path.read_text()):
            yield from ((path, clause) for clause in group.split(", "))


def sources(root: Path, game: str) -> list[Path]:
    """Return the files of code and data of a game."""
    folders = [root / place / game for place in PLACES]
    return sorted(path for f in folders for path in [*f.rglob("*.py"), *f.rglob("*.csv")])


def cited_by(path: Path, text: str) -> set[str]:
    if path.suffix == ".csv":
        return {*CELL.findall(text), *CITED.findall(text)}
    data = {value for value in strings(ast.parse(text)) if re.fullmatch(NUMBER, value)}
    return data | set(CITED.findall(text))


def ranges(text: str) -> set[str]:
    """Return every clause of ``§3.2 to §3.5``."""
    return {
        f"{section}.{number}"
        for section, first, end, last in RANGE.findall(text)
        if section == end
        for number in range(int(first), int(last) + 1)
    }


def tested(folder: Path) -> set[str]:
    """Return every clause that a test below *folder* cites."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        found |= cited_by_tests(path.read_text())
    return found


def cited_by_tests(text: str) -> set[str]:
    """Return the clauses in names and strings of tests, without the module's docstring."""
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
