"""Play games on a Ray cluster, or on one that is started here."""

import logging
import os
import pickle
import re
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import redirect_stdout
from importlib import import_module
from secrets import token_hex
from typing import Any, Final, TypeVar

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import AntroError, in_code
from antro.lab.tournament import ray_worker
from antro.lab.tournament.dispatch import Dispatch, check_version
from antro.lab.tournament.progress import Status
from antro.lab.tournament.ray_worker import Reply, run_batch, version_here
from antro.lab.tournament.stored_games import GameToPlay
from antro.lab.tournament.workers import check_jobs

T = TypeVar("T", bound=GameToPlay)
R = TypeVar("R")

HERE: Final = "local"  # the address that makes Ray start a cluster
ADDRESS: Final = re.compile(r"(?P<host>[\w.-]+):(?P<port>\d{1,5})")
ANSWER: Final = 5.0  # seconds until the cluster has to answer
CHECK: Final = 60.0  # seconds until a worker has to start and tell its version
OBJECTS: Final = 100_000_000  # bytes of shared memory, because results are small
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SETTINGS: Final = b"\x04"  # the kind of the first message in HTTP/2
SETTINGS_FRAME: Final = b"\0\0\0" + SETTINGS + b"\0\0\0\0\0"
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray warns of a change that does not concern us
}


def on_ray(
    work: Callable[[T], R], tasks: list[T], address: str, jobs: int, status: Status
) -> Iterator[R]:
    """Do tasks on the cluster at *address*. Return the results as they arrive.

    Without an address, do them on a new cluster of *jobs* processors on this machine.
    """
    if not tasks:
        return iter([])
    ray, version = connected(address, jobs), version_here()
    remote = ray.remote(max_retries=0)(run_batch)

    def submit(batch: list[T]) -> Future[Reply]:
        future: Future[Reply] = remote.remote(version, pickle.dumps((work, batch))).future()
        return future

    def count_workers() -> int:
        return int(ray.cluster_resources().get("CPU", 0))

    return with_messages(Dispatch(tasks, submit, count_workers, version, status).results())


def with_messages(results: Iterator[R]) -> Iterator[R]:
    """Yield the same results. Ray prints its messages meanwhile, which go to the error output."""
    with redirect_stdout(sys.stderr):
        yield from results


def connected(address: str, jobs: int) -> Any:
    """Return Ray, connected to a cluster whose workers have the same Antro as this machine."""
    address = address or os.environ.get("RAY_ADDRESS") or HERE
    if address == HERE:
        check_jobs(jobs)
    else:
        check_answer(address)
    ray = imported(address)
    if not ray.is_initialized():
        connect(ray, address, jobs)
        ray.cloudpickle.register_pickle_by_value(ray_worker)
        check_versions(ray)
    return ray


def imported(address: str) -> Any:
    """Import Ray, which reads its settings then. Nobody else may use a cluster that starts here."""
    os.environ.update(QUIET)
    if address == HERE:
        os.environ.update({"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)})
    try:
        return import_module("ray")
    except ImportError as error:
        raise refusal("no_ray") from error


def connect(ray: Any, address: str, jobs: int) -> None:
    """Connect to a cluster, or start one here. Raise ``AntroError`` with advice."""
    size = {"num_cpus": jobs, "object_store_memory": OBJECTS} if address == HERE else {}
    try:
        ray.init(
            address,
            include_dashboard=False,
            logging_level=logging.ERROR,
            log_to_driver=False,
            **size,
        )
    except Exception as error:  # Ray raises errors of many classes
        raise refusal("ray_failed", address=address, text=first_line(error)) from error


def check_answer(address: str) -> None:
    """Raise ``AntroError`` if no cluster answers at an address. Ray would try for many minutes."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise refusal("ray_address", address=address)
    try:
        answer = greet(found["host"], int(found["port"]))
    except (OSError, OverflowError) as error:
        raise refusal("ray_silent", address=address) from error
    if answer != SETTINGS:
        raise refusal("ray_silent", address=address)


def greet(host: str, port: int) -> bytes:
    """Greet a server in HTTP/2, which clusters speak. Return the kind of its first message."""
    with socket.create_connection((host, port), ANSWER) as connection:
        if "RAY_USE_TLS" in os.environ:
            return SETTINGS  # Ray itself will find out
        connection.sendall(GREETING + SETTINGS_FRAME)
        return connection.recv(len(SETTINGS_FRAME))[3:4]


def check_versions(ray: Any) -> None:
    """Ask every node that plays for its version of Antro. Raise ``AntroError`` about a bad one."""
    version, nothing = version_here(), pickle.dumps((None, []))
    affinity = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    ask = ray.remote(num_cpus=0, max_retries=0)(run_batch).options
    asked = {
        ask(scheduling_strategy=affinity(node["NodeID"], soft=False)).remote(version, nothing): node
        for node in ray.nodes()
        if node["Alive"] and node["Resources"].get("CPU")
    }
    ray.wait(list(asked), num_returns=len(asked), timeout=CHECK)
    for answer, node in asked.items():
        try:
            name, found, *_ = ray.get(answer, timeout=0)
        except Exception as error:  # of many classes, also if the time is up
            raise refusal("ray_node_silent", node=node["NodeManagerHostname"]) from error
        check_version(name, found, version)


def refusal(code: str, **fields: str) -> AntroError:
    """Return an error about the cluster."""
    quoted: Fields = {name: f"“{text}”" for name, text in fields.items()}  # stays unchanged
    reason = Reason(code, fields=quoted)
    return AntroError(in_code(reason), reason)


def first_line(error: Exception) -> str:
    """Return the first line of the text of an error, or the name of its class."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]
