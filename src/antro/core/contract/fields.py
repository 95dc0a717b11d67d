"""Access to the fields of objects by name, for keys, packed states and the default copy.

A state holds numbers, texts, lists, dicts, rows (``vec``) and objects made of these. An object
that never changes, such as a question, has a ``text`` that contains all its data.
"""

from inspect import signature
from typing import Any, Final, TypeVar

from librt.vecs import vec

T = TypeVar("T")
ARGUMENTS: Final[dict[type, list[str]]] = {}  # by class: the arguments of its ``__init__``


def names(thing: object) -> list[str]:
    """Return the names of the fields of an object, interpreted or compiled, in their order."""
    compiled = [getattr(each, "__mypyc_attrs__", ()) for each in reversed(type(thing).__mro__)]
    found = dict.fromkeys(name for each in compiled for name in each if hasattr(thing, name))
    return [name for name in {**found, **getattr(thing, "__dict__", {})} if name != "__dict__"]


def key_of(value: object) -> object:
    """Return the content of a value as nested tuples. Equal keys mean equal values."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, vec)):
        return tuple([key_of(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, key_of(item)) for key, item in value.items()])
    return getattr(value, "text", None) or fields_of(value)


def fields_of(thing: object) -> tuple[object, ...]:
    """Return the keys of all fields of an object."""
    return tuple([key_of(getattr(thing, name)) for name in fields_in(thing)])


def copy_of(value: Any) -> Any:
    """Return an independent copy of a value. Values that never change are shared."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    if isinstance(value, dict):
        return {key: copy_of(item) for key, item in value.items()}
    if isinstance(value, vec):
        return value[:]
    return value if getattr(value, "text", None) else copy_of_fields(value)


def copy_of_fields(thing: T) -> T:
    """Return a new object of the same class with copies of all fields.

    Each argument of its ``__init__`` has to be the name of a field.
    """
    of: type[T] = type(thing)
    copies = {name: copy_of(getattr(thing, name)) for name in fields_in(thing)}
    given = {}
    if of not in ARGUMENTS:
        ARGUMENTS[of] = list(signature(of).parameters)
    for argument in ARGUMENTS[of]:
        if argument not in copies:
            raise TypeError(
                f"{of.__module__}.{of.__name__} cannot be copied: "
                f"its argument {argument} is not a field, so write its clone by hand"
            )
        given[argument] = copies.pop(argument)
    made = of(**given)
    for name, value in copies.items():
        setattr(made, name, value)
    return made


def fields_in(thing: object) -> list[str]:
    """Return the names of the fields of an object that a state may hold."""
    found = names(thing)
    if not found:
        raise TypeError(
            f"a state cannot hold {thing!r}: use numbers, texts, lists, dicts and objects of these"
        )
    return found
