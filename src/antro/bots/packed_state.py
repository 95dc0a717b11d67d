"""A veiled state as bytes, so that a bot can think in another process and know no more.

Not pickle: a packed state holds numbers, texts and lists, by the names of the fields they
belong to, and unpacking it fills in a state that the game itself has made. What belongs
to the game, such as its questions, stays at home: both ends make the same ``Game``
from the same options, and a question is told by its text.
"""

from typing import Any, Final, Generic, final

from librt.vecs import vec
from msgspec.json import decode, encode
from mypy_extensions import i64

from antro.core.contract.fields import names
from antro.core.contract.game import HOST, Game, Question, S

Packed = Any  # what JSON can hold


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
        """What the viewer of a state knows, and nothing else."""
        assert veiled.viewer != HOST, "a full state never leaves its process"
        return encode(self.fields_of(veiled))

    def unpack(self, packed: bytes) -> S:
        """The veiled state that was packed."""
        state = self.game.start()
        self.fill(state, decode(packed))
        return state

    def fields_of(self, thing: object) -> Packed:
        values = {name: getattr(thing, name) for name in names(thing)}
        return {name: self.wrap(value) for name, value in values.items() if not self.owns(value)}

    def owns(self, value: object) -> bool:
        """Whether it is a part of the game, and so at both ends."""
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
            setattr(thing, name, self.unwrap(getattr(thing, name), value, name))

    def unwrap(self, old: object, packed: Packed, name: str) -> object:
        """What was packed, in the shape of what the field held at the start."""
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
    """Everything that a game is made of, by identity."""
    found: dict[int, object] = {}
    waiting: list[object] = [game]
    while waiting:
        part = waiting.pop()
        if id(part) not in found and not isinstance(part, (int, str, float, bytes, vec)):
            found[id(part)] = part
            waiting += within(part)
    return found


def within(part: object) -> list[object]:
    if isinstance(part, dict):
        return list(part.values())
    if isinstance(part, (list, tuple)):
        return list(part)
    return [getattr(part, name) for name in names(part)]
