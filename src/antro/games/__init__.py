"""Every game on the shelf: one literal dict, no registration."""

from typing import Final

from antro.games.box import Box
from antro.games.drako import explain, options, picture, text, view
from antro.games.volfyirion import explain as volfyirion_explain
from antro.games.volfyirion import options as volfyirion_options
from antro.games.volfyirion import text as volfyirion_text
from antro.games.volfyirion import view as volfyirion_view

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
    "volfyirion": Box(
        "volfyirion",
        volfyirion_options.OPTIONS,
        volfyirion_options.SAMPLES,
        volfyirion_options.make,
        volfyirion_view.view,
        volfyirion_explain.why_not,
        volfyirion_text.text,
    ),
}
