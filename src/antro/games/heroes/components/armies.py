"""Armies: all possible armies, our own list, and the ready-made boards (§5, §28)."""

from typing import Final

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.heroes.components.creatures import Creature
from antro.games.heroes.components.spells import data
from antro.games.heroes.components.symbols import ELEMENTS
from antro.games.lists import rows

POINTS: Final = 10  # §5.1
THIRD_PLACE_POINTS: Final = 6  # §27.6
ROOM: Final = 7  # spaces of a board, except the hero's
MOST_ARMIES: Final = 4000  # of one hero, because each army has a move number
SPACES: Final = [
    *[f"front {column}" for column in "1234"],
    *[f"back {column}" for column in "1234"],
]
HERO: Final = "hero"

Army = tuple[int, ...]  # the number of each creature of a hero, in the order of the list


def armies(creatures: list[Creature], points: int) -> list[Army]:
    """Return every army that creatures of one hero allow for some points (§5.2).

    The empty army is included.
    """
    found: list[tuple[Army, int, int]] = [((), points, ROOM)]
    for creature in creatures:
        found = [
            ((*army, copies), left - copies * creature.cost, room - copies)
            for army, left, room in found
            for copies in range(min(creature.copies, room, left // creature.cost) + 1)
        ]
    return [army for army, _, _ in found]


def check_armies(creatures: list[Creature], name: str) -> None:
    """Raise ``BadFile`` if a hero has so many armies that they cannot be numbered."""
    for element, word in enumerate(ELEMENTS):
        own = [creature for creature in creatures if creature.element == element]
        count = len(armies(own, POINTS))
        if count > MOST_ARMIES:
            fields: Fields = {"what": word, "found": count, "most": MOST_ARMIES}
            raise BadFile(name, 1, "cost", Reason("list_armies", fields=fields))


def sample_armies() -> dict[tuple[str, str], list[str]]:
    """Return our armies by element and shape, as the ids of their creatures."""
    columns = ["element", "shape", "creatures", "confidence", "source"]
    table = rows(data("armies.csv"), "armies.csv", columns)
    return {(row["element"], row["shape"]): row["creatures"].split() for _, row in table}


def ready_made_boards() -> dict[str, dict[str, str]]:
    """Return a creature’s id or ``hero``, by element and space.

    Empty spaces are left out.
    """
    columns = ["element", "space", "being", "confidence", "source"]
    boards: dict[str, dict[str, str]] = {element: {} for element in ELEMENTS}
    for _, row in rows(data("boards.csv"), "boards.csv", columns):
        boards[row["element"]][row["space"]] = row["being"]
    return boards
