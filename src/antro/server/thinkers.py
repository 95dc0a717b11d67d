"""Bots and the coach think in processes of their own, and bots answer when a person might.

A thinker is handed a veiled state (``bots.packed_state``) and the moves that its seat saw, and
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
from antro.bots.worker import Advise, Advised, Answer, Decide, Decided, Progress, Task
from antro.build import compiled
from antro.core.game import Seat
from antro.core.policy import Policy
from antro.server.hosted_table import HostedTable
from antro.server.seeds import Seeds
from antro.server.thinker import WORKER, Thinker
from antro.server.turns import NOBODY, Claim, Turns

PACE: Final = 25_000.0  # descents of a search in a second, or more
PACE_UNCOMPILED: Final = 1_000.0
SPARE: Final = 1.25  # times as long as a search takes: a machine may be busy
WORTH_SHARING: Final = 10_000  # descents

luck: Final = SystemRandom()


@final
class Thinkers:
    """A few processes, each with one task at a time; and one more, for short tasks only.

    Games against time do not wait for a bot, so that bot is not to wait for a long search.
    """

    def __init__(
        self, count: int, dawdle: float, worker: str = WORKER, seeds: Seeds | None = None
    ) -> None:
        self.dawdle: Final = dawdle
        self.worker: Final = worker  # the module that they run
        self.seeds: Final = seeds or Seeds()
        self.packer: Final = lru_cache(maxsize=64)(StatePacker[Any])
        self.free: Final = Turns(count)
        self.short: Final = Turns(1)
        self.idle: Final[list[Thinker]] = []
        self.all: Final[set[Thinker]] = set()
        self.engine = ""  # the folder that new ones think on, if it is not the server's own

    @property
    def pace(self) -> float:
        """Descents of a search in a second, or more."""
        return PACE if self.engine or compiled() else PACE_UNCOMPILED

    # What is asked of them

    async def choose(self, hosted: HostedTable, seat: int, level: int) -> int:
        """A bot's move, at a moment that is drawn without looking at the position.

        Who is not ready by then, because others think or the machine is busy, answers at another
        moment that is drawn like the first.
        """
        loop, policy = asyncio.get_running_loop(), policy_of(hosted.game)
        due = loop.time() + self.dawdle * wait(level, policy, self.pace)
        shares, claim = self.shares(hosted, seat, level), claim_of(hosted)
        least = self.dawdle * thinking(level, policy, self.pace * len(shares))
        ballots = await asyncio.gather(*(self.decide(share, claim, least) for share in shares))
        while self.dawdle and due < loop.time():
            due += self.dawdle * pause_of(level, policy)
        await hosted.hurry.pause(due - loop.time())
        return elected(ballots)

    async def advise(self, hosted: HostedTable, seat: int, claim: Claim) -> Hint:
        """What the coach would do on a seat that is to act."""
        answer = await self.ask(Advise(*self.known(hosted, seat)), claim)
        assert isinstance(answer, Advised), "advice was asked for"
        return answer.hint

    def shares(self, hosted: HostedTable, seat: int, level: int) -> list[Decide]:
        """A search, split among the processes that are free if it is a long one."""
        long = LEVELS[level].within(policy_of(hosted.game).scale) >= WORTH_SHARING
        worth = long and not hosted.game.timed
        sharers = max(1, self.free.free) if worth else 1
        known, heard = self.known(hosted, seat), hosted.table.heard(Seat(seat))
        memories = [f"{hosted.id} {seat} {nth}" for nth in range(sharers)]
        rest = (level, sharers)
        seeds = [self.seeds.bot_choice(hosted.row.seed) for _ in memories]
        return [
            Decide(*known, heard, memory, *rest, seed, short=hosted.game.timed)
            for memory, seed in zip(memories, seeds, strict=True)
        ]

    def known(self, hosted: HostedTable, seat: int) -> tuple[str, dict[str, str], bytes]:
        """A table, as another process is told of it."""
        veiled = hosted.game.veil(hosted.table.state, Seat(seat))
        return hosted.game.name, hosted.game.options, self.packer(hosted.game).pack(veiled)

    async def decide(self, task: Decide, claim: Claim = NOBODY, least: float = 0.0) -> Votes:
        """A bot's thoughts, which take *least* seconds even where the choice is clear at once."""
        answer = await self.ask(task, claim, least)
        assert isinstance(answer, Decided), "to decide is answered by a decision"
        return answer.votes

    async def ask(self, task: Task, claim: Claim = NOBODY, least: float = 0.0) -> Answer:
        """The last thing that is said of a task."""
        [*_, last] = [answer async for answer in self.answers(task, claim, least)]
        return last

    async def answers(
        self, task: Task, claim: Claim = NOBODY, least: float = 0.0
    ) -> AsyncIterator[Answer]:
        """All that is said of a task, whose turn lasts *least* seconds.

        A process that fails, or is left alone, is ended.
        """
        async with self.lane(task).taking(claim):
            loop = asyncio.get_running_loop()
            over = loop.time() + least
            thinker = self.take(task) or await self.start()
            try:
                await thinker.give(task)
                while isinstance(answer := await thinker.taken(), Progress):
                    yield answer
            except BaseException:
                await self.end(thinker)
                raise
            await self.rest(thinker)
            await asyncio.sleep(max(0.0, over - loop.time()))
            yield answer

    def lane(self, task: Task) -> Turns:
        """What a task waits for: any process or, if it is short and all are busy, one more."""
        short = isinstance(task, Decide) and task.short
        return self.short if short and self.free.locked() else self.free

    # The processes

    def take(self, task: Task) -> Thinker | None:
        """One that is idle; the one that remembers the table, if it is among them."""
        if not self.idle:
            return None
        memory = task.memory if isinstance(task, Decide) else ""
        thinker = max(self.idle, key=lambda one: memory in one.memories)
        self.idle.remove(thinker)
        return thinker

    async def start(self) -> Thinker:
        thinker = await Thinker.start(self.engine, self.worker)
        self.all.add(thinker)
        return thinker

    async def rest(self, thinker: Thinker) -> None:
        """Its task is done: it waits for another, unless there is a better engine by now."""
        if thinker.engine == self.engine:
            self.idle.append(thinker)
        else:
            await self.end(thinker)

    async def move_to(self, engine: str) -> None:
        """Think on the engine in this folder from now on; what has begun is thought through."""
        self.engine = engine
        outdated, self.idle[:] = self.idle[:], []
        await asyncio.gather(*map(self.end, outdated))

    async def end(self, thinker: Thinker) -> None:
        self.all.discard(thinker)
        await thinker.end()

    async def close(self) -> None:
        await asyncio.gather(*map(self.end, list(self.all)))


def claim_of(hosted: HostedTable) -> Claim:
    """For whom a bot thinks: who opened the table, where whoever sits there looks from."""
    looking = sorted(hosted.subscribers.items(), key=lambda each: each[1])
    address = looking[0][0].address if looking else ""
    return Claim(hosted.row.opener, address, watched=bool(looking))


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
