"""Sections of ``bench/results.md`` about several processes."""

import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from platform import python_version
from textwrap import fill

from bench.bench_engine import cpu


def section(title: str, part: str, text: str, lines: Iterable[str]) -> str:
    """Return a section. *text* says what was measured."""
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    machine = f"{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine compiled"
    where = f"clients and PostgreSQL on the same machine. Load at the end: {load:.1f}."
    head = f"## {title} (`python -m bench.bench_cluster {part}`)"
    told = [each if each.startswith("|") else wrapped(each) for each in lines]
    return "\n".join([head, "", wrapped(f"{machine}, {where} {text}"), "", *told])


def wrapped(text: str) -> str:
    return fill(text, 100, break_long_words=False, break_on_hyphens=False)


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a table. The first column has text if its name is empty."""
    rule = ["---" if not name else "--:" for name in columns]
    return [f"| {' | '.join(row)} |" for row in (columns, rule, *rows)]


def verdict(reached: bool) -> str:
    return "Reached" if reached else "Missed"
