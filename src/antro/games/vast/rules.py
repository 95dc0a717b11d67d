"""Vast as a ``Game``: its set-up, its moves, and its hidden information."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Choice, Game, Options, Seat
from antro.core.contract.moves import Dice
from antro.games.vast.common.victory import win_if_left_alone
from antro.games.vast.components.tiles import Tiles
from antro.games.vast.flow.kinds import NEXT_TURN
from antro.games.vast.flow.resolving import resolve
from antro.games.vast.flow.rooms import make_choices
from antro.games.vast.flow.setup import lay_table
from antro.games.vast.hidden.secrets import guessed, veiled
from antro.games.vast.settings.campaign import at_their_levels
from antro.games.vast.settings.config import LAST_ROUND, Config
from antro.games.vast.state.state import ALL_LOSE, VastState

TURN_MOVES: Final = 400  # upper limit of the moves of players and chance in a turn
SET_UP_MOVES: Final = 1000


@final
class Vast(Game[VastState]):
    def __init__(self, options: Options, tiles: Tiles) -> None:
        self.name = "vast"
        self.version = 2
        self.options = options
        self.config: Final = Config(at_their_levels(options), tiles)
        self.roles = self.config.roles
        self.seats = int(self.config.seats)
        self.longest = int(LAST_ROUND) * self.seats * TURN_MOVES + SET_UP_MOVES
        self.timed = self.config.limited
        self.choice_of = make_choices(self.config)
        # the same, which compiled code reads without a check of each type
        self.checked_choices: Final = vec[Choice](self.choice_of)  # type: ignore[type-arg]

    def start(self) -> VastState:
        state = VastState(self.config, [self.config.on_turn[NEXT_TURN.number]])
        lay_table(state)
        resolve(state)
        return state

    def apply(self, state: VastState, seat: Seat, move: i64) -> None:
        self.checked_choices[move].apply(state, seat, move)
        resolve(state)

    def veil(self, state: VastState, viewer: Seat) -> VastState:
        return veiled(state, viewer)

    def guess(self, veiled: VastState, dice: Dice) -> VastState:
        return guessed(veiled, dice)

    def leave(self, state: VastState, seat: Seat) -> bool:
        """Continue the game without a player (§46). A player who is left alone wins."""
        if self.seats == 1:
            return False
        state.gone |= bit(seat)
        win_if_left_alone(state)
        resolve(state)
        return True

    def scores(self, state: VastState) -> list[float]:
        """Return 1 for the winner and -1 for all others. Without a winner, all lose (§44.7)."""
        winner = state.winner
        if winner == ALL_LOSE:
            return [-1.0] * self.seats
        return [1.0 if role == winner else -1.0 for role in self.config.role_of_seat]

    def sides(self) -> list[int]:
        """Return one side for each seat: all play against each other."""
        return [*range(self.seats)]
