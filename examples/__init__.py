"""Example games by name: each folder here that has a manifest. Players do not see them."""

from pathlib import Path
from typing import Final

from antro.games.shelf import Shelf

NAMES: Final = sorted(path.parent.name for path in Path(__file__).parent.glob("*/manifest.py"))
EXAMPLES: Final = Shelf([], {name: f"examples.{name}" for name in NAMES})
