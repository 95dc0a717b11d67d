"""Heroes: wizards and armies, and dice that all players roll at once.

See ``docs/rules/heroes.en.md``. Each package imports only the ones named after it: ``display`` and
``bot``, ``rules``, ``moves``, ``flow``, ``effects``, ``state``, ``components``. The effects change
a state and ask nothing. ``flow`` decides the next question, and the moves answer it.
"""
