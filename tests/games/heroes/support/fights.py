"""Positions where a player may use helms.

    table = fight({"front 2": "gnome"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn", "strike f3 of noon")

Seat 0 (dawn) has an earth hero at back 4. It has stopped and cast a healing that healed nothing.
Seat 1 (noon) has a water hero, also at back 4.
"""

from tests.games.heroes.support.position import position

HERO_BEHIND = {"back 4": "hero"}


def fight(own, enemy, helms=4, players=2, dawn=None, noon=None, **options):
    """Build a fight between *own* and *enemy* creatures, with *helms* points for dawn.

    *dawn* and *noon* set other values of the two seats, as in ``Position.seat``.
    """
    table = position(players, **options)
    dice = "WW" + "H" * helms + "C" * (4 - helms)
    mine = {**HERO_BEHIND, **own} if "hero" not in own.values() else own
    theirs = {**HERO_BEHIND, **enemy} if "hero" not in enemy.values() else enemy
    table.seat(0, hero="earth", dice=dice, hand="healing", board=mine, **(dawn or {}))
    table.seat(1, hero="water", board=theirs, **(noon or {}))
    hero = next(space for space, being in mine.items() if being == "hero")
    return table.stop(0).play("cast healing", f"target {short(hero)} of dawn")


def short(space):
    """Return ``f1`` for ``front 1``."""
    return space[0] + space[-1]


def points(table):
    """Return the helm points that the active player has left."""
    return table.state.bouts[0].act.helms
