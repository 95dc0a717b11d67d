"""Ways to reach a position: what the laws are tried on."""

from collections import defaultdict

from antro.core.bits import listed
from antro.core.dice import SeededDice
from antro.core.game import CHANCE, Seat

MANY = 40  # moves that look alike
MOST = 100  # choices that a law looks at, at one position


def numbers(subject, state, seat):
    return [move for move, _ in subject.offer(state, seat)]


def choices(subject, state):
    """Everything that may happen now, as (seat, move)."""
    acting = map(Seat, listed(subject.to_act(state)))
    return [(seat, move) for seat in acting for move in numbers(subject, state, seat)]


def spread(found, seed):
    """These; of more than ``MOST`` every so manyth, from where the seed says."""
    step = -(-len(found) // MOST)
    return found[seed % step :: step] if step > 1 else found


def walk(subject, state, seed, plies):
    """Play on at random, in place. Returns the line played."""
    dice = SeededDice(seed)
    line: list[tuple[Seat, int]] = []
    while len(line) < plies and (open_now := choices(subject, state)):
        seat, move = open_now[dice.below(len(open_now))]
        subject.apply(state, seat, move)
        line.append((seat, move))
    return line


def wander(subject, seed, plies):
    """A reachable state."""
    state = subject.start()
    walk(subject, state, seed, plies)
    return state


def same_to(viewer, subject, one, two):
    """The choices of two worlds, paired where *viewer* would see the same thing happen.

    Where very many look alike, such as armies chosen in secret, each is paired with some of them.
    """
    theirs: defaultdict[tuple[Seat, int], dict[int, None]] = defaultdict(dict)
    for seat, move in choices(subject, two):
        theirs[seat, subject.seen(move, seat, viewer)][move] = None
    return [
        (seat, mine, yours)
        for seat, mine in choices(subject, one)
        for yours in some(theirs[seat, subject.seen(mine, seat, viewer)], mine)
    ]


def some(alike, mine):
    """Moves that look alike, in order; of very many only some, *mine* among them if it is one."""
    if len(alike) <= MANY:
        return alike
    others = [*alike][:: len(alike) // MANY + 1]
    return sorted({*others, mine}) if mine in alike else others


def twins(viewer, subject, seed, plies):
    """Two worlds that *viewer* sees grow in the same way, step by step: (one, two, what happened).

    They differ in what it does not see. They come from ``seen`` alone, and owe nothing to
    ``veil`` or ``guess``. Three draws in four are alike: worlds too far apart have nothing left
    that could happen in both.
    """
    dice, one, two = SeededDice(seed), subject.start(), subject.start()
    yield one, two, None
    for _ in range(plies):
        pairs = same_to(viewer, subject, one, two)
        if not pairs:
            return
        seat, mine, yours = pairs[dice.below(len(pairs))]
        if seat == CHANCE and dice.below(4):
            alike = [pair for pair in pairs if pair[1] == pair[2]]
            seat, mine, yours = alike[dice.below(len(alike))] if alike else (seat, mine, yours)
        subject.apply(one, seat, mine)
        subject.apply(two, seat, yours)
        yield one, two, (seat, mine, yours)
