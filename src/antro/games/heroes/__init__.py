"""Heroes: wizards and armies, and dice that all throw at once. See ``docs/rules/heroes.en.md``.

Its rooms, each of which knows only those after it: ``display`` and ``bot``, ``rules``, ``moves``,
``modes``, ``flow``, ``effects``, ``goals``, ``state``, ``config``, ``printed``. Effects change a
state and ask nothing; ``flow`` decides what is asked next; moves answer it.
"""
