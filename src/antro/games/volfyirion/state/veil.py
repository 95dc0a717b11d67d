"""Who knows what (§1.7): a state as a seat knows it, and guesses at the rest.

Secrets are kept in houses and markets. What is shown of those is named here, field by field,
so that a new field stays a secret until it is written here.
"""

from mypy_extensions import i64

from antro.core.game import HOST, Seat
from antro.core.moves import Dice
from antro.games.volfyirion.printed.cards import HIDDEN, NOTHING
from antro.games.volfyirion.printed.extras import ORACLE, PLOYS
from antro.games.volfyirion.state.house import COLOURS, House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import ALL, Pile
from antro.games.volfyirion.state.state import VolfState


def veiled(state: VolfState, viewer: Seat) -> VolfState:
    """A copy with what *viewer* knows."""
    copy = VolfState(state.config)
    copy.viewer = viewer
    copy.copy_open(state)
    for seat in range(len(state.houses)):
        if state.config.allies[seat] >> viewer & 1:
            copy.houses[seat].copy_from(state.houses[seat])
        else:
            show_house(state.houses[seat], copy.houses[seat])
    for at in range(len(state.markets)):
        show_market(state.markets[at], copy.markets[at], sees_top(state, viewer))
    return copy


def show_house(house: House, shown: House) -> None:
    """§1.7, §14.1 The hand of another lies in the deck, and is only counted; so is a Ploy."""
    shown.deck.copy_from(house.deck)
    hand = Pile()
    hand.copy_from(house.hand)
    hand.pour(shown.deck, ALL)
    shown.unseen = house.hand.size
    shown.ploy = NOTHING if house.ploy == NOTHING else HIDDEN
    shown.excluded = house.excluded
    shown.discard.copy_from(house.discard)
    shown.played.copy_from(house.played)
    shown.sealed.copy_from(house.sealed)
    shown.ready.copy_from(house.ready)
    shown.used.copy_from(house.used)
    shown.spent.copy_from(house.spent)
    for colour in range(COLOURS):
        shown.colours[colour] = house.colours[colour]
    shown.owed = house.owed
    shown.attacked = house.attacked
    shown.perk = house.perk


def show_market(market: Market, shown: Market, top_is_known: bool) -> None:
    """§16 A top card that lies face down is in the deck, for all but the Oracle."""
    shown.assets.copy_from(market.assets)
    shown.top = market.top
    if market.top != NOTHING and not top_is_known:
        shown.assets.bag.add(market.top)
        shown.top = HIDDEN
    shown.centre = market.centre[:]
    shown.wanted = market.wanted
    shown.locked = market.locked
    shown.wonders.copy_from(market.wonders)
    shown.lair = market.lair[:]
    shown.lair_wanted = market.lair_wanted


def sees_top(state: VolfState, viewer: Seat) -> bool:
    """§16.1, §16.2 Whether the top card of the strategy deck is known to a viewer."""
    if state.config.top_up:
        return True
    return viewer < len(state.houses) and state.houses[viewer].perk == ORACLE


def guessed(veiled: VolfState, dice: Dice) -> VolfState:
    """A full state, every hidden card drawn from where it was pooled."""
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
