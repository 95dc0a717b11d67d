"""Every game there is, by name: one literal dict, no registration."""

from typing import Final

from antro.games.box import Box, Shelf


def drako() -> Box:
    from antro.games.drako import changes, explain, options, picture, text, view

    return Box(
        "drako",
        options.OPTIONS,
        options.SAMPLES,
        options.CONTESTS,
        options.make,
        view.view,
        changes.changes,
        explain.why_not,
        text.text,
        picture.picture,
    )


def volfyirion() -> Box:
    from antro.games.volfyirion import changes, explain, options, text, view

    return Box(
        "volfyirion",
        options.OPTIONS,
        options.SAMPLES,
        options.CONTESTS,
        options.make,
        view.view,
        changes.changes,
        explain.why_not,
        text.text,
        acquiring=options.ACQUIRING,
    )


GAMES: Final = Shelf({"drako": drako, "volfyirion": volfyirion})
