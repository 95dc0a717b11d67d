"""Tell a service manager such as systemd that the server is ready, alive or stopping.

The manager names a datagram socket in ``NOTIFY_SOCKET``, as described in ``sd_notify(3)``. Without
one nothing is sent.
"""

import asyncio
import os
import socket
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"


def tell_manager(state: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to_manager, suppress(OSError):
        to_manager.connect(address.replace("@", "\0", 1) if address[0] == "@" else address)
        to_manager.sendall(state.encode())


async def show_life() -> None:
    """Say that the event loop runs, twice as often as the manager expects it."""
    pause = int(os.environ.get("WATCHDOG_USEC", "0")) / 2_000_000
    while pause:
        tell_manager(ALIVE)
        await asyncio.sleep(pause)
