"""§3 to §5 Setting up: the draft, armies, and how they are placed."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit, count
from antro.core.game import Question, Seat
from antro.games.heroes.printed.board import EMPTY, HERO, SPACES
from antro.games.heroes.state.market import ALL_PLACES
from antro.games.heroes.state.pile import pile
from antro.games.heroes.state.side import NONE, Side
from antro.games.heroes.state.state import HeroesState

ROUNDS: Final[i64] = 4  # of the draft (§4.2)
FIRST_HAND: Final[i64] = 4  # cards (§4.6)


def lay_table(state: HeroesState) -> None:
    """§3 Life, basic spells, the market; the stack of all that is asked before the first throw."""
    config = state.config
    for side in state.sides:
        side.deck = pile(config.spells.basic)
    market = state.markets[0]
    market.deck = pile(config.spells.market)
    market.deck_size = market.deck.size
    for one in state.markets:
        one.wanted = ALL_PLACES
    state.first = NONE if config.random_first else 0
    state.pending += opening(state)


def opening(state: HeroesState) -> list[Question]:
    """What is asked before the first throw, the last one first."""
    config, asks = state.config, state.config.asks
    asked = [asks.begin]
    if not config.ready:
        asked += mustering(state, config.table, config.everybody)
    asked += asks.deal[::-1]
    if config.slots > 1:
        asked.append(asks.cut)
    asked.append(asks.drafting)
    asked += asks.lay[::-1]
    if config.random_first:
        asked.append(asks.first)
    return asked


def mustering(state: HeroesState, slot: i64, seats: i64) -> list[Question]:
    """§5 Armies are chosen, turned up and placed."""
    asks = state.config.asks
    return [asks.placing[slot], asks.turn_up, asks.muster[slot][seats]]


# The draft


def ask_next_drafter(state: HeroesState) -> None:
    """§4.2 Whose turn it is to take a hero or a spell; when all are done, hands are drawn."""
    config, asks = state.config, state.config.asks
    while state.drafted < ROUNDS * config.seats:
        seat = (state.first + state.drafted) % config.seats
        if not state.sides[seat].out:
            state.pending += [asks.drafting, asks.draft[seat]]
            return
        state.drafted += 1
    for side in state.sides:
        if not side.out:
            side.owed = FIRST_HAND


def must_take_hero(state: HeroesState, seat: Seat) -> bool:
    """§4.4 Whether only a hero is left to be taken: this is his last turn."""
    round_of_draft = state.drafted // state.config.seats
    return state.sides[seat].hero == NONE and round_of_draft == ROUNDS - 1


def free_heroes(state: HeroesState) -> i64:
    """§4.3 The set of elements whose hero nobody has taken."""
    free = bit(4) - 1
    for side in state.sides:
        if side.hero != NONE:
            free &= ~bit(side.hero)
    return free


def take_hero(state: HeroesState, seat: Seat, element: i64) -> None:
    """§4.3 A hero comes with his special spell."""
    side, config = state.sides[seat], state.config
    side.hero = element
    side.life = config.life
    side.most_life = config.life
    side.deck.add(config.spells.special[element])


# Placement


def turn_up(state: HeroesState, seat: i64) -> None:
    """§5.3 All learn which army a player has."""
    side = state.sides[seat]
    side.turned_up = 1
    side.to_place = state.config.armies.cards[side.hero][side.army]


def has_to_place(side: Side) -> bool:
    """§5.4 Whether a creature or the hero is still in hand."""
    return side.turned_up != 0 and (side.to_place != 0 or side.hero_at == NONE)


def next_placer(state: HeroesState, slot: i64) -> i64:
    """§5.4 Who puts the next card: the fewest placed, then in seat order; or NONE."""
    found, fewest = NONE, i64(0)
    for step in range(state.config.seats):
        seat = (state.first + step) % state.config.seats
        side = state.sides[seat]
        here = slot == state.config.table or state.part_of[seat] == slot
        if not here or side.out or not has_to_place(side):
            continue
        placed = count(side.occupied)
        if found == NONE or placed < fewest:
            found, fewest = seat, placed
    return found


def ask_next_placer(state: HeroesState, slot: i64) -> None:
    """§5.4 One card after the other, until all are placed."""
    seat = next_placer(state, slot)
    if seat != NONE:
        asks = state.config.asks
        state.stack(slot).extend([asks.placing[slot], asks.place[slot][seat]])


def place(state: HeroesState, seat: i64, being: i64, space: i64) -> None:
    """§5.4 A card goes to an empty space."""
    side = state.sides[seat]
    side.put(space, being)
    if being != HERO:
        side.to_place -= bit(4 * state.config.creatures.own_index[being])


def set_out(state: HeroesState, side: Side) -> None:
    """§28.1 The ready-made board of a hero."""
    board = state.config.boards[side.hero]
    for space in range(SPACES):
        if board[space] != EMPTY:
            side.put(space, board[space])
