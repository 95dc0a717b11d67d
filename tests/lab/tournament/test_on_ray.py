"""Tournaments on a Ray cluster of this machine: the same games as without Ray, whatever fails."""

import importlib
import json
import os
import platform
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

import antro
from antro.cli import run as command
from antro.core.contract.errors import AntroError
from antro.lab.latency import latency
from antro.lab.tournament.on_ray import on_ray
from antro.lab.tournament.progress import Failure, Status
from antro.lab.tournament.ray_worker import version_here
from tests.lab.tournament import works
from tests.lab.tournament.works import jobs
from tools.setup import bootstrap
from tools.setup.keys import ROOT

pytestmark = [
    pytest.mark.plain,
    pytest.mark.filterwarnings("ignore"),  # Ray warns of its own future
]

SOURCE = str(Path(antro.__file__).parents[1])
PATH = os.pathsep.join([SOURCE, str(ROOT)])
ARENA = "arena greedy random --option matchup=dragon-knights --seed 3"
PROCESSORS = 2


@pytest.fixture(scope="session")
def ray():
    """Return Ray. Install it if it is missing, because only these tests need its 200 MB."""
    bootstrap.prepare_tests("lab")
    importlib.invalidate_caches()
    os.environ |= {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    }
    return importlib.import_module("ray")


@pytest.fixture(scope="session")
def cluster(ray):
    """Return a cluster with two processors."""
    made = importlib.import_module("ray.cluster_utils").Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": PROCESSORS,
            "include_dashboard": False,
            "env_vars": {"PYTHONPATH": PATH},
        },
    )
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.fixture
def address(cluster):
    """Return the address of the cluster. Tests share the connection to it."""
    return cluster.address


@pytest.fixture
def new_connection(ray):
    """Let a test connect by itself, which checks all workers."""
    ray.shutdown()
    yield
    ray.shutdown()


def spread(address, work, tasks):
    """Return the results in the order of arrival, and the status after them."""
    status = Status(workers=0, failures=[])
    return list(on_ray(work, tasks, address, 1, status)), status


def games(folder):
    """Return the moves of all stored games by their pairings."""
    rows = map(json.loads, (folder / "games.jsonl").read_text().splitlines())
    return {json.dumps(row["pairing"]): row["moves"] for row in rows}


def test_a_tournament_has_the_games_that_one_process_plays(address, tmp_path, capsys):
    typed = f"{ARENA} --games 30 --jobs 1 --out".split()
    assert command([*typed, str(tmp_path / "here")]) == 0
    assert command([*typed, str(tmp_path / "ray"), "--ray", address]) == 0
    assert len(games(tmp_path / "ray")) == 30
    assert games(tmp_path / "ray") == games(tmp_path / "here")
    assert f"{PROCESSORS} workers, 0 failed" in capsys.readouterr().err


@pytest.mark.parametrize(
    "typed",
    [
        "balance drako --option matchup=dragon-knights --bots greedy --games 3",
        "levels vast --option roles=KG --bot random --games 1",
        "lines heroes --bot random --games 1",
        "learn drako --games 1 --descents 2",
    ],
    ids=lambda typed: typed.split()[0],
)
def test_a_measurement_says_what_one_process_says(address, typed, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(latency, "CONDITIONS", latency.CONDITIONS[:2])
    said = []
    for name, more in {"here": ["--jobs", "1"], "ray": ["--ray", address]}.items():
        assert command(["lab", *typed.split(), *more, "--out", str(tmp_path / name)]) == 0
        said.append(capsys.readouterr().out.replace(str(tmp_path / name), ""))
    assert said[0] == said[1]


def test_a_slow_game_holds_back_no_other(address, tmp_path):
    found = []
    for result in on_ray(works.wait_for_note, jobs(range(10), tmp_path), address, 1, Status(0, [])):
        found.append(result)
        if len(found) == 9:
            (tmp_path / "go").touch()
    assert found[-1] == 0
    assert sorted(found) == [number**2 for number in range(10)]


def test_a_game_that_fails_is_tried_three_times_and_listed(address, tmp_path):
    tasks = jobs(range(20), tmp_path)
    results, status = spread(address, works.fail_three, tasks)
    assert sorted(results) == [number**2 for number in range(20) if number != 3]
    assert status.failures == [Failure("job 3", "ValueError: three is bad")]
    assert works.tries(tasks[3]) == 3


def test_a_game_that_fails_once_is_played(address, tmp_path):
    results, status = spread(address, works.fail_once, jobs(range(5), tmp_path))
    assert sorted(results) == [0, 1, 4, 9, 16]
    assert status.failures == []


def test_a_worker_that_dies_costs_only_its_games(address, tmp_path):
    tasks = jobs(range(40), tmp_path)
    results, status = spread(address, works.die_once, tasks)
    assert sorted(results) == [number**2 for number in range(40)]
    assert status.failures == []
    assert works.tries(tasks[3]) == 2


def test_a_game_that_always_kills_its_worker_is_listed(address, tmp_path):
    tasks = jobs(range(20), tmp_path)
    results, status = spread(address, works.die_at_three, tasks)
    assert sorted(results) == [number**2 for number in range(20) if number != 3]
    assert [failure.title for failure in status.failures] == ["job 3"]
    assert works.tries(tasks[3]) == 3


def test_games_that_fail_are_listed_with_the_results(address, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("antro.lab.cli.play", works.play_even_seeds)
    typed = f"{ARENA} --games 8 --out {tmp_path} --lang en --ray {address}"
    assert command(typed.split()) == 1
    said = capsys.readouterr()
    assert "4 games failed." in said.err
    assert "drako dragon-knights, greedy random, seed 3: ValueError: odd" in said.err
    assert json.loads((tmp_path / "arena.json").read_text())["games"] == 4


def test_a_tournament_without_any_game_is_refused(address, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("antro.lab.cli.play", works.play_no_game)
    assert command(f"{ARENA} --games 2 --out {tmp_path} --lang en --ray {address}".split()) == 1
    assert "All games failed" in capsys.readouterr().err


def test_a_stopped_tournament_continues(address, tmp_path, capsys):
    typed = f"arena search:20 search:10 --games 24 --seed 3 --lang en --out {tmp_path}"
    typed += f" --ray {address}"
    file = tmp_path / "games.jsonl"
    environment = {**os.environ, "PYTHONPATH": PATH}
    words = [sys.executable, "-P", "-m", "antro", *typed.split()]
    with subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True) as run:
        wait_until(lambda: file.exists() and file.read_text())
        run.send_signal(signal.SIGINT)
        _, error = run.communicate(timeout=60)
    assert run.returncode == 1
    assert error.rstrip().endswith("Run the same command again to continue.")
    kept = file.read_bytes()
    assert 0 < len(kept.splitlines()) < 24
    assert command(typed.split()) == 0
    assert file.read_bytes().startswith(kept)
    assert len(games(tmp_path)) == len(file.read_bytes().splitlines()) == 24


def wait_until(true):
    while not true():
        time.sleep(0.02)


def test_without_an_address_a_cluster_starts_here(ray, tmp_path):
    environment = {**os.environ, "PYTHONPATH": PATH}
    typed = f"{ARENA} --games 2 --jobs 1 --out {tmp_path} --ray"
    words = [sys.executable, "-P", "-m", "antro", *typed.split()]
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "1 worker, 0 failed" in done.stderr
    assert len(games(tmp_path)) == 2


# Workers that are refused


@pytest.fixture
def stranger(ray, new_connection, cluster, tmp_path):
    """Return a function that adds a machine to the cluster, with files where Antro should be."""
    added = []

    def add(source, processors=1):
        (tmp_path / "strange").mkdir()
        if source:
            package = tmp_path / "strange" / "antro"
            package.mkdir()
            (package / "__init__.py").write_text(source)
        folder = {"PYTHONPATH": str(tmp_path / "strange")}
        added.append(cluster.add_node(num_cpus=processors, env_vars=folder))

    yield add
    ray.shutdown()  # Ray may be connected through this machine
    for node in added:
        cluster.remove_node(node)


def test_a_worker_with_another_version_is_refused_by_name(address, stranger, tmp_path, capsys):
    stranger('__version__ = "0.1.0"\n')
    assert command(f"{ARENA} --games 2 --lang en --out {tmp_path} --ray {address}".split()) == 1
    said = capsys.readouterr().err
    assert f"The worker {platform.node()} has Antro 0.1.0 (" in said
    assert version_here() in said
    assert not (tmp_path / "games.jsonl").exists()


def test_a_worker_without_antro_is_refused_by_name(address, stranger, tmp_path, capsys):
    stranger("")
    assert command(f"{ARENA} --games 2 --lang en --out {tmp_path} --ray {address}".split()) == 1
    assert f"The worker {platform.node()} does not have Antro." in capsys.readouterr().err


def test_a_worker_with_a_broken_antro_is_refused_by_name(address, stranger, tmp_path, capsys):
    stranger("1 / 0")
    assert command(f"{ARENA} --games 2 --lang en --out {tmp_path} --ray {address}".split()) == 1
    assert f"The worker “{platform.node()}” does not answer" in capsys.readouterr().err


def test_a_node_that_plays_nothing_needs_no_antro(address, stranger, tmp_path):
    stranger("", processors=0)
    assert command(f"{ARENA} --games 2 --out {tmp_path} --ray {address}".split()) == 0


# Addresses


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def refused(address):
    with pytest.raises(AntroError) as problem:
        list(on_ray(works.square, jobs([1]), address, 1, Status(0, [])))
    return problem.value.reason.code


@pytest.mark.parametrize("address", ["random", "10.0.0.1", "ray:6379:1", "local:"])
def test_an_odd_address_is_refused(address):
    assert refused(address) == "ray_address"


def test_an_address_without_a_cluster_is_refused():
    assert refused(f"127.0.0.1:{free_port()}") == "ray_silent"
    assert refused("127.0.0.1:99999") == "ray_silent"


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
def test_another_server_is_refused(answer):
    with socket.create_server(("127.0.0.1", 0)) as server:
        Thread(target=answer_once, args=(server, answer), daemon=True).start()
        assert refused(f"127.0.0.1:{server.getsockname()[1]}") == "ray_silent"


def answer_once(server, answer):
    connection, _ = server.accept()
    with connection:
        connection.recv(100)
        connection.sendall(answer)


def test_a_missing_ray_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused("") == "no_ray"


def test_every_refusal_is_a_sentence(tmp_path, capsys):
    for language in ("en", "it"):
        typed = f"{ARENA} --out {tmp_path} --lang {language} --ray myhost"
        assert command(typed.split()) == 1
        assert "“myhost”" in capsys.readouterr().err
