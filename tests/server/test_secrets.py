"""Two worlds that differ only in hidden information send a viewer the same bytes.

Both worlds are real servers with real tables. Their past moves are saved in the database. They
look the same to the viewer, but hidden cards differ. Then both tables are played in step over
sockets, and every frame for the viewer is compared. At the end, the answers over HTTP are
compared too.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from antro.core.contract.bits import lowest
from antro.core.contract.game import CHANCE, SPECTATOR, Game, Seat
from antro.core.contract.moves import Moves
from antro.core.match.events import Event, Played
from antro.games import GAMES
from antro.server.store import rows
from antro.server.store.storage import LogEntry, SeatRow, TableRow
from antro.server.store.store import Store
from tests.server.support.people import Message, Page, Person, running, settings, signed

NAMES = ["anna", "bert"]
TIMES = re.compile(r'"(at|now)":\d+')
PAST = (8, 30)  # lowest and highest number of past moves
STEPS = 12  # limit of moves that are compared


class World:
    """One of two worlds: a game, and its pages once a server has it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.state = game.start()
        self.events: list[Event] = []
        self.players: list[Page] = []

    @property
    def by(self) -> Seat:
        return Seat(lowest(self.game.to_act(self.state)))

    def open(self) -> list[int]:
        out = Moves()
        self.game.offer(self.state, self.by, out)
        return out.listed()

    def play(self, move: int) -> None:
        self.events.append(Played(int(self.by), move, len(self.events)))
        self.game.apply(self.state, self.by, move)


def pairs(
    game: Game[Any], ours: list[int], theirs: list[int], by: Seat, viewer: Seat
) -> list[tuple[int, int]]:
    """Return pairs of moves that look the same to the viewer."""
    return [
        (one, other)
        for one in ours
        for other in theirs
        if game.as_seen_by(one, by, viewer) == game.as_seen_by(other, by, viewer)
        and (by != viewer or one == other)
    ]


def twins(game: Game[Any], viewer: Seat, luck: Random) -> tuple[World, World]:
    """Return two different worlds that look the same to the viewer."""
    for _ in range(1000):
        one, other = World(game), World(game)
        for _ in range(luck.randint(*PAST)):
            same = pairs(game, one.open(), other.open(), one.by, viewer)
            if not same:
                break
            different = [pair for pair in same if pair[0] != pair[1]]
            chosen = luck.choice(different if different and luck.random() < 0.2 else same)
            one.play(chosen[0])
            other.play(chosen[1])
        else:
            if one.by != CHANCE and one.state.key() != other.state.key():
                return one, other
    raise AssertionError("no twins were found")


async def plant(data: Path, world: World) -> None:
    """Save a table with the moves of a world."""
    data.mkdir()
    (data / "cookie.key").write_text("0" * 64)
    table = TableRow(
        id="planted",
        game=world.game.name,
        options=world.game.options,
        rules=world.game.version,
        clock=None,
        seed="5" * 64,
        opener="anna",
        opened=1_000_000,
        seats=[SeatRow(seat, player=name) for seat, name in enumerate(NAMES)],
    )
    store = Store(f"sqlite:///{data / 'antro.db'}")
    store.open()
    store.do(lambda connection: rows.add_table(connection, table))
    store.append(rows.log_row(LogEntry("planted", 0, world.events)), None, lambda error: None)
    store.close()


@asynccontextmanager
async def served(data: Path, world: World, viewer: Seat) -> AsyncIterator[tuple[Person, Page]]:
    """Run a server with the saved table and both players. Yield the viewer and their page."""
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(running(settings(data)))
        for seat, name in enumerate(NAMES):
            page = known(site.port, data, name).at("planted", seat)
            world.players.append(await stack.enter_async_context(page))
        watcher = known(site.port, data, NAMES[viewer] if viewer != SPECTATOR else "eve")
        site.persons.append(watcher)
        yield watcher, await stack.enter_async_context(watcher.at("planted", int(viewer)))


def known(port: int, data: Path, name: str) -> Person:
    """Return a guest with a cookie that the server has signed."""
    person = Person(port)
    person.cookie = signed(data, name)
    person.http.cookies["antro"] = person.cookie
    return person


async def in_step(one: World, other: World, watching: tuple[Page, Page], luck: Random) -> int:
    """Play both worlds with moves that look the same. Return the number of moves."""
    viewer = Seat(watching[0].now["seat"])
    for made in range(STEPS):
        if watching[0].now["result"] is not None:
            return made
        by = Seat(watching[0].now["to_act"][0])
        ours, theirs = (
            [offer["number"] for offer in world.players[by].now["offers"]] for world in (one, other)
        )
        same = pairs(one.game, ours, theirs, by, viewer)
        if not same:
            return made
        for world, page, move in zip((one, other), watching, luck.choice(same), strict=True):
            await question(page)
            done = await world.players[by].play(move)
            for each in (*world.players, page):
                await each.until(caught_up(done["version"]))
    return STEPS


def caught_up(version: int) -> Callable[[Message], bool]:
    return lambda now: bool(now["version"] >= version)


async def question(page: Page) -> None:
    """Ask for reasons, and try an illegal move, as a curious viewer might."""
    for handle in ("card:0", "card:3", "hex:c3", "figure:dragon", "pile:deck", "choice:take"):
        await page.say(type="why", table="planted", handle=handle)
        await page.hears("because")
    await page.play(0, version=-1, id="nosy")


async def read_log(page: Page) -> None:
    """Ask for the older lines before each version, until the log begins."""
    for before in range(page.now["version"], 0, -1):
        await page.say(type="older", table="planted", before=before)
        await page.hears("older_lines")


async def asked_for(person: Person, viewer: int) -> list[str]:
    """Return everything that the viewer can get over HTTP about the table."""
    table = "/api/tables/planted"
    paths = (table, "/api/tables", f"{table}/replay?seat={viewer}", f"{table}/text?seat={viewer}")
    return [TIMES.sub("", (await person.http.get(path)).text) for path in paths]


CASES = [
    ("dragon-dwarves", 0),
    ("dragon-dwarves", 1),
    ("trolls-knights", 17),
    ("knights-dwarves", 0),
]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("matchup", "viewer"), CASES)
def test_two_worlds_that_look_the_same_send_the_same_bytes(tmp_path, matchup, viewer, seed):
    async def scenario() -> None:
        luck = Random(seed)
        game = GAMES["drako"].make({"matchup": matchup})
        one, other = twins(game, Seat(viewer), luck)
        await plant(tmp_path / "one", one)
        await plant(tmp_path / "other", other)
        async with (
            served(tmp_path / "one", one, Seat(viewer)) as (me, ours),
            served(tmp_path / "other", other, Seat(viewer)) as (myself, theirs),
        ):
            hidden = [[page.now["view"] for page in world.players] for world in (one, other)]
            assert hidden[0] != hidden[1]  # the worlds differ for the players
            made = await in_step(one, other, (ours, theirs), luck)
            await read_log(ours)
            await read_log(theirs)
            heard = [[TIMES.sub("", text) for text in page.heard] for page in (ours, theirs)]
            assert heard[0] == heard[1]
            assert made > 0
            assert len(heard[0]) > 7 * made
            assert await asked_for(me, viewer) == await asked_for(myself, viewer)

    asyncio.run(scenario())
