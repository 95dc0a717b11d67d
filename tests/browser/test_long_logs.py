"""The log of an old table: few lines on the page, and older ones when a player scrolls."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.support.site import open_table, sit_at

MOST: Final = 60

# Make and undo a move again and again, over a second socket of the same guest.
GROW: Final = """
async ([table, events]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const heard = [];
  let wake = () => {};
  socket.onmessage = ({ data }) => {
    heard.push(...data.split("\\n").map((line) => JSON.parse(line)));
    wake();
  };
  const next = async () => {
    while (heard.length === 0) await new Promise((done) => (wake = done));
    return heard.shift();
  };
  const moves = new Map();
  let version = 0;
  let offers = [];
  let undoable = false;
  const say = (message) => socket.send(JSON.stringify({ table, ...message }));
  const until = async (wanted) => {
    for (let found = false; !found; ) {
      const message = await next();
      if (message.type === "refused") throw new Error(JSON.stringify(message));
      if (message.type === "snapshot" || message.type === "update") {
        version = message.version;
        undoable = message.undo === null;
        for (const offer of message.offers) {
          if (typeof offer === "object") moves.set(offer.number, offer);
        }
        offers = message.offers.map((offer) => moves.get(offer.number ?? offer));
        found = wanted();
      }
    }
  };
  const ask = async (request) => {
    const before = version;
    say({ id: `${request.type} ${version}`, version, ...request });
    await until(() => version > before);
  };
  const walk = () => offers.find(({ kind }) => kind === "walk")?.number;
  await new Promise((open) => (socket.onopen = open));
  say({ type: "join" });
  await until(() => offers.length > 0);
  for (const end = version + events; version < end; ) {
    await ask({ type: "play", move: walk() ?? offers[0].number });
    if (undoable && offers.length > 0) await ask({ type: "undo" });
    else if (offers.length === 0) await until(() => offers.length > 0);
  }
  socket.close();
  return version;
}
"""


def old_table(page: Page, events: int) -> int:
    """Open a table with that many events. Return its version."""
    sit_at(page, open_table(page, "me", "bot:1"))
    return grow(page, events)


def grow(page: Page, events: int) -> int:
    """Add that many events. Return the new version."""
    return int(page.evaluate(GROW, [page.url.rsplit("/", 1)[1], events]))


def lines(page: Page) -> Locator:
    return page.locator("aside .log li[data-versions]")


def first(page: Page) -> int:
    return int((lines(page).first.get_attribute("data-versions") or "").split()[0])


def scroll_up(page: Page) -> None:
    """Scroll to the first line on the page, and wait for the ones before it."""
    before = first(page)
    page.locator("aside .log-scroller").evaluate("(log) => (log.scrollTop = -log.scrollHeight)")
    expect(lines(page).first).not_to_have_attribute("data-versions", str(before))


def test_an_old_table_keeps_few_lines_of_its_log_on_the_page(new_page):
    page = new_page(width=1440, first="/")
    version = old_table(page, 200)
    for _ in range(2):
        expect(lines(page).last).to_have_attribute("data-versions", str(version))
        expect(lines(page).last).to_be_in_viewport()
        assert lines(page).count() <= MOST
        page.reload()  # the second time, the page gets only the last lines


def test_scrolling_up_shows_the_older_lines(new_page):
    page = new_page(width=1440, first="/")
    version = old_table(page, 200)
    page.reload()
    expect(lines(page).last).to_have_attribute("data-versions", str(version))
    while first(page) > 1:
        scroll_up(page)
        assert lines(page).count() <= MOST
    grown = grow(page, 40)
    assert first(page) == 1  # new lines do not disturb a reader
    page.get_by_role("button", name="Newest lines").click()
    expect(lines(page).last).to_have_attribute("data-versions", str(grown))
    expect(lines(page).last).to_be_in_viewport()


def test_the_arrow_keys_reach_the_older_lines(new_page):
    page = new_page(width=1440, first="/")
    old_table(page, 100)
    page.reload()
    start = first(page)
    page.locator("aside .log").focus()
    page.keyboard.press("Home")
    expect(page.locator(f"aside .log li[data-versions='{start}']")).to_be_focused()
    expect(page.locator(f"aside .log li[data-versions='{start - 1}']")).to_be_attached()
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"aside .log li[data-versions='{start - 1}']")).to_be_focused()
    page.keyboard.press("End")
    expect(lines(page).last).to_be_focused()
