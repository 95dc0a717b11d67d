"""Positions in which the Goblins are at work."""

from antro.games.vast.components.decks import MONSTERS
from antro.games.vast.goblins.kinds import GOBLINS_TURN
from antro.games.vast.goblins.state import SLOT_NAMES, TRIBE_NAMES
from tests.games.vast.support.position import position

CAVE = """
    f      +o    b
    e      E     e
    +o     f     +o
"""


def goblins_of(roles="KG", cave=CAVE, **options):
    """A small cave: the Knight on the Entrance, the Tribes hidden."""
    return position(roles, **options).map(cave)


def activations(table):
    """The Goblins' turn, when all cards are dealt with and Tribes are to be activated."""
    table.turn("goblins")
    while not table.state.is_asked(GOBLINS_TURN):
        table.state.pop()
    return table


def at_work(table, tribe):
    """The Goblins' turn, with a Tribe activated."""
    return activations(table).play(f"activate {tribe}")


def war_card(table, name, *rest):
    """The Goblins' turn, with a War card drawn, and the only one at Rage 1; then further moves."""
    table.state.goblins.rage = 1
    return table.turn("goblins").play(f"draw war {name}", *rest)


def monsters(table, **slots):
    """Give Tribes their Monsters: ``monsters(table, bones="golem")``."""
    goblins = table.state.goblins
    for slot, name in slots.items():
        kind = MONSTERS.index(name)
        goblins.monsters[SLOT_NAMES.index(slot)] = kind
        goblins.monster_deck &= ~(2**kind)
        if name in ("ogre", "troll", "flame_giant"):
            goblins.discs |= 2 ** ["ogre", "troll", "flame_giant"].index(name)
    return table


def tribe(name):
    """The number of a Tribe."""
    return TRIBE_NAMES.index(name)


def population(table):
    """Of Fangs, Bones and Eye."""
    return [int(number) for number in table.state.goblins.population]


def to(table, x, y):
    """The move that sends a Tribe there."""
    return f"tribe to {table.at(x, y)}"


def ends(table):
    """Where the active Tribe may walk: coordinates."""
    ground = table.state.ground
    squares = [
        int(text.removeprefix("tribe to ")) for text in table.offers() if "tribe to " in text
    ]
    return {(int(ground.x(square)), int(ground.y(square))) for square in squares}


def offered(table, start):
    """The moves whose texts begin so."""
    return [text for text in table.offers() if text.startswith(start)]
