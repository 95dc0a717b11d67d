"""A scripted player without search: “big money”, as players of deck-building games call it.

It plays all its cards and destroys any City it can pay for. Early in the game it buys the most
command points, later the most expensive card. It is an opponent for tests, not for people.
"""

from typing import Final

from antro.core.contract.descriptions import Move
from antro.core.contract.game import Seat
from antro.games.volfyirion.bot.move_weights import face_of, place_of
from antro.games.volfyirion.components.cards import (
    BATTLE,
    COMMAND,
    COST,
    DEFENCE,
    GAIN,
    MAIN,
    NOTHING,
    STARTING,
    TROOPS,
)
from antro.games.volfyirion.effects.bonus import HOMEWARD
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import VolfState

YOUNG: Final = 4  # turns of a side with command points first
CHEAP: Final = 1  # the price of cards that it never buys
UNWANTED: Final = -1.0  # worse than ending a turn or declining

# The order of moves, by kind. Other kinds are never played
ORDER: Final = [
    ["slay", "subjugate", "banish"],
    ["play", "gain", "chain"],
    ["station", "recover"],
    ["attack"],
    ["fly", "send"],
    ["defeat", "vanquish", "break_troop", "break_building", "take"],
    ["sacrifice"],
    ["wonder", "party", "thin", "remove"],
    ["rebuild", "acquire", "acquire_top"],
    ["dispel", "lull", "calm", "seal_other", "unseal"],
    ["yield_troop", "yield_building", "doom", "keep", "share_mine", "share_allys"],
    ["end", "decline"],
]


def script(game: Volfyirion, veiled: VolfState) -> int:
    """Return the move that comes first in ``ORDER``. Among several, take the highest value."""
    offered = game.offered(veiled, veiled.viewer)
    return int(max(offered, key=lambda move: rank(game, veiled, move)).number)


def rank(game: Volfyirion, state: VolfState, move: Move) -> tuple[int, float]:
    worth = value(game, state, move)
    places = [-nth for nth, kinds in enumerate(ORDER) if move.kind in kinds and worth >= 0]
    return (places[0] if places else -len(ORDER), worth)


def value(game: Volfyirion, state: VolfState, move: Move) -> float:
    """Return the value of a move within its kind. A negative value means it is not wanted."""
    seat = state.viewer
    face, place = face_of(game, move.number), place_of(game, move.number)
    if move.kind in ("acquire", "acquire_top"):
        return price(game, state, face)
    if move.kind == "station":
        return stationing(state, face, place)
    if move.kind == "attack":
        return attacking(state, seat, place)
    if move.kind == "sacrifice":
        return sacrificing(state, seat, face if face != NOTHING else state.sites.troops[place])
    if move.kind == "remove":
        return float(10 - face) if STARTING >> face & 1 else UNWANTED
    if move.kind in ("fly", "send"):
        away = game.config.team or place == HOMEWARD
        return 99.0 if away else float(state.attack_price(place))
    return float(COST[face]) if move.kind in ("wonder", "seal_other") else 0.0


def price(game: Volfyirion, state: VolfState, face: int) -> float:
    """Prefer command points early in the game, then the most expensive card."""
    if COST[face] <= CHEAP:
        return UNWANTED
    sides = 1 if state.rages or state.grids else 2
    if state.turn.number <= YOUNG * sides:
        return float(10 * MAIN[COMMAND][face] + COST[face])
    return float(COST[face])


def stationing(state: VolfState, face: int, site: int) -> float:
    """Prefer an empty place, then a place with a worse card."""
    if TROOPS >> face & 1:
        old, worth = state.sites.troops[site], DEFENCE
    else:
        old, worth = state.sites.buildings[site], COST
    if old == NOTHING:
        return 0.0 if state.dragon == site else 10.0 + float(state.config.defence[site])
    return 1.0 if worth[face] > worth[old] else UNWANTED


def attacking(state: VolfState, seat: Seat, site: int) -> float:
    """Prefer a City that is destroyed now, or a Troop if its City can be destroyed after it."""
    if state.config.team:
        return 1.0
    again = 0 if state.sites.troops[site] == NOTHING else state.config.defence[site]
    enough = state.attack_price(site) + again <= state.has(seat, BATTLE)
    return float(state.attack_price(site)) if enough else UNWANTED


def sacrificing(state: VolfState, seat: Seat, face: int) -> float:
    """Prefer battle points that pay for the attack on a City."""
    have = state.has(seat, BATTLE)
    prices = [
        state.attack_price(site)
        for site in range(state.config.sites)
        if state.enemy_sites(seat) >> site & 1 and state.sites.troops[site] == NOTHING
    ]
    open_to = [cost for cost in prices if have < cost <= have + GAIN[BATTLE][face]]
    return float(COST[face]) if open_to and not state.config.team else UNWANTED
