"""The HTTP routes of records: replays, game files, reviews, and tables as text."""

import asyncio
from functools import partial
from typing import Final, final

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from antro.core.contract.game import SPECTATOR
from antro.server.bots.bot_pool import BotPool
from antro.server.http.replays import check_review, open_record, record_text, replay_of
from antro.server.http.requests import Requests, seat_asked, table_id
from antro.server.moves.tables import Tables
from antro.server.table.live_table import LiveTable


@final
class Records:
    def __init__(self, requests: Requests, tables: Tables, reviewers: BotPool) -> None:
        self.requests: Final = requests
        self.tables: Final = tables
        self.reviewers: Final = reviewers  # processes that review finished games

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{id}/replay", self.replay),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/text", self.text),
            Route("/api/records", self.open_record, methods=["POST"]),
            Route("/api/reviews", self.review, methods=["POST"]),
        ]

    async def replay(self, request: Request) -> Response:
        self.requests.check_rate(request)
        guest, seat = self.requests.guest(request), seat_asked(request)
        work = await self.tables.show(table_id(request), lambda live: replay_of(live, guest, seat))
        return await self.requests.respond_from_thread(request, work)

    async def record(self, request: Request) -> Response:
        return await self.tables.show(table_id(request), record_file)

    async def open_record(self, request: Request) -> Response:
        self.requests.check_rate(request)
        text, seat = (
            await self.requests.read(request, self.requests.limits.record),
            seat_asked(request),
        )
        work = partial(open_record, self.tables.games, text, seat)
        return await self.requests.respond_from_thread(request, work)

    async def review(self, request: Request) -> Response:
        """Stream the coach's review of a record, line by line."""
        self.requests.check_rate(request)
        text, seat = (
            await self.requests.read(request, self.requests.limits.record),
            seat_asked(request),
        )
        claim = self.requests.claim(request)
        async with self.requests.playback.taking(claim):
            study = await asyncio.to_thread(check_review, self.tables.games, text, seat)
        lines = (encode(line) + b"\n" async for line in self.reviewers.messages(study, claim))
        at_once = {"content-encoding": "identity"}  # compression would delay lines
        return StreamingResponse(lines, media_type="application/jsonl", headers=at_once)

    async def text(self, request: Request) -> Response:
        """Return the table as text for screen readers, as a seat of the guest knows it."""
        guest, seat = self.requests.guest(request), seat_asked(request)
        language = request.query_params.get("lang", "en")
        text = await self.tables.show(
            table_id(request), lambda live: table_text(live, guest, seat, language)
        )
        return PlainTextResponse(text)


def record_file(live: LiveTable) -> Response:
    named = {"content-disposition": f'attachment; filename="{live.row.game}-{live.id}.jsonl"'}
    return Response(record_text(live), media_type="application/jsonl", headers=named)


def table_text(live: LiveTable, guest: str, seat: int | None, language: str) -> str:
    """Return a table as text, as a seat of the guest knows it."""
    held = live.seats.of(guest)
    viewer = seat if seat is not None and seat in held else int(SPECTATOR)
    words = live.manifest.words.get(language, live.manifest.words["en"])
    return live.position(viewer).text(words)
