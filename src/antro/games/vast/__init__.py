"""Vast: five roles play five different games in one cave. See ``docs/rules/vast.en.md``.

Each role has a package: ``knight``, ``goblins``, ``dragon``, ``cave``, ``thief``. The map has a
package of the same form. ``state`` holds the state as data, ``kinds`` names its questions,
``effects`` change it, and ``moves`` are its choices and steps. ``room`` links kinds to moves.

The map's moves and effects are below the moves of the roles and above their effects. Moves import
the map and all effects. The map imports all effects. Effects import each other, the kinds and
``map.visibility``, which only reads the map.
"""
