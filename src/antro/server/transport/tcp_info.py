"""The round trip of a connection, as the system measures it. A page cannot delay these packets."""

import socket
import sys
from math import inf
from struct import unpack_from
from typing import Any, Final

SIZE: Final = 104  # bytes of ``struct tcp_info`` that are read
RTT: Final = 68  # where in it the smoothed round trip is: microseconds, as an unsigned int


def round_trip(connected: Any) -> float:
    """Return the seconds to the other end and back, or infinity if the system does not know."""
    if sys.platform != "linux" or connected is None:
        return inf
    try:
        info = connected.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE)
        return float(unpack_from("=I", info, RTT)[0]) / 1_000_000
    except OSError:  # closed meanwhile, or no TCP
        return inf
