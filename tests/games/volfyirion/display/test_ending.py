"""The sentences for every ending, with the count that decided it."""

from tests.games.support.ending_tests import EndingTests, ending_texts, sentences
from tests.games.volfyirion.flow.test_coop import Coop
from tests.games.volfyirion.flow.test_solo import Solo
from tests.games.volfyirion.flow.test_team import Team
from tests.games.volfyirion.support.tables import ME, RIVAL, SITE, Table


def ruined(table, *cities):
    for city in cities:
        table.state.sites.standing &= ~(1 << SITE[city])
    return table


def late(*cities):
    return ruined(Table(turns=100), *cities).play("end").resolve()


def conquest():
    table = ruined(Table(points=(0, 27, 0)), "tylaris")
    return table.play("attack yrdesh", "attack akao_uket", "attack kyr")


def conquest_by_dragon():
    return ruined(Table(dragon="alantar"), "tylaris", "vahylea").play("end")


def siege():
    sites = [f"attack stronghold:{place}" for place in (4, 5, 6)]
    return Team().pool(battle=54).play(*sites)


def siege_by_dragon():
    table = Team(at=0)
    for stronghold in (1, 2):
        table.state.sites.standing &= ~table.state.config.strongholds[stronghold]
    return table.done()


def ashes():
    table = Solo(rage="endless_tactic")
    table.state.sites.standing = 0b001
    return table.strike()


class TestEndings(EndingTests):
    name = "volfyirion"
    said = sentences(__file__)
    ends = {
        "conquest": conquest,
        "conquest_by_dragon": conquest_by_dragon,
        "siege": siege,
        "siege_by_dragon": siege_by_dragon,
        "turns": lambda: late("yrdesh"),
        "defences": lambda: late("tylaris", "kyr"),
        "draw": lambda: late("tylaris", "yrdesh"),
        "overcome": lambda: Solo(points=(0, 16, 0)).play("slay"),
        "overcome_alone": lambda: Coop().rich(ME, knowledge=20).play("banish alone_knowledge"),
        "overcome_together": lambda: (
            Coop().rich(ME, battle=15).rich(RIVAL, battle=15).play("banish joint_battle")
        ),
        "ashes": ashes,
        "outlasted": lambda: Coop(turns=40).night(),
    }


def test_the_solo_ending_names_the_points_that_beat_the_dragon():
    table = Solo(points=(0, 0, 16)).play("subjugate")
    assert "16 knowledge points" in ending_texts(table.game, table.state)[1]
