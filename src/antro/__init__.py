"""Antro: an open digital tabletop for four fantasy games."""

__version__ = "0.2.0"
