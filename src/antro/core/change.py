"""What has changed from one view to the next: for each new value, the way to it."""

from typing import Any, Final

from msgspec import Struct

Change = list[Any]  # the keys that lead to a value, names and places in lists, and then the value

FIELDS: Final[dict[type, tuple[str, ...]]] = {}  # of every type that was met; none but a struct's


def changes(before: Struct, after: Struct) -> list[Change]:
    """All that makes *after* of *before*. Both are of one shape, and neither is altered."""
    found: list[Change] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, way: list[Any], found: list[Change]) -> None:
    """Note what differs between two values that are not equal, to which *way* leads."""
    fields = fields_of(type(after)) if type(before) is type(after) else ()
    if fields:
        for name in fields:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                way.append(name)
                compare(old, new, way, found)
                way.pop()
    elif isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        for place, new in enumerate(after):
            old = before[place]
            if old is not new and old != new:
                way.append(place)
                compare(old, new, way, found)
                way.pop()
    else:
        found.append([*way, after])


def fields_of(kind: type) -> tuple[str, ...]:
    found = FIELDS.get(kind)
    if found is None:
        found = kind.__struct_fields__ if issubclass(kind, Struct) else ()
        FIELDS[kind] = found
    return found
