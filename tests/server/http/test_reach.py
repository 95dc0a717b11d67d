"""The address in an invitation, for people on other machines."""

import asyncio
import socket

import httpx
import pytest

from antro.core.contract.errors import BadOption
from antro.server.http import public_address as reach
from antro.server.http.public_address import (
    addresses,
    checked_url,
    own_address,
    reach_of,
    reached_at,
)
from antro.server.ops.settings import Settings
from antro.server.process import announce
from tests.server.support.people import running, settings


@pytest.fixture
def in_a_network(monkeypatch):
    monkeypatch.setattr(reach, "own_address", lambda _: "192.168.1.5")


def listening_on(tmp_path, host, **more):
    return Settings(data=tmp_path, host=host, **more)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_one_machine_shows_the_command_to_open_it(tmp_path, host):
    found = reach_of(listening_on(tmp_path, host))
    assert (found.url, found.command) == ("", "./play --host 0.0.0.0")
    elsewhere = reach_of(listening_on(tmp_path, host, port=8123))
    assert elsewhere.command == "./play --host 0.0.0.0 --port 8123"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_all_shows_its_network_address(tmp_path, in_a_network, host):
    found = reach_of(listening_on(tmp_path, host))
    assert (found.url, found.chosen, found.command) == ("http://192.168.1.5:8000", False, "")


def test_a_server_on_one_address_shows_that_address(tmp_path):
    assert reach_of(listening_on(tmp_path, "10.0.0.7")).url == "http://10.0.0.7:8000"
    assert reach_of(listening_on(tmp_path, "fd00::7")).url == "http://[fd00::7]:8000"


def test_a_chosen_address_comes_first(tmp_path, in_a_network):
    for host in ("127.0.0.1", "0.0.0.0"):
        found = reach_of(listening_on(tmp_path, host, public_url="https://antro.example"))
        assert (found.url, found.chosen) == ("https://antro.example", True)


@pytest.mark.parametrize(
    ("host", "chosen", "address"),
    [
        ("10.0.0.7", "", "10.0.0.7:8000"),
        ("fd00::7", "", "[fd00::7]:8000"),
        ("127.0.0.1", "", "127.0.0.1:8000"),
        ("0.0.0.0", "", "192.168.1.5:8000"),
        ("::", "", "192.168.1.5:8000"),
        ("0.0.0.0", "antro-1:80", "antro-1:80"),
    ],
)
def test_other_processes_get_an_address_of_this_machine(
    tmp_path, in_a_network, host, chosen, address
):
    assert reached_at(listening_on(tmp_path, host, address=chosen)) == address


def test_without_a_network_there_is_no_address(monkeypatch):
    class Unconnected(socket.socket):
        def connect(self, address):
            raise OSError("unreachable")

    monkeypatch.setattr("antro.server.http.public_address.socket.socket", Unconnected)
    assert own_address("0.0.0.0") == own_address("::") == ""


def test_the_address_found_belongs_to_this_machine():
    found = own_address("0.0.0.0")
    if found:
        with socket.socket() as bound:
            bound.bind((found, 0))


def test_the_start_of_a_server_prints_its_addresses(tmp_path, in_a_network):
    assert addresses(listening_on(tmp_path, "127.0.0.1")) == ["http://127.0.0.1:8000"]
    both = ["http://127.0.0.1:8000", "http://192.168.1.5:8000"]
    assert addresses(listening_on(tmp_path, "0.0.0.0")) == both
    assert addresses(listening_on(tmp_path, "10.0.0.7")) == ["http://10.0.0.7:8000"]


def test_a_host_reads_the_addresses_in_the_chosen_language(tmp_path, in_a_network, capsys):
    announce(listening_on(tmp_path, "0.0.0.0", language="it"), open_browser=False)
    here, elsewhere = capsys.readouterr().out.splitlines()
    assert here == "Antro: http://127.0.0.1:8000"
    assert elsewhere == "Antro: http://192.168.1.5:8000 per gli altri"


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("https://antro.example/", "https://antro.example"),
        ("http://Antro.Example:8080", "http://antro.example:8080"),
        ("http://[fd00::7]:80", "http://[fd00::7]:80"),
    ],
)
def test_a_public_url_has_no_path(typed, url):
    assert checked_url(typed) == url


@pytest.mark.parametrize(
    "typed",
    ["antro.example", "ftp://antro.example", "http://", "http://a/b", "http://a:x", "http://u@a"],
)
def test_an_invalid_public_url_is_refused(typed):
    with pytest.raises(BadOption, match="public-url"):
        checked_url(typed)


def test_a_page_gets_the_chosen_address_and_its_name_is_accepted(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, public_url="https://antro.example")) as site:
            anna = await site.person()
            expected = {"url": "https://antro.example", "chosen": True, "command": ""}
            assert await anna.get("/api/reach") == expected
            async with httpx.AsyncClient(base_url=anna.origin) as outside:
                for host, status in (("antro.example", 200), ("evil.example", 403)):
                    answer = await outside.get("/api/me", headers={"host": host})
                    assert answer.status_code == status

    asyncio.run(scenario())
