"""Positions in which helms are to be used.

    table = fight({"front 2": "gnome"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn", "strike f3 of noon")

Seat 0, dawn, an earth hero at back 4, has stopped and cast a healing that healed nothing; seat 1,
noon, a water hero, has his at back 4 too.
"""

from tests.games.heroes.support.position import position

HERO_BEHIND = {"back 4": "hero"}


def fight(own, enemy, helms=4, players=2, dawn=None, noon=None, **options):
    """*own* and *enemy* creatures on their boards, and dawn with points for his *helms*.

    *dawn* and *noon* are what else the two have; see ``Position.seat``.
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
    """``f1`` for ``front 1``."""
    return space[0] + space[-1]


def points(table):
    """The points for helms that the actor has left."""
    return table.state.bouts[0].act.helms
