"""A client that writes bytes to the port, and reads answers only on request."""

import asyncio
import json
import os
import socket
import struct
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.support.people import PATIENCE

TEXT, PING, CLOSE = 1, 9, 8  # kinds of frames


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, length: int = -1) -> bytes:
    """Return a frame as a browser sends it. *length* replaces the true length in its header."""
    n = len(payload) if length < 0 else length
    first = bytes([(0x80 if last else 0) | kind])
    if n < 126:
        size = bytes([0x80 | n])
    elif n < 1 << 16:
        size = b"\xfe" + struct.pack(">H", n)
    else:
        size = b"\xff" + struct.pack(">Q", n)
    return first + size + bytes(4) + payload  # a mask of zeros


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask_for_socket(self, port: int, path: str = "/ws", **headers: str) -> str:
        """Ask for a socket, and return the first line of the answer."""
        usual = {
            "Host": f"127.0.0.1:{port}",
            "Origin": f"http://127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        }
        lines = [f"{name}: {value}\r\n" for name, value in {**usual, **headers}.items()]
        heading = f"GET {path} HTTP/1.1\r\n" + "".join(lines) + "\r\n"
        self.writer.write(heading.encode("latin-1"))
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
        return answer.decode().splitlines()[0]

    async def hear(self) -> tuple[int, bytes]:
        """Return the kind and the payload of the next frame."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                [size] = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                [size] = struct.unpack(">Q", await self.reader.readexactly(8))
            return first & 15, await self.reader.readexactly(size)

    async def reason(self) -> str:
        """Return the code of the next refusal."""
        _, payload = await self.hear()
        message: dict[str, Any] = json.loads(payload.split(b"\n")[0])
        return str(message["reason"]["code"])

    async def ended(self) -> bytes:
        """Read until the server closes the connection, and return everything."""
        heard = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while part := await self.reader.read(1 << 16):
                    heard += part
            except ConnectionError:
                pass
        return heard

    async def write_for(self, seconds: float, data: bytes) -> None:
        """Write *data* repeatedly, even if the server does not read it."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until and not self.writer.is_closing():
            self.writer.write(data)
            try:
                async with asyncio.timeout(until - loop.time()):
                    await self.writer.drain()
            except (TimeoutError, ConnectionError):
                return
            await asyncio.sleep(0)  # drain alone does not let other tasks run


@asynccontextmanager
async def connected(
    port: int, *, deaf: bool = False, source: str = "127.0.0.1"
) -> AsyncIterator[Raw]:
    """Connect from the address *source*. *deaf* means a very small receive buffer."""
    line = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
    if deaf:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader, writer = await asyncio.open_connection(sock=line, limit=1024)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()
