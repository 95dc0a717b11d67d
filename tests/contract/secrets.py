"""Non-interference: what a viewer may not know changes nothing that reaches it.

``seen`` and ``veil`` are held against each other, in both directions; then ``guess`` against
both. A veil that hides nothing and a guess that changes nothing agree perfectly: only
``seen`` gives them away.
"""

from itertools import combinations

from msgspec.json import encode

from antro.core.dice import SeededDice
from antro.core.game import HOST
from tests.contract.walks import choices, numbers, same_to, spread, twins, walk, wander


def assert_same(subject, viewer, one, two, seed):
    """*viewer* cannot tell these worlds apart, by anything that reaches it."""
    assert_same_veil(subject, viewer, one, two)
    worlds = [subject.guess(subject.veil(world, viewer), SeededDice(1)) for world in (one, two)]
    assert subject.key(worlds[0]) == subject.key(worlds[1]), "told apart by a guess"
    assert subject.to_act(one) == subject.to_act(two), "told apart by who is asked"
    assert subject.sent(one, viewer) == subject.sent(two, viewer), "told apart by the bytes"
    found = [encode(subject.changes(subject.start(), world, viewer)) for world in (one, two)]
    assert found[0] == found[1], "told apart by the changes"
    prompts = [subject.asked(world, viewer) for world in (one, two)]
    assert prompts[0] == prompts[1], "told apart by the prompt"
    for language in subject.words:
        texts = [subject.text(world, viewer, language) for world in (one, two)]
        assert texts[0] == texts[1], "told apart by the text"
        drawn = [subject.picture(world, viewer, language) for world in (one, two)]
        assert drawn[0] == drawn[1], "told apart by the picture"
    for handle in subject.some_handles(seed):
        reasons = [subject.why_not(world, viewer, handle) for world in (one, two)]
        assert reasons[0] == reasons[1], "told apart by a reason"


def assert_same_veil(subject, viewer, one, two):
    veils = [subject.veil(world, viewer) for world in (one, two)]
    assert subject.key(veils[0]) == subject.key(veils[1]), "told apart by the veil"
    offers = [numbers(subject, world, viewer) for world in (*veils, one, two)]
    assert all(offer == offers[0] for offer in offers), "told apart by an offer"


def what_was_not_seen_is_not_known(subject, seed, plies):
    for viewer in subject.viewers:
        for one, two, happened in twins(viewer, subject, seed, plies):
            assert_same_veil(subject, viewer, one, two)
            if happened:
                seat, *moves = happened
                captions = [subject.caption(move, seat, viewer) for move in moves]
                assert captions[0] == captions[1], "told apart by a caption"
        assert_same(subject, viewer, one, two, seed)


def what_is_not_known_was_not_seen(subject, seed, plies):
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        results = []
        for seat, move in spread(choices(subject, state), seed):
            after = subject.clone(state)
            subject.apply(after, seat, move)
            known = subject.key(subject.veil(after, viewer))
            results.append((subject.key(after), known, (seat, subject.seen(move, seat, viewer))))
        for (true, known, shown), (also_true, also_known, also_shown) in combinations(results, 2):
            if true != also_true and known == also_known:
                assert shown == also_shown, "seen, and not known"


def what_is_veiled_is_not_veiled_again(subject, seed, plies):
    """Not even for the same viewer: whoever asks twice has lost track of who knows what."""
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        veiled = subject.veil(state, viewer)
        for other in subject.viewers:
            assert refuses_to_veil(subject, veiled, other), "veiled twice"


def refuses_to_veil(subject, state, viewer):
    try:
        subject.veil(state, viewer)
    except AssertionError as error:
        return "veiled already" in str(error)
    return False


def a_guess_is_as_good_as_the_truth_and_stays_so(subject, seed, plies):
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        world = subject.guess(subject.veil(state, viewer), SeededDice(seed))
        assert world.viewer == HOST, "not a state of the host"
        assert_same_veil(subject, viewer, state, world)
        pairs = same_to(viewer, subject, state, world)[:: 1 + plies % 7]
        for seat, mine, yours in spread(pairs, seed):
            true, guessed = subject.clone(state), subject.clone(world)
            subject.apply(true, seat, mine)
            subject.apply(guessed, seat, yours)
            assert_same_veil(subject, viewer, true, guessed)


def a_guess_can_be_played_to_the_end(subject, seed, plies):
    world = wander(subject, seed, plies)
    for viewer in subject.seats:
        guessed = subject.guess(subject.veil(world, viewer), SeededDice(seed))
        walk(subject, guessed, seed, subject.longest)
        assert subject.to_act(guessed) == 0, "a guess that leads nowhere"


def a_seat_sees_its_own_moves_whole(subject, seed, plies):
    for seat, move in walk(subject, subject.start(), seed, plies):
        for viewer in subject.viewers:
            shown = subject.seen(move, seat, viewer)
            assert subject.game.owners[shown] is subject.game.owners[move], "another choice"
            assert shown == move or viewer != seat, "hidden from its own seat"


LAWS = [
    what_was_not_seen_is_not_known,
    what_is_not_known_was_not_seen,
    what_is_veiled_is_not_veiled_again,
    a_guess_is_as_good_as_the_truth_and_stays_so,
    a_guess_can_be_played_to_the_end,
    a_seat_sees_its_own_moves_whole,
]
