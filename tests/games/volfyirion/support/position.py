"""A position as one flat row of values, in the order of the golden digests.

This module lists the values itself, without help from the state. So golden games survive any
change of the state's form.
"""

from antro.games.volfyirion.components.pairings import EVEN

SINCE = {f"strongholds_{side}={EVEN}" for side in (1, 2)}  # later options with their default value


def position(state):
    turn, unresolved, sites = state.turn, state.unresolved, state.sites
    return (
        state.viewer,
        " ".join(option for option in state.config.text.split() if option not in SINCE),
        tuple([question.text for question in state.pending]),
        state.phase,
        turn.seat,
        turn.number,
        state.winners,
        turn.opening,
        tuple([house_row(house) for house in state.houses]),
        tuple([market_row(market) for market in state.markets]),
        tuple(state.points),
        tuple(sites.troops),
        tuple(sites.buildings),
        sites.standing,
        sites.rebuilt,
        sites.lair_owner,
        state.dragon,
        tuple(state.removed.counts),
        turn.ready_sites,
        turn.used_sites,
        unresolved.attacked,
        sum(house.attacked << seat for seat, house in enumerate(state.houses)),
        turn.fortified,
        turn.raiders,
        unresolved.ploys,
        tuple(unresolved.acquired),
        turn.collided,
        unresolved.exploring,
        tuple([rage_row(rage) for rage in state.rages]),
        tuple([grid_row(grid) for grid in state.grids]),
    )


def house_row(house):
    piles = "deck hand discard played sealed ready used spent"
    return (
        *[tuple(getattr(house, name).counts) for name in piles.split()],
        tuple(house.colours),
        house.unseen,
        house.owed,
        house.perk,
        house.ploy,
        house.excluded,
    )


def market_row(market):
    return (
        stock_row(market.assets),
        tuple(market.centre),
        market.top,
        market.wanted,
        market.locked,
        stock_row(market.wonders),
        tuple(market.lair),
        market.lair_wanted,
    )


def stock_row(stock):
    return tuple(stock.bag.counts), tuple(stock.under), stock.held


def rage_row(rage):
    aside, shown = tuple(rage.aside.counts), tuple(rage.shown.counts)
    return rage.top, aside, shown, rage.awake, rage.attack, rage.calming


def grid_row(grid):
    cells, discards = tuple(grid.cells), tuple(grid.discards.counts)
    return cells, grid.sealed, discards, grid.due, grid.still, grid.removed_for
