"""The ``antro`` command."""

from antro.cli.commands import main, run

__all__ = ["main", "run"]
