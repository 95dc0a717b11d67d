"""All sets of roles (§34.2 to §34.33) and the difficulty cards (§36.2, §36.3)."""

from functools import cache
from typing import Final, final

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.lists import one_of, short, whole_number
from antro.games.vast.components.lists import checked_rows, data
from antro.games.vast.components.roles import LETTERS, ROLES

GOALS: Final = ["dragon", "knight", "escape", "collapse", "stash", "crystals"]
LEVELS: Final = ["easiest", "easy", "standard", "hard", "expert"]
SET_COLUMNS: Final = [
    "id", "clause", "recommended", "goals", "flare", "past_plunder", "infestation", "ash_dragon",
    "ambush_wins", "hunger", "locked", "goes_on", "optional_treasure", "without", "place", "remove",
]  # fmt: skip
LEVEL_COLUMNS: Final = ["role", "level", "en", "it", "one", "two", "three"]


@final
class RoleSet:
    """One line of the list: the roles of a set, with their goals and special cards."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id: Final = row["id"]
        self.clause: Final = row["clause"]
        self.recommended: Final = row["recommended"] == "1"
        self.goals: Final = dict(pair.split(":") for pair in row["goals"].split())  # by letter
        self.flare: Final = row["flare"]  # letters of the roles with this card
        self.past_plunder: Final = row["past_plunder"]
        self.infestation: Final = row["infestation"]  # A, B, C or level; empty without this card
        self.ash_dragon: Final = row["ash_dragon"] == "1"
        self.ambush_wins: Final = row["ambush_wins"]  # winner if an Ambush kills the Knight
        self.hunger: Final = row["hunger"]  # number of cubes that start on Wakefulness, or level
        self.locked: Final = row["locked"] == "1"
        self.goes_on: Final = row["goes_on"] == "1"
        self.optional_treasure: Final = row["optional_treasure"] == "1"
        self.without: Final = row["without"].split()  # ids of Sidequests
        self.place: Final = row["place"]  # a number or "alone"; empty with a Cave
        self.remove: Final = row["remove"]


@cache
def read_role_sets() -> list[RoleSet]:
    """Read all 30 sets, in the order of our list. Raise ``BadFile`` for a bad line."""
    name = "role_sets.csv"
    found: list[RoleSet] = []
    for at, row in checked_rows(data(name), name, SET_COLUMNS):
        check_letters(row["id"], name, at, "id")
        for field in ("flare", "past_plunder", "ambush_wins"):
            check_letters(row[field], name, at, field)
        one_of(row, "infestation", ["", "A", "B", "C", "level"], name, at)
        one_of(row, "hunger", ["0", "2", "level"], name, at)
        one_of(row, "place", ["", "1", "alone"], name, at)
        one_of(row, "remove", ["", "1", "3", "alone"], name, at)
        for pair in row["goals"].split():
            if pair[0] not in row["id"] or pair[2:] not in GOALS:
                fields: Fields = {"expected": "letter:goal", "found": short(pair)}
                raise BadFile(name, at, "goals", Reason("list_form", fields=fields))
        found.append(RoleSet(row))
    return found


def check_letters(text: str, name: str, at: int, field: str) -> None:
    """Raise ``BadFile`` unless *text* consists of role letters in turn order."""
    if text != "".join(letter for letter in LETTERS if letter in text):
        fields: Fields = {"expected": LETTERS, "found": short(text)}
        raise BadFile(name, at, field, Reason("list_form", fields=fields))


@cache
def read_difficulty() -> dict[str, list[list[int]]]:
    """Return the numbers of each level by role, easiest first. Raise ``BadFile`` for a bad line."""
    name = "difficulty.csv"
    found: dict[str, list[list[int]]] = {role: [] for role in ROLES}
    for at, row in checked_rows(data(name), name, LEVEL_COLUMNS):
        one_of(row, "role", ROLES, name, at)
        if row["level"] != LEVELS[len(found[row["role"]])]:
            problem = Reason("list_order", fields={"expected": ", ".join(LEVELS)})
            raise BadFile(name, at, "level", problem)
        cells = [(field, row[field]) for field in ("one", "two", "three") if row[field]]
        found[row["role"]].append(
            [whole_number(name, at, field, text, 0, 20) for field, text in cells]
        )
    return found
