import pytest

from antro.games import GAMES
from antro.games.manifest import Manifest
from tests.core import rush, toll


def boxed(name, make, contests):
    """A made-up game as a manifest; what is shown of it is nobody's business here."""
    drako = GAMES["drako"]
    return Manifest(
        name,
        options=[],
        samples=list(contests.values()),
        contests=contests,
        make=make,
        view=drako.view,
        asked=drako.asked,
        ending=drako.ending,
        why_not=drako.why_not,
        text=drako.text,
        package="antro.games.drako",
    )


@pytest.fixture
def made_up():
    """Puts Toll and Rush on the shelf, for games of two, three and four seats."""
    boxes = [
        boxed("toll", toll.make, {seats: {"seats": seats} for seats in ("2", "3")}),
        boxed("rush", rush.make, {"four": {"seats": "4", "pace": "stepped"}}),
    ]
    for box in boxes:
        GAMES.names.append(box.name)
        GAMES.opened[box.name] = box
    yield
    for box in boxes:
        GAMES.names.remove(box.name)
        del GAMES.opened[box.name]
