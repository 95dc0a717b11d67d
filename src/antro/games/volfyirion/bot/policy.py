"""First thoughts about Volfyirion: play all cards, attack if it pays, buy for the time.

Weights are multiples of ``END``, the weight of ending a turn. A move that weighs less is
left undone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE, CountingPolicy
from antro.core.evaluation.weights import weights_of
from antro.games.volfyirion.bot.counts import NAMES, counts_of
from antro.games.volfyirion.bot.move_weights import (
    ATTACK,
    BUY,
    END,
    FLIGHT,
    PLAIN,
    SACRIFICE,
    SEALING,
    SIEGE,
    STATION,
    TEAM_FLIGHT,
    face_of,
    is_sure,
    place_of,
    sort_of,
    weight_of,
    worths,
)
from antro.games.volfyirion.components.cards import (
    BATTLE,
    COST,
    DEFENCE,
    EFFECT,
    GAIN,
    KNOWLEDGE,
    NOTHING,
    REMOVE_CARD,
    REMOVE_TROOP,
    STARTING,
    TROOPS,
    WONDERS,
)
from antro.games.volfyirion.effects.bonus import HOMEWARD
from antro.games.volfyirion.flow.turn_start import HAND
from antro.games.volfyirion.moves.answers import IN_DISCARD, IN_HAND
from antro.games.volfyirion.moves.knowledge import FLIGHT as FLIGHT_PRICE
from antro.games.volfyirion.moves.trade import ANY_PRICE
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import AT_HOME, VolfState
from antro.games.volfyirion.state.strongholds import LAIRS

EARLY: Final[i64] = 4  # turns of one side with the economy first
LATE: Final[i64] = 9  # the first turn with conquest first
AVERAGE: Final = 1.8  # the worth of a card in a young deck
EAGER: Final = 20.0  # the preference for better cards
JUNK: Final[i64] = lowest(STARTING)  # the starting card that gives least
FEW: Final[i64] = 3  # the number of them that may stay


@final
class VolfyirionPolicy(CountingPolicy[VolfState]):
    def __init__(self, game: Volfyirion) -> None:
        self.horizon = 20
        self.scale = 0.05
        numbers = range(len(game.choice_of))
        self.weights: Final = vec[i64]([weight_of(game, i64(move)) for move in numbers])
        self.sorts: Final = vec[i64]([sort_of(game, i64(move)) for move in numbers])
        self.faces: Final = vec[i64]([face_of(game, i64(move)) for move in numbers])
        self.places: Final = vec[i64]([place_of(game, i64(move)) for move in numbers])
        self.certain: Final = vec[i64]([int(is_sure(game, i64(move))) for move in numbers])
        self.early: Final = worths(0)
        self.late: Final = worths(1)
        self.sides = game.config.sides[:]
        self.names = NAMES
        self.learned = vec[float](weights_of("volfyirion", game.options["mode"], NAMES))

    def sure(self, state: VolfState, seat: Seat, moves: Moves) -> i64:
        """Return a move that plays or draws a card, before anything is decided."""
        if state.turn.opening & state.turn.redraw_of(seat):
            return UNSURE
        for at in range(moves.count):
            if self.certain[moves.numbers[at]]:
                return moves.numbers[at]
        return UNSURE

    def calm(self, state: VolfState) -> bool:
        """Return True if a turn starts and nothing is drawn yet."""
        return any(house.owed == HAND for house in state.houses)

    def counts(self, state: VolfState) -> vec[float]:
        return counts_of(state)

    def weigh(self, state: VolfState, seat: Seat, moves: Moves) -> None:
        total: i64 = 0
        for at in range(moves.count):
            move = moves.numbers[at]
            weight = self.weights[move]
            if self.sorts[move] != PLAIN:
                weight = self.weight_at(state, seat, move)
            moves.weights[at] = weight
            total += weight
        moves.total_weight = total

    def weight_at(self, state: VolfState, seat: Seat, move: i64) -> i64:
        """Return the weight of a move that depends on the position."""
        sort, face, place = self.sorts[move], self.faces[move], self.places[move]
        if sort == BUY:
            return self.buying(state, face)
        if sort == STATION:
            return stationing(state, face, place)
        if sort == SACRIFICE:
            return sacrificing(state, seat, face if face != NOTHING else state.sites.troops[place])
        if sort == ATTACK:
            return attacking(state, seat, place)
        if sort == SIEGE:
            guards = state.sites.guarded(state.config.strongholds[place])
            return 4 * END if guards else 60 * END
        if sort == FLIGHT:
            return flying(state, place)
        if sort == TEAM_FLIGHT:
            return 60 * END if place < LAIRS else 20 * END
        if sort == SEALING:
            return 2 * END * COST[face]
        return removing(face, place)

    def buying(self, state: VolfState, face: i64) -> i64:
        """Return a weight by the square of the card's worth above an average card at this time."""
        in_turns = state.config.against_dragon
        hour = state.turn.number if in_turns else state.turn.number // 2
        late = float(min(max(hour - EARLY, 0), LATE - EARLY)) / float(LATE - EARLY)
        worth = (1.0 - late) * self.early[face] + late * self.late[face]
        gain = worth - AVERAGE
        return 1 + i64(EAGER * gain * gain) if gain > 0.0 else 1


def stationing(state: VolfState, face: i64, site: i64) -> i64:
    """Prefer an empty place. Replacing a card weighs less."""
    if TROOPS >> face & 1:
        old = state.sites.troops[site]
        better = old != NOTHING and DEFENCE[face] > DEFENCE[old]
    else:
        old = state.sites.buildings[site]
        better = old != NOTHING and COST[face] > COST[old]
    if old == NOTHING:
        return 2 * END if state.dragon == site else 15 * END
    return 2 * END if better else 1


def sacrificing(state: VolfState, seat: Seat, face: i64) -> i64:
    """Prefer a bonus that pays for an attack or a flight, or removes starting cards."""
    gap = cheapest(state, seat) - state.has(seat, BATTLE)
    if 0 < gap <= GAIN[BATTLE][face]:
        return 25 * END
    gap = FLIGHT_PRICE - state.has(seat, KNOWLEDGE)
    if 0 < gap <= GAIN[KNOWLEDGE][face] and wants_flight(state, seat):
        return 25 * END
    if EFFECT[face] == REMOVE_CARD and not WONDERS >> face & 1:
        return 6 * END if starters(state, seat) > FEW else 1
    if EFFECT[face] == REMOVE_TROOP and state.sites.guarded(state.enemy_sites(seat)):
        return END
    return 1


def cheapest(state: VolfState, seat: Seat) -> i64:
    """Return the lowest price of destroying an enemy City without a Troop."""
    least = ANY_PRICE
    left = state.enemy_sites(seat)
    while left:
        site = lowest(left)
        left &= left - 1
        if state.sites.troops[site] == NOTHING:
            least = min(least, state.attack_price(site))
    return least


def wants_flight(state: VolfState, seat: Seat) -> bool:
    """Return True if the seat could move the dragon to an enemy, or away from itself."""
    return state.dragon == AT_HOME or state.own_sites(seat) >> state.dragon & 1 != 0


def starters(state: VolfState, seat: Seat) -> i64:
    """Return the number of poorest cards that a removal could take."""
    house = state.houses[seat]
    return house.discard.counts[JUNK] + house.played.counts[JUNK] + house.hand.counts[JUNK]


def attacking(state: VolfState, seat: Seat, site: i64) -> i64:
    """Prefer a City. A Troop weighs less, unless the City can be destroyed after it."""
    have, price = state.has(seat, BATTLE), state.attack_price(site)
    if state.sites.troops[site] == NOTHING:
        return 60 * END
    return 40 * END if price + state.config.defence[site] <= have else 4 * END


def flying(state: VolfState, place: i64) -> i64:
    """Prefer the way home from the seat's own City, then the City with the highest price."""
    if place == HOMEWARD:
        return 100 * END
    extra = 10 * END if state.sites.buildings[place] != NOTHING else 0
    return 20 * END + (state.attack_price(place) - 8) * END + extra


def removing(face: i64, zone: i64) -> i64:
    """Prefer starting cards. A card in the hand weighs less, because it can still be played."""
    if not STARTING >> face & 1:
        return max(1, 4 - COST[face])
    weight: i64 = 12 * END if face == JUNK else END
    if zone == IN_HAND:
        return weight // 3
    return weight if zone == IN_DISCARD else weight // 2
