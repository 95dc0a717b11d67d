"""Every game on the shelf: one literal dict, no registration."""

from typing import Final

from antro.games.box import Box
from antro.games.drako import explain, options, picture, text, view

GAMES: Final = {
    "drako": Box(
        "drako",
        options.OPTIONS,
        options.SAMPLES,
        options.make,
        view.view,
        explain.why_not,
        text.text,
        picture.picture,
    ),
}
