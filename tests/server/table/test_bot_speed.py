"""The pauses of bots follow the speed that the player wants, and reveal nothing secret."""

import asyncio

import pytest

from antro.core.chance.fair import Chance
from antro.core.match.table import fair_table
from antro.games import GAMES
from antro.server.table.bot_delay import AT_ONCE, GROUPED, LATER, SPEEDS, pause_share
from tests.core.support.tables import do_all, played_to_turns
from tests.server.http.test_lobby import two_at_a_table
from tests.server.support.people import running, settings
from tests.server.support.rush_tables import live_at, opened, rushing


def after(line, speed="normal", seat=1):
    """Return the share of a pause of *seat* after these moves of Toll."""
    return pause_share(do_all(played_to_turns(), line).match, seat, speed)


def at_the_start(speed, seat=0):
    """Return the share of a pause in a new game, where nobody has moved."""
    game = GAMES["vast"].make({"roles": "KG"})
    table = fair_table(game, Chance("00" * 32, ["", ""]))
    table.begin(0)
    return pause_share(table.match, seat, speed)


def test_slower_speeds_have_longer_pauses():
    shares = [at_the_start(speed) for speed in SPEEDS]
    assert list(SPEEDS) == ["slow", "normal", "fast", AT_ONCE]
    assert shares == sorted(shares, reverse=True)
    assert shares[1] == 1
    assert shares[-1] == 0


@pytest.mark.parametrize("speed", SPEEDS)
def test_moves_in_a_row_are_one_beat(speed):
    first, further = after("0 stop", speed), after("0 stop, 1 step", speed)
    assert further == pytest.approx(GROUPED * first)


def test_normal_bots_are_faster_after_everybody_has_moved():
    assert after("0 stop") == pytest.approx(LATER * at_the_start("normal"))
    for speed in ("slow", "fast"):
        assert after("0 stop", speed) == at_the_start(speed)


def test_the_pause_depends_only_on_the_seats_that_moved():
    """Toll: a secret pledge and what is stirred out of the purse change nothing."""
    assert after("0 step, 0 stop") == after("0 stir, 0 stop") == after("0 roll, 0 stop")


def test_the_player_sets_the_speed_of_the_bots(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna = await site.person()
            table = await anna.open("me", "bot:1")
            live = site.inside.tables.open[table["id"]]
            async with anna.at(table["id"]) as page:
                for speed in ("fast", AT_ONCE, "slow"):
                    await page.say(type="bot_speed", table=table["id"], speed=speed)
                    await page.say(type="hint", table=table["id"])
                    await page.hears("advice")
                    assert live.bots.delay.speed == speed
                    assert live.bots.delay.skipped == (speed == AT_ONCE)

    asyncio.run(scenario())


def test_the_speed_does_not_count_while_other_people_play(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna, _, id = await two_at_a_table(site)
            live = site.inside.tables.open[id]
            before = live.bots.pause_share(1)
            async with anna.at(id) as page:
                await page.say(type="bot_speed", table=id, speed=AT_ONCE)
                await page.say(type="coach", table=id, wanted=True)
                await page.hears("coaching")
            assert live.bots.pause_share(1) == before > 0
            assert not live.bots.delay.skipped

    asyncio.run(scenario())


def test_the_speed_counts_once_the_other_person_has_resigned(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna, bert = await site.person(), await site.person()
            table = await opened(anna, "me", "open", "bot:1", pace="stepped")
            await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
            async with anna.at(table["id"]) as page, bert.at(table["id"]) as leaving:
                live = live_at(site, page)
                live.bots.delay.speed = AT_ONCE
                assert live.bots.pause_share(2) > 0
                await leaving.until(lambda now: bool(now["offers"]))
                asked = {"table": table["id"], "version": leaving.now["version"], "id": "bye"}
                await leaving.say(type="resign", **asked)
                await leaving.hears("done")
                assert live.table.match.gone == [1]
                assert live.persons() == {live.row.seats[0].player}
                assert live.bots.pause_share(2) == 0

    asyncio.run(scenario())
