"""The possible armies as numbers (§5, §28, §29.3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.heroes.components import armies as lists
from antro.games.heroes.components.armies import (
    POINTS,
    ROOM,
    SPACES,
    THIRD_PLACE_POINTS,
    Army,
    armies,
    ready_made_boards,
    sample_armies,
)
from antro.games.heroes.components.board import EMPTY, HERO
from antro.games.heroes.components.creatures import Creature
from antro.games.heroes.components.symbols import ELEMENTS

THIRD_PLACE_CARDS: Final = (0, 2, 3)  # of the mixed army (§29.3)


@final
class Armies:
    """Every army of every hero, with its index, its cards and its cost.

    The cards are counted in four bits for each creature of the hero, in the order of the list.
    """

    def __init__(self, creatures: list[Creature]) -> None:
        own = [of_element(creatures, element) for element in range(len(ELEMENTS))]
        every = [armies(kinds, POINTS) for kinds in own]
        self.counts: Final = [len(found) for found in every]  # [element]
        self.width: Final[i64] = max(self.counts)
        self.lists: Final = every  # [element][index]: the number of each creature
        self.cards: Final = [vec[i64]([nibbles(army) for army in found]) for found in every]
        self.costs: Final = [
            vec[i64]([cost(kinds, army) for army in found])
            for kinds, found in zip(own, every, strict=True)
        ]
        self.default: Final = vec[i64](  # [element]: the army of a player who runs out of time
            [default_army(element, own[element], every[element], POINTS) for element in range(4)]
        )
        self.default_third: Final = vec[i64](
            [
                default_army(element, own[element], every[element], THIRD_PLACE_POINTS)
                for element in range(4)
            ]
        )


def of_element(creatures: list[Creature], element: int) -> list[Creature]:
    return [creature for creature in creatures if creature.element == element]


def nibbles(army: Army) -> int:
    """Return the number of each creature, in four bits each."""
    return sum(copies << 4 * place for place, copies in enumerate(army))


def cost(creatures: list[Creature], army: Army) -> int:
    return sum(one.cost * copies for one, copies in zip(creatures, army, strict=True))


def default_army(element: int, own: list[Creature], every: list[Army], points: int) -> int:
    """Return our mixed army or a part of it (§29.3), or else the built one (§29.7)."""
    names = sample_armies()[ELEMENTS[element], "mixed"]
    if points < POINTS:
        names = [names[place] for place in THIRD_PLACE_CARDS]
    army = tuple(names.count(creature.id) for creature in own)
    listed = sum(army) == len(names) and army in every and cost(own, army) <= points
    return every.index(army if listed else most_expensive(own, points))


def most_expensive(own: list[Creature], points: int) -> Army:
    """Build an army: add the most expensive creature that still fits, repeatedly (§29.7)."""
    army = [0] * len(own)
    while sum(army) < ROOM:
        fitting = [
            (-creature.cost, place)
            for place, creature in enumerate(own)
            if creature.cost <= points and army[place] < creature.copies
        ]
        if not fitting:
            break
        _, place = min(fitting)
        army[place] += 1
        points -= own[place].cost
    return tuple(army)


def ready_boards(creatures: list[Creature]) -> list[vec[i64]]:
    """Return the beings on the spaces of each ready-made board, by element (§28.1)."""
    kinds = {creature.id: kind for kind, creature in enumerate(creatures)} | {lists.HERO: int(HERO)}
    boards = ready_made_boards()
    return [
        vec[i64]([kinds.get(boards[element].get(space, ""), int(EMPTY)) for space in SPACES])
        for element in ELEMENTS
    ]


def missing_on_boards(creatures: list[Creature]) -> list[str]:
    """Return the creatures of ready-made boards that a list does not have (§28.1)."""
    known = {creature.id for creature in creatures} | {lists.HERO}
    needed = [being for board in ready_made_boards().values() for being in board.values()]
    return sorted({being for being in needed if being not in known})
