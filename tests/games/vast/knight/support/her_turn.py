"""The Knight on her turn, in a few words.

    table = her_turn("KG", "E +o0:crystal", strength=2, movement=1)
    table.play("knight step east")

Cubes are as they are named, on top of the board of a new game; all else as in ``position``.
"""

from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE
from antro.games.vast.components.decks import EVENTS, TREASURES
from antro.games.vast.components.roles import PIECES
from antro.games.vast.knight.moves.cubes import NAMES
from tests.games.vast.support.position import position

BY_THE_WAY = ("orient", "fill", "from_hand", "next_tile")  # answered by their first move


def her_turn(roles="KG", tiles="E", at=(0, 0), put=(), options=None, **board):
    """A position in which the Knight's turn has begun; *put* lists pairs of things and squares."""
    table = position(roles, **(options or {})).map(tiles)
    for piece in PIECES[1:]:
        table.off(piece)
    table.put("knight", at)
    for thing, square in put:
        table.put(thing, square)
    table.turn("knight").knight(unplaced=0)
    return table.knight(**board)


def through(table):
    """Go on to the next question that a test is about: chance and tiles take their first moves."""
    while table.game.to_act(table.state) >> CHANCE & 1 or table.asked.split()[0] in BY_THE_WAY:
        table.game.apply(table.state, table.seat(), table.numbers()[0])
    return table


def walk(table, *ways):
    """Step these ways, and go on to the next question."""
    for way in ways:
        table.play(f"knight step {way}")
        through(table)
    return table


def steps(table):
    """The ways in which she may step now."""
    return [text.split()[-1] for text in table.offers() if text.startswith("knight step")]


def cubes(table, place):
    """How many cubes lie at a place."""
    return table.state.knight.cubes[NAMES.index(place)]


def in_collapse(table):
    """No tile is left, and the Collapse has begun: nothing is filled."""
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.collapsing = 1
    return table


def only_event(table, *kinds):
    """The Event deck holds these cards and no others; with a Cave they are the next three."""
    knight = table.state.knight
    for kind in range(len(EVENTS)):
        knight.event_deck[kind] = 0
    knight.events_left = 0
    for place, kind in enumerate(kinds):
        if table.game.config.has_cave:
            knight.event_top[place] = EVENTS.index(kind)
        else:
            knight.event_deck[EVENTS.index(kind)] += 1
            knight.events_left += 1
    return table


def only_treasures(table, *kinds):
    """The Treasure deck holds these cards and no others."""
    knight = table.state.knight
    knight.treasure_deck = sum(bit(TREASURES.index(kind)) for kind in kinds)
    knight.treasures_left = len(kinds)
    return table
