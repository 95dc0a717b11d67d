"""Lists of printed things, as CSV text: our lists, or lists of the owner of a box.

A list has a heading, and a line for each thing. Remarks start with ``#``. For every mistake
there is a ``BadFile`` that names the line and the field.
"""

import csv
from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeVar

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile

QUOTED: Final = 20  # characters of a quoted mistake
CONFIDENCES: Final = ["printed", "inferred", "reconstructed"]

Row = tuple[int, dict[str, str]]  # a line number, and its fields


class Named(Protocol):
    """A printed thing with an id."""

    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


def things(
    text: str, name: str, columns: list[str], read: Callable[[dict[str, str], str, int], Thing]
) -> tuple[list[Thing], int]:
    """Return the things of a list, in its order, and the number of its last line.

    *read* makes a thing from the fields of a line. Raise ``BadFile`` if an id occurs twice.
    """
    found: list[Thing] = []
    last = 1
    for at, row in rows(text, name, columns):
        thing = read(row, name, at)
        if any(thing.id == other.id for other in found):
            raise BadFile(name, at, "id", Reason("list_again", fields={"what": thing.id}))
        found.append(thing)
        last = at
    return found, last


def rows(text: str, name: str, columns: list[str]) -> Iterator[Row]:
    """Yield the lines of a CSV text below its heading, without remarks and empty lines."""
    listed = text.removeprefix("\ufeff").splitlines()  # some spreadsheets write this mark first
    lines = [(at, line) for at, line in enumerate(listed, start=1) if line.strip()]
    lines = [(at, line) for at, line in lines if not line.startswith("#")]
    if not lines:
        raise BadFile(name, 1, "heading", Reason("list_empty"))
    for nth, (at, line) in enumerate(lines):
        cells = split(line, name, at)
        if nth == 0 and cells != columns:
            problem = Reason("list_heading", fields={"expected": ",".join(columns)})
            raise BadFile(name, at, "heading", problem)
        if len(cells) != len(columns):
            counts: Fields = {"expected": len(columns), "found": len(cells)}
            raise BadFile(name, at, "columns", Reason("list_columns", fields=counts))
        if nth > 0:
            yield at, dict(zip(columns, cells, strict=True))


def split(line: str, name: str, at: int) -> list[str]:
    """Return the cells of a line of CSV. Raise ``BadFile`` if it cannot be read."""
    try:
        return [cell.strip() for cell in next(csv.reader([line]))]
    except csv.Error as error:
        raise BadFile(name, at, "columns", Reason("list_csv")) from error


def whole_number(name: str, at: int, field: str, text: str, low: int, high: int) -> int:
    """Return the number of a field. Raise ``BadFile`` if it is missing or out of range."""
    if not is_within(text, low, high):
        fields: Fields = {"low": low, "high": high, "found": short(text)}
        raise BadFile(name, at, field, Reason("list_number", fields=fields))
    return int(text)


def is_within(text: str, low: int, high: int) -> bool:
    """Return True if a text is a number of one or two digits in a range."""
    return text.isascii() and text.isdigit() and len(text) <= 2 and low <= int(text) <= high


def one_of(row: dict[str, str], field: str, values: list[str], name: str, at: int) -> None:
    """Raise ``BadFile`` unless a field has one of these values."""
    if row[field] not in values:
        expected = ", ".join(value or "''" for value in values)
        fields: Fields = {"expected": expected, "found": short(row[field])}
        raise BadFile(name, at, field, Reason("list_one_of", fields=fields))


def short(text: str) -> str:
    """Return a text as errors quote it."""
    return repr(text if len(text) <= QUOTED else f"{text[:QUOTED]}…")
