"""The fields of an object by their names: what keys and packed states are made of.

Copying a state is hot, so each class does that by hand; all else follows from the list of
fields that an object has, and laws see to it that a copy leaves none of them out.
"""

from librt.vecs import vec


def names(thing: object) -> list[str]:
    """The fields of an object, interpreted or compiled, in the order in which they are given."""
    compiled = [getattr(each, "__mypyc_attrs__", ()) for each in reversed(type(thing).__mro__)]
    found = dict.fromkeys(name for each in compiled for name in each if hasattr(thing, name))
    return [name for name in {**found, **getattr(thing, "__dict__", {})} if name != "__dict__"]


def key_of(value: object) -> object:
    """A value with all that it holds, as tuples: equal keys mean equal values.

    What never changes, such as a question, has a ``text`` that tells all its data.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, vec)):
        return tuple([key_of(item) for item in value])
    return getattr(value, "text", None) or fields_of(value)


def fields_of(thing: object) -> tuple[object, ...]:
    """The keys of all fields of an object."""
    return tuple([key_of(getattr(thing, name)) for name in names(thing)])
