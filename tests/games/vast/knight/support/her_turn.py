"""Positions in the Knight's turn.

    table = her_turn("KG", "E +o0:crystal", strength=2, movement=1)
    table.play("knight step east")

Named cubes are set on the board of a new game. For the rest, see ``position``.
"""

from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE
from antro.games.vast.components.decks import EVENTS, TREASURES
from antro.games.vast.components.roles import PIECES
from antro.games.vast.knight.moves.cubes import NAMES
from tests.games.vast.support.position import position

MINOR_QUESTIONS = (
    "orient",
    "fill",
    "from_hand",
    "next_tile",
)  # tests answer these with the first move


def her_turn(roles="KG", tiles="E", at=(0, 0), put=(), options=None, **board):
    """Build a position at the start of the Knight's turn. *put* has pairs of things and squares."""
    table = position(roles, **(options or {})).map(tiles)
    for piece in PIECES[1:]:
        table.off(piece)
    table.put("knight", at)
    for thing, square in put:
        table.put(thing, square)
    table.turn("knight").knight(unplaced=0)
    return table.knight(**board)


def skip_minor(table):
    """Play the first moves of chance and of minor questions."""
    while table.game.to_act(table.state) >> CHANCE & 1 or table.asked.split()[0] in MINOR_QUESTIONS:
        table.game.apply(table.state, table.seat(), table.numbers()[0])
    return table


def walk(table, *ways):
    """Step in these directions, each followed by ``skip_minor``."""
    for way in ways:
        table.play(f"knight step {way}")
        skip_minor(table)
    return table


def steps(table):
    """Return the directions that the Knight may step in."""
    return [text.split()[-1] for text in table.offers() if text.startswith("knight step")]


def cubes(table, place):
    """Return the number of cubes at a place."""
    return table.state.knight.cubes[NAMES.index(place)]


def in_collapse(table):
    """Empty the stack of tiles and start the Collapse, so that nothing is filled."""
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.collapsing = 1
    return table


def only_event(table, *kinds):
    """Set the cards of the Event deck. With a Cave, set the top cards instead."""
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
    """Set the cards of the Treasure deck."""
    knight = table.state.knight
    knight.treasure_deck = sum(bit(TREASURES.index(kind)) for kind in kinds)
    knight.treasures_left = len(kinds)
    return table
