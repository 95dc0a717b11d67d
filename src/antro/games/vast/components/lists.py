"""Reading the lists in ``data``, with the checks that every line must pass."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile
from antro.games.lists import CONFIDENCES, Row, one_of, rows, whole_number

LANGUAGES: Final = ["en", "it"]


def data(name: str) -> str:
    """Return the text of one of our own lists."""
    return files("antro.games.vast").joinpath("data", name).read_text(encoding="utf-8")


def checked_rows(text: str, name: str, columns: list[str]) -> Iterator[Row]:
    """Yield the lines of a list and check that each has a confidence and a source.

    Raise ``BadFile`` for a bad line.
    """
    for at, row in rows(text, name, [*columns, "confidence", "source"]):
        one_of(row, "confidence", CONFIDENCES, name, at)
        if not row["source"]:
            raise BadFile(name, at, "source", Reason("list_missing"))
        yield at, row


@final
class Named:
    """A printed thing with a name, such as a card, a power or an upgrade."""

    def __init__(self, row: dict[str, str], numbers: dict[str, int]) -> None:
        self.id: Final = row["id"]
        self.names: Final = {language: row[language] for language in LANGUAGES}
        self.fields: Final = row  # the texts as printed
        self.numbers: Final = numbers  # by field, without the fields that have no printed number
        self.confidence: Final = row["confidence"]
        self.source: Final = row["source"]


def read_named(name: str, ids: list[str], words: list[str], numbers: list[str]) -> list[Named]:
    """Read one of our lists, which must have exactly these ids in this order.

    *words* are its text columns, and *numbers* are the columns after them. Raise ``BadFile`` for a
    bad line.
    """
    found: list[Named] = []
    for at, row in checked_rows(data(name), name, ["id", *LANGUAGES, *words, *numbers]):
        expected = ids[len(found)] if len(found) < len(ids) else "''"
        if row["id"] != expected:
            raise BadFile(name, at, "id", Reason("list_order", fields={"expected": expected}))
        for language in LANGUAGES:
            if not row[language]:
                raise BadFile(name, at, language, Reason("list_missing"))
        found.append(Named(row, read_numbers(row, name, at, numbers)))
    if len(found) < len(ids):
        problem = Reason("list_order", fields={"expected": ids[len(found)]})
        raise BadFile(name, 1, "id", problem)
    return found


def read_numbers(row: dict[str, str], name: str, at: int, fields: list[str]) -> dict[str, int]:
    """Return the numbers of a line, without empty fields. Raise ``BadFile`` for a bad number."""
    return {
        field: whole_number(name, at, field, row[field], 0, 45) for field in fields if row[field]
    }
