"""A veiled state as bytes, so that a bot can think in another process and know no more.

Not pickle: a parcel holds numbers, texts, lists and questions, and can be nothing
else. A question is told by the choices it offers, by their places in the move space;
both ends make the same ``Game`` from the same options, so they mean the same.
"""

from typing import Any, Final

from librt.vecs import vec
from msgspec.json import decode, encode
from mypy_extensions import i64

from antro.core.game import HOST, Game, Question, S, State

Packed = Any  # what JSON can hold


def pack(veiled: State) -> bytes:
    """What the viewer of a state knows, and nothing else."""
    assert veiled.viewer != HOST, "a full state never leaves its process"
    return encode({name: wrap(getattr(veiled, name)) for name in fields(veiled)})


def unpack(game: Game[S], parcel: bytes) -> S:
    """The veiled state that was packed. *game* has the same name, version and options."""
    state = game.start()
    for name, value in decode(parcel).items():
        setattr(state, name, unwrap(game, value))
    return state


def fields(state: State) -> list[str]:
    """The names of all its fields, interpreted or compiled."""
    compiled: Final = getattr(type(state), "__mypyc_attrs__", None)
    return sorted(compiled if compiled is not None else vars(state))


def wrap(value: object) -> Packed:
    if isinstance(value, Question):
        firsts = [int(choice.first) for choice in value.choices]
        return {"question": [value.text, value.clause, int(value.seats), firsts]}
    if isinstance(value, list):
        return {"list": [wrap(item) for item in value]}
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, vec):
        return {"vec": list(value)}
    raise TypeError(f"a parcel cannot hold {type(value).__name__}")


def unwrap(game: Game[Any], packed: Packed) -> object:
    if not isinstance(packed, dict):
        return packed
    [(kind, inner)] = packed.items()
    if kind == "question":
        text, clause, seats, firsts = inner
        return Question(text, clause, seats, [game.owners[first] for first in firsts])
    if kind == "vec":
        return vec[i64](inner)
    return [unwrap(game, item) for item in inner]
