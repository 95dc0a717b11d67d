"""A page follows its table from process to process. One server plays both of them here."""

import json

from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.support.site import newest_version, open_table, play, sit_at


def place_at(page: Page, table: str, base: str) -> None:
    """Answer that the process *base* owns the table, as the first answer and as its place."""

    def info(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "base": base})

    page.route(f"**/api/tables/{table}", info)
    page.route(f"**/api/tables/{table}/place", lambda route: route.fulfill(json={"base": base}))


def refuse_moves(page: Page, base: str) -> list[str]:
    """Refuse each move at a process because another one owns the table. Return the ids of moves."""
    refused: list[str] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "play":
                server.send(text)
                return
            refused.append(message["id"])
            reason = {"code": "elsewhere", "clause": "", "fields": {}}
            answer = {"type": "refused", "reason": reason, "table": message["table"]}
            socket.send(json.dumps({**answer, "id": message["id"]}))

        socket.on_message(from_page)

    page.route_web_socket(f"**{base}/ws", through)
    return refused


def note_moves(page: Page, base: str) -> list[str]:
    """Return the ids of the moves that a process gets."""
    moves: list[str] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play":
                moves.append(message["id"])
            server.send(text)

        socket.on_message(from_page)

    page.route_web_socket(f"**{base}/ws", through)
    return moves


def test_a_move_at_the_wrong_process_is_made_once_at_the_right_one(new_page):
    page = new_page(alone=True)
    table = open_table(page, "me", "me")
    place_at(page, table, "/n/one")
    refused, made = refuse_moves(page, "/n/one"), note_moves(page, "/n/two")
    sit_at(page, table)
    before = newest_version(page)
    page.unroute_all()
    place_at(page, table, "/n/two")
    play(page, seed=1, choices=8)
    assert len(refused) == 1
    assert made[0] == refused[0]
    assert len(made) == len(set(made))
    assert newest_version(page) > before


def test_a_page_asks_for_the_place_of_its_table_only_if_it_has_moved(new_page):
    page = new_page(alone=True)
    table = open_table(page, "me", "me")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit_at(page, table)
    play(page, seed=1, choices=4)
    assert [url for url in asked if f"/api/tables/{table}" in url] == [
        f"{page.url.split('#')[0]}api/tables/{table}"
    ]
