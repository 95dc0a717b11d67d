"""Helpers for tests of refusals: positions, and the reason for a handle."""

from antro.core.contract.game import Seat
from antro.games.drako.display.explain import why_not
from tests.games.drako.support.tables import table

KT, TD, KD = "trolls-knights", "trolls-dwarves", "knights-dwarves"


def reason(here, *path, viewer=None):
    """Return code and clause for the acting seat, or for *viewer*."""
    seat = here.seat(here.acting()) if viewer is None else viewer
    told = why_not(here.game, here.game.veil(here.state, Seat(seat)), " ".join(path))
    return told and (told.code, told.clause)


def cards(here, *texts):
    """Return the handles of the cards with these texts."""
    deck = here.game.config.decks[here.seat(here.acting())]
    return [f"card:{[card.text for card in deck].index(text)}" for text in texts]


def dwarves(figures="", hand="", **more):
    return table("dragon-dwarves", figures, hands=["", hand], turn="dwarves", **more)


def dragon(figures="", hand="", **more):
    return table("dragon-dwarves", figures, hands=[hand, ""], **more)


def knights(figures="", hand="", **more):
    return table(KT, figures, hands=["", hand], turn="knights", **more)


def trolls(figures="", hand="", **more):
    return table(KT, figures, hands=[hand, ""], **more)
