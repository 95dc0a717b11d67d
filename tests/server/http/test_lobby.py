"""Seats: invitations, leaving, substitutes, hot seats and rematches."""

import asyncio
from urllib.parse import urlencode

import pytest

from antro.core.chance.fair import commitment
from antro.games import GAMES
from antro.server.http.lobby import LISTED
from antro.server.ops.seeds import Seeds
from tests.server.support.people import Message, Page, Person, Site, running, settings


async def two_at_a_table(site: Site, **more: object) -> tuple[Person, Person, str]:
    anna, bert = await site.person("Anna"), await site.person("Bert")
    table = await anna.open("me", "open", **more)
    await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
    return anna, bert, table["id"]


async def act(page: Page, kind: str) -> Message:
    """Undo or resign, and wait for the answer."""
    now = page.now
    await page.say(type=kind, table=now["table"], id=kind, version=now["version"])
    while (message := await page.hear())["type"] not in ("done", "refused"):
        pass
    return message


def test_an_invitation_opens_one_seat_once(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, eve = [await site.person() for _ in range(3)]
            table = await anna.open("me", "open")
            sit, [invitation] = f"/api/tables/{table['id']}/sit", table["invitations"]
            seen = await eve.get(f"/api/tables/{table['id']}")
            assert (seen["invitations"], seen["mine"], seen["version"]) == ([], [], 0)
            assert await eve.refused(sit, seat=1, key="guess") == (403, "bad_key")
            assert await eve.refused(sit, seat=0, key=invitation["key"]) == (409, "seat_taken")
            assert await eve.refused(sit, seat=7) == (422, "bad_seat")
            taken = await bert.post(sit, **invitation)
            assert (taken["mine"], taken["version"]) == ([1], 8)
            assert await eve.refused(sit, **invitation) == (409, "seat_taken")

    asyncio.run(scenario())


def test_a_server_deals_from_the_given_seeds(tmp_path):
    class Repeated(Seeds):
        def new_table(self) -> str:
            return "00" * 32

    async def scenario() -> None:
        async with running(settings(tmp_path, seeds=Repeated())) as site:
            anna = await site.person()
            one, other = await anna.open("me", "me"), await anna.open("me", "me")
            assert one["id"] != other["id"]
            assert one["commitment"] == other["commitment"] == commitment("00" * 32)

    asyncio.run(scenario())


def test_nothing_is_dealt_before_all_seats_are_taken(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert = await site.person(), await site.person()
            table = await anna.open("open", "me")
            await anna.post(f"/api/tables/{table['id']}/sit", entropy="of Anna's")
            async with anna.at(table["id"]) as page:
                assert (page.now["version"], page.now["to_act"]) == (0, [16])
                invited = table["invitations"][0]
                await bert.post(f"/api/tables/{table['id']}/sit", **invited, entropy="of Bert's")
                now = await page.until(lambda now: now["version"] == 8)
                assert now["to_act"] == [0]
                assert now["players"][0]["kind"] == "person"

    asyncio.run(scenario())


def test_bad_tables_are_not_opened(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            bad: dict[str, Message] = {
                "unknown_game": {"game": "chess", "seats": ["me", "me"]},
                "bad_seats": {"game": "drako", "seats": ["me"]},
                "bad_seat": {"game": "drako", "seats": ["me", "you"]},
                "bad_level": {"game": "drako", "seats": ["me", "bot:9"]},
                "bad_option": {"game": "drako", "seats": ["me", "me"], "options": {"size": "xl"}},
                "bad_message": {"game": "drako", "seats": "me"},
            }
            for code, wanted in bad.items():
                _, reason = await anna.refused("/api/tables", **wanted)
                assert reason == code
            assert await anna.get("/api/tables") == []

    asyncio.run(scenario())


def test_a_hot_seat_sees_one_side_at_a_time(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            assert table["mine"] == [0, 1]
            async with anna.at(table["id"], seat=0) as page:
                hands = [side["hand"] for side in page.now["view"]["sides"]]
                assert hands[0]
                assert not hands[1]
                await page.say(type="join", table=table["id"], seat=1)
                other = await page.hears("snapshot")
                hands = [side["hand"] for side in other["view"]["sides"]]
                assert (other["seat"], hands[0]) == (1, [])
                assert hands[1]

    asyncio.run(scenario())


def test_my_tables_are_listed_newest_first(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            other = await bert.open("me", "bot:1")
            assert [table["id"] for table in await anna.get("/api/tables")] == [id]
            listed = await bert.get("/api/tables")
            assert [table["id"] for table in listed] == [other["id"], id]
            assert [player["name"] for player in listed[1]["players"]] == ["Anna", "Bert"]

    asyncio.run(scenario())


def test_a_running_game_stays_listed_after_many_finished_games(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            old = (await anna.open("me", "me"))["id"]
            for _ in range(LISTED):
                async with anna.at((await anna.open("me", "me"))["id"]) as page:
                    await act(page, "resign")
            listed = await anna.get("/api/tables")
            assert len(listed) == LISTED
            assert [table["id"] for table in listed if table["result"] is None] == [old]

    asyncio.run(scenario())


def test_a_rematch_in_a_campaign_is_the_next_game_with_the_same_sides(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            campaign = {"roles": "KG", "campaign": "begin"}
            anna, _, id = await two_at_a_table(site, game="vast", options=campaign)
            async with anna.at(id) as page:
                await act(page, "resign")
            sequel = (await anna.get(f"/api/tables/{id}"))["sequel"]
            again = await anna.post(f"/api/tables/{id}/rematch")
            assert again["options"] == sequel
            assert [player["name"] for player in again["players"]] == ["Anna", "Bert"]
            levels = [again["options"][f"{role}-level"] for role in ("knight", "goblins")]
            assert (again["options"]["campaign"], levels) == ("go-on", ["easiest", "easy"])

    asyncio.run(scenario())


def test_resigning_ends_the_game_and_the_rematch_changes_sides(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            rematch = f"/api/tables/{id}/rematch"
            assert await anna.refused(rematch) == (409, "not_over")
            async with anna.at(id) as page, bert.at(id) as other:
                assert (await act(page, "resign"))["type"] == "done"
                over = await other.until(lambda now: now["result"] is not None)
                assert over["result"] == {"scores": [-1, 1], "how": "resigned", "clause": ""}
                assert over["to_act"] == over["offers"] == []
                assert (await other.play(0))["reason"]["code"] == "finished"
                again = await anna.post(rematch)
                assert (await bert.post(rematch))["id"] == again["id"]
                assert (await other.hears("next"))["next"] == again["id"]
                assert [player["name"] for player in again["players"]] == ["Bert", "Anna"]
                assert (again["version"], again["sequel"]) == (0, None)
                await anna.post(f"/api/tables/{again['id']}/sit")
                assert (await bert.post(f"/api/tables/{again['id']}/sit"))["version"] == 8
            assert await (await site.person()).refused(rematch) == (403, "not_your_seat")

    asyncio.run(scenario())


def test_a_rematch_keeps_the_sides_if_the_player_asks_for_that(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await act(page, "resign")
            again = await anna.post(f"/api/tables/{id}/rematch", swap=False)
            assert [player["name"] for player in again["players"]] == ["Anna", "Bert"]

    asyncio.run(scenario())


def test_a_page_learns_when_a_bot_may_take_over_for_an_absent_player(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, patience=7)) as site:
            anna = await site.person()
            assert (await anna.open("me", "bot:1"))["patience"] == 7
        assert settings(tmp_path).patience == 20

    asyncio.run(scenario())


def test_a_move_can_be_undone_if_the_rules_of_undo_allow_it(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me", options={"placement": "free"})
            async with anna.at(table["id"], seat=1) as page:
                first = page.now
                assert first["undo"]["code"] == "nothing_to_undo"
                assert (await act(page, "undo"))["reason"] == first["undo"]
                await page.play(first["offers"][0]["number"])
                assert page.now["undo"] is None
                assert (await act(page, "undo"))["type"] == "done"
                assert page.now["log"][-1]["what"] == "undone"
                assert page.now["view"] == first["view"]
                assert page.now["offers"] == first["offers"]

    asyncio.run(scenario())


def test_a_seat_is_flagged_when_its_time_runs_out(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            clock = {"type": "fischer", "initial": 300, "increment": 0}
            _, bert, id = await two_at_a_table(site, clock=clock)
            async with bert.at(id) as page:
                assert page.now["clocks"]["running"] == [0]
                assert 0 <= page.now["clocks"]["left"][0] <= 300
                over = await page.until(lambda now: now["result"] is not None)
                assert over["result"]["how"] == "flagged"
                assert over["result"]["scores"] == [-1, 1]

    asyncio.run(scenario())


def test_a_bot_replaces_an_absent_player_until_the_player_returns(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            ask = f"/api/tables/{id}/substitute"
            async with bert.at(id) as page:
                assert await bert.refused(ask, seat=0, level=1) == (409, "seat_taken")
                await anna.post(f"/api/tables/{id}/stand", seat=0)
                people = await page.hears("people")
                assert people["players"][0]["away"]
                assert await bert.refused(ask, seat=0, level=12) == (422, "bad_level")
                eve = await site.person()
                assert await eve.refused(ask, seat=0, level=1) == (403, "not_your_seat")
                await bert.post(ask, seat=0, level=1)
                assert await page.my_turn()  # true only after a move of the bot
                assert page.now["players"][0]["level"] == 1
            async with anna.at(id) as page:
                assert (await page.play(0))["reason"]["code"] == "bot_plays"
                mine = await anna.post(f"/api/tables/{id}/sit", seat=0)
                assert (mine["players"][0]["level"], mine["players"][0]["away"]) == (0, False)

    asyncio.run(scenario())


def test_an_offline_player_can_be_replaced_after_a_while(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, patience=0.2)) as site:
            anna, bert, id = await two_at_a_table(site)
            ask = f"/api/tables/{id}/substitute"
            async with anna.at(id), bert.at(id) as page:
                await asyncio.sleep(0.3)
                assert await bert.refused(ask, seat=0, level=1) == (409, "seat_taken")
            async with bert.at(id) as page:
                await asyncio.sleep(0.3)
                await bert.post(ask, seat=0, level=1)
                assert await page.my_turn()

    asyncio.run(scenario())


def test_players_without_a_name_are_numbered_if_there_are_several(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            three = {"players": "3", "mode": "points"}
            table = await anna.open("me", "me", "open", game="heroes", options=three)
            assert [player["guest"] for player in table["players"]] == [1, 2, 0]
            await anna.post("/api/me", name="Anna")
            clara = await site.person()
            joined = await clara.post(f"/api/tables/{table['id']}/sit", seat=2, key=table["key"])
            assert [player["guest"] for player in joined["players"]] == [0, 0, 0]

    asyncio.run(scenario())


def test_a_guest_learns_whose_table_it_is(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("open", "me"))["id"]
            guest = await site.person()
            assert (await guest.get(f"/api/tables/{id}"))["opener"] == 1
            empty = (await anna.open("open", "open"))["id"]
            assert (await guest.get(f"/api/tables/{empty}"))["opener"] is None

    asyncio.run(scenario())


def test_everyone_sees_players_come_and_go(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                assert [player["here"] for player in page.now["players"]] == [True, False]
                async with bert.at(id):
                    here = await page.hears("people")
                    assert here["players"][1]["here"]
                gone = await page.hears("people")
                assert not gone["players"][1]["here"]
                await bert.post("/api/me", name="Berto")
                assert (await page.hears("people"))["players"][1]["name"] == "Berto"

    asyncio.run(scenario())


def test_an_unwatched_table_is_closed(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, idle=0.1)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                done = await page.play(page.now["offers"][0]["number"])
            assert site.inside is not None
            await asyncio.sleep(0.3)
            assert not site.inside.tables.open
            async with anna.at(id) as page:
                assert page.now["version"] == done["version"]

    asyncio.run(scenario())


def test_an_unwatched_table_is_closed_after_bots_finish_it(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, idle=0.1)) as site:
            anna = await site.person()
            id = (await anna.open("me", "bot:1"))["id"]
            await anna.post(f"/api/tables/{id}/substitute", seat=0, level=1)
            assert site.inside is not None
            live = site.inside.tables.open[id]
            async with asyncio.timeout(60):
                while live.table.result is None:
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            assert not site.inside.tables.open

    asyncio.run(scenario())


def test_roles_are_listed_for_any_options(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            shelf = {game["name"]: game for game in await anna.get("/api/games")}
            for name, manifest in GAMES.items():
                assert shelf[name]["roles"] == manifest.roles({})
                for options in manifest.samples:
                    asked = f"/api/games/{name}/roles?{urlencode(options)}"
                    assert await anna.get(asked) == {"roles": manifest.roles(options)}

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("chess/roles", 404, "unknown_game"),
        ("drako/roles?matchup=orcs", 422, "bad_option"),
        ("drako/roles?colour=red", 422, "bad_option"),
    ],
)
def test_roles_of_unknown_games_or_options_are_refused(tmp_path, asked, status, code):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            answer = await anna.http.get(f"/api/games/{asked}")
            assert (answer.status_code, answer.json()["reason"]["code"]) == (status, code)

    asyncio.run(scenario())
