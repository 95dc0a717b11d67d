"""Sentences in a language, from what people are told.

A catalogue is a flat dict: sentences by key, things by name. The same files serve
the terminal here and the client in the browser.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec.json import decode

from antro.core.descriptions import Fields

Catalogue = dict[str, str]

HOLE: Final = re.compile(r"\{(\w+)\}")


@cache
def load(package: str, language: str) -> Catalogue:
    """The catalogue of a package: its file ``words.<language>.json``."""
    return decode((files(package) / f"words.{language}.json").read_bytes(), type=Catalogue)


def say(catalogue: Catalogue, key: str, fields: Fields) -> str:
    """The sentence *key*, its holes filled with the fields. A missing key is a ``KeyError``."""

    def fill(hole: re.Match[str]) -> str:
        return worded(catalogue, fields[hole[1]])

    return HOLE.sub(fill, catalogue[key])


def worded(catalogue: Catalogue, value: int | str | list[str]) -> str:
    """A field in words: a thing by its name in the catalogue, a list with strokes between.

    ``symbol:attack:2`` is "Attack 2" by the entry ``symbol:attack``, "Attack {n}". A thing that
    only sometimes has a number has a second entry for that, ``symbol:defence:n``. A kind whose
    things are all named after others has one entry: by ``hand:*``, "{card} in hand", the thing
    ``hand:stab`` is what ``card:stab`` is called, in hand.
    """
    if isinstance(value, list):
        return " / ".join(worded(catalogue, item) for item in value)
    if isinstance(value, int) or ":" not in value:
        return str(value)
    kind, name, *number = value.split(":")
    word = catalogue.get(f"{kind}:{name}") or named_after(catalogue, kind, name)
    if not number:
        return word
    return catalogue.get(f"{kind}:{name}:n", word).replace("{n}", number[0])


def named_after(catalogue: Catalogue, kind: str, name: str) -> str:
    """What the entry of a whole kind makes of a name; without one, the name as it is."""
    pattern = catalogue.get(f"{kind}:*", name)
    return HOLE.sub(lambda hole: worded(catalogue, f"{hole[1]}:{name}"), pattern)
