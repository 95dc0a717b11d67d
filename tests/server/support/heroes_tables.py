"""Tables of Heroes on a real server, after a draft without choices, when all may roll."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.server.support.people import Page, Site

OPTIONS = {"boards": "ready", "first": "seat", "limits": "no", "slot": "1.0"}


@asynccontextmanager
async def duel(site: Site, pace: str = "live", **more: str) -> AsyncIterator[list[Page]]:
    """Open a table of two people who have drafted and may roll."""
    options = {**OPTIONS, "pace": pace, **more}
    if pace != "live":
        del options["slot"]
    people = [await site.person(), await site.person()]
    table = await people[0].open("me", "open", game="heroes", options=options)
    await people[1].post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.at(table["id"])) for person in people]
        await draft(pages)
        for page in pages:
            await page.until(lambda now: now["asked"]["kind"] == "roll" and bool(now["offers"]))
        yield pages


async def draft(pages: list[Page]) -> None:
    """Let each page take the first offer, four times."""
    for nth in range(4 * len(pages)):
        page = pages[nth % len(pages)]
        await page.until(lambda now: now["asked"]["kind"] == "draft" and bool(now["offers"]))
        assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"


def move(page: Page, text: str) -> int:
    """Return the number of the offered move with this text."""
    return next(int(offer["number"]) for offer in page.now["offers"] if offer["text"] == text)
