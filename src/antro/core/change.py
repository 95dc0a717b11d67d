"""What has changed from one view to the next: for each new value, the way to it."""

from typing import Any

from msgspec import Struct

Change = list[Any]  # the keys that lead to a value, names and places in lists, and then the value


def changes(before: Struct, after: Struct) -> list[Change]:
    """All that makes *after* of *before*. Both are of one shape, and neither is altered."""
    found: list[Change] = []
    compare(before, after, [], found)
    return found


def compare(before: Any, after: Any, way: list[Any], found: list[Change]) -> None:
    """Note what differs between two values that are not equal, to which *way* leads."""
    if isinstance(after, Struct) and type(before) is type(after):
        for name in after.__struct_fields__:
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
