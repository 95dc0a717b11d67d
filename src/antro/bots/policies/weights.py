"""Numbers that a policy has learned: a CSV file per game, a column per way to play it."""

import csv
from importlib.resources import files


def weights_of(file: str, column: str, names: list[str]) -> list[float]:
    """What each count is worth, in the order of *names*."""
    text = files("antro.bots.policies").joinpath(file).read_text(encoding="utf-8")
    rows = {row["count"]: row for row in csv.DictReader(text.splitlines())}
    return [float(rows[name][column]) for name in names]
