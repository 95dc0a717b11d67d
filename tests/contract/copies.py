"""Laws of copying: what is copied by hand leaves no field out, and shares none.

Every number that a state holds is made another first, so that a field which a copy forgets
shows even where it keeps the value it started from all game long.
"""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.fields import names
from tests.contract.walks import wander

ELSEWHERE = 1000  # from any value that a game uses


def each_field_is_in_the_key(subject, seed, plies):
    state = wander(subject, seed, plies)
    keys = {repr(subject.key(state))}
    fields = [*numbers_in(state)]
    for part, place, value in fields:
        put(part, place, moved(value))
        keys.add(repr(subject.key(state)))
    filled = [place for _, place, value in fields if isinstance(value, int) or len(value)]
    assert len(keys) == len(filled) + 1, "a field is not in the key"


def a_copy_has_every_field_and_shares_none(subject, seed, plies):
    state = wander(subject, seed, plies)
    for part, place, value in numbers_in(state):
        put(part, place, moved(value))
    before = subject.key(state)
    twin = subject.clone(state)
    assert subject.key(twin) == before, f"a copy lacks {differing(subject, state, twin)}"
    for part, place, value in numbers_in(twin):
        spoil(part, place, value)
    assert subject.key(state) == before, "a copy shares a field"


def a_packed_state_has_every_field(subject, seed, plies):
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        veiled = subject.veil(state, viewer)
        for part, place, value in numbers_in(veiled):
            put(part, place, moved(value))
        opened = subject.repacked(veiled)
        same = subject.key(opened) == subject.key(veiled)
        assert same, f"packed without {differing(subject, veiled, opened)}"


LAWS = [
    each_field_is_in_the_key,
    a_copy_has_every_field_and_shares_none,
    a_packed_state_has_every_field,
]


def numbers_in(part):
    """Each number or row of numbers in a state, its parts and lists: (holder, place, value)."""
    for place, value in places_in(part):
        if isinstance(value, (int, vec)):
            yield part, place, value
        elif not isinstance(value, str) and not hasattr(value, "text"):
            yield from numbers_in(value)


def places_in(part):
    """What a list holds by its places, and anything else by the names of its fields."""
    if isinstance(part, list):
        return [*enumerate(part)]
    return [(name, getattr(part, name)) for name in names(part)]


def put(part, place, value):
    """Make a value the one that is held in this place."""
    if isinstance(part, list):
        part[place] = value
    else:
        setattr(part, place, value)


def moved(value):
    """Another number, or a row of others."""
    if isinstance(value, int):
        return value + ELSEWHERE
    return vec[i64]([number + ELSEWHERE for number in value])


def spoil(part, place, value):
    """Change a number where it is kept, a row in place."""
    if isinstance(value, int):
        put(part, place, value - 1)
    else:
        for at in range(len(value)):
            value[at] -= 1


def differing(subject, one, two):
    """The fields of two states that are not the same, for the message."""
    keys = zip(names(one), subject.key(one), subject.key(two), strict=True)
    return " ".join(name for name, mine, yours in keys if mine != yours)
