"""The tournament: two duels, then a final and a match for third place (§27.1)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.games.heroes.effects.permanents import end
from antro.games.heroes.flow.bouts import gather_markets, members, open_bout, want_cards
from antro.games.heroes.flow.ending import BOTH_MATCHES, close, finish
from antro.games.heroes.flow.modes.mode import Mode, start, weaker_falls, with_most_life
from antro.games.heroes.flow.setup import FIRST_HAND, ask_for_armies
from antro.games.heroes.kinds import ARMIES_READY, CUT, DEAL, LAY, REGROUP
from antro.games.heroes.state.bout import CLOSED, Bout
from antro.games.heroes.state.side import FALLEN, GONE, NONE, caster_of, kind_of
from antro.games.heroes.state.state import LAST, PLAYING, HeroesState

THIRD_PLACE_LIFE: Final[i64] = 15  # §27.6
FINAL: Final[i64] = 0  # the slots of the two matches
THIRD_PLACE: Final[i64] = 1
SCORES: Final = [1.0, -1 / 3, -2 / 3, -1.0]  # by place; only first place has won


@final
class Tournament(Mode):
    """The tournament mode, with a place for each seat.

    The place is 1 or 3 after the duels, and one more after a lost match.
    """

    def starters(self, state: HeroesState, slot: i64) -> i64:
        return members(state, slot)

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """Close a match. Its winner waits until the other match ends (§27.2, §27.7)."""
        rank(state, bout)
        close(state, bout)
        for seat in range(state.config.seats):
            if bout.seats >> seat & 1:
                state.bout_of[seat] = NONE
        other = state.bouts[1 - bout.slot]
        if other.phase != CLOSED or other.over:
            return
        if state.stage == PLAYING:
            prepare_matches(state)
        else:
            finish(state, first_place(state), BOTH_MATCHES)

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """Make the weaker hero fall (§26.5, §27.5). A player who resigned has lost (§30.4)."""
        weaker_falls(state, bout)

    def without_creatures(self, state: HeroesState, bout: Bout) -> None:
        """Make the hero with less life fall. In a tie the match continues (§24.1, §24.2)."""
        bout.watched = 0
        best = with_most_life(state, bout.alive)
        if not best & (best - 1):
            weaker_falls(state, bout)

    def regroup(self, state: HeroesState) -> None:
        """Start both matches (§27.3, §27.6). A player without an opponent has won."""
        state.stage = LAST
        third = beaten(state)
        start(state, state.bouts[FINAL], placed(state, 1) & state.alive())
        if plays_for_third(state):
            open_third_place(state, third)

    def scores(self, state: HeroesState) -> list[float]:
        """Return the scores by place. Only the winner of the final has won (§27.7)."""
        places = [int(place) for place in state.ranks]
        return [SCORES[place - 1] if place else 0.0 for place in places]


def rank(state: HeroesState, bout: Bout) -> None:
    """Set the places of the players of a bout that is over (§27.7).

    The winner of a duel gets 1 and the loser 3. The loser of a match gets one more.
    """
    for seat in range(state.config.seats):
        won = bout.alive >> seat & 1
        if state.stage == PLAYING and state.config.duel_of[seat] == bout.slot:
            state.ranks[seat] = 1 if won else 3
        if state.stage == LAST and not won and state.ranks[seat] == 1 + 2 * bout.slot:
            state.ranks[seat] += 1


def placed(state: HeroesState, place: i64) -> i64:
    """Return the players with a place."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if state.ranks[seat] == place:
            found |= bit(seat)
    return found


def beaten(state: HeroesState) -> i64:
    """Return the players who lost their duel and are still at the table (§27.6)."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if state.ranks[seat] == 3 and state.sides[seat].out == FALLEN:
            found |= bit(seat)
    return found


def plays_for_third(state: HeroesState) -> bool:
    """True if there is a match for third place: both losers are still at the table (§27.6)."""
    return state.config.third_place and count(beaten(state)) == 2


def prepare_matches(state: HeroesState) -> None:
    """End the spells of beaten players, and fill the new spell rows (§27.4, §27.5)."""
    config = state.config
    for seat in range(config.seats):
        end_spells_of_beaten(state, seat)
    lone = beaten(state)
    if config.third_place and count(lone) == 1:
        for seat in range(config.seats):
            if state.ranks[seat] == 3 and seat != lowest(lone):
                state.ranks[seat] = 4
    gather_markets(state)
    want_cards(state, FINAL)
    state.ask(REGROUP, config.table)
    if plays_for_third(state):
        want_cards(state, THIRD_PLACE)
        state.pending.append(config.question(LAY, THIRD_PLACE))
    state.pending.append(config.question(LAY, FINAL))
    if plays_for_third(state):
        state.ask(CUT, config.table)


def end_spells_of_beaten(state: HeroesState, seat: i64) -> None:
    """End the spells on a side that beaten players cast (§27.4).

    A player who still plays for third place gets the cards back (§27.6).
    """
    side = state.sides[seat]
    at: i64 = 0
    while at < len(side.permanents):
        entry = side.permanents[at]
        caster = state.sides[caster_of(entry)]
        if caster.out == 0:
            at += 1
            continue
        end(state, seat, at)
        if caster.out == FALLEN and state.config.third_place:
            caster.deck.add(kind_of(entry))


def open_third_place(state: HeroesState, seats: i64) -> None:
    """Revive the beaten heroes with less life, new armies and new hands (§27.6)."""
    state.ask(ARMIES_READY, THIRD_PLACE)
    ask_for_armies(state, THIRD_PLACE, seats)
    for seat in range(state.config.seats - 1, -1, -1):
        if seats >> seat & 1:
            side = state.sides[seat]
            side.out = 0
            side.life = THIRD_PLACE_LIFE
            side.most_life = THIRD_PLACE_LIFE
            side.owed = FIRST_HAND
            state.ask(DEAL, THIRD_PLACE, seat)
    open_bout(state, state.bouts[THIRD_PLACE], seats)


def first_place(state: HeroesState) -> i64:
    """Return the winner. If both finalists have resigned, the next best player wins."""
    for place in range(1, 5):
        found = placed(state, place)
        for seat in range(state.config.seats):
            if found >> seat & 1 and (place == 1 or state.sides[seat].out != GONE):
                state.ranks[seat] = 1
                return bit(seat)
    return 0
