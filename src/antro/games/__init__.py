"""Every game, by name. A new game is a folder here and a name in this list.

``ANTRO_GAMES`` adds games from outside: packages with commas between them. The last part of a
package is the name of its game, and the package has a module ``manifest``.
"""

import os
from typing import Final

from antro.games.shelf import Shelf

OUTSIDE: Final = [package for package in os.environ.get("ANTRO_GAMES", "").split(",") if package]

GAMES: Final = Shelf(
    ["drako", "volfyirion", "heroes", "vast"],
    {package.rpartition(".")[2]: package for package in OUTSIDE},
)
