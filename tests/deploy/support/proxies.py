"""The proxies of Debian, with the configurations of ``deploy`` at other ports."""

import asyncio
import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Final

from antro.server.transport.listener import free_port
from tests.server.support.people import PATIENCE
from tools.setup import debian
from tools.setup.keys import ROOT

DEPLOY: Final = ROOT / "deploy"
SHIPPED: Final = (8001, 8002)  # the ports of the two processes in the configurations

QUICK: Final = {
    "maxconn 10000": "maxconn 1000",  # tests may open fewer files
    "inter 1s": "inter 200ms",
    "timeout check 2s": "timeout check 1s",
}
"""The changes to the configuration of HAProxy for short tests."""

NGINX: Final = """
{user}
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    {folders}
    include antro.conf;
}}
"""
FOLDERS: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Proxy:
    """A proxy in front of two ports."""

    def __init__(self, name: str, folder: Path, ports: tuple[int, int], tls: str = "") -> None:
        self.name = name
        self.folder = folder
        self.port = free_port("127.0.0.1", 0)
        self.tls_port = free_port("127.0.0.1", 0)
        self.ports = ports
        self.command = self.haproxy(tls) if name == "haproxy" else self.nginx(tls)
        self.log = folder / "proxy.log"

    def at_ports(self, text: str) -> str:
        """Return a configuration with the ports of this test."""
        for shipped, port in zip(SHIPPED, self.ports, strict=True):
            text = text.replace(f"127.0.0.1:{shipped}", f"127.0.0.1:{port}")
        text = re.sub(r"(bind|listen) (?::)?80\b", rf"\1 127.0.0.1:{self.port}", text)
        return re.sub(r"(bind|listen) (?::)?443\b", rf"\1 127.0.0.1:{self.tls_port}", text)

    def haproxy(self, tls: str) -> list[str]:
        text = (DEPLOY / "haproxy.cfg").read_text()
        if tls:
            text = re.sub(r"# (bind|http-request redirect)", r"\1", text)
            text = text.replace("/etc/haproxy/antro.pem", tls)
        for shipped, quick in QUICK.items():
            assert shipped in text
            text = text.replace(shipped, quick)
        if os.geteuid() != 0:
            text = re.sub(r"^ *(user|group) haproxy$", "", text, flags=re.M)
        file = self.folder / "haproxy.cfg"
        file.write_text(self.at_ports(text))
        return [program("haproxy"), "-W", "-f", str(file)]

    def nginx(self, tls: str) -> list[str]:
        text = (DEPLOY / "nginx.conf").read_text()
        if tls:
            text = re.sub(r"# (listen|ssl_)", r"\1", text)
            text = re.sub(r"/etc/nginx/antro\.\w+", tls, text)
        (self.folder / "antro.conf").write_text(self.at_ports(text))
        folders = "".join(f"{each}_temp_path {self.folder}/{each};\n" for each in FOLDERS)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(NGINX.format(user=user, folders=folders))
        return [program("nginx"), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        await self.listening()

    async def listening(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self.process.poll() is None, self.log.read_text()
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    def reload(self) -> None:
        """Read the configuration again, without a gap."""
        self.process.send_signal(signal.SIGUSR2 if self.name == "haproxy" else signal.SIGHUP)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


def program(name: str) -> str:
    found = debian.path(name)
    assert found is not None, "./test installs the proxies"
    return found
