"""A state as one flat row of values, in the order that golden games use for their digest.

The fields are listed here so that stored digests stay valid when a state gets new fields.
"""

TURN = ["viewer", "round", "role", "turn", "die", "toss", "collapsing", "winner", "how", "gone"]
GROUND = ["at", "face", "lit", "turned", "edges", "tokens", "where", "entrance", "treasures"]
BOARDS = {
    "knight": ["health", "grit", "cubes", "bombs", "sidequests", "face_down", "face_up"],
    "goblins": ["population", "rage", "war", "secrets", "held_treasures"],
    "dragon": ["health", "sloth", "wake", "hand", "gems", "treasures"],
    "cave": ["hand", "omens", "bag"],
    "thief": ["stats", "cubes", "treasures", "gems", "upgrades", "card", "stashed"],
}


def row(state):
    boards = [named(getattr(state, board), names) for board, names in BOARDS.items()]
    asked = tuple(question.text for question in state.pending)
    return asked, named(state, TURN), named(state.ground, GROUND), *boards


def named(part, names):
    return tuple(plain(getattr(part, name)) for name in names)


def plain(value):
    """Return a number, or a row of numbers as a tuple."""
    return int(value) if isinstance(value, int) else tuple(map(int, value))
