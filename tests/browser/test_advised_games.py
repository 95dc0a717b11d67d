"""Whole games against bots, played by the page's own advice."""

import pytest
from playwright.sync_api import expect

from antro.games import GAMES
from tests.browser.support.advised import play_by_advice
from tests.browser.support.site import await_verdict, open_table, sit_at

BOTS = {"drako": 1, "volfyirion": 1, "heroes": 1, "vast": 4}
OPTIONS = {"heroes": {"pace": "stepped"}}


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_by_the_pages_own_advice_ends_and_every_advice_has_a_reason(new_page, game):
    page = new_page(width=1440, height=900)
    table = open_table(page, "me", *["bot:1"] * BOTS[game], game=game, **OPTIONS.get(game, {}))
    sit_at(page, table)
    advice = play_by_advice(page)
    assert [said for said in advice if len(said.splitlines()) < 2] == []
    assert await_verdict(page) in {"Victory", "Defeat", "Draw"}
    expect(page.locator("dialog .why").get_by_role("link")).to_have_count(1)  # the rule
