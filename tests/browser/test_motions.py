"""Animations of a move and its random results: their order, their length and their sound."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support.site import AT_REST, end_turn, open_table, play, sit_at

TIMES = "\N{MULTIPLICATION SIGN}"
READY = {"boards": "ready", "first": "seat"}
LONGEST = 1200  # milliseconds from a choice until nothing moves, with any random results

# Record every animation from now on: the class of its element, its start and its end.
WATCH = """
() => {
  const [animate, seen] = [Element.prototype.animate, []];
  Element.prototype.animate = function (frames, timing) {
    const name = typeof this.className === "string" ? this.className : "";
    seen.push([name.split(" ")[0], timing.delay, timing.delay + timing.duration]);
    return animate.call(this, frames, timing);
  };
  window.animated = seen;
}
"""


# Count the moving things in every frame of the next second.
COUNT = """
() => {
  const moves = ({ effect, playState }) =>
    playState === "running" && effect.getComputedTiming().activeDuration > 1;
  window.moving = 0;
  const until = performance.now() + 1000;
  const count = () => {
    window.moving += document.getAnimations().filter(moves).length;
    if (performance.now() < until) requestAnimationFrame(count);
    else window.counted = true;
  };
  count();
}
"""


def watched(page: Page, game: str, *seats: str, **options: str) -> Page:
    """Open a table and record the animations of its page."""
    sit_at(page, open_table(page, *seats, game=game, **options))
    expect(page.locator("[data-standing=lit]").first).to_be_visible()
    page.evaluate(WATCH)
    return page


def animated(page: Page, name: str) -> list[Any]:
    return [row for row in page.evaluate("animated") if row[0] == name]


def test_each_card_of_a_draw_flies_and_is_seen_when_it_lands(new_page):
    page = watched(new_page(reduced_motion="no-preference"), "drako", "me", "me")
    page.locator("[data-thing='pile:deck']").click()
    expect(page.locator(".hand .card")).to_have_count(6)
    first, second = animated(page, "ghost")
    assert first[1] < second[1]  # one after the other
    assert [row[1:] for row in animated(page, "card")] == [first[1:], second[1:]]
    expect(page.locator(".ghost")).to_have_count(0)
    assert second[2] < LONGEST


def test_the_old_hand_leaves_before_the_next_one_comes(new_page):
    page = watched(new_page(reduced_motion="no-preference"), "volfyirion", "me", mode="solo")
    end_turn(page)
    expect(page.locator("ol.log")).to_contain_text("Ends the turn")
    flights = animated(page, "ghost")
    gone, come = flights[:5], flights[5:10]
    assert len(come) == 5
    assert max(row[2] for row in gone) <= min(row[1] for row in come)
    assert max(row[2] for row in flights) < LONGEST


def test_a_card_leaves_the_centre_before_the_next_one_takes_its_place(new_page):
    page = watched(new_page(reduced_motion="no-preference"), "volfyirion", "me", "me", first="seat")
    page.locator("[data-thing^='centre:']").first.click()
    page.locator("[data-choice='choice:exchange'], .ways .act").first.click()
    expect(page.locator("ol.log")).to_contain_text("on the bottom of the strategy deck")
    page.wait_for_selector(".ghost")
    left, came = animated(page, "ghost")
    assert left[2] <= came[1]
    [shown] = animated(page, "card")
    assert shown[1:] == came[1:]


def test_the_pass_screen_waits_for_the_animations(new_page):
    page = watched(new_page(reduced_motion="no-preference"), "volfyirion", "me", "me", first="seat")
    end_turn(page)
    page.wait_for_selector(".ghost")
    expect(page.locator(".pass-screen")).to_have_count(0)
    page.wait_for_selector(".pass-screen")
    assert page.locator(".ghost").count() == 0


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("drako", {}),
        ("volfyirion", {"first": "seat"}),
        ("heroes", READY),
        ("vast", {"roles": "KG"}),
    ],
)
def test_things_move_only_where_that_is_wanted(new_page, game, options, wish):
    page = new_page(reduced_motion=wish)
    sit_at(page, open_table(page, "me", "me", game=game, **options))
    expect(page.locator("[data-standing=lit], .ways .act").first).to_be_visible()
    page.wait_for_function(AT_REST)
    page.evaluate(COUNT)
    play(page, seed=1, choices=4)
    page.wait_for_function("() => window.counted")
    assert (page.evaluate("moving") > 0) == (wish == "no-preference")


def test_a_change_of_the_layout_is_not_animated(new_page):
    page = new_page(reduced_motion="reduce")
    sit_at(page, open_table(page, "me", "me"))
    page.wait_for_function(AT_REST)
    started = """() => {
      document.documentElement.style.fontSize = "20px";
      return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
    }"""
    assert page.evaluate(started) == 0


def test_a_screen_reader_hears_all_effects_of_a_move_and_equal_ones_once(new_page):
    drako, volfyirion = new_page("it"), new_page("en")
    sit_at(drako, open_table(drako, "me", "me"))
    drako.locator("[data-thing='pile:deck']").click()
    card = r"Il Drago pesca una carta: [^.]+\."
    once = re.compile(rf"^Drago: Pesca 2 carte\. {card}( {TIMES}2| {card})$")
    expect(drako.locator("[aria-live]").first).to_have_text(once)
    sit_at(volfyirion, open_table(volfyirion, "me", "me", game="volfyirion", first="seat"))
    end_turn(volfyirion)
    said = volfyirion.locator("[aria-live]").first
    expect(said).to_have_text(re.compile(r"^House Volarees: Ends the turn\. House Volarees disc"))
    expect(said).to_have_text(re.compile(rf"House Rorius draws a card\. {TIMES}5$"))
