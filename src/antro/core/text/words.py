"""Turn the descriptions of moves and reasons into sentences of a language.

A catalogue is a flat dict: sentences by key, things by name. The terminal and the client in the
browser use the same files.

A sentence has holes, which the fields fill:

- ``{figure}`` is the name of a thing, or an unchanged number or text.
- ``{figure.of}`` is a form of the name of a thing. The entry ``figure:dragon.of`` gives it, "of
  the Dragon", or the entry of its kind, ``figure:*.of``, "of {figure}". ``{figure.Of}`` starts with
  a capital.
- ``{n, plural, one {# wound} other {# wounds}}`` depends on a number, which replaces ``#``, or on
  a thing: ``role:dwarves.number`` is "other". A thing without such an entry counts as one.
- ``{n, size}`` is a number of bytes.
- ``{problem}`` is another sentence of the catalogue. Its key is in the field, and the same fields
  fill it.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec.json import decode

from antro.core.contract.descriptions import Fields

Catalogue = dict[str, str]
Value = int | str | list[str]  # of a field

LANGUAGES: Final = ["it", "en"]  # of all texts; the list of the client is generated from this

OPTION: Final = r"(?:[^{}]|\{[\w.]+\})*"  # words, and holes without options
HOLE: Final = re.compile(
    r"\{(\w+)"
    r"(?:\.(?P<form>\w+)"
    rf"|, plural, one \{{(?P<one>{OPTION})\}} other \{{(?P<other>{OPTION})\}}"
    r"|, (?P<size>size))?\}"
)
THING: Final = re.compile(r"[a-z_][\w-]*:(?!//)")  # addresses and quotations stay unchanged
KILOBYTE: Final = 1024  # bytes


@cache
def load(package: str, language: str) -> Catalogue:
    """Load the catalogue of a package from its file ``words.<language>.json``."""
    return decode((files(package) / f"words.{language}.json").read_bytes(), type=Catalogue)


def holes(sentence: str) -> set[str]:
    """Return the names of the fields that a sentence uses."""
    found: set[str] = set()
    for hole in HOLE.finditer(sentence):
        found |= {hole[1]} | holes(hole["one"] or "") | holes(hole["other"] or "")
    return found


def say(catalogue: Catalogue, key: str, fields: Fields) -> str:
    """Return the sentence *key* filled with the fields. Raise ``KeyError`` if it is missing."""
    return fill(catalogue, catalogue[key], fields)


def fill(catalogue: Catalogue, sentence: str, fields: Fields) -> str:
    """Fill the holes of a sentence with the fields."""
    return HOLE.sub(lambda hole: filled(catalogue, hole, fields), sentence)


def filled(catalogue: Catalogue, hole: re.Match[str], fields: Fields) -> str:
    """Return the text for one hole."""
    value = fields[hole[1]]
    if hole[1] == "problem":
        return fill(catalogue, catalogue[str(value)], fields)
    if hole["one"] is not None:
        option: str = hole["one"] if is_one(catalogue, value) else hole["other"]
        return fill(catalogue, option.replace("#", str(value)), fields)
    if hole["size"] is not None and isinstance(value, int):
        return f"{value // KILOBYTE} KB"
    return worded(catalogue, value, hole["form"] or "")


def is_one(catalogue: Catalogue, value: Value) -> bool:
    """True if a number is 1, or if a thing or a list of things is singular."""
    if isinstance(value, list):
        return len(value) == 1 and is_one(catalogue, value[0])
    if isinstance(value, int):
        return value == 1
    return catalogue.get(f"{value}.number", "one") == "one"


def worded(catalogue: Catalogue, value: Value, form: str = "") -> str:
    """Return a field in words: a thing by its name in the catalogue, or by a form of its name.

    The items of a list are separated by slashes, or by commas in a form.

    ``symbol:attack:2`` becomes "Attack 2" with the entry ``symbol:attack``, "Attack {n}". A thing
    that only sometimes has a number has a second entry for it, ``symbol:defence:n``. One entry can
    name all things of a kind after other things: ``hand:*`` is "{card} in hand", so ``hand:stab``
    becomes the name of ``card:stab`` and "in hand".
    """
    if isinstance(value, list):
        return (", " if form else " / ").join(worded(catalogue, item, form) for item in value)
    if isinstance(value, int) or not THING.match(value):
        return str(value)
    if form:
        return formed(catalogue, value, form)
    kind, name, *number = value.split(":")
    word = catalogue.get(f"{kind}:{name}") or named_after(catalogue, kind, name)
    if not number:
        return word
    return catalogue.get(f"{kind}:{name}:n", word).replace("{n}", number[0])


def formed(catalogue: Catalogue, thing: str, form: str) -> str:
    """Return a form of a thing's name, or the name itself if the form has no entry."""
    kind, small = thing.split(":")[0], form.lower()
    entry = catalogue.get(f"{thing}.{small}") or catalogue.get(f"{kind}:*.{small}", "{name}")
    said = HOLE.sub(lambda _: worded(catalogue, thing), entry)
    return said if form == small else said[:1].upper() + said[1:]


def translated(catalogue: Catalogue, thing: str) -> str:
    """Return a thing's name in the reader's language if its card prints another name, else "".

    The entry of ``hand:stab`` is ``card:stab.translated``, because ``hand:*`` names a card.
    """
    kind, _, name = thing.partition(":")
    hole = HOLE.search(catalogue.get(f"{kind}:*", ""))
    card = thing if hole is None else f"{hole[1]}:{name}"
    own = catalogue.get(f"{card}.translated", "")
    return "" if own == catalogue.get(card) else own


def named_after(catalogue: Catalogue, kind: str, name: str) -> str:
    """Return a name according to the entry of its kind, or unchanged if there is no entry."""
    pattern = catalogue.get(f"{kind}:*", name)
    return HOLE.sub(lambda hole: worded(catalogue, f"{hole[1]}:{name}"), pattern)
