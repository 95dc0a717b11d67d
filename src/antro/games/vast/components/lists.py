"""How a list of ``data`` is read, and what each of its lines has to have."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, final

from antro.core.contract.errors import BadFile
from antro.games.lists import CONFIDENCES, Row, rows, short, whole_number

LANGUAGES: Final = ["en", "it"]


def data(name: str) -> str:
    """The text of one of our own lists."""
    return files("antro.games.vast").joinpath("data", name).read_text(encoding="utf-8")


def checked_rows(text: str, name: str, columns: list[str]) -> Iterator[Row]:
    """The lines of a list, each with a confidence and a source. Raises ``BadFile``."""
    for at, row in rows(text, name, [*columns, "confidence", "source"]):
        one_of(row, "confidence", CONFIDENCES, name, at)
        if not row["source"]:
            raise BadFile(name, at, "source", "a source is missing")
        yield at, row


def one_of(row: dict[str, str], field: str, values: list[str], name: str, at: int) -> None:
    """Raise ``BadFile`` unless a field has one of these values."""
    if row[field] not in values:
        expected = ", ".join(value or "nothing" for value in values)
        raise BadFile(name, at, field, f"expected {expected}; found {short(row[field])}")


@final
class Named:
    """A printed thing with a name: a card, a power, an upgrade."""

    def __init__(self, row: dict[str, str], numbers: dict[str, int]) -> None:
        self.id: Final = row["id"]
        self.names: Final = {language: row[language] for language in LANGUAGES}
        self.fields: Final = row  # as they are printed
        self.numbers: Final = numbers  # by field; nothing where none is printed
        self.confidence: Final = row["confidence"]
        self.source: Final = row["source"]


def read_named(name: str, ids: list[str], words: list[str], numbers: list[str]) -> list[Named]:
    """One of our lists of named things, which has these ids in this order.

    *words* are its further columns, *numbers* those after them. Raises ``BadFile``.
    """
    found: list[Named] = []
    for at, row in checked_rows(data(name), name, ["id", *LANGUAGES, *words, *numbers]):
        expected = ids[len(found)] if len(found) < len(ids) else "no more lines"
        if row["id"] != expected:
            raise BadFile(name, at, "id", f"expected {expected}, found {short(row['id'])}")
        for language in LANGUAGES:
            if not row[language]:
                raise BadFile(name, at, language, "a name is missing")
        found.append(Named(row, read_numbers(row, name, at, numbers)))
    if len(found) < len(ids):
        raise BadFile(name, 1, "id", f"{ids[len(found)]} is missing")
    return found


def read_numbers(row: dict[str, str], name: str, at: int, fields: list[str]) -> dict[str, int]:
    """The numbers of a line, without the fields that are empty. Raises ``BadFile``."""
    return {
        field: whole_number(name, at, field, row[field], 0, 45) for field in fields if row[field]
    }
