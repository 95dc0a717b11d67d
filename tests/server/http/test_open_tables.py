"""Open tables: one link for all open seats, and a start with the players present."""

import asyncio

import pytest

from tests.core.support.rush_manifest import SHELF
from tests.server.support.people import Message, Page, Person, Site, running, settings

FOUR = {"seats": "4", "pace": "stepped"}
THREE = {"seats": "3", "pace": "stepped"}


async def opened(person: Person, *seats: str, **options: str) -> Message:
    return await person.open(*seats, game="rush", options=options)


async def seated(site: Site, table: Message, *names: str) -> list[Person]:
    """Seat new guests in turn, with the link of the table."""
    persons = [await site.person(name) for name in names]
    for person in persons:
        await person.post(f"/api/tables/{table['id']}/sit", key=table["key"])
    return persons


async def resign(page: Page) -> Message:
    await page.say(type="resign", table=page.now["table"], id="1", version=page.now["version"])
    return await page.hears("done")


def kinds(table: Message) -> list[str]:
    return [player["kind"] for player in table["players"]]


def test_the_table_link_gives_the_next_open_seat(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person("Anna")
            table = await opened(anna, "open", "me", "open", **THREE)
            await seated(site, table, "Bert", "Carla")
            now = await anna.get(f"/api/tables/{table['id']}")
            assert [player["name"] for player in now["players"]] == ["Bert", "Anna", "Carla"]
            assert (now["key"], now["invitations"], now["fewer"]) == ("", [], False)

    asyncio.run(scenario())


def test_the_table_link_also_gives_a_chosen_open_seat(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna, bert = await site.person(), await site.person()
            table = await opened(anna, "me", "open", "open", **THREE)
            sit = f"/api/tables/{table['id']}/sit"
            taken = await bert.post(sit, seat=2, key=table["key"])
            assert (taken["mine"], taken["key"]) == ([2], "")

    asyncio.run(scenario())


def test_the_table_link_gives_no_second_seat(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person()
            table = await opened(anna, "me", "open", "open", **THREE)
            [bert] = await seated(site, table, "Bert")
            for person, seat in ((anna, 0), (bert, 1)):
                again = await person.post(f"/api/tables/{table['id']}/sit", key=table["key"])
                assert again["mine"] == [seat]
                assert kinds(again) == ["person", "person", "open"]

    asyncio.run(scenario())


def test_the_table_link_reports_that_no_seat_is_left(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, eve = await site.person(), await site.person()
            table = await anna.open("me", "open")
            sit = f"/api/tables/{table['id']}/sit"
            assert await eve.refused(sit, key="guess") == (403, "bad_key")
            assert await eve.refused(sit) == (403, "bad_key")
            await seated(site, table, "Bert")
            assert await eve.refused(sit, key=table["key"]) == (409, "no_seat_left")
            assert await eve.refused(sit, seat=1, key=table["key"]) == (409, "seat_taken")

    asyncio.run(scenario())


def test_only_the_opener_of_a_table_gets_its_key(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, eve = await site.person(), await site.person()
            table = await anna.open("me", "open")
            assert (await eve.get(f"/api/tables/{table['id']}"))["key"] == ""
            assert (await anna.get("/api/tables"))[0]["key"] == table["key"] != ""

    asyncio.run(scenario())


def test_bots_take_the_open_seats_when_a_table_starts(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("open", "me")
            assert not table["fewer"]
            begin = f"/api/tables/{table['id']}/begin"
            async with anna.at(table["id"]) as page:
                assert await anna.refused(begin) == (409, "needs_all_seats")
                assert await anna.refused(begin, level=9) == (422, "bad_level")
                now = await anna.post(begin, level=1)
                assert (kinds(now), now["players"][0]["level"]) == (["bot", "person"], 1)
                assert await page.my_turn()  # true only after a move of the bot
                assert kinds(page.now) == ["bot", "person"]
                assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"

    asyncio.run(scenario())


def test_a_table_can_start_with_the_players_present(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person("Anna")
            table = await opened(anna, "open", "me", "open", "open", **FOUR)
            id, commitment = table["id"], table["commitment"]
            assert not table["fewer"]
            bert = await site.person("Bert")
            await bert.post(f"/api/tables/{id}/sit", seat=3, key=table["key"])
            eve = await site.person()
            async with anna.at(id) as page, bert.at(id) as other, eve.at(id) as watcher:
                assert (await anna.get(f"/api/tables/{id}"))["fewer"]
                assert (await page.play(0))["reason"]["code"] == "not_begun"
                begun = await anna.post(f"/api/tables/{id}/begin")
                assert begun["options"]["seats"] == "2"
                assert [player["name"] for player in begun["players"]] == ["Anna", "Bert"]
                assert (begun["mine"], begun["commitment"]) == ([0], commitment)
                for seat, who in enumerate((page, other)):
                    now = await who.until(lambda now: len(now["players"]) == 2)
                    assert (now["seat"], len(now["view"]["seats"])) == (seat, 2)
                    assert (await who.play(now["offers"][0]["number"]))["type"] == "done"
                now = await watcher.until(lambda now: len(now["players"]) == 2)
                assert now["seat"] == 17

    asyncio.run(scenario())


def test_a_table_that_started_with_fewer_players_is_restored(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person("Anna")
            table = await opened(anna, "me", "open", "open", **THREE)
            [bert] = await seated(site, table, "Bert")
            await anna.post(f"/api/tables/{table['id']}/begin")
            assert site.inside is not None
            site.inside.tables.open.clear()
            async with bert.at(table["id"]) as page:
                assert [player["name"] for player in page.now["players"]] == ["Anna", "Bert"]
                assert page.now["seat"] == 1

    asyncio.run(scenario())


def test_only_the_opener_can_start_a_table_and_only_once(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person()
            table = await opened(anna, "me", "open", "open", **THREE)
            [bert] = await seated(site, table, "Bert")
            begin = f"/api/tables/{table['id']}/begin"
            assert await bert.refused(begin) == (403, "not_your_table")
            await anna.post(begin)
            assert await anna.refused(begin) == (409, "begun")
            assert await anna.refused("/api/tables/none/begin") == (404, "unknown_table")

    asyncio.run(scenario())


def test_a_guest_cannot_hold_two_seats_in_real_time(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person()
            live = {"seats": "3", "pace": "live"}
            two = {"game": "rush", "seats": ["me", "me", "open"], "options": live}
            answer = await anna.http.post("/api/tables", json=two)
            reason = answer.json()["reason"]
            assert (answer.status_code, reason["code"]) == (422, "one_seat_each")
            assert reason["fields"] == {"option": "option:pace", "value": "pace:live"}
            table = await opened(anna, "me", "open", "open", **live)
            sit = f"/api/tables/{table['id']}/sit"
            invited = table["invitations"][0]
            assert await anna.refused(sit, **invited) == (422, "one_seat_each")
            two["options"] = {**live, "pace": "stepped"}
            assert (await anna.post("/api/tables", **two))["mine"] == [0, 1]

    asyncio.run(scenario())


def test_a_player_sees_if_the_others_continue_after_a_resignation(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path), SHELF) as site:
            anna = await site.person()
            table = await opened(anna, "me", "open", "open", **THREE)
            bert, carla = await seated(site, table, "Bert", "Carla")
            address = f"/api/tables/{table['id']}"
            assert [(await who.get(address))["spare"] for who in (anna, bert)] == [[0], [1]]
            async with anna.at(table["id"]) as page:
                await resign(page)
                assert page.now["result"] is None
                assert page.now["undo"]["code"] == "seat_left"
            for who in (anna, bert, carla):  # one has left, and a last player cannot continue alone
                assert (await who.get(address))["spare"] == []

    asyncio.run(scenario())


@pytest.mark.parametrize("seats", [("me", "bot:1"), ("me", "me")])
def test_no_game_continues_if_a_resignation_ends_it(tmp_path, seats):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            assert (await anna.open(*seats))["spare"] == []

    asyncio.run(scenario())


def test_a_person_can_let_a_bot_play_for_them(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "open")
            [bert] = await seated(site, table, "Bert")
            async with bert.at(table["id"]) as page:
                ask = f"/api/tables/{table['id']}/substitute"
                mine = await anna.post(ask, seat=0, level=1)
                assert (mine["players"][0]["kind"], mine["players"][0]["level"]) == ("person", 1)
                assert await page.my_turn()  # true only after a move of the bot
            back = await anna.post(f"/api/tables/{table['id']}/sit", seat=0)
            assert back["players"][0]["level"] == 0

    asyncio.run(scenario())
