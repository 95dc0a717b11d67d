"""Requests for a table wait in order while the table is busy."""

import asyncio

import pytest

from antro.core.contract.errors import Refused
from antro.server.table.inbox import MOST, Inbox


def test_requests_that_wait_are_limited():
    async def scenario() -> None:
        inbox = Inbox()
        inbox.saving()
        for _ in range(MOST):
            inbox.put(lambda: None)
        with pytest.raises(Refused, match="busy"):
            inbox.put(lambda: None)
        with pytest.raises(Refused, match="busy"):
            await inbox.run(lambda: None)
        inbox.saved()
        assert inbox.free

    asyncio.run(scenario())


def test_a_turn_that_is_given_up_keeps_nobody_waiting():
    async def scenario() -> None:
        inbox, ran = Inbox(), list[str]()
        await inbox.take_turn()
        waiting = asyncio.create_task(inbox.take_turn())
        await asyncio.sleep(0)
        inbox.put(lambda: ran.append("later"))
        inbox.end_turn()  # the waiting one has its turn, and does not know it yet
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert (inbox.free, ran) == (True, ["later"])

    asyncio.run(scenario())


def test_a_task_that_fails_does_not_stop_the_others():
    async def scenario() -> None:
        inbox, ran = Inbox(), list[str]()
        inbox.saving()
        inbox.put(lambda: 1 // 0)
        inbox.put(lambda: ran.append("later"))
        inbox.saved()
        assert ran == ["later"]

    asyncio.run(scenario())
