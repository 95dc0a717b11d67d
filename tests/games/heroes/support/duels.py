"""Tables of four who begin in two duels: dawn against night, noon against dusk."""

from antro.core.contract.game import CHANCE
from tests.games.heroes.support.position import position

DAWN, NOON, DUSK, NIGHT = range(4)
ELEMENT_OF = ["fire", "water", "earth", "air"]
CALM = "CCHHHH"  # no weakness, and nothing to do with it


def duels(mode, **options):
    """Everybody rolls, and shows what harms nobody."""
    table = position(4, mode=mode, **options)
    for seat, element in enumerate(ELEMENT_OF):
        table.seat(seat, hero=element, dice=CALM)
    return table


def opening(mode):
    """The table as it is laid; chance does what it can do first."""
    table = position(4, mode=mode)
    table.state = table.game.start()
    return by_chance(table)


def by_chance(table):
    """Chance goes on, with the first thing that it may do, until somebody else is asked."""
    while table.acting == [CHANCE]:
        table.play(table.texts(CHANCE)[0])
    return table


def fell(table, seat):
    """A seat stops, does not act, and falls of it."""
    return table.seat(seat, life=2).stop(seat).play("forgo", by=seat)


def idle_cycle(table, seat):
    """A seat stops and does not act, and neither does anybody else of its bout."""
    slot = table.state.bout_of[seat]
    table.stop(seat).play("forgo", by=seat)
    while passing := [one for one in table.people if table.texts(one)[-1] == "pass"]:
        follower = next(one for one in passing if table.state.bout_of[one] == slot)
        table.play("pass", by=follower)
    return table


def lives(table):
    return [side.life for side in table.state.sides]


def outs(table):
    """Who is out."""
    return [seat for seat, side in enumerate(table.state.sides) if side.out]


def named(table, slot):
    """The spells that lie in a market, bottom row first."""
    names = table.config.spells.names
    return [names[kind] for kind in table.state.markets[slot].places if kind >= 0]
