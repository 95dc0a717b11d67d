"""Volfyirion: Houses, Cities and a dragon. Rules in ``docs/rules/volfyirion.en.md``.

A package imports only those after it: ``display`` and ``bot``, ``modes``, ``moves``,
``effects``, ``state``, ``components``.
"""
