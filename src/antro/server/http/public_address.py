"""Find the public address of this server. It is a setting, or found without any traffic."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.server.ops.settings import LOOPBACK, USUAL_PORT, Settings
from antro.server.wire.http_responses import Reach

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for all addresses of a machine, and the one by which it reaches itself."""

FAR_AWAY: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
"""An address that belongs to nobody, to ask the system how it would go there."""


def reach_of(settings: Settings) -> Reach:
    """Return the public address, or the command that opens the server to others."""
    if settings.public_url:
        return Reach(settings.public_url, chosen=True, command="")
    if settings.host in LOOPBACK:
        return Reach("", chosen=False, command=opening_command(settings.port))
    host = own_address(settings.host) if settings.host in EVERYWHERE else settings.host
    return Reach(url_of(host, settings.port) if host else "", chosen=False, command="")


def opening_command(port: int) -> str:
    """Return the command that starts a server for the whole network."""
    return "./play --host 0.0.0.0" + ("" if port == USUAL_PORT else f" --port {port}")


def own_address(everywhere: str) -> str:
    """Return the address of this machine in its network, or nothing without a network.

    Connecting a datagram socket sends nothing. The system only looks up the route.
    """
    family, far_away = FAR_AWAY[everywhere]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far_away, 9))
            found = str(asking.getsockname()[0])
    except OSError:
        return ""
    address = ip_address(found)
    return "" if address.is_loopback or address.is_unspecified else found


def addresses(settings: Settings) -> list[str]:
    """Return the addresses of a server: the local one first, then the public one."""
    here = url_of(EVERYWHERE.get(settings.host, settings.host), settings.port)
    elsewhere = reach_of(settings).url
    return [here, elsewhere] if elsewhere not in ("", here) else [here]


def reached_at(settings: Settings) -> str:
    """Return the host and the port by which other processes reach this one."""
    everywhere = EVERYWHERE.get(settings.host, "")
    host = own_address(settings.host) or everywhere if everywhere else settings.host
    return settings.address or url_of(host, settings.port).removeprefix("http://")


def url_of(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def checked_url(url: str) -> str:
    """Return a public address without a path. Raises ``BadOption``."""
    problem = Reason("bad_url")
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname
        port = parts.port  # raises ValueError for a bad port
    except ValueError as error:
        raise BadOption("public-url", url, problem) from error
    if not known or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise BadOption("public-url", url, problem)
    shown = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}")
