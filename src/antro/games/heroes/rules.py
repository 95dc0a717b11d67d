"""Heroes as a ``Game``: set-up, open questions, hidden information, scores."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.concurrent import ConcurrentGame
from antro.core.contract.game import Options, Question, Seat, add_answers
from antro.core.contract.moves import Dice, Moves
from antro.games.heroes.components.creatures import Creature
from antro.games.heroes.components.spells import Spell
from antro.games.heroes.effects.falling import is_decided
from antro.games.heroes.flow.ending import LAST_HERO, finish
from antro.games.heroes.flow.leaving import give_up
from antro.games.heroes.flow.modes.classic import Classic
from antro.games.heroes.flow.modes.mode import Mode
from antro.games.heroes.flow.modes.points import Points
from antro.games.heroes.flow.modes.teams import Teams
from antro.games.heroes.flow.modes.tournament import Tournament
from antro.games.heroes.flow.resolving import resolve
from antro.games.heroes.flow.setup import lay_table
from antro.games.heroes.hidden.guessing import guessed
from antro.games.heroes.hidden.veil import veiled
from antro.games.heroes.kinds import BOUTS, CLOSED_BOUT
from antro.games.heroes.links import link_choices
from antro.games.heroes.state.config import MODES, ROLES, Config
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import SETTING_UP, HeroesState

WAYS_TO_PLAY: Final[dict[str, Mode]] = {
    "classic": Classic(),
    "points": Points(),
    "teams": Teams(),
    "tournament": Tournament(),
}
CYCLE_MOVES: Final = 3 * 31 + 120  # an upper bound per player from one stop to the next
SET_UP_MOVES: Final = 1000


@final
class Heroes(ConcurrentGame[HeroesState]):
    def __init__(self, options: Options, spells: list[Spell], creatures: list[Creature]) -> None:
        self.name = "heroes"
        self.version = 2
        self.options = options
        self.config: Final = Config(options, spells, creatures)
        self.mode: Final = WAYS_TO_PLAY[MODES[self.config.mode]]
        self.seats = int(self.config.seats)
        self.roles = ROLES[: self.seats]
        stages = 3 if self.config.slots > 1 else 1
        self.longest = (
            int(self.config.most_stops) * self.seats * CYCLE_MOVES * stages + SET_UP_MOVES
        )
        self.timed = self.config.timed
        self.choice_of = link_choices(self.config, self.mode)
        self.bottom: Final = self.config.question(
            BOUTS if self.config.slots > 1 else CLOSED_BOUT, 0
        )

    def start(self) -> HeroesState:
        state = HeroesState(self.config, [self.bottom])
        lay_table(state)
        resolve(state, self.mode)
        return state

    def apply(self, state: HeroesState, seat: Seat, move: i64) -> None:
        self.choice_of[move].apply(state, seat, move)
        resolve(state, self.mode)

    # Questions: one at a time, except when bouts play at the same time

    def open_questions(self, state: HeroesState) -> list[Question]:
        if not state.in_bouts():
            return [state.pending[-1]]
        asked = [bout.pending[-1] for bout in state.bouts if bout.pending[-1].seats]
        return asked or [state.pending[-1]]

    def to_act(self, state: HeroesState) -> i64:
        if not state.in_bouts():
            return state.pending[-1].seats
        return super().to_act(state)

    def question_to(self, state: HeroesState, seat: Seat) -> Question:
        if not state.in_bouts():
            return state.pending[-1]
        return super().question_to(state, seat)

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.in_bouts():
            super().offer(state, seat, out)
        else:
            out.clear()
            add_answers(state.pending[-1], state, seat, out)

    def order(self, state: HeroesState, seats: i64) -> Seat:
        """Return the seat with the fewest rolls, then the one next to the token (§7.4).

        Bouts take turns.
        """
        best, least = lowest(seats), i64(-1)
        for seat in range(self.config.seats):
            if seats >> seat & 1:
                rank = rank_of(state, seat)
                if least < 0 or rank < least:
                    best, least = seat, rank
        return Seat(best)

    # Hidden information, leaving, winning

    def veil(self, state: HeroesState, viewer: Seat) -> HeroesState:
        return veiled(state, viewer)

    def guess(self, veiled: HeroesState, dice: Dice) -> HeroesState:
        return guessed(veiled, dice)

    def leave(self, state: HeroesState, seat: Seat) -> bool:
        """Let the game continue without a player. The last player left wins (§30)."""
        give_up(state, seat)
        if state.stage == SETTING_UP and is_decided(state, state.alive()):
            finish(state, self.config.allies[lowest(state.alive())], LAST_HERO)
        resolve(state, self.mode)
        return True

    def scores(self, state: HeroesState) -> list[float]:
        return self.mode.scores(state)

    def sides(self) -> list[int]:
        """Return the side of each seat. Allies win together (§26.1)."""
        return self.mode.sides(self.seats)


def rank_of(state: HeroesState, seat: i64) -> i64:
    """Return the rank of a seat, lowest first: by bout, by rolls, then from the token (§7.4)."""
    slot = state.bout_of[seat]
    if slot == NONE:
        return bit(40) + seat
    token = state.bouts[slot].token(state.config.seats)
    first = state.distance(seat, token if token != NONE else 0)
    return slot * 4096 + state.sides[seat].throws * 16 + first
