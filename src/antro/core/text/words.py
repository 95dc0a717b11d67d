"""Sentences in a language, from what people are told.

A catalogue is a flat dict: sentences by key, things by name. The same files serve
the terminal here and the client in the browser.

A sentence has holes, which the fields fill:

- ``{figure}`` is the name of a thing, or a number or text as it is.
- ``{figure.of}`` is the thing in a form of its name, by the entry ``figure:dragon.of``, "of the
  Dragon", or by that of its kind, ``figure:*.of``, "of {figure}". ``{figure.Of}`` has a capital.
- ``{n, plural, one {# wound} other {# wounds}}`` goes by a number, which ``#`` stands for, or by a
  thing: ``role:dwarves.number`` is "other", and a thing without such an entry is one.
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

LANGUAGES: Final = ["it", "en"]  # of all texts; the client's list is made from this one

OPTION: Final = r"(?:[^{}]|\{[\w.]+\})*"  # words, and holes without options of their own
HOLE: Final = re.compile(
    r"\{(\w+)"
    r"(?:\.(?P<form>\w+)"
    rf"|, plural, one \{{(?P<one>{OPTION})\}} other \{{(?P<other>{OPTION})\}}"
    r"|, (?P<size>size))?\}"
)
THING: Final = re.compile(r"[a-z_][\w-]*:")  # other texts, such as quotations, stay as they are
KILOBYTE: Final = 1024  # bytes


@cache
def load(package: str, language: str) -> Catalogue:
    """The catalogue of a package: its file ``words.<language>.json``."""
    return decode((files(package) / f"words.{language}.json").read_bytes(), type=Catalogue)


def holes(sentence: str) -> set[str]:
    """The fields that a sentence speaks of."""
    found: set[str] = set()
    for hole in HOLE.finditer(sentence):
        found |= {hole[1]} | holes(hole["one"] or "") | holes(hole["other"] or "")
    return found


def say(catalogue: Catalogue, key: str, fields: Fields) -> str:
    """The sentence *key*, its holes filled with the fields. A missing key is a ``KeyError``."""
    return fill(catalogue, catalogue[key], fields)


def fill(catalogue: Catalogue, sentence: str, fields: Fields) -> str:
    """A sentence, its holes filled with the fields."""
    return HOLE.sub(lambda hole: filled(catalogue, hole, fields), sentence)


def filled(catalogue: Catalogue, hole: re.Match[str], fields: Fields) -> str:
    """What the fields make of a hole."""
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
    """Whether a number is 1, or a thing is spoken of as one."""
    if isinstance(value, list):
        return len(value) == 1 and is_one(catalogue, value[0])
    if isinstance(value, int):
        return value == 1
    return catalogue.get(f"{value}.number", "one") == "one"


def worded(catalogue: Catalogue, value: Value, form: str = "") -> str:
    """A field in words: a thing by its name in the catalogue, or in a form of it.

    A list has strokes between, or commas if its things are in a form.

    ``symbol:attack:2`` is "Attack 2" by the entry ``symbol:attack``, "Attack {n}". A thing that
    only sometimes has a number has a second entry for that, ``symbol:defence:n``. A kind whose
    things are all named after others has one entry: by ``hand:*``, "{card} in hand", the thing
    ``hand:stab`` is what ``card:stab`` is called, in hand.
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
    """A thing in a form of its name; without an entry for it, the name as it is."""
    kind, small = thing.split(":")[0], form.lower()
    entry = catalogue.get(f"{thing}.{small}") or catalogue.get(f"{kind}:*.{small}", "{name}")
    said = HOLE.sub(lambda _: worded(catalogue, thing), entry)
    return said if form == small else said[:1].upper() + said[1:]


def translated(catalogue: Catalogue, thing: str) -> str:
    """Return a thing's name in the reader's language, if its card prints another one; else "".

    The entry of ``hand:stab`` is ``card:stab.translated``, because ``hand:*`` names a card.
    """
    kind, _, name = thing.partition(":")
    hole = HOLE.search(catalogue.get(f"{kind}:*", ""))
    card = thing if hole is None else f"{hole[1]}:{name}"
    own = catalogue.get(f"{card}.translated", "")
    return "" if own == catalogue.get(card) else own


def named_after(catalogue: Catalogue, kind: str, name: str) -> str:
    """What the entry of a whole kind makes of a name; without one, the name as it is."""
    pattern = catalogue.get(f"{kind}:*", name)
    return HOLE.sub(lambda hole: worded(catalogue, f"{hole[1]}:{name}"), pattern)
