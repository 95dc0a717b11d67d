"""A small client of HTTP and WebSockets that costs little processor time: a bench opens thousands.

The socket sends frames with a mask of zeros, and asks for no compression.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final, cast

from msgspec.json import decode, encode

HOST: Final = "127.0.0.1"
TEXT, CLOSE = 1, 8  # kinds of frames
KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="


class Refusal(Exception):
    """An answer without success."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


async def ask(
    port: int, method: str, path: str, cookie: str = "", body: object = None
) -> tuple[dict[str, str], Any]:
    """Send a request, and return the headers and the JSON of its answer.

    Raises ``Refusal``, ``OSError`` or ``EOFError``.
    """
    payload = b"" if body is None else encode(body)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}", "Connection: close"]
    lines += [f"Cookie: {cookie}", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(payload)}", "", ""]
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write("\r\n".join(lines).encode() + payload)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *rest = head.strip().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (each.partition(": ") for each in rest)
        }
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
    finally:
        writer.close()
    return headers, answer_of(int(first.split()[1]), answer)


def answer_of(status: int, body: bytes) -> Any:
    """Return the JSON of an answer. Raises ``Refusal``."""
    try:
        content = decode(body)
    except ValueError:  # of a proxy
        content = {}
    if status != 200:
        raise Refusal(status, content.get("reason", {}).get("code", ""))
    return content


class Link(asyncio.Protocol):
    """A WebSocket. It calls *received* with each message, and *lost* once, at its end."""

    def __init__(
        self, heading: bytes, opened: "Callable[[Link], None]", received: Callable[[bytes], None]
    ) -> None:
        self.heading = heading
        self.opened = opened
        self.received = received
        self.open = False
        self.buffer = b""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.heading)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def send(self, message: object) -> None:
        self.send_text(encode(message))

    def send_text(self, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self.transport.write(b"\x81" + length + bytes(4) + payload)

    def drop(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            self.read_heading()
        while self.open and (found := first_frame(self.buffer)) is not None:
            kind, payload, end = found
            self.buffer = self.buffer[end:]
            if kind == CLOSE:
                self.drop()
                return
            if kind == TEXT:
                for line in payload.split(b"\n"):
                    self.received(line)

    def read_heading(self) -> None:
        heading, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if b" 101 " not in heading.split(b"\r\n")[0]:
            self.drop()
            return
        self.open, self.buffer = True, rest
        self.opened(self)


def first_frame(data: bytes) -> tuple[int, bytes, int] | None:
    """Return the kind and the payload of the first frame, and its length, if it is complete."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size == 126 and len(data) >= 4:
        size, start = struct.unpack_from(">H", data, 2)[0], 4
    elif size == 127 and len(data) >= 10:
        size, start = struct.unpack_from(">Q", data, 2)[0], 10
    elif size >= 126:
        return None
    end = start + size
    return (data[0] & 15, data[start:end], end) if len(data) >= end else None


async def linked(
    port: int,
    path: str,
    cookie: str,
    opened: "Callable[[Link], None]",
    received: Callable[[bytes], None],
) -> Link:
    """Open a socket. Raises ``OSError``."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}"]
    lines += [f"Origin: http://{HOST}:{port}"] if cookie else []
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {KEY}", f"Cookie: {cookie}", "", ""]
    heading = "\r\n".join(lines).encode()
    loop = asyncio.get_running_loop()
    _, link = await loop.create_connection(lambda: Link(heading, opened, received), HOST, port)
    return link
