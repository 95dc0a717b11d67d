"""Tables of four players who start in two duels: dawn against night, noon against dusk."""

from antro.core.contract.game import CHANCE
from tests.games.heroes.support.position import position

DAWN, NOON, DUSK, NIGHT = range(4)
ELEMENT_OF = ["fire", "water", "earth", "air"]
CALM = "CCHHHH"  # causes no weakness and offers no action


def duels(mode, **options):
    """Build a table where all seats are rolling and their dice harm nobody."""
    table = position(4, mode=mode, **options)
    for seat, element in enumerate(ELEMENT_OF):
        table.seat(seat, hero=element, dice=CALM)
    return table


def opening(mode):
    """Return the table after the setup. Chance takes its first moves."""
    table = position(4, mode=mode)
    table.state = table.game.start()
    return by_chance(table)


def by_chance(table):
    """Let chance take its first move until it is no longer asked."""
    while table.acting == [CHANCE]:
        table.play(table.texts(CHANCE)[0])
    return table


def fell(table, seat):
    """Let a seat stop, forgo its action and fall."""
    return table.seat(seat, life=2).stop(seat).play("forgo", by=seat)


def idle_cycle(table, seat):
    """Let a seat stop and forgo its action. The others in its duel pass."""
    slot = table.state.bout_of[seat]
    table.stop(seat).play("forgo", by=seat)
    while passing := [one for one in table.people if table.texts(one)[-1] == "pass"]:
        follower = next(one for one in passing if table.state.bout_of[one] == slot)
        table.play("pass", by=follower)
    return table


def lives(table):
    return [side.life for side in table.state.sides]


def fallen_seats(table):
    return [seat for seat, side in enumerate(table.state.sides) if side.out]


def market_spells(table, slot):
    """Return the spells in a market, bottom row first."""
    names = table.config.spells.names
    return [names[kind] for kind in table.state.markets[slot].places if kind >= 0]
