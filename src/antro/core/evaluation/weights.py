"""Weights that a policy has learned: a CSV file per game, with a column per way to play it."""

import csv
from importlib.resources import files


def weights_of(game: str, column: str, names: list[str]) -> list[float]:
    """Return a weight per count in *names*, from a column of the game's ``bot/weights.csv``."""
    text = files(f"antro.games.{game}.bot").joinpath("weights.csv").read_text(encoding="utf-8")
    rows = {row["count"]: row for row in csv.DictReader(text.splitlines())}
    return [float(rows[name][column]) for name in names]
