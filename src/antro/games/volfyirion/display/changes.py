"""What a move changed in the view of one viewer, found by comparing numbers.

Only parts that differ are built. A viewer who has the view of before and makes these
changes in it has the ``view`` of after.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.descriptions import Change
from antro.core.game import Seat
from antro.games.volfyirion.display.view import (
    asked_view,
    card_views,
    dragon,
    face_views,
    grid_view,
    market_view,
    on_show,
    opening,
    perk_thing,
    phase,
    played_views,
    ploy_thing,
    points,
    rage_view,
    result_view,
    site_view,
    site_views,
    sites_of,
    stronghold_views,
    suspects,
    turn,
)
from antro.games.volfyirion.printed.sites import LAIR
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import Pile, Stock
from antro.games.volfyirion.state.state import OVER, VolfState

SIDES: Final = "sides"


def changes(game: Volfyirion, was: VolfState, veiled: VolfState) -> list[Change]:
    found: list[Change] = []
    over = veiled.phase == OVER
    if veiled.phase != was.phase:
        found.append(["phase", phase(veiled)])
        found.append(["result", result_view(veiled) if over else None])
    if veiled.turn.seat != was.turn.seat:
        found.append(["turn", turn(veiled)])
    if veiled.turn.number != was.turn.number:
        found.append(["turns", int(veiled.turn.number)])
    if veiled.turn.opening != was.turn.opening:
        found.append(["opening", opening(veiled)])
    for seat in range(game.seats):
        change_side(found, Seat(seat), was, veiled)
    change_middle(found, was, veiled)
    if veiled.pending[-1] is not was.pending[-1] or veiled.turn.seat != was.turn.seat or over:
        found.append(["asked", None if over else asked_view(game, veiled)])
    return found


def change_side(found: list[Change], seat: Seat, was: VolfState, veiled: VolfState) -> None:
    house, before, side = veiled.houses[seat], was.houses[seat], int(seat)
    change_cards(found, side, before, house)
    if differ(veiled.points, was.points):
        found.append([SIDES, side, "points", points(veiled, seat)])
    if played_otherwise(house, before):
        found.append([SIDES, side, "played", played_views(veiled, seat)])
    if house.perk != before.perk:
        found.append([SIDES, side, "perk", perk_thing(house.perk)])
    if house.ploy != before.ploy or house.excluded != before.excluded:
        found.append([SIDES, side, "ploy", ploy_thing(house.ploy)])
        found.append([SIDES, side, "suspects", suspects(house)])
    if veiled.sites.lair_owner != was.sites.lair_owner:
        found.append([SIDES, side, "sites", site_views(veiled, seat)])
    else:
        for place, site in enumerate(sites_of(veiled, seat)):
            if differ_site(veiled, was, site):
                found.append([SIDES, side, "sites", place, site_view(veiled, site)])


def change_cards(found: list[Change], side: int, before: House, house: House) -> None:
    """Those that are not in play."""
    if differ_piles(house.hand, before.hand):
        found.append([SIDES, side, "hand", card_views(house.hand)])
    if house.hand_size() != before.hand_size():
        found.append([SIDES, side, "hand_size", int(house.hand_size())])
    if differ_piles(house.deck, before.deck):
        found.append([SIDES, side, "deck", card_views(house.deck)])
    if house.deck_size() != before.deck_size():
        found.append([SIDES, side, "deck_size", int(house.deck_size())])
    if differ_piles(house.discard, before.discard):
        found.append([SIDES, side, "discards", card_views(house.discard)])


def change_middle(found: list[Change], was: VolfState, veiled: VolfState) -> None:
    """What belongs to nobody."""
    if veiled.sites.lair_owner != was.sites.lair_owner or differ_site(veiled, was, LAIR):
        found.append(["lair_city", site_view(veiled, LAIR)])
    for at in range(len(veiled.markets)):
        if differ_markets(veiled.markets[at], was.markets[at]):
            found.append(["markets", at, market_view(veiled, at)])
    if veiled.config.team:
        found.append(["strongholds", stronghold_views(veiled)])
    if veiled.dragon != was.dragon:
        found.append(["dragon", dragon(veiled)])
    if veiled.rages:
        found.append(["rage", rage_view(veiled)])
    if veiled.grids:
        found.append(["grid", grid_view(veiled)])
    if differ_piles(veiled.removed, was.removed):
        found.append(["removed", card_views(veiled.removed)])
    shown = on_show(veiled)
    if shown != on_show(was):
        found.append(["faces", face_views(shown)])


def differ_piles(pile: Pile, before: Pile) -> bool:
    return pile.faces != before.faces or differ(pile.counts, before.counts)


def played_otherwise(house: House, before: House) -> bool:
    return (
        differ_piles(house.played, before.played)
        or differ_piles(house.sealed, before.sealed)
        or differ_piles(house.ready, before.ready)
        or differ_piles(house.used, before.used)
    )


def differ_site(veiled: VolfState, was: VolfState, site: i64) -> bool:
    marks = (
        (veiled.sites.standing ^ was.sites.standing)
        | (veiled.sites.rebuilt ^ was.sites.rebuilt)
        | (veiled.turn.ready_sites ^ was.turn.ready_sites)
        | (veiled.turn.used_sites ^ was.turn.used_sites)
        | (veiled.turn.fortified ^ was.turn.fortified)
    )
    return (
        marks >> site & 1 != 0
        or veiled.sites.troops[site] != was.sites.troops[site]
        or veiled.sites.buildings[site] != was.sites.buildings[site]
        or (veiled.dragon == site) != (was.dragon == site)
    )


def differ_markets(market: Market, before: Market) -> bool:
    return (
        differ(market.centre, before.centre)
        or differ(market.lair, before.lair)
        or market.top != before.top
        or market.locked != before.locked
        or differ_stocks(market.assets, before.assets)
        or differ_stocks(market.wonders, before.wonders)
    )


def differ(numbers: vec[i64], before: vec[i64]) -> bool:
    """Whether two rows are not the same."""
    size, at = len(numbers), 0
    if size != len(before):
        return True
    while at < size and numbers[at] == before[at]:
        at += 1
    return at < size


def differ_stocks(stock: Stock, before: Stock) -> bool:
    return stock.size() != before.size() or differ(stock.under, before.under)
