"""The sentences for every end of a game, with the reason for it."""

from antro.games.vast.components.roles import CAVE, GOBLINS
from antro.games.vast.flow.turns import end_round
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.map.effects.removing import remove_tile
from tests.games.support.ending_tests import EndingTests, sentences
from tests.games.vast.cave.test_cave import cave, on_turn
from tests.games.vast.dragon.support.lair import LINE, hunt
from tests.games.vast.goblins.support.tribes import at_work
from tests.games.vast.goblins.test_actions import crystal
from tests.games.vast.knight.support.her_turn import her_turn, walk
from tests.games.vast.map.test_collapse import collapsing
from tests.games.vast.support.position import position
from tests.games.vast.thief.support.den import prowl


def dragon_dead():
    table = her_turn("KD", "E +o0", put=[("dragon", (0, 0))], strength=2)
    table.dragon(health=1, surfaced=1)
    return table.play("have encounter", "knight attacks dragon")


def crystals_and_out():
    table = her_turn("KG", "E +o0", at=(1, 0), smashed=5)
    walk(table, "west")
    return table


def crystals():
    table = crystal("GC", fangs=3, bones=3, crystals=4).put("fangs", (1, 0)).put("bones", (1, 0))
    return at_work(table, "fangs").play("attack crystal", "activate bones", "attack crystal")


def knight_dead(roles):
    return her_turn(roles, "E +o0", health=1).do(lose_health, 1)


def fallen(roles, by):
    table = collapsing(roles).map("f E +o0:crystal")
    table.state.ground.crystals_gone = 4
    return table.do(remove_tile, table.at(1, 0), by)


def hatred():
    table = cave("KGDC", cave_level="hard")
    table.state.collapsing = 1
    table.state.ground.crystals_gone = 5
    table.cave(hatred=1)
    return on_turn(table, "trail").play("hatred with trail", "hatred token")


def last_round(roles):
    table = position(roles).turn("knight")
    table.state.round = 80
    return table.do(end_round)


def still(roles):
    table = position(roles).turn("knight")
    table.state.collapsing = 1
    return table.do(end_round).do(end_round)


def left_alone():
    table = position("KG").turn("knight")
    table.game.leave(table.state, 0)
    return table


def gave_up():
    table = position("KGD").turn("knight").knight(health=1)
    table.game.leave(table.state, 1)
    return table.do(lose_health, 1)


class TestEndings(EndingTests):
    name = "vast"
    said = sentences(__file__)
    ends = {
        "dragon_dead": dragon_dead,
        "crystals_and_out": crystals_and_out,
        "crystals": crystals,
        "awake_and_out": lambda: hunt(rows=LINE, at=(1, 0), surfaced=1).play("free move west 1"),
        "stashed": lambda: prowl(at=(1, 0), stashed=5, treasures=1).play(
            "thief step west", "stash on flip 1"
        ),
        "knight_dead": lambda: knight_dead("KGDCT"),
        "ambushed": lambda: knight_dead("KT"),
        "ambushed_alone": lambda: knight_dead("K"),
        "collapse": lambda: fallen("KGC", CAVE),
        "collapse_and_hatred": hatred,
        "collapse_lost": lambda: fallen("KG", GOBLINS),
        "collapse_alone": lambda: fallen("G", GOBLINS),
        "rounds": lambda: last_round("KGC"),
        "rounds_lost": lambda: last_round("KG"),
        "rounds_alone": lambda: last_round("K"),
        "still": lambda: still("KGC"),
        "still_lost": lambda: still("KG"),
        "still_alone": lambda: still("K"),
        "left_alone": left_alone,
        "gave_up": gave_up,
    }
