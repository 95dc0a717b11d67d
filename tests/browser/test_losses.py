"""No move is lost if the socket is cut or the server is killed."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.support.site import (
    Site,
    await_verdict,
    follow_link,
    newest_version,
    open_table,
    play,
    sit_at,
    start_playing,
    whole_log,
)


def test_a_lost_socket_reconnects_and_the_match_continues(new_page):
    page = new_page(alone=True)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws", through)
    sit_at(page, open_table(page, "me", "me"))
    for seed in range(3):
        play(page, seed, choices=6)
        sockets[-1].close(code=1011)
    play(page, seed=9, choices=6)
    assert len(sockets) == 4
    seen = versions(page)
    assert seen == sorted(set(seen))


def test_a_server_killed_under_traffic_loses_no_move_and_makes_none_twice(
    new_page, fragile_site: Site
):
    anna = new_page(address=fragile_site.address)
    bruno = new_page(address=fragile_site.address)
    table = open_table(anna, "me", "open")
    info = anna.request.get(f"/api/tables/{table}").json()
    sit_at(anna, table)
    anna.keyboard.press("Escape")
    bruno.goto(f"/#/table/{table}?seat=1&key={info['invitations'][0]['key']}")
    bruno.locator(".pass-screen .act").click()
    expect(anna.locator("dialog")).to_have_count(0)

    for page, seed in ((anna, 11), (bruno, 12)):
        start_playing(page, seed)
    for _ in range(3):
        seen = newest_version(anna)
        while newest_version(anna) < seen + 7:  # the players make moves
            anna.wait_for_timeout(20)
        fragile_site.restart()
    assert await_verdict(anna)
    assert await_verdict(bruno)

    record = anna.request.get(f"/api/tables/{table}/record").text().splitlines()
    saved = len(record) - 2  # without the header and the seed
    assert len(versions(anna)) == len(versions(bruno)) == saved
    follow_link(anna, anna.get_by_role("link", name="Replay"))
    anna.get_by_role("button", name="Check that chance was fair").click()
    expect(anna.locator(".fair").first).to_contain_text("correct. Each one follows")


def test_a_table_says_that_its_server_is_down_and_reconnects_by_itself(
    new_page, fragile_site: Site
):
    page = new_page(address=fragile_site.address, width=390, height=844)
    sit_at(page, open_table(page, "me", "me"))
    said = page.get_by_role("status").filter(has_text="Connection lost.")
    fragile_site.kill()
    expect(said).to_be_visible()
    word, hand = said.bounding_box(), page.locator(".hands").bounding_box()
    assert word is not None
    assert hand is not None
    assert word["y"] + word["height"] < hand["y"]
    fragile_site.restart()
    expect(said).to_have_count(0)
    play(page, seed=1, choices=3)


def test_a_page_that_cannot_be_loaded_says_so_and_can_be_tried_again(new_page, fragile_site: Site):
    page = new_page(address=fragile_site.address, first="/")
    expect(page.get_by_role("button", name="Play Drako now")).to_be_visible()
    fragile_site.kill()
    page.evaluate("location.hash = '#/rules/drako'")
    said = page.get_by_role("alert").filter(
        has_text="The server does not answer. Check your connection and try again."
    )
    expect(said).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(said).to_be_visible()
    fragile_site.restart()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".clause").first).to_be_visible()


def versions(page: Page) -> list[int]:
    """Return the versions of the table that the page's log contains."""
    return [int(version) for line in whole_log(page) for version in line.split()]
