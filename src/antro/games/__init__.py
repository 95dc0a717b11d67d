"""Every game there is, by name. A new game is a folder here and a name in this list."""

from typing import Final

from antro.games.manifest import Shelf

GAMES: Final = Shelf(["drako", "volfyirion", "heroes", "vast"])
