"""Pages continue by themselves when the process of their table ends."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.cluster import Cluster
from tests.browser.support.site import (
    await_verdict,
    newest_version,
    open_table,
    play,
    sit_at,
    start_playing,
    whole_log,
)


@pytest.fixture
def cluster(tmp_path) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.stop()


def place(page: Page, table: str) -> str:
    return str(page.request.get(f"/api/tables/{table}/place").json()["base"])


def assert_whole(page: Page, table: str) -> None:
    """The page has shown each saved version once."""
    saved = page.request.get(f"/api/tables/{table}").json()["version"]
    seen = [int(version) for line in whole_log(page) for version in line.split()]
    assert sorted(seen) == list(range(1, saved + 1))


def test_no_move_is_lost_or_made_twice_when_a_process_is_killed(new_page, cluster):
    anna, bruno = (new_page(address=cluster.address) for _ in range(2))
    table = open_table(anna, "me", "open")
    invitation = anna.request.get(f"/api/tables/{table}").json()["invitations"][0]
    sit_at(anna, table)
    anna.keyboard.press("Escape")
    bruno.goto(f"/#/table/{table}?seat=1&key={invitation['key']}")
    bruno.locator(".pass-screen .act").click()
    expect(anna.locator("dialog")).to_have_count(0)
    before = place(anna, table)
    for page, seed in ((anna, 11), (bruno, 12)):
        start_playing(page, seed)
    while newest_version(anna) < 7:  # the players make moves
        anna.wait_for_timeout(20)
    cluster.end(before, signal.SIGKILL)
    for page in (anna, bruno):
        assert await_verdict(page)
        assert_whole(page, table)
    assert place(anna, table) != before


def test_a_match_follows_its_table_from_process_to_process(new_page, cluster):
    page = new_page(address=cluster.address)
    table = open_table(page, "me", "me")
    sit_at(page, table)
    for seed in range(2):
        play(page, seed, choices=4)
        before = place(page, table)
        cluster.end(before, signal.SIGTERM)
        cluster.start(before)
    play(page, seed=9, choices=4)
    assert_whole(page, table)
