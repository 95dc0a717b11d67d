"""The answers for a proxy: the process answers, and new pages may come."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

LONGEST: Final = 1.0  # seconds that the database may take to answer


@final
class Readiness:
    def __init__(self, database: Callable[[], Awaitable[object]]) -> None:
        self.database: Final = database  # asks it something short
        self.registered = False  # the process may own tables
        self.leaving = False  # a signal has come

    def routes(self) -> list[Route]:
        return [Route("/health", self.health), Route("/ready", self.ready)]

    async def health(self, _: Request) -> Response:
        """Respond, even without a database: a new process would not have one either."""
        return JSONResponse({"healthy": True})

    async def ready(self, _: Request) -> Response:
        """Respond with status 200 if a proxy may send new pages here, and else with 503."""
        ready = self.registered and not self.leaving and await self.database_answers()
        return JSONResponse({"ready": ready}, 200 if ready else 503)

    async def database_answers(self) -> bool:
        try:
            async with asyncio.timeout(LONGEST):
                await self.database()
        except Exception:
            return False
        return True
