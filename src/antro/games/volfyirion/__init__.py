"""Volfyirion: houses, cities and a dragon. Rules in ``docs/rules/volfyirion.en.md``."""
