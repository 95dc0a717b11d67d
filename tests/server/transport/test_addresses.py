"""The address of a client behind proxies, and the addresses of one household."""

import pytest
from starlette.datastructures import Headers

from antro.server.transport.client_address import BadProxy, address_of, proxies_of

PROXIES = ("10.0.0.1", "10.0.0.2")


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nobody", "10.0.0.1"),
        ("2001:db8::1:2:3:4", "", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
        ("", "", ""),
    ],
)
def test_only_our_proxies_may_state_an_address(peer, forwarded, found):
    assert address_of(peer, Headers({"x-forwarded-for": forwarded}), PROXIES) == found


def test_an_address_in_a_header_of_the_client_does_not_count():
    """Some proxies add a second header after that of the client."""
    invented, true = b"203.0.113.9", b"198.51.100.1"
    headers = Headers(raw=[(b"x-forwarded-for", invented), (b"x-forwarded-for", true)])
    assert address_of("10.0.0.1", headers, PROXIES) == "198.51.100.1"


def test_a_whole_ipv6_network_counts_as_one_household():
    one, other = (address_of(f"2001:db8:0:1::{n}", Headers(), ()) for n in (1, 99))
    assert one == other != address_of("2001:db8:0:2::1", Headers(), ())


def test_proxies_are_given_as_addresses():
    assert proxies_of(" 127.0.0.1, ::1 ,") == ("127.0.0.1", "::1")
    assert proxies_of("") == ()
    with pytest.raises(BadProxy, match=r"ANTRO_PROXY: '1' is not an address"):
        proxies_of("1")
