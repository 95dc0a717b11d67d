"""Who knows what (§1.7): a state as a seat knows it, and guesses at the rest.

Every field is named, so that a new one stays a secret until it is written here.
"""

from mypy_extensions import i64

from antro.core.game import HOST, Seat
from antro.core.moves import Dice
from antro.games.volfyirion.printed.cards import HIDDEN, NOTHING
from antro.games.volfyirion.printed.extras import ORACLE, PLOYS
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import ALL, no_cards
from antro.games.volfyirion.state.state import VolfState


def veiled(state: VolfState, viewer: Seat) -> VolfState:
    houses = state.houses
    return VolfState(
        viewer=viewer,
        config=state.config,
        pending=state.pending[:],
        phase=state.phase,
        turn=state.turn,
        turns=state.turns,
        winners=state.winners,
        opening=state.opening,
        houses=[
            houses[seat].copy()
            if state.config.parties[seat] >> viewer & 1
            else veiled_house(houses[seat])
            for seat in range(len(houses))
        ],
        markets=[veiled_market(market, state, viewer) for market in state.markets],
        points=state.points[:],
        troops=state.troops[:],
        buildings=state.buildings[:],
        standing=state.standing,
        rebuilt=state.rebuilt,
        lair_owner=state.lair_owner,
        dragon=state.dragon,
        removed=state.removed.copy(),
        ready_sites=state.ready_sites,
        fired_sites=state.fired_sites,
        strike=state.strike,
        struck=state.struck,
        shifted=state.shifted,
        raiders=state.raiders,
        alarm=state.alarm,
        fresh=state.fresh[:],
        collided=state.collided,
        exploring=state.exploring,
        rages=[rage.copy() for rage in state.rages],
        grids=[grid.copy() for grid in state.grids],
    )


def veiled_house(house: House) -> House:
    """§1.7, §14.1 The hand of another lies in the deck, and is only counted; so is a Ploy."""
    pooled = house.deck.copy()
    house.hand.copy().pour(pooled, ALL)
    return House(
        pooled,
        no_cards(),
        house.discard.copy(),
        house.played.copy(),
        house.sealed.copy(),
        house.ready.copy(),
        house.fired.copy(),
        house.dry.copy(),
        house.hues[:],
        unseen=house.hand.size,
        owed=house.owed,
        perk=house.perk,
        ploy=NOTHING if house.ploy == NOTHING else HIDDEN,
        excluded=house.excluded,
    )


def veiled_market(market: Market, state: VolfState, viewer: Seat) -> Market:
    """§16 A top card that lies face down is in the deck, for all but the Oracle."""
    assets, top = market.assets.copy(), market.top
    if top != NOTHING and not sees_top(state, viewer):
        assets.bag.add(top)
        top = HIDDEN
    return Market(
        assets,
        market.centre[:],
        top,
        market.wanted,
        market.locked,
        market.wonders.copy(),
        market.lair[:],
        market.lair_wanted,
    )


def sees_top(state: VolfState, viewer: Seat) -> bool:
    if state.config.top_up:
        return True
    return viewer < len(state.houses) and state.houses[viewer].perk == ORACLE


def guessed(veiled: VolfState, dice: Dice) -> VolfState:
    """Every hidden card is drawn from where it was pooled."""
    world = veiled.clone()
    world.viewer = HOST
    for house in world.houses:
        while house.unseen:
            house.hand.add(house.deck.draw(dice))
            house.unseen -= 1
    for market in world.markets:
        if market.top == HIDDEN:
            market.top = market.assets.bag.draw(dice)
    if world.config.ploys:
        guess_ploys(world, dice)
    return world


def guess_ploys(world: VolfState, dice: Dice) -> None:
    """§14.1 Any two different Ploys that nobody is known not to have, all as likely."""
    one, two = world.houses[0], world.houses[1]
    pairs = [
        (mine, yours)
        for mine in suspects(one)
        for yours in suspects(two)
        if mine != yours or mine == NOTHING
    ]
    one.ploy, two.ploy = pairs[dice.below(len(pairs))]


def suspects(house: House) -> list[i64]:
    """The Ploys that a seat may have, for all that is known."""
    if house.ploy != HIDDEN:
        return [house.ploy]
    every: list[i64] = [*range(len(PLOYS))]
    return [ploy for ploy in every if not house.excluded >> ploy & 1]
