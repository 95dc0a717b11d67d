"""Positions of Drako for which reasons are asked, and the reason that is given."""

from antro.core.contract.game import Seat
from antro.games.drako.display.explain import why_not
from tests.games.drako.support.tables import table

KT, TD, KD = "trolls-knights", "trolls-dwarves", "knights-dwarves"


def reason(here, *path, viewer=None):
    """Code and clause, told to whoever is asked unless a viewer is named."""
    seat = here.seat(here.acting()) if viewer is None else viewer
    told = why_not(here.game, here.game.veil(here.state, Seat(seat)), " ".join(path))
    return told and (told.code, told.clause)


def cards(here, *texts):
    """The handles of cards by what is printed on them."""
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
