"""The Dragon on a small map, in his turn."""

from tests.games.vast.support.position import position

OPEN = """
    +o:event +o +o:event
    +o       E  +o
    +o:event +o +o:event
"""
LINE = "E +o +o +o +o:event +o:event"


def lair(roles="D", rows=OPEN, at=(0, 0), options=None, **fields):
    """The Dragon on a square of a map, not in his first turn; fields are those of his board.

    Alone he begins with all cubes asleep.
    """
    alone = {"solo": "hard"} if roles == "D" else {}
    table = position(roles, **alone, **(options or {})).map(rows).put("dragon", at)
    return table.dragon(placed=1, **fields)


def hunt(roles="D", rows=OPEN, at=(0, 0), options=None, **fields):
    """The same, and his turn has begun."""
    return lair(roles, rows, at, options, **fields).turn("dragon")


def sleep(table):
    """Cubes by box, and on Wakefulness."""
    dragon = table.state.dragon
    return [int(cubes) for cubes in dragon.sloth], int(dragon.wake)


def hand(table):
    """Cards of his hand: Claw, Flame, Wing, then Scales."""
    return [int(cards) for cards in table.state.dragon.hand]


def moves(table, word):
    """The offers that begin with a word."""
    return [text for text in table.offers() if text.startswith(word)]


def powers(table):
    """The powers that can be used now."""
    offers = [text for text in table.offers() if not text.startswith("end")]
    return {text.split(" with ")[0] for text in offers if " with " in text}
