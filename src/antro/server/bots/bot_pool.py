"""Bots and the coach think in processes of their own, and bots answer when a person might.

A bot process is handed a veiled state (``bots.packed_state``) and the moves that its seat saw, and
nothing else, so what a bot does not know is not in its process.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final, final

from antro.bots.coach import Hint
from antro.bots.levels import LEVELS
from antro.bots.packed_state import StatePacker
from antro.bots.play import Votes, beat, elected, pause
from antro.bots.policies import policy_of
from antro.bots.worker import Advise, Advised, Decide, Decided, Progress, Task, WorkerMessage
from antro.build import compiled
from antro.core.contract.game import Seat
from antro.core.evaluation.policy import Policy
from antro.core.match.log_lines import heard
from antro.server.bots.bot_process import BotProcess
from antro.server.bots.fair_queue import NOBODY, Claim, FairQueue
from antro.server.ops.seeds import Seeds
from antro.server.ops.settings import WORKER
from antro.server.table.live_table import LiveTable

PACE: Final = 25_000.0  # descents of a search in a second, or more
PACE_UNCOMPILED: Final = 1_000.0
SPARE: Final = 1.25  # times as long as a search takes: a machine may be busy
WORTH_SHARING: Final = 10_000  # descents

luck: Final = SystemRandom()


@final
class BotPool:
    """A few processes, each with one task at a time; and one more, for short tasks only.

    Games against time do not wait for a bot, so that bot is not to wait for a long search.
    """

    def __init__(
        self, count: int, bot_delay: float, worker: str = WORKER, seeds: Seeds | None = None
    ) -> None:
        self.bot_delay: Final = bot_delay
        self.worker: Final = worker  # the module that they run
        self.seeds: Final = seeds or Seeds()
        self.packer: Final = lru_cache(maxsize=64)(StatePacker[Any])
        self.free: Final = FairQueue(count)
        self.short: Final = FairQueue(1)
        self.idle: Final[list[BotProcess]] = []
        self.all: Final[set[BotProcess]] = set()
        self.engine = ""  # the folder that new ones think on, if it is not the server's own

    @property
    def pace(self) -> float:
        """Descents of a search in a second, or more."""
        return PACE if self.engine or compiled() else PACE_UNCOMPILED

    # What is asked of them

    async def choose(self, live: LiveTable, seat: int, level: int) -> int:
        """A bot's move, at a moment that is drawn without looking at the position.

        Who is not ready by then, because others think or the machine is busy, answers at another
        moment that is drawn like the first.
        """
        loop, policy = asyncio.get_running_loop(), policy_of(live.game)
        due = loop.time() + self.bot_delay * wait(level, policy, self.pace)
        shares, claim = self.shares(live, seat, level), claim_of(live)
        least = self.bot_delay * thinking(level, policy, self.pace * len(shares))
        ballots = await asyncio.gather(*(self.decide(share, claim, least) for share in shares))
        while self.bot_delay and due < loop.time():
            due += self.bot_delay * pause_of(level, policy)
        await live.bots.delay.wait(due - loop.time())
        return elected(ballots)

    async def advise(self, live: LiveTable, seat: int, claim: Claim) -> Hint:
        """What the coach would do on a seat that is to act."""
        message = await self.ask(Advise(*self.known(live, seat)), claim)
        assert isinstance(message, Advised), "advice was asked for"
        return message.hint

    def shares(self, live: LiveTable, seat: int, level: int) -> list[Decide]:
        """A search, split among the processes that are free if it is a long one."""
        long = LEVELS[level].within(policy_of(live.game).scale) >= WORTH_SHARING
        worth = long and not live.game.timed
        sharers = max(1, self.free.free) if worth else 1
        known, moves = self.known(live, seat), heard(live.table.match, Seat(seat))
        memories = [f"{live.id} {seat} {nth}" for nth in range(sharers)]
        rest = (level, sharers)
        seeds = [self.seeds.bot_choice(live.row.seed) for _ in memories]
        return [
            Decide(*known, moves, memory, *rest, seed, short=live.game.timed)
            for memory, seed in zip(memories, seeds, strict=True)
        ]

    def known(self, live: LiveTable, seat: int) -> tuple[str, dict[str, str], bytes]:
        """A table, as another process is told of it."""
        veiled = live.game.veil(live.table.state, Seat(seat))
        return live.game.name, live.game.options, self.packer(live.game).pack(veiled)

    async def decide(self, task: Decide, claim: Claim = NOBODY, least: float = 0.0) -> Votes:
        """A bot's thoughts, which take *least* seconds even where the choice is clear at once."""
        message = await self.ask(task, claim, least)
        assert isinstance(message, Decided), "to decide is answered by a decision"
        return message.votes

    async def ask(self, task: Task, claim: Claim = NOBODY, least: float = 0.0) -> WorkerMessage:
        """The last thing that is said of a task."""
        [*_, last] = [message async for message in self.messages(task, claim, least)]
        return last

    async def messages(
        self, task: Task, claim: Claim = NOBODY, least: float = 0.0
    ) -> AsyncIterator[WorkerMessage]:
        """All that is said of a task, whose turn lasts *least* seconds.

        A process that fails, or is left alone, is ended.
        """
        async with self.lane(task).taking(claim):
            loop = asyncio.get_running_loop()
            over = loop.time() + least
            bot_process = self.take(task) or await self.start()
            try:
                await bot_process.give(task)
                while isinstance(message := await bot_process.taken(), Progress):
                    yield message
            except BaseException:
                await self.end(bot_process)
                raise
            await self.rest(bot_process)
            await asyncio.sleep(max(0.0, over - loop.time()))
            yield message

    def lane(self, task: Task) -> FairQueue:
        """What a task waits for: any process or, if it is short and all are busy, one more."""
        short = isinstance(task, Decide) and task.short
        return self.short if short and self.free.locked() else self.free

    # The processes

    def take(self, task: Task) -> BotProcess | None:
        """One that is idle; the one that remembers the table, if it is among them."""
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
        """Its task is done: it waits for another, unless there is a better engine by now."""
        if bot_process.engine == self.engine:
            self.idle.append(bot_process)
        else:
            await self.end(bot_process)

    async def move_to(self, engine: str) -> None:
        """Think on the engine in this folder from now on; what has begun is thought through."""
        self.engine = engine
        outdated, self.idle[:] = self.idle[:], []
        await asyncio.gather(*map(self.end, outdated))

    async def end(self, bot_process: BotProcess) -> None:
        self.all.discard(bot_process)
        await bot_process.end()

    async def close(self) -> None:
        await asyncio.gather(*map(self.end, list(self.all)))


def claim_of(live: LiveTable) -> Claim:
    """For whom a bot thinks: who opened the table, where whoever sits there looks from."""
    looking = sorted(live.audience.subscribers.items(), key=lambda each: each[1])
    address = looking[0][0].address if looking else ""
    return Claim(live.row.opener, address, watched=bool(looking))


def wait(level: int, policy: Policy[Any], pace: float = PACE) -> float:
    """Seconds, as a person might take, and more than a whole search does.

    To answer as soon as a choice is clear would tell that it was.
    """
    drawn = pause_of(level, policy)
    if policy.tempo(level) is not None:
        return drawn
    low, _ = LEVELS[level].pause
    return max(drawn, SPARE * thinking(level, policy, pace) + drawn - low)


def thinking(level: int, policy: Policy[Any], pace: float) -> float:
    """Seconds that a whole search takes, at most."""
    if policy.tempo(level) is not None:
        return 0.0
    return min(LEVELS[level].seconds, LEVELS[level].within(policy.scale) / pace)


def pause_of(level: int, policy: Policy[Any]) -> float:
    """Seconds that a bot lets pass, drawn anew each time."""
    tempo, seed = policy.tempo(level), luck.getrandbits(32)
    return pause(level, seed) if tempo is None else beat(*tempo, seed)
