"""Facts of every position: no card is lost or made, and running totals are right."""

from collections import deque

import pytest

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import CARDS, HOUSE, NOTHING
from antro.games.volfyirion.options import SAMPLES, make
from tests.games.volfyirion.support.walks import stroll

every_sample = pytest.mark.parametrize(
    "options", SAMPLES, ids=lambda one: "-".join(one.values()) or "duel"
)


def cards_of(state):
    """Return every card on the table, by face."""
    found = [*state.removed.listed(), *state.sites.troops, *state.sites.buildings]
    for house in state.houses:
        for cards in (house.deck, house.hand, house.discard, house.played, house.sealed):
            found += cards.listed()
    for market in state.markets:
        for stock in (market.assets, market.wonders):
            found += [*stock.bag.listed(), *stock.under]
        found += [*market.centre, *market.lair, market.top]
    for grid in state.grids:
        found += [*grid.cells, *grid.discards.listed()]
    for rage in state.rages:
        found += [*rage.aside.listed(), *rage.shown.listed(), rage.top]
    return sorted(face for face in found if face != NOTHING)


def colours_of(state, seat):
    """Return the colours that a seat shows for chains, from a full count."""
    house = state.houses[seat]
    shown = house.played.listed()
    for site in listed(state.config.cities[seat]):
        shown += [
            face
            for face in (state.sites.troops[site], state.sites.buildings[site])
            if face != NOTHING
        ]
    return [sum(HOUSE[face] == colour for face in shown) for colour in range(3)]


@every_sample
def test_no_card_is_lost_and_totals_are_right(options):
    game = make(options)
    at_first = cards_of(game.start())
    for seed in range(4):
        for ply, state in enumerate(stroll(game, seed, 900)):
            if ply % 9 == 0:
                assert cards_of(state) == at_first
                for seat in range(game.seats):
                    assert [*state.houses[seat].colours][:3] == colours_of(state, Seat(seat))
                assert_sizes(state)


def assert_sizes(state):
    for house in state.houses:
        for cards in (house.deck, house.hand, house.discard, house.played, house.sealed):
            assert cards.size == sum(cards.counts)
            assert listed(cards.faces) == [face for face in range(len(CARDS)) if cards.counts[face]]
        assert all(
            house.ready.counts[face] <= house.played.counts[face] for face in range(len(CARDS))
        )
        assert all(
            house.spent.counts[face] <= house.sealed.counts[face] for face in range(len(CARDS))
        )
    assert min(state.points) >= 0


@every_sample
def test_eager_games_end_and_cities_are_destroyed(options):
    game, fallen = make(options), 0
    for seed in range(6):
        (state,) = deque(stroll(game, seed), maxlen=1)
        assert game.to_act(state) == 0
        fallen += len(listed(game.start().sites.standing & ~state.sites.standing))
    assert fallen >= 4
