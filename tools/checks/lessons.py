"""Play lessons to check them.

python -m tools.checks.lessons                   play every lesson and report broken ones
python -m tools.checks.lessons GAME NAME         play one, line by line, and show the possible moves
python -m tools.checks.lessons --mend GAME NAME  the same, after mending its script: an impossible
                                                 move is replaced by the most similar possible one,
                                                 and unused random results are left out
"""

import argparse
import json
import re
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import antro.games
from antro.core.contract.bits import listed
from antro.core.contract.errors import BadLesson
from antro.core.contract.game import CHANCE, PEOPLE, Seat
from antro.core.tutorial.lesson import read_lesson
from antro.core.tutorial.lesson_script import ScriptMove, ScriptWriter
from antro.games import GAMES
from antro.games.manifest import Manifest

FOLDER: Final = Path(str(antro.games.__file__)).parent
MOST_MENDED: Final = 200  # changes in one lesson


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("name", nargs="?")
    parser.add_argument("--mend", action="store_true")
    asked = parser.parse_args()
    if asked.name is None:
        sys.exit(check_all([asked.game] if asked.game else list(GAMES)))
    path = path_of(asked.game, asked.name)
    try:
        if asked.mend:
            mend(GAMES[asked.game], path)
        sys.exit(show(GAMES[asked.game], path))
    except BadLesson as error:
        sys.exit(f"{asked.game} {error}")


def path_of(game: str, name: str) -> Path:
    return FOLDER / game / "lessons" / f"{name}.json"


def check_all(games: list[str]) -> int:
    """Play all lessons of these games. Return the number of broken lessons."""
    failed = 0
    for game in games:
        for name in GAMES[game].lessons:
            try:
                script = GAMES[game].lesson_script(name)
                print(f"{game} {name}: {len(script.moves)} moves")
            except BadLesson as error:
                failed += 1
                print(f"{game} {error}")
    return failed


def show(manifest: Manifest, path: Path) -> int:
    """Print a lesson while it is played. Return 1 if it is broken."""
    writer = writer_of(manifest, path)
    problem = written(writer)
    for scripted in writer.moves:
        print(move_text(writer, scripted))
    print(state_text(manifest, writer))
    for seat in listed(writer.game.to_act(writer.state)):
        for move in writer.game.offered(writer.state, Seat(seat)):
            print(f"  possible for {role_of(writer, seat)}: {move.text}  [{move.kind}]")
    print(problem or "The lesson ends here.")
    return 1 if problem else 0


def writer_of(manifest: Manifest, path: Path) -> ScriptWriter:
    lesson = read_lesson(path.stem, path.read_bytes())
    return ScriptWriter(path.stem, lesson, manifest.make(lesson.options))


def written(writer: ScriptWriter) -> BadLesson | None:
    """Play a lesson as far as possible. Return the error that stops it, or None."""
    try:
        writer.write()
    except BadLesson as error:
        return error
    return None


def move_text(writer: ScriptWriter, move: ScriptMove) -> str:
    texts = " | ".join(writer.game.describe(number).text for number in move.numbers)
    mark = "·" if move.at_once else ">" if move.seat == writer.learner else " "
    return f"{move.step:3} {mark} {role_of(writer, move.seat)}: {texts}"


def role_of(writer: ScriptWriter, seat: int) -> str:
    return "chance" if seat == CHANCE else writer.game.roles[seat]


def state_text(manifest: Manifest, writer: ScriptWriter) -> str:
    """Return the table at the end, as the learner sees it."""
    veiled = writer.game.veil(writer.state, Seat(writer.learner))
    return manifest.text(writer.game, veiled, manifest.words["en"])


# Mending


def mend(manifest: Manifest, path: Path) -> None:
    """Replace impossible moves one by one, and write the file after each change."""
    for _ in range(MOST_MENDED):
        writer = writer_of(manifest, path)
        problem = written(writer)
        if problem is None:
            return
        content = json.loads(path.read_text(encoding="utf-8"))
        change(content, problem.field, open_lines(writer, problem.field))
        text = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")


def open_lines(writer: ScriptWriter, field: str) -> list[str]:
    """Return the possible lines of a field: moves of the learner, or of any seat."""
    if ".do[" in field:
        return [move.text for move in writer.game.offered(writer.state, Seat(writer.learner))]
    seats = listed(writer.game.to_act(writer.state) & PEOPLE)
    return [
        f"{writer.game.roles[seat]}: {move.text}"
        for seat in seats
        for move in writer.game.offered(writer.state, Seat(seat))
    ]


def change(content: dict[str, Any], field: str, lines: list[str]) -> None:
    """Replace the line of a field by the most similar one. Remove a line of chance."""
    texts, at = place(content, field)
    wanted = texts[at]
    of_chance = wanted.startswith("chance: ")
    found = [] if of_chance else get_close_matches(wanted, lines, n=1, cutoff=0.0)
    texts[at : at + 1] = found
    print(f"{field}: {wanted!r} becomes {found}")


def place(content: dict[str, Any], field: str) -> tuple[list[str], int]:
    """Return the list that contains a field such as ``steps[3].then[0]``, and its index."""
    found: Any = content
    *keys, last = [int(key) if key.isdecimal() else key for key in re.findall(r"\w+", field)]
    for key in keys:
        found = found[key]
    return found, int(last)


if __name__ == "__main__":
    main()
