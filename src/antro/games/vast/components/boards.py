"""Tracks of the players' boards, and the shapes of Terrain."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.lists import short
from antro.games.vast.components.lists import checked_rows, data, read_named
from antro.games.vast.components.squares import FIRST_SQUARE, TERRAIN, TERRAIN_KINDS

COLUMNS: Final = ["role", "id", "values"]


@cache
def read_tracks() -> dict[str, vec[i64]]:
    """Return the values of each track by ``role.track``. Raise ``BadFile`` for a bad list."""
    name = "tracks.csv"
    found: dict[str, vec[i64]] = {}
    for at, row in checked_rows(data(name), name, COLUMNS):
        numbers = row["values"].split()
        if not numbers or not all(number.isdigit() for number in numbers):
            fields: Fields = {"expected": "1 2 3", "found": short(row["values"])}
            raise BadFile(name, at, "values", Reason("list_form", fields=fields))
        found[f"{row['role']}.{row['id']}"] = vec[i64]([int(number) for number in numbers])
    return found


@cache
def read_terrain() -> list[list[tuple[int, int]]]:
    """Return the squares of each kind of Terrain, as offsets east and south from the first.

    Pits have one offset, because each Pit is a piece of its own.
    """
    found: list[list[tuple[int, int]]] = []
    for kind, terrain in enumerate(
        read_named("terrain.csv", TERRAIN, ["squares"], ["pieces", "edges"])
    ):
        pairs = [pair.split(":") for pair in terrain.fields["squares"].split()]
        found.append([(int(east), int(south)) for east, south in pairs])
        slots = len(pairs) * terrain.numbers["pieces"]
        if slots != FIRST_SQUARE[kind + 1] - FIRST_SQUARE[kind]:
            expected = int(FIRST_SQUARE[kind + 1] - FIRST_SQUARE[kind])
            counts: Fields = {"what": TERRAIN[kind], "expected": expected, "found": slots}
            raise BadFile("terrain.csv", kind + 3, "squares", Reason("list_count", fields=counts))
    assert len(found) == TERRAIN_KINDS
    return found
