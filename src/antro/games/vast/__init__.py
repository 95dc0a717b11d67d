"""Vast: five roles, each with a game of its own, in one cave. See ``docs/rules/vast.en.md``.

Each role has a package: ``knight``, ``goblins``, ``dragon``, ``cave``, ``thief``. The map has one
of the same form. ``state`` holds a board as data, ``kinds`` names its questions, ``effects`` change
it, and ``moves`` are its choices and steps. ``room`` links kinds to moves.

The map's moves and effects are below the moves of the roles and above their effects. Moves know
the map and all effects. The map knows all effects. Effects know each other, the kinds and
``map.visibility``, which only looks at the map.
"""
