"""The reply time of a bot reveals nothing about the secrets of its seat."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from antro.bots.levels import LEVELS
from antro.bots.policies import policy_of
from antro.bots.search.guided import obvious_move
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Game, first_to_act
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE
from antro.core.match.match import Match
from antro.games import GAMES
from antro.server.bots.bot_pool import BotPool
from antro.server.table.bot_delay import BotDelay
from tests.server.support.fast_levels import FAST_LEVELS

REPLIES = 200  # of each kind
BEST = 0.60  # the highest accuracy that a guess from the time alone may have
ASKERS = 6  # tables at once, for two processes

Position = tuple[bool, Any, int]  # True if the choice is obvious; the table; the seat of the bot


class Secret(NamedTuple):
    """A question with an obvious answer or not, which depends on hidden cards or dice."""

    game: str
    options: dict[str, str]
    kind: str


SECRETS = {
    "drako": Secret("drako", {}, "defend"),  # True: no card in hand can block
    "volfyirion": Secret("volfyirion", {}, "turn"),  # True: the hand has a card to play at once
    "heroes": Secret("heroes", {"pace": "stepped"}, "action"),  # True: no spell can be used
    "heroes-live": Secret("heroes", {"pace": "live"}, "action"),
    "vast": Secret("vast", {"roles": "KG"}, "refuse"),  # True: no secret card can be used
}


def positions(secret: Secret) -> Iterator[Position]:
    """Yield positions with this question, each from a game of its own."""
    game = GAMES[secret.game].make(secret.options)
    for seed in range(100_000):
        yield from first_position(game, secret.kind, seed)


def first_position(game: Game[Any], kind: str, seed: int) -> Iterator[Position]:
    """Yield a position from a game in which random moves and likely moves alternate."""
    policy, moves, dice, luck = policy_of(game), Moves(), SeededDice(seed), Random(seed)
    state, skipped = game.start(), luck.randrange(3)
    while acting := game.to_act(state):
        by = first_to_act(game, state, acting)
        if by < CHANCE and game.question_to(state, by).kind == kind:
            if skipped == 0:
                veiled = game.veil(state, by)
                obvious = obvious_move(game, policy, veiled, moves) != UNSURE
                yield obvious, table_of(game, state, f"{kind} {seed}"), int(by)
                return
            skipped -= 1
        game.offer(state, by, moves)
        if by < CHANCE and luck.random() < 0.5:
            policy.weigh(state, by, moves)
        game.apply(state, by, moves.pick(dice))


def table_of(game: Game[Any], state: Any, id: str) -> Any:
    """Return the parts of a table that a bot process needs."""
    bots = SimpleNamespace(
        delay=BotDelay(), pause_share=lambda seat: 1.0, moved_last=lambda seat: False
    )
    return SimpleNamespace(
        id=id,
        game=game,
        table=SimpleNamespace(state=state, match=Match(game, None)),
        row=SimpleNamespace(opener=id, seed=""),
        audience=SimpleNamespace(subscribers={}),
        bots=bots,
    )


def hurry(live: Any) -> None:
    """Let the bots of a table make no pauses."""
    live.bots.pause_share = lambda seat: 0.0
    live.bots.delay.skip()


def some_of_each(secret: Secret, count: int) -> list[Position]:
    """Return *count* positions with an obvious choice and *count* others, in random order."""
    found: dict[bool, list[Position]] = {True: [], False: []}
    for position in positions(secret):
        if len(found[position[0]]) < count:
            found[position[0]].append(position)
        elif len(found[not position[0]]) == count:
            break
    mixed = found[True] + found[False]
    Random(1).shuffle(mixed)
    return mixed


def accuracy(ones: list[float], others: list[float]) -> float:
    """Return how often the best threshold tells the two kinds of times apart."""
    ones, others = sorted(ones), sorted(others)
    gaps = [
        abs(bisect_right(ones, at) / len(ones) - bisect_right(others, at) / len(others))
        for at in ones + others
    ]
    return 0.5 + max(gaps) / 2


@pytest.fixture
def with_fast_levels(monkeypatch):
    for number, level in FAST_LEVELS.items():
        monkeypatch.setitem(LEVELS, number, level)


def cases() -> Iterator[Any]:
    """Yield all combinations. The hardest ones run every day."""
    for secret in SECRETS:
        for level in (4, 5):
            for hurried in (True, False):
                for askers in (1, ASKERS):
                    daily = hurried and (level, askers) in ((5, ASKERS), (4, 1))
                    daily = daily and (level == 5 or secret == "drako")
                    name = f"{secret}, level {level}"
                    name += ", in a hurry" if hurried else ", with pauses"
                    name += ", with other tables" if askers > 1 else ", alone"
                    marks = () if daily else pytest.mark.nightly
                    yield pytest.param(secret, level, hurried, askers, id=name, marks=marks)


@pytest.mark.parametrize(("secret", "level", "hurried", "askers"), list(cases()))
def test_the_reply_time_reveals_no_secret(with_fast_levels, secret, level, hurried, askers):
    asked = some_of_each(SECRETS[secret], REPLIES)
    for _, live, _ in asked:
        if hurried:
            hurry(live)
    times = asyncio.run(reply_times(asked, level, askers))
    assert len(times[True]) == len(times[False]) == REPLIES
    assert accuracy(times[True], times[False]) < BEST


async def reply_times(asked: list[Position], level: int, askers: int) -> dict[bool, list[float]]:
    """Return the reply times in seconds, with and without an obvious choice."""
    bots = BotPool(2, 1.0, "tests.server.support.fast_worker")
    times: dict[bool, list[float]] = {True: [], False: []}
    left = iter(asked)

    async def ask() -> None:
        for obvious, live, seat in left:
            times[obvious].append(await reply_time(bots, live, seat, level))

    try:
        first = [reply_time(bots, live, seat, 4) for _, live, seat in asked[:2]]
        await asyncio.gather(*first)  # start the processes first
        await asyncio.gather(*(ask() for _ in range(askers)))
    finally:
        await bots.close()
    return times


async def reply_time(bots: BotPool, live: Any, seat: int, level: int) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await bots.choose(live, seat, level)
    return loop.time() - began


def test_accuracy_finds_the_best_threshold():
    assert accuracy([1.0, 1.1], [1.2, 1.3]) == 1.0
    assert accuracy([1.0, 1.2], [1.0, 1.2]) == 0.5
    assert accuracy([1.0, 1.1, 1.2, 1.3], [1.1, 1.2, 1.3, 1.4]) == 0.625
