"""The sentence of every ending."""

from tests.games.drako.support.tables import table
from tests.games.support.ending_tests import EndingTests, sentences

KD, TD = "knights-dwarves", "trolls-dwarves"
DYING = "armour 4, flight 2, fire 1, movement 1"


def slain():
    here = table(figures="brald c4", hands=["", "attack 2"], wounds=DYING, turn="dwarves")
    return here.play("attack 2 as attack 2: brald > dragon", "take 0")


def defeated():
    figures = "brald c4, urpen dead, morin dead"
    here = table(figures=figures, hands=["attack 3", ""], wounds="brald 5")
    return here.play("attack 3 as attack 3: dragon > brald", "take 1")


def out_of_cards():
    here = table(hands=["", "move 2"], decks=[None, ""], turn="dwarves")
    return here.play("dwarves spend move 2")


def held_out():
    here = table(KD, hands=["", "move 2"], decks=[None, ""], turn="dwarves")
    return here.play("dwarves spend move 2")


def both_out(figures):
    here = table(TD, figures, hands=["rock 4", ""], decks=["", ""], used="rebuild")
    return here.play("trolls spend rock 4")


def quiet():
    here = table("trolls-knights", actions=1, quiet=39, quiet_draw="yes")
    return here.play("draw 0", "deal")


class TestEndings(EndingTests):
    name = "drako"
    said = sentences(__file__)
    ends = {
        "dragon_slain": slain,
        "defeated": defeated,
        "out_of_cards": out_of_cards,
        "held_out": held_out,
        "both_out": lambda: both_out("brald dead, urpen dead"),
        "both_out_even": lambda: both_out("brald dead"),
        "quiet": quiet,
    }
