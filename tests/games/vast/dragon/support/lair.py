"""Positions with the Dragon on a small map, in his turn."""

from tests.games.vast.support.position import position

OPEN = """
    +o:event +o +o:event
    +o       E  +o
    +o:event +o +o:event
"""
LINE = "E +o +o +o +o:event +o:event"


def lair(roles="D", rows=OPEN, at=(0, 0), options=None, **fields):
    """Put the Dragon on a square of a map, after his first turn. Set the *fields* of his board.

    Without other roles, all cubes are asleep at first.
    """
    alone = {"solo": "hard"} if roles == "D" else {}
    table = position(roles, **alone, **(options or {})).map(rows).put("dragon", at)
    return table.dragon(placed=1, **fields)


def hunt(roles="D", rows=OPEN, at=(0, 0), options=None, **fields):
    """Build the same position and start his turn."""
    return lair(roles, rows, at, options, **fields).turn("dragon")


def sleep(table):
    """Return the cubes of each box, and the cubes on Wakefulness."""
    dragon = table.state.dragon
    return [int(cubes) for cubes in dragon.sloth], int(dragon.wake)


def hand(table):
    """Return the counts of cards in his hand: Claw, Flame, Wing, then Scales."""
    return [int(cards) for cards in table.state.dragon.hand]


def moves(table, word):
    """Return the possible moves that start with a word."""
    return [text for text in table.offers() if text.startswith(word)]


def powers(table):
    """Return the powers that he can use now."""
    offers = [text for text in table.offers() if not text.startswith("end")]
    return {text.split(" with ")[0] for text in offers if " with " in text}
