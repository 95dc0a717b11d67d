"""Set up the game: the draft, the armies and their placement (§3 to §5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.game import Seat, Step
from antro.games.heroes import kinds
from antro.games.heroes.components.board import EMPTY, HERO, SPACES
from antro.games.heroes.state.market import ALL_PLACES
from antro.games.heroes.state.pile import pile
from antro.games.heroes.state.side import NONE, Side
from antro.games.heroes.state.state import HeroesState

ROUNDS: Final[i64] = 4  # of the draft (§4.2)
FIRST_HAND: Final[i64] = 4  # cards (§4.6)


def lay_table(state: HeroesState) -> None:
    """Set up basic spells and spell rows, and ask the questions before the first roll (§3)."""
    config = state.config
    for side in state.sides:
        side.deck = pile(config.spells.basic)
    market = state.markets[0]
    market.deck = pile(config.spells.market)
    market.deck_size = market.deck.size
    for one in state.markets:
        one.wanted = ALL_PLACES
    state.first = NONE if config.random_first else 0
    ask_before_first_throw(state)


def ask_before_first_throw(state: HeroesState) -> None:
    """Push every question before the first roll, the last question first."""
    config = state.config
    state.ask(kinds.BEGIN, config.table)
    if not config.ready:
        ask_for_armies(state, config.table, config.everybody)
    for seat in range(config.seats - 1, -1, -1):
        state.ask(kinds.DEAL, config.table, seat)
    if config.slots > 1:
        state.ask(kinds.CUT, config.table)
    state.ask(kinds.DRAFTING, config.table)
    for slot in range(config.slots - 1, -1, -1):
        state.pending.append(config.question(kinds.LAY, slot))
    if config.random_first:
        state.ask(kinds.FIRST, config.table)


def ask_for_armies(state: HeroesState, slot: i64, seats: i64) -> None:
    """Push the steps that choose, reveal and place armies (§5)."""
    state.ask(kinds.PLACING, slot)
    state.ask(kinds.TURN_UP, slot)
    state.ask(kinds.MUSTER, slot, seats)


# The draft


@final
class Drafting(Step[HeroesState]):
    """The step before each draft turn. When all turns are over, hands are drawn (§4.2)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        config = state.config
        while state.drafted < ROUNDS * config.seats:
            seat = (state.first + state.drafted) % config.seats
            if not state.sides[seat].out:
                state.ask(kinds.DRAFTING, config.table)
                state.ask(kinds.DRAFT, config.table, seat)
                return
            state.drafted += 1
        for side in state.sides:
            if not side.out:
                side.owed = FIRST_HAND


def must_take_hero(state: HeroesState, seat: Seat) -> bool:
    """True in the last round if a player has no hero yet (§4.4)."""
    round_of_draft = state.drafted // state.config.seats
    return state.sides[seat].hero == NONE and round_of_draft == ROUNDS - 1


def free_heroes(state: HeroesState) -> i64:
    """Return the elements whose hero nobody has taken (§4.3, §4.5)."""
    free = bit(4) - 1
    for side in state.sides:
        if side.hero != NONE:
            free &= ~bit(side.hero)
    return free


def take_hero(state: HeroesState, seat: Seat, element: i64) -> None:
    """Give a player a hero, together with its special spell (§4.3)."""
    side, config = state.sides[seat], state.config
    side.hero = element
    side.life = config.life
    side.most_life = config.life
    side.deck.add(config.spells.special[element])


# Placement


def turn_up(state: HeroesState, seat: i64) -> None:
    """Reveal the army of a player (§5.3)."""
    side = state.sides[seat]
    side.turned_up = 1
    side.to_place = state.config.armies.cards[side.hero][side.army]


def has_to_place(side: Side) -> bool:
    """True if a player still has a creature or the hero to place (§5.4)."""
    return side.turned_up != 0 and (side.to_place != 0 or side.hero_at == NONE)


def next_placer(state: HeroesState, slot: i64) -> i64:
    """Return the player who places next, or ``NONE`` (§5.4).

    This is the player with the fewest cards placed. Ties go by seat order.
    """
    found, fewest = NONE, i64(0)
    for step in range(state.config.seats):
        seat = (state.first + step) % state.config.seats
        side = state.sides[seat]
        here = slot == state.config.table or state.bout_of[seat] == slot
        if not here or side.out or not has_to_place(side):
            continue
        placed = count(side.occupied)
        if found == NONE or placed < fewest:
            found, fewest = seat, placed
    return found


@final
class Placing(Step[HeroesState]):
    """The step before each placement, until all cards are placed (§5.4)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        seat = next_placer(state, argument)
        if seat != NONE:
            state.ask(kinds.PLACING, argument)
            state.ask(kinds.PLACE, argument, seat)


def place(state: HeroesState, seat: i64, being: i64, space: i64) -> None:
    """Place a creature or the hero on an empty space (§5.4)."""
    side = state.sides[seat]
    side.put(space, being)
    if being != HERO:
        side.to_place -= bit(4 * state.config.creatures.own_index[being])


def place_ready_board(state: HeroesState, side: Side) -> None:
    """Place the beings of a hero's ready-made board (§28.1)."""
    board = state.config.boards[side.hero]
    for space in range(SPACES):
        if board[space] != EMPTY:
            side.put(space, board[space])
