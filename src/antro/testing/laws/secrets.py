"""Laws of hidden information: it changes nothing that a viewer gets.

``as_seen_by`` and ``veil`` are compared in both directions. Then ``guess`` is compared with both.
If a veil hides nothing and a guess changes nothing, they agree. Only ``as_seen_by`` shows that
fault.
"""

from collections import Counter, defaultdict
from typing import Any, Final, NamedTuple

from msgspec.json import decode

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import HOST, Seat
from antro.testing.differences import differing
from antro.testing.subject import Rules, State
from antro.testing.walks import (
    Law,
    Position,
    Walk,
    at_first_visits,
    everywhere,
    numbers,
    pick,
    play_on,
    same_luck,
    same_to,
    some_choices,
    some_viewers,
    spread,
)

TOGETHER: Final = 200  # plies of two worlds that look alike, for all viewers together
CLOSELY: Final = 3  # times that two worlds are compared closely, by kind of question
HANDLES: Final = 4  # handles whose reasons are compared
WORLDS: Final = 3  # guesses of one veiled state
SEATS: Final = 2  # seats with a guess that is played to the end
AHEAD: Final = 4  # pairs of moves that a law tries at one position


def assert_same(subject: Rules, viewer: Seat, one: State, two: State, seed: int) -> None:
    """Check that *viewer* gets the same from two worlds."""
    assert_same_veil(subject, viewer, one, two)
    worlds = [subject.guess(subject.veil(world, viewer), SeededDice(1)) for world in (one, two)]
    if subject.key(worlds[0]) != subject.key(worlds[1]):
        assert_equal("a guess", *worlds)
    assert subject.to_act(one) == subject.to_act(two), "hidden information changes the acting seats"
    sent = [subject.sent(world, viewer) for world in (one, two)]
    if sent[0] != sent[1]:
        assert_equal("the bytes of the view and the moves", *[decode(each) for each in sent])
    start = subject.start()
    assert_equal("the changes", *[subject.changes(start, world, viewer) for world in (one, two)])
    assert_equal("the prompt", *[subject.asked(world, viewer) for world in (one, two)])
    for language in spread(list(subject.words), seed, 1):
        texts = [subject.text(world, viewer, language) for world in (one, two)]
        assert_equal(f"the text ({language})", *texts)
        drawn = [subject.picture(world, viewer, language) for world in (one, two)]
        assert_equal(f"the picture ({language})", *drawn)
    for handle in spread(subject.some_handles(seed), seed, HANDLES):
        reasons = [subject.why_not(world, viewer, handle) for world in (one, two)]
        assert_equal(f"a reason for {handle}", *reasons)


def assert_same_veil(subject: Rules, viewer: Seat, one: State, two: State) -> None:
    veils = [subject.veil(world, viewer) for world in (one, two)]
    if subject.key(veils[0]) != subject.key(veils[1]):
        assert_equal("the veil", *veils)
    offers = [numbers(subject, world, viewer) for world in (*veils, one, two)]
    for offer in offers[1:]:
        only = [subject.describe(move).text for move in sorted({*offers[0]} ^ {*offer})]
        assert offer == offers[0], f"hidden information changes an offer: {', '.join(only[:3])}"


def assert_equal(what: str, one: Any, two: Any) -> None:
    difference = "" if one == two else differing(one, two)
    assert not difference, f"hidden information changes {what}: {difference}"


def equal_views_mean_equal_knowledge(subject: Rules, walk: Walk) -> None:
    """Two worlds look the same to *viewer* if all their moves look the same to it.

    They differ in hidden information. They are made with ``as_seen_by`` alone, without ``veil``
    and ``guess``. Some start with a new game, others late in the first game.
    """
    first_game = walk.of_first_game
    late = first_game[len(first_game) * 3 // 4]
    known: Counter[str] = Counter()
    for viewer in subject.viewers:
        for ply, state in [(0, subject.start()), (late.ply, late.state)]:
            try:
                grow_alike(subject, viewer, walk.seed, state, known)
            except Exception as error:
                error.add_note(f"by {subject.name_of(viewer)}, after ply {ply} of {walk}")
                raise


def grow_alike(subject: Rules, viewer: Seat, seed: int, state: State, known: Counter[str]) -> None:
    """Play in two worlds from a state. *known* counts the kinds of question compared closely."""
    dice, one, two = SeededDice(seed), subject.clone(state), subject.clone(state)
    used: Counter[int] = Counter()
    for ply in range(TOGETHER // len(subject.viewers)):
        assert_same_veil(subject, viewer, one, two)
        kinds = {each.kind for each in subject.game.open_questions(one)}
        if min(known[kind] for kind in kinds) < CLOSELY and ply % 3 == 2:
            assert_same(subject, viewer, one, two, seed + ply)
            known.update(kinds)
        pairs = same_luck(same_to(viewer, subject, one, two), dice)
        if not pairs:
            return
        seat, mine, yours = pick(subject, pairs, used, dice)
        captions = [subject.caption(move, seat, viewer) for move in (mine, yours)]
        assert_equal(f"a caption of {subject.describe(mine).text}", *captions)
        subject.apply(one, seat, mine)
        subject.apply(two, seat, yours)


@everywhere
def as_seen_by_shows_no_more_than_the_veil(subject: Rules, position: Position) -> None:
    """Moves look the same to a viewer if they lead to equal veiled states.

    The moves belong to one world. If hidden information leaves only one move, such as the top
    card, moves of several worlds with the same veiled state are compared.
    """
    state, seed = position.state, position.seed
    here = results_of(subject, state, seed)
    for viewer in subject.viewers:
        found = here
        if len(here) == 1:
            veiled = subject.veil(state, viewer)
            worlds = [subject.guess(veiled, SeededDice(seed + at)) for at in range(WORLDS)]
            found = [
                *here,
                *(each for world in worlds for each in results_of(subject, world, seed)),
            ]
        alike: defaultdict[object, list[Result]] = defaultdict(list)
        for result in found:
            if subject.game.choice_of[result.move].reveals:
                continue
            known = subject.key(subject.veil(result.state, viewer))
            alike[result.seat, known].append(result)
        for results in alike.values():
            shown = {subject.as_seen_by(each.move, each.seat, viewer) for each in results}
            if len(shown) > 1 and len({each.key for each in results}) > 1:
                raise AssertionError(leak_of(subject, viewer, [each.move for each in results]))


class Result(NamedTuple):
    """The state after a move."""

    seat: Seat
    move: int
    state: State
    key: tuple[object, ...]


def results_of(subject: Rules, state: State, seed: int) -> list[Result]:
    """Return the states after some legal moves."""
    results = []
    for mover, move in some_choices(subject, state, seed):
        after = subject.clone(state)
        subject.apply(after, mover, move)
        results.append(Result(mover, move, after, subject.key(after)))
    return results


def leak_of(subject: Rules, viewer: Seat, moves: list[int]) -> str:
    """Describe moves that look different to a viewer but lead to equal veiled states."""
    texts = ", ".join(subject.describe(move).text for move in moves[:3])
    choices = sorted({type(subject.game.choice_of[move]).__name__ for move in moves})
    return (
        f"as_seen_by of {', '.join(choices)} shows {subject.name_of(viewer)} "
        f"more than the veil: {texts}"
    )


@everywhere
def a_veiled_state_is_not_veiled_again(subject: Rules, position: Position) -> None:
    """``veil`` refuses a veiled state, even for the same viewer: it is an error of the caller."""
    for viewer in subject.viewers:
        veiled = subject.veil(position.state, viewer)
        for other in subject.viewers:
            refused = refuses_to_veil(subject, veiled, other)
            assert refused, f"veiled twice: for {subject.name_of(viewer)}, {subject.name_of(other)}"


def refuses_to_veil(subject: Rules, state: State, viewer: Seat) -> bool:
    try:
        subject.veil(state, viewer)
    except AssertionError as error:
        return "veiled already" in str(error)
    return False


@at_first_visits
def a_guess_looks_like_the_true_state(subject: Rules, position: Position) -> None:
    state, seed = position.state, position.seed
    *_, closely = viewers = some_viewers(subject, position)
    for viewer in viewers:
        world = subject.guess(subject.veil(state, viewer), SeededDice(seed))
        assert world.viewer == HOST, "a guess is not a full state of the host"
        if viewer == closely:
            assert_same(subject, viewer, state, world, seed)
        else:
            assert_same_veil(subject, viewer, state, world)
        for seat, mine, yours in spread(same_to(viewer, subject, state, world), seed, AHEAD):
            true, guessed = subject.clone(state), subject.clone(world)
            subject.apply(true, seat, mine)
            subject.apply(guessed, seat, yours)
            assert_same_veil(subject, viewer, true, guessed)


def a_guess_can_be_played_to_the_end(subject: Rules, walk: Walk) -> None:
    """Check one position per seat. The law above checks the others."""
    first_game = walk.of_first_game
    for at, viewer in enumerate(spread(subject.seats, walk.seed, SEATS)):
        position = first_game[len(first_game) * (at + 1) // (SEATS + 1)]
        guessed = subject.guess(subject.veil(position.state, viewer), SeededDice(walk.seed))
        play_on(subject, guessed, walk.seed, subject.longest)
        asked = ", ".join(each.text for each in subject.game.open_questions(guessed))
        assert subject.to_act(guessed) == 0, f"a guess has no ending: {asked} ({position})"


def a_seat_sees_its_own_moves_in_full(subject: Rules, walk: Walk) -> None:
    choice_of = subject.game.choice_of
    for seat, move in dict.fromkeys(walk.line):
        for viewer in subject.viewers:
            shown = subject.as_seen_by(move, seat, viewer)
            text = subject.describe(move).text
            assert choice_of[shown] is choice_of[move], f"{text} is shown as another choice"
            assert shown == move or viewer != seat, f"{text} is hidden from its own seat"


LAWS: Final[list[Law]] = [
    equal_views_mean_equal_knowledge,
    as_seen_by_shows_no_more_than_the_veil,
    a_veiled_state_is_not_veiled_again,
    a_guess_looks_like_the_true_state,
    a_guess_can_be_played_to_the_end,
    a_seat_sees_its_own_moves_in_full,
]
