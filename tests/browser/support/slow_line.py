"""A slow network connection to a server, in both directions."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

from antro.server.transport.listener import free_port

CHUNK = 65536  # bytes


@contextmanager
def slow_line(port: int, seconds: float) -> Iterator[str]:
    """Yield an address that reaches the server on *port* with a delay in each direction."""
    loop, near = asyncio.new_event_loop(), free_port("127.0.0.1", 0)
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    starting = asyncio.run_coroutine_threadsafe(forward(near, port, seconds), loop)
    server = starting.result(10)
    try:
        yield f"http://127.0.0.1:{near}"
    finally:
        asyncio.run_coroutine_threadsafe(close(server), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


async def forward(near: int, far: int, seconds: float) -> asyncio.Server:
    """Forward everything between two ports after a delay."""

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError), closing(writer):  # close() cancels
            there, back = await asyncio.open_connection("127.0.0.1", far)
            await asyncio.gather(carry(reader, back, seconds), carry(there, writer, seconds))

    return await asyncio.start_server(connected, "127.0.0.1", near)


async def close(server: asyncio.Server) -> None:
    """Refuse new connections and drop all data on its way."""
    server.close()
    await asyncio.sleep(0.1)  # a connection made just before has its task by then
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.sleep(0.1)  # sockets are closed by then


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float) -> None:
    """Write each chunk the same time after it was read, without waiting for earlier chunks."""
    loop = asyncio.get_running_loop()
    try:
        while chunk := await reader.read(CHUNK):
            loop.call_later(seconds, writer.write, chunk)
        await asyncio.sleep(seconds)
    finally:
        writer.close()
