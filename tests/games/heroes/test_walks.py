"""Checks for all positions: no card is lost or added, and all counts are correct."""

from collections import Counter, deque

import pytest

from antro.core.contract.bits import listed
from antro.games.heroes.components.board import EMPTY, HERO
from antro.games.heroes.components.lots import size
from antro.games.heroes.options import SAMPLES, make
from antro.games.heroes.state.bout import CLOSED
from antro.games.heroes.state.side import NONE, ON_PLAYER, caster_of, kind_of, space_of
from antro.games.heroes.state.state import SETTING_UP
from tests.games.heroes.support.walks import stroll

every_sample = pytest.mark.parametrize(
    "options", SAMPLES, ids=lambda one: "-".join(one.values()) or "beat"
)


def spells_of(state):
    """Return the number of each spell on the table."""
    found = []
    for side in state.sides:
        for pile in (side.hand, side.deck, side.discard):
            found += pile.listed()
        found += [int(kind_of(entry)) for entry in side.permanents]
    for market in state.markets:
        found += market.deck.listed()
        found += [int(kind) for kind in market.places if kind != NONE]
    for bout in state.bouts:
        found += [int(bout.act.spell)] if bout.act.spell != NONE else []
        found += [int(kind) for kind in bout.act.paid]
    return Counter(found)


def assert_piles(state):
    piles = [getattr(side, name) for side in state.sides for name in ("hand", "deck", "discard")]
    for pile in [*piles, *[market.deck for market in state.markets]]:
        counts = [int(pile.count(kind)) for kind in range(45)]
        assert pile.size == sum(counts)
        assert listed(pile.kinds) == [kind for kind in range(45) if counts[kind]]
    for market in state.markets:
        assert market.deck_size == market.deck.size


def assert_board(state, side):
    assert listed(side.occupied) == [at for at in range(8) if side.board[at] != EMPTY]
    heroes = [at for at in range(8) if side.board[at] == HERO]
    assert heroes == ([] if side.hero_at == NONE else [side.hero_at])
    for space in range(8):
        kind = side.board[space]
        most = state.config.creatures.lives[kind] if kind >= 0 else 1
        assert 0 <= side.wounds[space] < most
    for entry in side.permanents:
        space = space_of(entry)
        assert space == ON_PLAYER or side.occupied >> space & 1
        assert state.config.spells.permanent[kind_of(entry)]
        assert 0 <= caster_of(entry) < state.config.seats


def creatures_of(state, side):
    """Return the number of each creature of a side, in all places."""
    found: Counter[int] = Counter()
    for place, kind in enumerate(state.config.creatures.own[side.hero]):
        found[kind] += side.to_place >> 4 * place & 15
        found[kind] += side.destroyed >> 4 * place & 15
        found[kind] += sum(side.board[at] == kind for at in range(8))
    return +found


def assert_sides(state):
    for side in state.sides:
        assert_board(state, side)
        assert size(side.dice) <= 7
        assert 0 <= side.life <= side.most_life
        if side.hero != NONE and side.turned_up and not side.out:
            army = state.config.armies.lists[side.hero][side.army]
            own = state.config.creatures.own[side.hero]
            assert creatures_of(state, side) == +Counter(dict(zip(own, army, strict=True)))


def assert_bouts(state):
    for bout in state.bouts:
        assert bout.alive & ~bout.seats == 0
        if bout.phase != CLOSED:
            assert bout.alive & ~state.alive() == 0
            assert not bout.over


@pytest.mark.compiled
@every_sample
def test_no_card_is_lost_and_all_counts_are_correct(options):
    game = make(options)
    for seed in range(3):
        before = spells_of(game.start())
        for ply, state in enumerate(stroll(game, seed, 1500)):
            if ply % 7 == 0:
                assert_piles(state)
                assert_sides(state)
                assert_bouts(state)
                now = spells_of(state)
                if state.stage != SETTING_UP:
                    assert not now - before, "a spell came from nowhere"
                if state.stage == SETTING_UP or not any(side.out for side in state.sides):
                    heroes = [side.hero for side in state.sides if side.hero != NONE]
                    special = Counter(int(game.config.spells.special[hero]) for hero in heroes)
                    assert now == spells_of(game.start()) + special, "a spell is lost"
                before = now


@pytest.mark.compiled
@every_sample
def test_games_of_players_who_use_their_dice_end(options):
    game = make(options)
    endings = set()
    for seed in range(4):
        (state,) = deque(stroll(game, seed), maxlen=1)
        assert game.to_act(state) == 0
        endings.add(state.pending[-1].clause)
    assert endings
