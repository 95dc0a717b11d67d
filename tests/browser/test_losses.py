"""Nothing is lost: not when the socket is cut, not when the server dies under traffic."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.site import Site, await_verdict, begin_to_play, open_table, play, sit_at


def test_a_cut_socket_comes_back_and_the_match_goes_on(somebody):
    page = somebody()
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
    somebody, fragile_site: Site
):
    anna = somebody(address=fragile_site.address)
    bruno = somebody(address=fragile_site.address)
    table = open_table(anna, "me", "open")
    info = anna.request.get(f"/api/tables/{table}").json()
    sit_at(anna, table)
    anna.keyboard.press("Escape")
    bruno.goto(f"/#/table/{table}?seat=1&key={info['invitations'][0]['key']}")
    bruno.locator(".curtain .act").click()
    expect(anna.locator("dialog")).to_have_count(0)

    for page, seed in ((anna, 11), (bruno, 12)):
        begin_to_play(page, seed)
    for _ in range(3):
        seen = anna.locator(LINE).count()
        expect(anna.locator(LINE).nth(seen + 6)).to_be_attached()  # so traffic flows
        fragile_site.restart()
    assert await_verdict(anna)
    assert await_verdict(bruno)

    record = anna.request.get(f"/api/tables/{table}/record").text().splitlines()
    saved = len(record) - 2  # but for the header and the seed
    assert len(versions(anna)) == len(versions(bruno)) == saved
    anna.get_by_role("link", name="Replay").click()
    anna.get_by_role("button", name="Verify fairness").click()
    expect(anna.locator(".fair")).to_contain_text("Fair:")


LINE = "aside li[data-versions]"


def versions(page: Page) -> list[int]:
    """What the page's log holds, by version of the table."""
    listed = page.locator(LINE).evaluate_all("(lines) => lines.map((l) => l.dataset.versions)")
    return [int(version) for versions in listed for version in versions.split()]
