"""Tables of the moves of Volfyirion, and the worth of its cards, by number.

The kind of a move gives its weight. If the weight depends on the position too, the move has
a *sort*, a *face* and a *place*.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Choice
from antro.games.volfyirion.components.cards import (
    CARDS,
    DRAW,
    FACES,
    FIRST_STATIONED,
    MOVE_DRAGON,
    NOTHING,
    REMOVE_BUILDING,
    REMOVE_CARD,
    REMOVE_TROOP,
    Card,
)
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import VolfState

USUAL: Final = 8
END: Final = 20
WEIGHTS: Final = {  # by kind of move
    "play": 2000,
    "gain": 2000,
    "chain": 1500,
    "redraw": 40,
    "exchange": 4,
    "exchange_all": 10,
    "redeploy": 1,
    "defeat": 600,
    "vanquish": 600,
    "slay": 9000,
    "subjugate": 9000,
    "banish": 9000,
    "wonder": 50,
    "party": 300,
    "take": 300,
    "collide": 8,
    "replace": 3,
    "seal": 1,
    "unseal": 60,
    "unseal_other": 1,
    "rebuild": 600,
    "recover": 200,
    "break_troop": 200,
    "break_building": 100,
    "calm": 120,
    "thin": 300,
    "dispel": 60,
    "lull": 40,
    "lock": 10,
    "unlock": 10,
    "end": END,
    "decline": END,
}

# The way to weigh a move
PLAIN: Final[i64] = 0  # by the table alone
STATION: Final[i64] = 1
SACRIFICE: Final[i64] = 2
BUY: Final[i64] = 3
ATTACK: Final[i64] = 4
SIEGE: Final[i64] = 5
FLIGHT: Final[i64] = 6
TEAM_FLIGHT: Final[i64] = 7
REMOVAL: Final[i64] = 8
SEALING: Final[i64] = 9
SORTS: Final = {
    "station": STATION,
    "sacrifice": SACRIFICE,
    "acquire": BUY,
    "acquire_top": BUY,
    "attack": ATTACK,
    "fly": FLIGHT,
    "send": FLIGHT,
    "remove": REMOVAL,
    "seal_other": SEALING,
}
IN_TEAMS: Final = {ATTACK: SIEGE, FLIGHT: TEAM_FLIGHT}

# The worth of a point and of an effect, in an early and in a late turn
POINT: Final = ([1.5, 1.2, 0.7], [0.6, 3.6, 1.1])
EFFECT_WORTH: Final = {
    DRAW: (1.2, 1.2),
    REMOVE_CARD: (2.0, 0.3),
    REMOVE_TROOP: (0.2, 1.7),
    REMOVE_BUILDING: (0.2, 0.5),
    MOVE_DRAGON: (3.0, 5.0),
}
CHAINED: Final = 0.45  # how often a chain works
SPENT: Final = 0.3  # the worth of a bonus that costs the card
LASTS: Final = 2.2  # a card that stays in play gives its points more often than one that is drawn
SHELTER: Final = 0.6  # a point of Defence


def kind_of(game: Volfyirion, move: i64) -> str:
    return game.describe(move).kind


def sort_of(game: Volfyirion, move: i64) -> i64:
    sort = SORTS.get(kind_of(game, move), PLAIN)
    if sort == SEALING and nth(game, move) // FACES == 1 and game.config.team:
        return PLAIN  # the ally's Wonder
    return IN_TEAMS.get(sort, sort) if game.config.team else sort


def weight_of(game: Volfyirion, move: i64) -> i64:
    return WEIGHTS.get(kind_of(game, move), USUAL)


def face_of(game: Volfyirion, move: i64) -> i64:
    """Return the card of a move, or NOTHING if the position tells it."""
    at, kind = nth(game, move), kind_of(game, move)
    if kind == "station":
        return at // game.config.sites + FIRST_STATIONED
    if kind == "sacrifice":
        return at if at < FACES else NOTHING
    return at % FACES


def place_of(game: Volfyirion, move: i64) -> i64:
    """Return the site of a move, or the zone of a removal."""
    at, kind = nth(game, move), kind_of(game, move)
    if kind == "station":
        return at % game.config.sites
    if kind == "sacrifice":
        return at - FACES
    return at // FACES if kind == "remove" else at


def nth(game: Volfyirion, move: i64) -> i64:
    """Return the number of a move within its choice."""
    choice: Choice[VolfState] = game.choice_of[move]
    return move - choice.first


def is_sure(game: Volfyirion, move: i64) -> bool:
    """Return True if a move costs nothing and can only help, such as playing a Command.

    A Wonder is not sure if it could wake the dragon's rage or a Ploy.
    """
    kind, face = kind_of(game, move), nth(game, move)
    if kind == "gain":
        return True
    alone = game.config.rage_count > 0
    if kind == "play":
        return not (CARDS[face].kind == "wonder" and (alone or game.config.ploys))
    return kind == "chain" and not alone and face < FACES and CARDS[face].effect != MOVE_DRAGON


def worth_of(card: Card, late: int) -> float:
    """Return the worth of a card each time it is drawn, early or late in the game."""
    points = POINT[late]
    share = CHAINED if card.chain else SPENT
    value = sum(points[kind] * (card.main[kind] + share * card.gain[kind]) for kind in range(3))
    value += share * EFFECT_WORTH[card.effect][late] if card.effect in EFFECT_WORTH else 0.0
    value += SHELTER * card.defence
    return value * LASTS if card.kind in ("building", "wonder") else value


def worths(late: int) -> vec[float]:
    return vec[float]([worth_of(card, late) for card in CARDS])
