"""The address of a client. A proxy that the operator trusts may name it."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers

from antro.core.contract.descriptions import Reason
from antro.server.ops.server_error import ServerError

FORWARDED: Final = "x-forwarded-for"
SITE: Final = 64  # bits of an IPv6 address that one household shares


class BadProxy(ServerError):
    def __init__(self, text: str) -> None:
        super().__init__(Reason("bad_proxy", fields={"value": repr(text)}))


def proxies_of(text: str) -> tuple[str, ...]:
    """Return the addresses in a list with commas. Raises ``BadProxy``."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if not is_address(name):
            raise BadProxy(name)
    return tuple(str(ip_address(name)) for name in names)


def address_of(peer: str, headers: Headers, proxies: tuple[str, ...]) -> str:
    """Return the address of the sender of a request: *peer*, unless that is one of our proxies.

    Each proxy adds the address of its sender at the end, in the same header or in another one. The
    sender may have invented all addresses before the last one that is not a proxy of ours.
    """
    if peer in proxies:
        chain = [name.strip() for name in ",".join(headers.getlist(FORWARDED)).split(",")]
        strangers = [name for name in chain if name not in proxies]
        if strangers and is_address(strangers[-1]):
            peer = strangers[-1]
    return household_of(peer)


def household_of(address: str) -> str:
    """Return an address, or the part of an IPv6 address that a household cannot change."""
    if not is_address(address):
        return address
    parsed = ip_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), SITE), strict=False))


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
