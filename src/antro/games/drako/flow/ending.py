"""Deaths, and the end of the game (§6.2, §11)."""

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.drako.components.board import NOWHERE
from antro.games.drako.components.cards import DWARVES
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import (
    DEFEATED,
    NOBODY,
    OUT_OF_CARDS,
    QUIET,
    SEATS,
    SLOTS,
    WOUNDED,
    DrakoState,
    rival,
)


def remove_dead(state: DrakoState, config: Config) -> None:
    """Take the dead off the board, and the net with them (§6.2, §6.4)."""
    for slot in range(SLOTS):
        if state.wounds[slot] >= config.spaces[slot] and state.hexes[slot] != NOWHERE:
            state.hexes[slot] = NOWHERE
            if state.netted == slot:
                state.netted = NOBODY


def end_if_decided(state: DrakoState, config: Config) -> bool:
    """End the game if a side is defeated or out of cards (§11.1, §11.2). Return True if so."""
    if state.quiet == WOUNDED:
        for seat in SEATS:
            if living(state, seat) == 0:
                state.ending = DEFEATED
                state.winner = rival(seat)
                return True
    return end_if_out_of_cards(state, config)


def end_if_out_of_cards(state: DrakoState, config: Config) -> bool:
    """End the game if the match-up ends it for lack of cards (§11.3). Return True if so."""
    matchup = config.matchup
    out: i64 = 0
    for seat in SEATS:
        if not has_cards(state, config, seat):
            out += seat + 1
    if out & matchup.out_ends:
        state.winner = matchup.out_wins
    elif out == 3:
        state.winner = larger_side(state, config)
    else:
        return False
    state.ending = OUT_OF_CARDS
    return True


def larger_side(state: DrakoState, config: Config) -> i64:
    """Return the side with more living figures. In a tie, return the Dwarves (§15.6)."""
    lead = living(state, SEATS[0]) - living(state, SEATS[1])
    if lead == 0:
        return 0 if config.matchup.sides[0] == DWARVES else 1
    return 0 if lead > 0 else 1


def end_if_quiet(state: DrakoState, config: Config) -> bool:
    """End the game in a draw after too many quiet turns (§11.5, §14.4). Return True if so."""
    limit = config.quiet_limit
    if limit == 0 or state.quiet < limit:
        return False
    state.ending = QUIET
    return True


def living(state: DrakoState, seat: Seat) -> i64:
    """Return the number of figures of a side on the board."""
    alive: i64 = 0
    for slot in range(seat * 3, seat * 3 + 3):
        if state.hexes[slot] != NOWHERE:
            alive += 1
    return alive
