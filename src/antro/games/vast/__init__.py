"""Vast: five roles, each with a game of its own, in one cave. See ``docs/rules/vast.en.md``.

Each role has a room: ``knight``, ``goblins``, ``dragon``, ``cave``, ``thief``. In it, ``state``
holds its board as data, ``effects`` what befalls the role, and ``moves`` what it chooses. Below
the moves lies ``ground``, which changes the map and asks what has to be asked for that; below the
effects lie ``sight``, which only looks at the map, and ``state``. Moves know the ground and all
effects; the ground knows all effects; effects know each other, and nobody's moves.
"""
