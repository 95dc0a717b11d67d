"""Measure the costs of a table by its age: the bytes of a join, and the work of a page per move.

A table is saved with a game of random moves. A real server opens it, and Chromium shows it to the
first seat. Sockets play random moves for all seats, slowly enough for all motions. A trace has the
processor time of the page's main thread. The time at rest is subtracted, and the rest is divided
by the moves. The log on the page is counted at the end.

    ./play --version && python -m bench.bench_table_age

This writes a section of ``bench/results.md`` and takes about five minutes.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect

from antro.core.contract.bits import lowest
from antro.core.contract.game import Game, Options, Seat
from antro.core.contract.moves import Moves
from antro.core.match.events import Event, Played
from antro.games import GAMES
from antro.server.store import rows
from antro.server.store.storage import LogEntry, SeatRow, TableRow
from antro.server.store.store import Store
from bench.bench_click import machine
from bench.page_trace import TRACED, work_in
from bench.results import write_section
from tests.browser.conftest import FLAGS
from tests.browser.support.guests import FLAT_PICTURES
from tests.browser.support.site import Site, chromium, sit_at
from tests.server.support.people import signed

TABLE = "aged"
AGES = (20, 100, 500, 900)  # events
MOVES = 16
PAUSE = 1500  # milliseconds between two moves
REST = 5000  # milliseconds
SEEDS = (0, 2, 3)  # of games that are long enough
SIZE: ViewportSize = {"width": 1280, "height": 860}
TARGET = 1.25  # work per move at the oldest table, divided by that at 100 events
GAMES_PLAYED: dict[str, Options] = {"vast": {"roles": "KGDCT"}, "volfyirion": {}}
COUNT = "() => document.querySelectorAll('ol.log li[data-versions]').length"

Message = dict[str, Any]


@dataclass
class Player:
    """A player's socket. It knows the offers of its seat."""

    number: int
    socket: ClientConnection
    version: int = 0
    offers: list[int] = field(default_factory=list)

    def join(self) -> int:
        """Join the table. Return the bytes of the answer."""
        self.say(type="join", table=TABLE, seat=self.number)
        return self.hear(1)

    def play(self, move: int) -> None:
        name = f"{self.number} {self.version}"
        self.say(type="play", table=TABLE, id=name, version=self.version, move=move)

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, version: int) -> int:
        """Read messages up to a version. Return the bytes of the last one about the table."""
        size = 0
        while self.version < version:
            frame = self.socket.recv(timeout=30)
            for line in str(frame).split("\n"):
                message: Message = msgspec.json.decode(line)
                assert message["type"] != "refused", message
                if message["type"] in ("snapshot", "update"):
                    size = len(line.encode())
                    self.version = message["version"]
                    self.offers = [numbered(offer) for offer in message["offers"]]
        return size


@dataclass
class Costs:
    joined: int  # bytes
    updated: float  # bytes of an update
    work: float  # milliseconds of the page's main thread per move
    lines: int  # of the log on the page


def numbered(offer: int | Message) -> int:
    return offer if isinstance(offer, int) else int(offer["number"])


def past(game: Game[Any], age: int, seed: int) -> list[Event]:
    """Return random moves from the start until a player is asked."""
    state, luck, events = game.start(), Random(seed), list[Event]()
    while len(events) < age or lowest(game.to_act(state)) >= game.seats:
        by, out = Seat(lowest(game.to_act(state))), Moves()
        game.offer(state, by, out)
        move = luck.choice(out.listed())
        game.apply(state, by, move)
        events.append(Played(int(by), move, len(events)))
    return events


def plant(data: Path, name: str, age: int, seed: int) -> int:
    """Save a table of this age. Each seat belongs to a guest of its number. Return the seats."""
    game = GAMES[name].make(GAMES_PLAYED[name])
    (data / "cookie.key").write_text("0" * 64)
    table = TableRow(
        id=TABLE,
        game=name,
        options=game.options,
        rules=game.version,
        clock=None,
        seed="5" * 64,
        opener="0",
        opened=1_000_000,
        seats=[SeatRow(seat, player=str(seat)) for seat in range(game.seats)],
    )
    store = Store(f"sqlite:///{data / 'antro.db'}")
    store.open()
    store.do(lambda connection: rows.add_table(connection, table))
    entry = rows.log_row(LogEntry(TABLE, 0, past(game, age, seed)))
    store.append(entry, None, lambda error: None)
    store.close()
    return game.seats


@contextmanager
def seated(site: Site, seats: int) -> Iterator[list[Player]]:
    with ExitStack() as stack:
        yield [
            Player(seat, stack.enter_context(connect(*address(site), additional_headers=headers)))
            for seat in range(seats)
            for headers in [{"Cookie": f"antro={cookie(site, seat)}", "Origin": site.address}]
        ]


def address(site: Site) -> list[str]:
    return [site.address.replace("http", "ws") + "/ws"]


def cookie(site: Site, seat: int) -> str:
    return signed(site.folder, str(seat))


def opened(browser: Browser, site: Site) -> Page:
    context = browser.new_context(
        base_url=site.address, locale="en", viewport=SIZE, color_scheme="dark"
    )
    context.add_init_script(FLAT_PICTURES)
    context.add_cookies([{"name": "antro", "value": cookie(site, 0), "url": site.address}])
    page = context.new_page()
    sit_at(page, TABLE)
    page.wait_for_timeout(REST)
    return page


def traced(browser: Browser, page: Page, seconds: float, act: Any) -> float:
    """Return the milliseconds of work of the page's main thread."""
    browser.start_tracing(page=page, categories=TRACED)
    act()
    return work_in(browser.stop_tracing(), seconds, 1000).page.total() * seconds


def played(page: Page, seats: list[Player], luck: Random) -> list[int]:
    """Play some moves. Return the bytes of the updates of the first seat."""
    sizes = []
    for _ in range(MOVES):
        mover = luck.choice([seat for seat in seats if seat.offers])
        mover.play(luck.choice(mover.offers))
        after = mover.version + 1
        first, *_ = [seat.hear(after) for seat in seats]
        sizes.append(first)
        page.wait_for_timeout(PAUSE)
    return sizes


def measured(browser: Browser, name: str, age: int, seed: int) -> Costs:
    with TemporaryDirectory() as folder:
        seats = plant(Path(folder), name, age, seed)
        site = Site(Path(folder))
        try:
            with seated(site, seats) as players:
                joined, *_ = [player.join() for player in players]
                page = opened(browser, site)
                return costs(browser, page, players, joined, seed)
        finally:
            site.stop()


def costs(browser: Browser, page: Page, players: list[Player], joined: int, seed: int) -> Costs:
    sizes: list[int] = []
    rest = traced(browser, page, 1, lambda: page.wait_for_timeout(REST)) / REST
    work = traced(browser, page, 1, lambda: sizes.extend(played(page, players, Random(seed))))
    lines = int(page.evaluate(COUNT))
    page.context.close()
    return Costs(joined, fmean(sizes), work / MOVES - rest * PAUSE, lines)


def table_of(browser: Browser, name: str) -> tuple[str, bool]:
    """Return the costs of a game as a table, and True if the work does not grow."""
    found = {age: [measured(browser, name, age, seed) for seed in SEEDS] for age in AGES}
    works = {age: median(cost.work for cost in costs) for age, costs in found.items()}
    lines = [
        f"| {age} | {median(cost.joined for cost in costs) / 1000:.1f} kB "
        f"| {median(cost.updated for cost in costs) / 1000:.1f} kB "
        f"| {works[age]:.1f} ms | {max(cost.lines for cost in costs)} |"
        for age, costs in found.items()
    ]
    head = "| events | a join | an update | main thread per move | lines of the log on the page |"
    rows = "\n".join([head, "|--:|--:|--:|--:|--:|", *lines])
    title = " ".join([name.capitalize(), *GAMES_PLAYED[name].values()])
    return f"{title}:\n\n{rows}", works[AGES[-1]] <= TARGET * works[100]


def report() -> str:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        tables = [table_of(browser, name) for name in GAMES_PLAYED]
        browser.close()
    reached = all(flat for _, flat in tables)
    shown = "\n\n".join(text for text, _ in tables)
    return f"""\
## A table by its age (`python -m bench.bench_table_age`)

{machine()} Games of random moves, flat pictures,
{SIZE["width"]} x {SIZE["height"]}, normal speed, {MOVES} moves by sockets, medians of
{len(SEEDS)} games. Messages are not compressed. Target: at {AGES[-1]} events a move costs the page
at most {TARGET} times as much as at 100. {"Reached." if reached else "Not reached."}

{shown}"""


if __name__ == "__main__":
    write_section("table_age", report())
