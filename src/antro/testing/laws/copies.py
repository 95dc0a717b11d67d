"""Laws of copies: a copy has every field, and shares none that can change.

First every number of a state is replaced by a different one. So a law finds a field that a copy
lacks, even if no game changes that field.
"""

from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.chance.dice import SeededDice
from antro.core.contract.fields import key_of, names
from antro.testing.differences import differing
from antro.testing.subject import Rules, State
from antro.testing.walks import Law, Position, at_first_visits, everywhere, play_on, some_viewers

AHEAD: Final = 6  # plies
UNUSED: Final = 1000  # larger than any number that a game uses

Place = tuple[Any, Any, Any, str]  # an object, a field or index of it, its value, and its path


@everywhere
def each_field_is_in_the_key(subject: Rules, position: Position) -> None:
    state = subject.clone(position.state)
    paths = mark(state)
    found = flat(subject.key(state))
    missing = [path for number, path in paths.items() if number not in found]
    assert not missing, f"not in the key: {', '.join(missing)}"


@everywhere
def a_copy_has_every_field_and_shares_none(subject: Rules, position: Position) -> None:
    state = subject.clone(position.state)
    mark(state)
    twin = subject.clone(state)
    lost = differing(state, twin)
    assert not lost, f"a copy lacks {lost}"
    both = ", ".join(shared(state, twin))
    assert not both, f"a copy shares {both}"
    before = subject.key(state)
    for holder, place, value, _ in [*numbers_in(twin)]:
        spoil(holder, place, value)
    assert subject.key(state) == before, f"a copy shares {changed(state, before)}"


@at_first_visits
def a_packed_state_has_every_field(subject: Rules, position: Position) -> None:
    for viewer in some_viewers(subject, position):
        veiled = subject.veil(position.state, viewer)
        mark(veiled)
        lost = differing(veiled, subject.repacked(veiled))
        assert not lost, f"packed without {lost}"


@at_first_visits
def playing_changes_no_copy(subject: Rules, position: Position) -> None:
    """A move changes neither the copies of a state, nor the state behind a copy."""
    state = position.state
    same = subject.key(state) == position.key
    assert same, f"a copy changed: {changed(state, position.key)}"
    twin = subject.clone(state)
    veiled = [subject.veil(twin, viewer) for viewer in some_viewers(subject, position)]
    worlds = [subject.guess(each, SeededDice(position.seed)) for each in veiled]
    sources = [state, *veiled]
    before = [subject.key(source) for source in sources]
    for world in [twin, *worlds]:
        play_on(subject, world, position.seed, AHEAD)
    for source, key in zip(sources, before, strict=True):
        same = subject.key(source) == key
        assert same, f"a move in a copy changes its original: {changed(source, key)}"


def changed(state: State, before: tuple[object, ...]) -> str:
    """Return the fields of a state whose keys have changed."""
    keys = zip(names(state), before, strict=False)
    return ", ".join(name for name, key in keys if key_of(getattr(state, name)) != key)


LAWS: Final[list[Law]] = [
    each_field_is_in_the_key,
    a_copy_has_every_field_and_shares_none,
    a_packed_state_has_every_field,
]
IN_PLAY: Final[list[Law]] = [
    playing_changes_no_copy
]  # after the laws of hidden information, which find more specific errors


def numbers_in(part: Any, path: str = "") -> Iterator[Place]:
    """Find each number and each row of numbers in a state, its parts, lists and dicts."""
    for place, value, inner in places_in(part, path):
        if isinstance(value, (int, vec)):
            yield part, place, value, inner
        elif not never_changes(value):
            yield from numbers_in(value, inner)


def shared(one: Any, two: Any, path: str = "") -> Iterator[str]:
    """Find the lists, dicts and parts that two states share and that can change."""
    theirs = places_in(two, path)
    for (_, mine, inner), (_, yours, _) in zip(places_in(one, path), theirs, strict=False):
        if isinstance(mine, (int, vec)) or never_changes(mine):
            continue
        if mine is yours:
            yield inner
        else:
            yield from shared(mine, yours, inner)


def never_changes(value: object) -> bool:
    """True for None, a text, and a constant of the game such as a question."""
    return value is None or isinstance(value, str) or bool(getattr(value, "text", None))


def places_in(part: Any, path: str = "") -> list[tuple[Any, Any, str]]:
    """Return the places of a list, a dict or an object: (place, value, path)."""
    if isinstance(part, list):
        return [(at, value, f"{path}[{at}]") for at, value in enumerate(part)]
    if isinstance(part, dict):
        return [(at, value, f"{path}[{at}]") for at, value in part.items()]
    return [(name, getattr(part, name), f"{path}.{name}".lstrip(".")) for name in names(part)]


def put(holder: Any, place: Any, value: Any) -> None:
    if isinstance(holder, (list, dict)):
        holder[place] = value
    else:
        setattr(holder, place, value)


def mark(state: State) -> dict[int, str]:
    """Replace every number in a state by a unique one. Return their paths."""
    paths: dict[int, str] = {}
    for holder, place, value, path in [*numbers_in(state)]:
        first = UNUSED + len(paths)
        if isinstance(value, int):
            put(holder, place, first)
            paths[first] = path
        else:
            put(holder, place, vec[i64]([first + at for at in range(len(value))]))
            paths |= {first + at: f"{path}[{at}]" for at in range(len(value))}
    return paths


def spoil(holder: Any, place: Any, value: Any) -> None:
    """Change a number, or every number of a row."""
    if isinstance(value, int):
        put(holder, place, value - 1)
    else:
        for at in range(len(value)):
            value[at] -= 1


def flat(key: object) -> set[object]:
    """Return all values in a key."""
    if isinstance(key, (list, tuple)):
        return {value for inner in key for value in flat(inner)}
    return {key}
