"""The dashboard for Grafana and the alerts for Prometheus."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import yaml

from tests.deploy.support.proxies import DEPLOY
from tests.server.support.people import running, settings

pytestmark = pytest.mark.plain

METRIC = re.compile(r"\bantro_\w+")
ALERTS = {
    "AntroDatabaseAway": "antro_database_up",
    "AntroMovesWait": "antro_oldest_unsaved_seconds",
    "AntroCommitsSlow": "antro_commit_seconds_bucket",
    "AntroDeathDeclared": "antro_deaths_declared_total",
    "AntroBusy": "antro_busy_total",
    "AntroBotsFail": "antro_bot_failures_total",
    "AntroFewConnectionsLeft": "antro_connections_most",
}


def rules() -> dict[str, str]:
    """Return the expressions of all alerts, by name."""
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    return found


def expressions() -> Iterator[str]:
    yield from rules().values()
    for panel in panels():
        yield from (target["expr"] for target in panel["targets"])


def metrics_of_a_server(folder) -> set[str]:
    """Return the names of all samples at a server that runs."""

    async def scenario() -> str:
        async with running(settings(folder)) as site, httpx.AsyncClient() as client:
            return (await client.get(f"http://127.0.0.1:{site.port}/metrics")).text

    lines = asyncio.run(scenario()).splitlines()
    return {re.split(r"[ {]", line)[0] for line in lines if not line.startswith("#")}


def test_every_name_exists_at_a_server(tmp_path):
    named = {name for expression in expressions() for name in METRIC.findall(expression)}
    assert named - metrics_of_a_server(tmp_path) == set()


def test_the_alerts_watch_what_a_host_has_to_know():
    found = rules()
    assert {name: metric for name, metric in ALERTS.items() if metric in found[name]} == ALERTS


def test_panels_have_their_own_numbers_and_places():
    places = [tuple(panel["gridPos"].items()) for panel in panels()]
    numbers = [panel["id"] for panel in panels()]
    assert len(set(places)) == len(set(numbers)) == len(panels())


def test_parentheses_of_expressions_match():
    assert [each for each in expressions() if each.count("(") != each.count(")")] == []
