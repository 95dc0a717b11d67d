"""Name the differences of two values, for the messages of laws."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from librt.vecs import vec
from msgspec import Struct, to_builtins

from antro.core.contract.fields import names

NAMED: Final = 3  # differences in one message
MISSING: Final = object()


def differing(one: object, two: object) -> str:
    """Return the paths of the first differences: ``board.hexes[3]``. Empty if equal."""
    found = [path or "the whole value" for path in islice(differences(one, two, ""), NAMED)]
    return ", ".join(found)


def differences(one: object, two: object, path: str) -> Iterator[str]:
    if one is two:
        return
    mine, yours = places_of(one), places_of(two)
    if mine is None or yours is None or type(one) is not type(two):
        if plain(one) != plain(two):
            yield path
        return
    for place in {**mine, **yours}:
        inner = f"{path}[{place}]" if isinstance(place, int) else f"{path}.{place}".lstrip(".")
        yield from differences(mine.get(place, MISSING), yours.get(place, MISSING), inner)


def places_of(value: object) -> dict[Any, object] | None:
    """Return the parts of a value by field name, key or index. None if it has no parts."""
    if isinstance(value, Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return value
    if isinstance(value, (list, tuple, vec)):
        return dict(enumerate(value))
    if value is None or value is MISSING or isinstance(value, (int, float, str, bytes)):
        return None
    if getattr(value, "text", None):
        return None
    return {name: getattr(value, name) for name in names(value)}


def plain(value: object) -> object:
    """Return a value as built-in types, so that it can be compared."""
    if isinstance(value, (list, tuple, vec)):
        return [plain(item) for item in value]
    if isinstance(value, Struct):
        return to_builtins(value)
    return getattr(value, "text", None) or value
