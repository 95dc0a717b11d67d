"""The queue serves watched tables first, then addresses and guests in turn."""

import asyncio

from antro.server.bots.fair_queue import Claim, FairQueue


async def order(claims: list[Claim]) -> list[Claim]:
    """Return the order of serving these claims, one at a time."""
    turns, called = FairQueue(1), list[Claim]()

    async def go(claim: Claim) -> None:
        async with turns.taking(claim):
            called.append(claim)

    await turns.acquire()
    going = [asyncio.create_task(go(claim)) for claim in claims]
    await asyncio.sleep(0)
    turns.release()
    await asyncio.gather(*going)
    return called


def test_a_watched_table_goes_before_unwatched_tables():
    unwatched = [Claim("eve", "far", watched=False)] * 25
    watched = Claim("anna", "near")
    assert asyncio.run(order([*unwatched, watched]))[0] == watched


def test_addresses_take_turns_and_so_do_the_guests_of_each():
    eves = [Claim(f"eve {n}", "far") for n in range(3)]
    anna, bert = Claim("anna", "near"), Claim("bert", "near")
    asked = [eves[0], eves[0], eves[1], eves[2], anna, anna, bert]
    called = asyncio.run(order(asked))
    assert called == [eves[0], anna, eves[1], bert, eves[2], anna, eves[0]]


def test_a_cancelled_request_is_skipped():
    async def scenario() -> None:
        turns = FairQueue(1)
        await turns.acquire()
        first, second = (asyncio.create_task(turns.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        turns.release()
        await asyncio.wait_for(second, 1)
        turns.release()
        assert not turns.locked()

    asyncio.run(scenario())


def test_the_turn_of_a_cancelled_request_goes_to_the_next():
    async def scenario() -> None:
        turns = FairQueue(1)
        await turns.acquire()
        first, second = (asyncio.create_task(turns.acquire()) for _ in range(2))
        await asyncio.sleep(0)
        turns.release()
        first.cancel()
        await asyncio.wait_for(second, 1)
        assert turns.locked()

    asyncio.run(scenario())
