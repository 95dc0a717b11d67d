"""Hoard: a small game that shows how a game for Antro is written. See ``hoard.en.md``."""
