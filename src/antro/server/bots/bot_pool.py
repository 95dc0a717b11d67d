"""Bots and the coach think in separate processes, and bots answer at a human pace.

A bot process receives only a veiled state (``bots.packed_state``) and the moves that its seat
saw. Hidden information never reaches the process.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache
from random import SystemRandom
from typing import Any, Final, final

from antro.bots.coach import Hint
from antro.bots.levels import LEVELS
from antro.bots.packed_state import StatePacker
from antro.bots.play import Votes, beat, elected, pause, position_seed
from antro.bots.policies import policy_of
from antro.bots.worker import Advise, Advised, Decide, Decided, Progress, Task, WorkerMessage
from antro.build import compiled
from antro.core.contract.game import Seat
from antro.core.evaluation.policy import Policy
from antro.core.match.log_lines import heard
from antro.core.match.undo import repeated_answer
from antro.server.bots.bot_process import BotProcess
from antro.server.bots.fair_queue import NOBODY, Claim, FairQueue
from antro.server.ops.settings import WORKER
from antro.server.table.live_table import LiveTable

PACE: Final = 25_000.0  # descents of a search per second, at least
PACE_UNCOMPILED: Final = 1_000.0
SPARE: Final = 1.25  # times as long as a search takes: a machine may be busy
WORTH_SHARING: Final = 10_000  # descents

luck: Final = SystemRandom()


@final
class BotPool:
    """A few processes with one task at a time, and one more process for short tasks.

    A timed game does not wait for its bots. The extra process keeps their short tasks from waiting
    for a long search.
    """

    def __init__(self, count: int, bot_delay: float, worker: str = WORKER) -> None:
        self.bot_delay: Final = bot_delay
        self.worker: Final = worker  # the module that the processes run
        self.packer: Final = lru_cache(maxsize=64)(StatePacker[Any])
        self.free: Final = FairQueue(count)
        self.short: Final = FairQueue(1)
        self.idle: Final[list[BotProcess]] = []
        self.all: Final[set[BotProcess]] = set()
        self.engine = ""  # the folder of the engine for new processes; empty: the server's own

    @property
    def pace(self) -> float:
        """The descents of a search per second, at least."""
        return PACE if self.engine or compiled() else PACE_UNCOMPILED

    # Tasks

    async def choose(self, live: LiveTable, seat: int, level: int) -> int:
        """Return a bot's move at a random moment that does not depend on the position.

        If the bot is not ready by then, it answers at another random moment. Otherwise a busy
        machine would show how long the bot thought. After an undo, a bot repeats its answer.
        """
        loop, policy, timed = asyncio.get_running_loop(), policy_of(live.game), live.game.timed
        share = live.bots.pause_share(seat)
        seconds = wait(level, policy, self.pace, timed=timed, share=share)
        due = loop.time() + self.bot_delay * seconds
        pace = self.pace * self.sharers(live, level)
        least = self.bot_delay * thinking(level, policy, pace, timed=timed)
        move = repeated_answer(live.table.match, seat)
        if move is None:
            move = await self.search(self.shares(live, seat, level), claim_of(live), least)
        else:
            await asyncio.sleep(least)
        while self.bot_delay * share and due < loop.time():
            due += self.bot_delay * share * pause_of(level, policy)
        await live.bots.delay.wait(due - loop.time())
        return move

    async def search(self, shares: list[Decide], claim: Claim, least: float) -> int:
        """Return the move that the search of a bot finds, in *least* seconds at least."""
        return elected(
            await asyncio.gather(*(self.decide(share, claim, least) for share in shares))
        )

    async def advise(self, live: LiveTable, seat: int, claim: Claim) -> Hint:
        """Return the coach's advice for a seat that has to act."""
        message = await self.ask(Advise(*self.known(live, seat)), claim)
        assert isinstance(message, Advised), "advice was asked for"
        return message.hint

    def sharers(self, live: LiveTable, level: int) -> int:
        """Return the number of processes for a search: all free ones, or one for a short search."""
        long = LEVELS[level].within(policy_of(live.game).scale) >= WORTH_SHARING
        return max(1, self.free.free) if long and not live.game.timed else 1

    def shares(self, live: LiveTable, seat: int, level: int) -> list[Decide]:
        """Split a search among its processes."""
        sharers = self.sharers(live, level)
        known, moves = self.known(live, seat), heard(live.table.match, Seat(seat))
        memories = [f"{live.id} {seat} {nth}" for nth in range(sharers)]
        rest = (level, sharers)
        secret, made = live.row.seed, len(live.table.match.standing)
        seeds = [position_seed(secret, known[-1], made, nth) for nth in range(sharers)]
        return [
            Decide(*known, moves, memory, *rest, seed, short=live.game.timed)
            for memory, seed in zip(memories, seeds, strict=True)
        ]

    def known(self, live: LiveTable, seat: int) -> tuple[str, dict[str, str], bytes]:
        """Return the game, its options and its state, as a bot process may know them."""
        veiled = live.game.veil(live.table.state, Seat(seat))
        return live.game.name, live.game.options, self.packer(live.game).pack(veiled)

    async def decide(self, task: Decide, claim: Claim = NOBODY, least: float = 0.0) -> Votes:
        """Return a bot's votes. The turn lasts *least* seconds, even if the choice is clear."""
        message = await self.ask(task, claim, least)
        assert isinstance(message, Decided), "to decide is answered by a decision"
        return message.votes

    async def ask(self, task: Task, claim: Claim = NOBODY, least: float = 0.0) -> WorkerMessage:
        """Return the last message about a task."""
        [*_, last] = [message async for message in self.messages(task, claim, least)]
        return last

    async def messages(
        self, task: Task, claim: Claim = NOBODY, least: float = 0.0
    ) -> AsyncIterator[WorkerMessage]:
        """Yield all messages about a task. Its turn in the queue lasts *least* seconds.

        A process is ended if it fails or if the caller stops listening.
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


def wait(
    level: int,
    policy: Policy[Any],
    pace: float = PACE,
    *,
    timed: bool = False,
    share: float = 1.0,
) -> float:
    """Return the seconds until a bot answers: a human pace, and longer than a whole search.

    An earlier answer would show that the choice was easy. A bot may make only a *share* of its
    pause (``bot_delay.pause_share``).
    """
    drawn = share * pause_of(level, policy)
    searched = SPARE * thinking(level, policy, pace, timed=timed)
    if policy.tempo(level) is None:
        searched += drawn - share * LEVELS[level].pause[0]
    return max(drawn, searched)


def thinking(level: int, policy: Policy[Any], pace: float, *, timed: bool = False) -> float:
    """Return the longest time of a whole search, in seconds."""
    most = LEVELS[level].time_limit(timed=timed)
    return min(most, LEVELS[level].within(policy.scale) / pace)


def pause_of(level: int, policy: Policy[Any]) -> float:
    """Return a new random pause of a bot, in seconds."""
    tempo, seed = policy.tempo(level), luck.getrandbits(32)
    return pause(level, seed) if tempo is None else beat(*tempo, seed)
