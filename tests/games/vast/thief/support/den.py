"""Positions with the Thief on a small map, in his turn."""

from tests.games.vast.support.position import position

LINE = "E +o +o +o +o:event +o:event"
EVEN = "stats low middle high"  # Movement 2, Stealth 3, Thievery 4


def den(roles="T", rows=LINE, at=(0, 0), options=None, **fields):
    """Put the Thief on a square of a map. Set the *fields* of his board."""
    table = position(roles, **(options or {})).map(rows).put("thief", at)
    return table.thief(**fields)


def prowl(roles="T", rows=LINE, at=(0, 0), options=None, stats="4 3 4", **fields):
    """Build the same position in the middle of his turn, with Stats set and cubes taken."""
    table = den(roles, rows, at, options, **fields).turn("thief")
    if table.asked == "stats thief":
        table.play(table.offers()[0])
    return table.thief(stats=stats, cubes=fields.get("cubes", int(stats.split()[2])))


def moves(table, word):
    """Return the possible moves that start with a word."""
    return [text for text in table.offers() if text.startswith(word)]


def load(table):
    """Return the numbers of Treasures and Gems that the Thief carries."""
    return int(table.state.thief.treasures), int(table.state.thief.gems)
