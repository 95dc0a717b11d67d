"""Positions in the Goblins' turn."""

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
    """Build a small cave with the Knight on the Entrance and hidden Tribes."""
    return position(roles, **options).map(cave)


def activations(table):
    """Go to the part of the Goblins' turn where they activate Tribes."""
    table.turn("goblins")
    while not table.state.is_asked(GOBLINS_TURN):
        table.state.pop()
    return table


def at_work(table, tribe):
    """Start the Goblins' turn and activate a Tribe."""
    return activations(table).play(f"activate {tribe}")


def war_card(table, name, *rest):
    """Start the Goblins' turn at Rage 1 with this War card, then make further moves."""
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
    """Return the number of a Tribe."""
    return TRIBE_NAMES.index(name)


def population(table):
    """Return the Population of Fangs, Bones and Eye."""
    return [int(number) for number in table.state.goblins.population]


def to(table, x, y):
    """Return the move that sends a Tribe there."""
    return f"tribe to {table.at(x, y)}"


def ends(table):
    """Return the coordinates that the active Tribe may walk to."""
    ground = table.state.ground
    squares = [
        int(text.removeprefix("tribe to ")) for text in table.offers() if "tribe to " in text
    ]
    return {(int(ground.x(square)), int(ground.y(square))) for square in squares}


def offered(table, start):
    """Return the possible moves that start with these words."""
    return [text for text in table.offers() if text.startswith(start)]
