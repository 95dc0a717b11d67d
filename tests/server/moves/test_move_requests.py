"""A move is made, saved with the others of its turn, sent and answered, or it is undone."""

import ast
import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from antro import server
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import Seat
from antro.core.match.clock import PerMove
from antro.games import GAMES
from antro.server.bots.bot_pool import BotPool
from antro.server.moves.tables import Tables
from antro.server.ops.metrics import Metrics
from antro.server.store.storage import (
    LogEntry,
    OpenedTable,
    PlaceTaken,
    SeatRow,
    TableLog,
    TableRow,
    Work,
    Written,
)
from antro.server.table.live_table import LiveTable
from tests.server.support.people import PATIENCE, Site, running, settings, store_of

T = TypeVar("T")


class Memory:
    """A storage that notes its calls. It saves at the end of each turn, or fails with *error*."""

    def __init__(self) -> None:
        self.me = 0
        self.batch_ended: Callable[[], object] = lambda: None
        self.notes: list[str] = []
        self.queue: list[tuple[LogEntry, Written]] = []
        self.error: Exception | None = None
        self.slow = False  # entries wait until ``save``
        self.oldest_unsaved = 0.0

    async def start(self) -> None:
        raise AssertionError("it is not needed")

    async def close(self) -> None:
        raise AssertionError("it is not needed")

    async def open(self, id: str) -> OpenedTable:
        raise OSError("the disk is gone")

    async def read(self, id: str) -> OpenedTable:
        raise AssertionError("no table is read")

    async def do(self, work: Work[T], table: str = "", owner: int = 0) -> T:
        raise AssertionError("nothing else is saved")

    async def release(self, ids: list[str]) -> None:
        raise AssertionError("no table is given up")

    def append(self, entry: LogEntry, written: Written) -> None:
        self.notes.append("queued")
        self.queue.append((entry, written))
        if not self.slow:
            asyncio.get_running_loop().call_soon(self.save)

    def save(self) -> None:
        queue, self.queue = self.queue, []
        if queue:
            self.notes.append(f"saved {len(queue)}")
        for _, written in queue:
            written(self.error)
        self.batch_ended()


class Page:
    """A subscriber that notes when it is told a message, and when the message is sent."""

    guest = "anna"
    address = "127.0.0.1"
    trip = 0
    fails = False

    def __init__(self, tables: Tables, notes: list[str]) -> None:
        self.tables = tables
        self.notes = notes

    def tell(self, message: bytes) -> None:
        if self.fails:
            raise ZeroDivisionError
        self.notes.append("told")
        self.tables.send_batch.add(self)

    def reseated(self, table: str, seat: int) -> None:
        raise AssertionError("its seat stays as it is")

    def moved(self) -> None:
        raise AssertionError("the table stays here")

    def send(self) -> None:
        self.notes.append("sent")

    def give_up(self) -> None:
        raise AssertionError("it can be written to")


def a_table(
    tables: Tables, id: str, clock: PerMove | None = None, bots: Sequence[int] = ()
) -> LiveTable:
    """Return a table of Drako with one person on all seats that no bot has."""
    game = GAMES["drako"].make({})
    seats = [
        SeatRow(at, level=1) if at in bots else SeatRow(at, player="anna")
        for at in range(game.seats)
    ]
    row = TableRow(id, "drako", game.options, game.version, clock, "0" * 64, "anna", 0, seats)
    return tables.take_in(OpenedTable(row, TableLog([], {}), {"anna": "Anna"}))


def a_hub() -> tuple[Tables, Memory]:
    storage = Memory()
    return Tables(GAMES, storage, BotPool(1, 0.0), Metrics(), idle=60), storage


def first_move(live: LiveTable) -> Any:
    """Return an action that makes the first legal move of seat 0."""
    move = live.table.match.open_to(Seat(0)).listed()[0]
    return partial(live.play, 0, move, live.table.version)


def test_a_move_is_made_queued_saved_told_answered_and_sent_in_this_order():
    async def scenario() -> None:
        tables, storage = a_hub()
        live = a_table(tables, "t")
        storage.save()
        page = Page(tables, storage.notes)
        tables.join(live, page, 0)
        live.snapshot(0, 0)
        await asyncio.sleep(0)
        storage.notes.clear()
        before = live.table.version
        answer = lambda outcome: storage.notes.append(f"answered {outcome}")  # noqa: E731
        tables.moves.request(live, first_move(live), "anna:1", answer)
        after = live.table.version
        assert after > before
        assert (live.table_game.unsaved, storage.notes) == (True, ["queued"])
        await asyncio.sleep(0)
        way = ["queued", "saved 1", "told", f"answered {after}", "sent"]
        assert (live.table_game.unsaved, storage.notes) == (False, way)

    asyncio.run(scenario())


def test_while_a_move_is_being_saved_nobody_sees_it_and_other_requests_wait_in_order():
    async def scenario() -> None:
        tables, storage = a_hub()
        live, other = a_table(tables, "t"), a_table(tables, "other")
        page = Page(tables, storage.notes)
        tables.join(live, page, 0)
        live.snapshot(0, 0)
        await asyncio.sleep(0)
        storage.notes.clear()
        storage.slow = True
        tables.moves.request(live, first_move(live), "anna:1")
        seen = live.table.version
        live.inbox.put(lambda: storage.notes.append(f"second at {live.table.version}"))
        third = asyncio.create_task(live.inbox.run(lambda: storage.notes.append("third")))
        for _ in range(3):
            await asyncio.sleep(0)
        assert (live.inbox.length, storage.notes) == (2, ["queued"])
        tables.moves.request(other, first_move(other), "anna:2")
        assert len(storage.queue) == 2  # another table does not wait
        storage.save()
        await third
        way = ["queued", "queued", "saved 2", "told", f"second at {seen}", "third", "sent"]
        assert storage.notes == way

    asyncio.run(scenario())


def test_a_repeated_request_is_answered_after_the_first_without_a_second_move():
    async def scenario() -> None:
        tables, storage = a_hub()
        live = a_table(tables, "t")
        storage.save()
        outcomes: list[object] = []
        action = first_move(live)
        for _ in range(2):
            live.inbox.put(lambda: tables.moves.request(live, action, "anna:1", outcomes.append))
        assert outcomes == []
        storage.save()
        assert outcomes == [live.table.version] * 2
        assert storage.queue == []

    asyncio.run(scenario())


@pytest.mark.parametrize("error", [OSError("full"), PlaceTaken()])
def test_an_unsaved_move_is_removed_even_if_the_log_is_unreadable(error):
    """If the move stayed in memory, the next move would leave a gap in the log."""

    async def scenario() -> None:
        tables, storage = a_hub()
        live = a_table(tables, "t")
        storage.save()
        before, storage.error = live.table.events[:], error
        answers: list[object] = []
        tables.moves.request(live, first_move(live), "anna:1", answers.append)
        assert live.table.events != before
        for _ in range(3):
            await asyncio.sleep(0)
        assert [type(answer) for answer in answers] == [Reason]
        assert (live.table.events, live.table_game.unsaved) == (before, False)

    asyncio.run(scenario())


def test_an_unsaved_automatic_event_is_tried_again_later():
    async def scenario() -> None:
        tables, storage = a_hub()
        live = a_table(tables, "t", PerMove(100))
        storage.save()
        storage.error = OSError("full")
        await asyncio.sleep(0.4)
        assert storage.notes.count("queued") == 2  # the preparation, then the end of the time
        storage.error = None
        await asyncio.sleep(1.2)
        assert live.table.result is not None

    asyncio.run(scenario())


def test_an_unsaved_preparation_is_tried_again_later():
    async def scenario() -> None:
        tables, storage = a_hub()
        storage.error = OSError("full")
        live = a_table(tables, "t")
        await asyncio.sleep(0.1)
        assert live.table.events == []
        storage.error = None
        await asyncio.sleep(1.2)
        assert live.table.match.acting() == [0]

    asyncio.run(scenario())


def test_a_new_subscriber_does_not_cancel_the_retry_of_a_preparation():
    async def scenario() -> None:
        tables, storage = a_hub()
        storage.error = OSError("full")
        live = a_table(tables, "t")
        await asyncio.sleep(0.1)
        storage.error = None
        tables.join(live, Page(tables, storage.notes), 0)
        await asyncio.sleep(1.2)
        assert live.table.match.acting() == [0]

    asyncio.run(scenario())


def test_bots_continue_after_a_change_that_could_not_be_shown():
    """A mistake of ours in one message does not stop the game."""

    async def scenario() -> None:
        tables, storage = a_hub()
        live = a_table(tables, "t", bots=[1])
        storage.save()
        page = Page(tables, storage.notes)
        tables.join(live, page, 0)
        live.snapshot(0, 0)

        async def choose(live: LiveTable, seat: int, level: int) -> int:
            return live.table.match.open_to(Seat(seat)).listed()[0]

        tables.bot_pool.choose = choose  # type: ignore[method-assign]
        page.fails = True
        answers: list[object] = []
        while live.table.match.acting() == [0]:
            tables.moves.request(live, first_move(live), f"anna:{len(answers)}", answers.append)
            await asyncio.sleep(0)
            assert answers[-1] == live.table.version
        page.fails = False
        async with asyncio.timeout(PATIENCE):
            while live.table.match.acting() == [1]:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


def transactions(site: Site) -> list[str]:
    """Return a list that gets every transaction from now on."""
    assert site.inside is not None
    committed: list[str] = []
    note = lambda text: committed.append(text) if text == "COMMIT" else None  # noqa: E731
    store_of(site).driver.set_trace_callback(note)
    return committed


def test_moves_at_many_tables_in_one_turn_are_one_transaction(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            ids = [(await anna.open("me", "me"))["id"] for _ in range(5)]
            assert site.inside is not None
            tables = site.inside.tables
            committed = transactions(site)
            for id in ids:
                live = tables.open[id]
                tables.moves.request(live, first_move(live))
            assert committed == []
            await asyncio.sleep(0)
            assert committed == ["COMMIT"]
            store_of(site).driver.set_trace_callback(None)

    asyncio.run(scenario())


# Only the methods of a live table change it

CHANGING = {
    "begin",
    "play",
    "undo",
    "resign",
    "agree",
    "upgrade",
    "tick",
    "attempt",
    "happen",
    "add",
    "run_chance",
}


def changes(tree: ast.AST) -> list[str]:
    """Return expressions that set or delete a field of ``live``, or change its game."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Subscript)
        and "live" in names(node)[1:]
        and (isinstance(node.ctx, ast.Store | ast.Del) or changes_game(node))
    ]


def names(node: ast.AST) -> list[str]:
    """Return the names in an expression from its end: ``a.b[0].c`` gives c, b, a."""
    match node:
        case ast.Attribute(value, name):
            return [name, *names(value)]
        case ast.Subscript(value):
            return names(value)
        case ast.Name(name):
            return [name]
    return []


def changes_game(node: ast.AST) -> bool:
    name, *way = names(node)
    return name in CHANGING and way[:1] == ["table"]


def test_a_live_table_is_changed_by_its_own_methods_only():
    """The linter checks private fields (SLF001). This test checks the rest."""
    modules = list(Path(server.__file__).parent.rglob("*.py"))
    assert len(modules) > 20
    found = {path.name: changes(ast.parse(path.read_text())) for path in modules}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "live.row = row",
        "live.names[guest] = name",
        "del self.live.names[guest]",
        "live.version += 1",
        "live.table.play(0, 1, 2, 3)",
    ],
)
def test_a_change_by_other_code_is_found(line):
    assert changes(ast.parse(line))
