"""Bots and the coach think in separate processes, and bots answer at a human pace.

A bot process receives only a veiled state (``bots.packed_state``) and the moves that its seat
saw. Hidden information never reaches the process.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Final, NamedTuple, final

from msgspec.structs import replace

from antro.bots.coach import Hint
from antro.bots.levels import LEVELS
from antro.bots.packed_state import StatePacker
from antro.bots.play import Votes, elected, position_seed
from antro.bots.worker import Advise, Advised, Decide, Decided, Progress, Task, WorkerMessage
from antro.core.contract.game import Seat
from antro.core.match.log_lines import heard
from antro.core.match.undo import repeated_answer
from antro.server.bots.bot_process import BotProcess
from antro.server.bots.fair_queue import NOBODY, Claim, FairQueue
from antro.server.bots.reply_times import fair_share, pause_of, search_time, shown_at
from antro.server.ops.settings import WORKER
from antro.server.table.live_table import LiveTable


class Thought(NamedTuple):
    """The result of a bot's search."""

    votes: Votes
    shown_at: float  # the moment when others may learn of it


@final
class BotPool:
    """A few processes with one task at a time, and one more process for short tasks.

    A timed game does not wait for its bots. The extra process keeps their short tasks from waiting
    for a long search.
    """

    def __init__(self, count: int, bot_delay: float, worker: str = WORKER) -> None:
        self.count: Final = count
        self.bot_delay: Final = bot_delay  # a factor of all pauses; 0: bots hide nothing
        self.worker: Final = worker  # the module that the processes run
        self.packer: Final = lru_cache(maxsize=64)(StatePacker[Any])
        self.free: Final = FairQueue(count)
        self.short: Final = FairQueue(1)
        self.searches = 0  # choices of bots that are searched for now, or that wait for it
        self.idle: Final[list[BotProcess]] = []
        self.all: Final[set[BotProcess]] = set()
        self.engine = ""  # the folder of the engine for new processes; empty: the server's own

    # Tasks

    async def choose(self, live: LiveTable, seat: int, level: int) -> int:
        """Return a bot's move at a random moment that does not depend on the position.

        The player may skip the human pause of the bot, but not the time that hides its search.
        After an undo, a bot repeats its answer. It searches anyway, to take the same time.
        """
        loop, repeated = asyncio.get_running_loop(), repeated_answer(live.table.match, seat)
        paused = live.bots.pause_share(seat) * pause_of(level, live.game)
        pause_over = loop.time() + self.bot_delay * paused
        thoughts = await self.search(self.shares(live, seat, level), claim_of(live))
        await live.bots.delay.wait(pause_over - loop.time())
        if self.bot_delay:
            await asyncio.sleep(max(each.shown_at for each in thoughts) - loop.time())
        return elected(each.votes for each in thoughts) if repeated is None else repeated

    async def search(self, shares: list[Decide], claim: Claim) -> list[Thought]:
        """Return the results of all shares of a search."""
        self.searches += 1
        try:
            return await asyncio.gather(*(self.decide(share, claim) for share in shares))
        finally:
            self.searches -= 1

    async def advise(self, live: LiveTable, seat: int, claim: Claim) -> Hint:
        """Return the coach's advice for a seat that has to act."""
        message = await self.ask(Advise(*self.known(live, seat)), claim)
        assert isinstance(message, Advised), "advice was asked for"
        return message.hint

    def sharers(self, live: LiveTable, level: int) -> int:
        """Return the number of processes for a search: all free ones, or one for a short search."""
        long = LEVELS[level].at_table and not live.game.timed
        return max(1, self.free.free) if long else 1

    def shares(self, live: LiveTable, seat: int, level: int) -> list[Decide]:
        """Split a search among its processes."""
        known, moves = self.known(live, seat), heard(live.table.match, Seat(seat))
        secret, made = live.row.seed, len(live.table.match.standing)
        timed, further = live.game.timed, live.bots.moved_last(seat)
        seconds = search_time(level, timed=timed, further=further)
        return [
            Decide(
                *known,
                heard=moves,
                memory=f"{live.id} {seat} {nth}",
                level=level,
                seed=position_seed(secret, known[-1], made, nth),
                seconds=seconds,
                short=timed,
            )
            for nth in range(self.sharers(live, level))
        ]

    def known(self, live: LiveTable, seat: int) -> tuple[str, dict[str, str], bytes]:
        """Return the game, its options and its state, as a bot process may know them."""
        veiled = live.game.veil(live.table.state, Seat(seat))
        return live.game.name, live.game.options, self.packer(live.game).pack(veiled)

    async def decide(self, task: Decide, claim: Claim = NOBODY) -> Thought:
        """Return a bot's votes, and when others may learn of them."""
        loop = asyncio.get_running_loop()
        async with self.lent(task, claim) as bot_process:
            began = loop.time()
            seconds = fair_share(task.seconds, max(1, self.searches), self.count)
            await bot_process.give(replace(task, seconds=seconds))
            message = await bot_process.taken()
        assert isinstance(message, Decided), "to decide is answered by a decision"
        return Thought(message.votes, shown_at(began, message.longest, loop.time()))

    async def ask(self, task: Task, claim: Claim = NOBODY) -> WorkerMessage:
        """Return the last message about a task."""
        [*_, last] = [message async for message in self.messages(task, claim)]
        return last

    async def messages(self, task: Task, claim: Claim = NOBODY) -> AsyncIterator[WorkerMessage]:
        """Yield all messages about a task."""
        async with self.lent(task, claim) as bot_process:
            await bot_process.give(task)
            while isinstance(message := await bot_process.taken(), Progress):
                yield message
        yield message

    @asynccontextmanager
    async def lent(self, task: Task, claim: Claim) -> AsyncIterator[BotProcess]:
        """Wait for a turn, and lend a process for a task.

        A process is ended if it fails or if the caller stops listening.
        """
        async with self.lane(task).taking(claim):
            bot_process = self.take(task) or await self.start()
            try:
                yield bot_process
            except BaseException:
                await self.end(bot_process)
                raise
            await self.rest(bot_process)

    def lane(self, task: Task) -> FairQueue:
        """Return the queue for a task: the extra process for a short task if all are busy."""
        short = isinstance(task, Decide) and task.short
        return self.short if short and self.free.locked() else self.free

    # The processes

    def take(self, task: Task) -> BotProcess | None:
        """Return an idle process, if possible the one that remembers the table."""
        if not self.idle:
            return None
        memory = task.memory if isinstance(task, Decide) else ""
        bot_process = max(self.idle, key=lambda one: memory in one.memories)
        self.idle.remove(bot_process)
        return bot_process

    async def start(self) -> BotProcess:
        bot_process = await BotProcess.start(self.engine, self.worker)
        self.all.add(bot_process)
        return bot_process

    async def rest(self, bot_process: BotProcess) -> None:
        """Keep a process for its next task, unless it is worn or there is a better engine."""
        if bot_process.engine == self.engine and not bot_process.worn:
            self.idle.append(bot_process)
        else:
            await self.end(bot_process)

    async def move_to(self, engine: str) -> None:
        """Use the engine in this folder from now on. Searches that run are completed first."""
        self.engine = engine
        outdated, self.idle[:] = self.idle[:], []
        await asyncio.gather(*map(self.end, outdated))

    async def end(self, bot_process: BotProcess) -> None:
        self.all.discard(bot_process)
        await bot_process.end()

    async def close(self) -> None:
        await asyncio.gather(*map(self.end, list(self.all)))


def claim_of(live: LiveTable) -> Claim:
    """Return a bot's claim: the opener of the table, and the address of one of its viewers."""
    looking = sorted(live.audience.subscribers.items(), key=lambda each: each[1])
    address = looking[0][0].address if looking else ""
    return Claim(live.row.opener, address, watched=bool(looking))
