"""Replays and records: during a game only the player's own view, after it everything."""

import asyncio
from copy import deepcopy
from random import Random

from antro.testing.laws.messages import changed
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.support.people import Message, Person, running, settings


def hands(replay: Message) -> list[int]:
    """Return the number of known cards in each hand in the last frame."""
    changes = [change for frame in replay["frames"] for change in frame["changes"]]
    view = changed(deepcopy(replay["view"]), changes)
    return [sum(card["count"] for card in side["hand"]) for side in view["sides"]]


async def refused(person: Person, path: str) -> tuple[int, str]:
    answer = await person.http.get(path)
    return answer.status_code, answer.json()["reason"]["code"]


def test_a_player_sees_their_own_past_while_the_game_runs(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            path = f"/api/tables/{id}/replay"
            own = await anna.get(path)
            assert (own["seat"], len(own["frames"])) == (0, 9)
            assert hands(own)[0] > 0
            assert hands(own)[1] == 0
            assert hands(await bert.get(path))[0] == 0
            watched = await anna.get(f"{path}?seat=17")
            assert hands(watched) == [0, 0]
            assert await refused(anna, f"{path}?seat=1") == (403, "not_your_seat")
            assert await refused(anna, f"{path}?seat=18") == (409, "not_over")
            assert await refused(anna, f"{path}?seat=x") == (422, "bad_seat")
            assert await refused(anna, f"/api/tables/{id}/record") == (409, "not_over")

    asyncio.run(scenario())


def test_a_finished_game_is_public_and_its_chance_can_be_checked(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await page.play(page.now["offers"][0]["number"])
                await act(page, "resign")
            for seat, shown in {0: (True, False), 1: (False, True), 18: (True, True)}.items():
                replay = await anna.get(f"/api/tables/{id}/replay?seat={seat}")
                assert tuple(count > 0 for count in hands(replay)) == shown
            replay = await anna.get(f"/api/tables/{id}/replay?seat=18")
            assert replay["result"]["how"] == "resigned"
            record = (await bert.http.get(f"/api/tables/{id}/record")).text
            opened = await post_record(bert, record)
            assert opened["fairness"]["fair"]
            assert opened["fairness"]["draws"] >= 8
            assert opened["replay"] == replay
            plain = {"accept-encoding": "identity"}
            answer = await anna.http.get(f"/api/tables/{id}/replay?seat=18", headers=plain)
            assert answer.json() == replay
            info = await anna.get(f"/api/tables/{id}")
            assert info["seed"] in record
            assert info["commitment"] in record

    asyncio.run(scenario())


def test_a_changed_record_is_detected(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await act(page, "resign")
            record = (await anna.http.get(f"/api/tables/{id}/record")).text
            lines = record.splitlines()
            seed = lines[-1].split('"')[-2]
            other = seed[:-1] + ("0" if seed[-1] != "0" else "1")
            opened = await post_record(anna, record.replace(seed, other))
            assert not opened["fairness"]["fair"]
            codes = {reason["code"] for reason in opened["fairness"]["wrong"]}
            assert "commitment_differs" in codes
            for broken in ("", "nonsense\n", lines[1] + "\n", record[:-9], "[]\n" * 9):
                answer = await anna.http.post("/api/records", content=broken, headers=JSON)
                assert (answer.status_code, answer.json()["reason"]["code"]) == (422, "bad_record")
            latin = record.encode().replace(b'"seats":["', b'"seats":["\xe9', 1)
            for path in ("/api/records", "/api/reviews?seat=0"):
                answer = await anna.http.post(path, content=latin, headers=JSON)
                reason = answer.json()["reason"]
                assert (answer.status_code, reason["code"]) == (422, "bad_record")
                assert reason["fields"]["n"] == latin.index(b"\xe9") + 1
            long = await anna.http.post("/api/records", content="x" * 1_000_000, headers=JSON)
            assert (long.status_code, long.json()["reason"]["code"]) == (413, "too_big")

    asyncio.run(scenario())


def test_a_replay_has_only_changes_so_it_stays_short(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            alone = await anna.open("me", game="volfyirion", options={"mode": "solo"})
            id, luck = alone["id"], Random(1)
            async with anna.at(id) as page:
                while await page.my_turn():
                    await page.play(luck.choice(page.now["offers"])["number"])
            record = (await anna.http.get(f"/api/tables/{id}/record")).content
            opened = await anna.http.post("/api/records", content=record, headers=JSON)
            assert len(opened.content) < 40 * len(record)

    asyncio.run(scenario())


JSON = {"content-type": "application/json"}


async def post_record(person: Person, record: str) -> Message:
    answer = await person.http.post("/api/records", content=record, headers=JSON)
    assert answer.status_code == 200, answer.text
    opened: Message = answer.json()
    return opened


def test_the_text_of_a_table_shows_no_more_than_the_view(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            path = f"/api/tables/{id}/text"
            mine = (await anna.http.get(f"{path}?seat=0&lang=it")).text
            watched = (await anna.http.get(f"{path}?seat=17&lang=it")).text
            assert mine != watched
            assert (await bert.http.get(f"{path}?seat=0&lang=it")).text == watched

    asyncio.run(scenario())
