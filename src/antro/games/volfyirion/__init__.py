"""Volfyirion: houses, Cities and a dragon. Rules in ``docs/rules/volfyirion.en.md``.

Its rooms, each of which knows only those after it: ``display`` and ``bot``, ``modes``, ``moves``,
``effects``, ``state``, ``printed``.
"""
