"""A veiled state as bytes, so that a bot in another process knows no more than its seat.

This is not pickle. A packed state holds numbers, texts and lists by field name. Unpacking fills
them into a state that the game itself has made. Parts of the game, such as its questions, are not
packed: both processes make the same ``Game`` from the same options. A question is packed as its
text.
"""

from typing import Any, Final, Generic, final

from librt.vecs import vec
from msgspec.json import decode, encode
from mypy_extensions import i64

from antro.core.contract.fields import names
from antro.core.contract.game import HOST, Game, Question, S

Packed = Any  # any JSON value


@final
class StatePacker(Generic[S]):
    """Packs and unpacks the veiled states of one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        self.parts: Final = parts_of(game)  # by identity
        self.questions: Final = {
            part.text: part for part in self.parts.values() if isinstance(part, Question)
        }

    def pack(self, veiled: S) -> bytes:
        """Pack a veiled state, which holds only the knowledge of its viewer."""
        assert veiled.viewer != HOST, "a full state never leaves its process"
        return encode(self.fields_of(veiled))

    def unpack(self, packed: bytes) -> S:
        """Return the veiled state that was packed."""
        state = self.game.start()
        self.fill(state, decode(packed))
        return state

    def fields_of(self, thing: object) -> Packed:
        values = {name: getattr(thing, name) for name in names(thing)}
        return {name: self.wrap(value) for name, value in values.items() if not self.owns(value)}

    def owns(self, value: object) -> bool:
        """True if a value is a part of the game, so that both processes have it."""
        return id(value) in self.parts and not isinstance(value, (list, dict))

    def wrap(self, value: object) -> Packed:
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, Question):
            return value.text
        if isinstance(value, (list, vec)):
            return [self.wrap(item) for item in value]
        if isinstance(value, dict):
            return [[key, self.wrap(item)] for key, item in value.items()]
        return self.fields_of(value)

    def fill(self, thing: object, packed: Packed) -> None:
        for name, value in packed.items():
            old = getattr(thing, name)
            if isinstance(old, vec):
                set_row(thing, name, value)
            else:
                setattr(thing, name, self.unwrap(old, value, name))

    def unwrap(self, old: object, packed: Packed, name: str) -> object:
        """Return a packed value in the type that the field has in a new state."""
        if name == "pending":
            return [self.questions[text] for text in packed]
        if isinstance(old, vec):
            return vec[i64](packed)
        if isinstance(old, dict):
            return {key: self.unwrap(old.get(key), item, "") for key, item in packed}
        if isinstance(packed, dict):
            self.fill(old, packed)
            return old
        if isinstance(old, list) and old and not isinstance(old[0], (int, str)):
            return [self.unwrap(*pair, "") for pair in zip(old, packed, strict=True)]
        return packed


def parts_of(game: Game[Any]) -> dict[int, object]:
    """Return all objects that a game refers to, directly or indirectly, by identity."""
    found: dict[int, object] = {}
    waiting: list[object] = [game]
    while waiting:
        part = waiting.pop()
        if isinstance(part, vec):  # an object of its own each time, in compiled code
            waiting += part
        elif id(part) not in found and not isinstance(part, (int, str, float, bytes)):
            found[id(part)] = part
            waiting += within(part)
    return found


def within(part: object) -> list[object]:
    if isinstance(part, dict):
        return list(part.values())
    if isinstance(part, (list, tuple)):
        return list(part)
    return [getattr(part, name) for name in names(part)]


def set_row(thing: Any, name: str, numbers: list[int]) -> None:
    """Set a row of a state to these numbers.

    With mypyc 2.4.1, a compiled object never frees a row that interpreted code gives it. So its row
    is filled in place. If the row is shared or changes its length, the class has a method
    ``set_<name>`` that takes a list.
    """
    setter = getattr(thing, f"set_{name}", None)
    if setter is not None:
        setter(numbers)
        return
    row = getattr(thing, name)
    if len(row) != len(numbers):
        raise TypeError(f"{type(thing).__name__} needs set_{name}: the row changes its length")
    for at, number in enumerate(numbers):
        row[at] = number
