from typing import Any

import pytest

from antro.games import GAMES
from antro.games.manifest import GameManifest
from tests.core.support import rush, toll


class Boxed(GameManifest[Any, Any]):
    """An invented game with the default display."""

    package = "antro.games.drako"

    def __init__(self, name, make, contests):
        self.name = name
        self.samples = list(contests.values())
        self.contests = contests
        self.maker = make
        super().__init__()

    def make(self, options):
        return self.maker(options)


@pytest.fixture
def made_up():
    """Register Toll and Rush, as games of two, three and four seats."""
    boxes = [
        Boxed("toll", toll.make, {seats: {"seats": seats} for seats in ("2", "3")}),
        Boxed("rush", rush.make, {"four": {"seats": "4", "pace": "stepped"}}),
    ]
    for box in boxes:
        GAMES.opened[box.name] = box
    yield
    for box in boxes:
        del GAMES.opened[box.name]
