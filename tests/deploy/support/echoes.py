"""Small servers behind a proxy. They answer with the request that reached them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any

from antro.server.transport.listener import free_port


class Echo:
    """A server that answers each request with its path and headers."""

    def __init__(self) -> None:
        self.port = free_port("127.0.0.1", 0)
        self.ready = True
        self.files: set[str] = set()  # the paths of files that it has
        self.asked: list[str] = []  # the paths of all requests except checks
        self.open: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self.breaks = False  # it closes the connection instead of an answer

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", self.port)

    async def stop(self) -> None:
        self.server.close()
        await self.server.wait_closed()
        for task, writer in [*self.open.items()]:
            writer.close()
            await task

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.serve(reader, writer))
        self.open[task] = writer
        task.add_done_callback(self.open.pop)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            self.answer((await reader.readuntil(b"\r\n\r\n")).decode("latin-1"), writer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    def answer(self, heading: str, writer: asyncio.StreamWriter) -> None:
        first, *lines = heading.rstrip("\r\n").split("\r\n")
        headers = [line.lower().split(": ", 1) for line in lines]
        path = first.split()[1]
        status = self.status(path)
        body = json.dumps({"server": self.port, "path": path, "headers": headers}).encode()
        if not self.breaks:
            start = f"HTTP/1.1 {status.value} {status.phrase}\r\nConnection: close\r\n"
            writer.write(f"{start}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    def status(self, path: str) -> HTTPStatus:
        if path == "/ready":
            return HTTPStatus.OK if self.ready else HTTPStatus.SERVICE_UNAVAILABLE
        if path == "/health":
            return HTTPStatus.OK
        self.asked.append(path)
        if path.endswith("/elsewhere"):
            return HTTPStatus.MISDIRECTED_REQUEST
        known = "assets" not in path or path in self.files
        return HTTPStatus.OK if known else HTTPStatus.NOT_FOUND


@asynccontextmanager
async def two_echoes() -> AsyncIterator[tuple[Echo, Echo]]:
    one, two = Echo(), Echo()
    await one.start()
    await two.start()
    try:
        yield one, two
    finally:
        await one.stop()
        await two.stop()


def values(answer: dict[str, Any], name: str) -> list[str]:
    """Return the values of a header in the request that reached a server."""
    return [value for key, value in answer["headers"] if key == name]
