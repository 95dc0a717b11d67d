"""The choices of players and of chance, and the step between two turns."""

from bisect import insort
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from examples.hoard.kinds import DRAW, EQUAL, GUESS, NEXT_TURN, PLACE, REVEAL, ROLL, WON
from examples.hoard.state import NO_GEM, ROLES, UNKNOWN, VALUES, HoardState, opponent

GEMS: Final = 1 + len(VALUES)  # move numbers of a choice of gems: ``UNKNOWN``, then each value
LOWEST_HIGH: Final = 4  # §2.3
LAST_STIR: Final = 3  # §3.2


@final
class Draw(ChanceChoice[HoardState]):
    """A thief draws a gem from the pile. Only that thief sees it (§1.3, §1.4, §2.5)."""

    def __init__(self, to: Seat) -> None:
        super().__init__(GEMS)
        self.to: Final = to

    def due(self, state: HoardState) -> bool:
        return state.owed[self.to] > 0 and state.pile_size > 0

    def offer(self, state: HoardState, seat: Seat, out: Moves) -> None:
        for gem in VALUES:
            if state.pile[gem]:
                out.weigh(self.first + gem, state.pile[gem])

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        gem = int(move - self.first)
        state.owed[self.to] -= 1
        state.pile[gem] -= 1
        state.pile_size -= 1
        insort(state.hands[self.to], gem)
        state.hand_sizes[self.to] += 1

    def done(self, state: HoardState, argument: i64) -> None:
        state.owed[self.to] = 0

    def describe(self, move: i64) -> Move:
        gem, role = int(move - self.first), ROLES[self.to]
        if gem == UNKNOWN:
            return Move(move, f"{role} draws ?", "draw", {"role": f"role:{role}"}, [])
        fields = {"role": f"role:{role}", "gem": f"gem:{gem}"}
        return Move(move, f"{role} draws {gem}", "draw_gem", {**fields}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + UNKNOWN


@final
class Place(PlayerChoice[HoardState]):
    """Place a gem face down (§2.2). Then follows the rest of the turn (§2.3 to §3.1)."""

    def __init__(self) -> None:
        super().__init__(GEMS)

    def list_moves(self, state: HoardState, seat: Seat, out: Moves) -> None:
        for gem in VALUES:
            if gem in state.hands[seat]:
                out.add(self.first + gem)

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        state.placed = int(move - self.first)
        state.hands[by].remove(state.placed)
        state.hand_sizes[by] -= 1
        state.owed[by] = 1
        last_first = [(NEXT_TURN, 0), (ROLL, 0), (DRAW, by), (REVEAL, 0), (GUESS, opponent(by))]
        state.pending[:] = [state.questions.of(kind, at) for kind, at in last_first]

    def describe(self, move: i64) -> Move:
        gem = int(move - self.first)
        if gem == UNKNOWN:
            return Move(move, "place ?", "place", {}, [])
        thing = f"gem:{gem}"
        return Move(move, f"place {gem}", "place_gem", {"gem": thing}, [thing])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == by else self.first + UNKNOWN


@final
class GuessLow(SingleMove[HoardState]):
    """Guess that the gem is low (§2.3)."""

    word = "low"

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        state.guessed_high = 0
        state.pending.pop()


@final
class GuessHigh(SingleMove[HoardState]):
    """Guess that the gem is high (§2.3)."""

    word = "high"

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        state.guessed_high = 1
        state.pending.pop()


@final
class Reveal(ChanceChoice[HoardState]):
    """The gem is revealed, and one of the thieves gets it (§2.4)."""

    def __init__(self) -> None:
        super().__init__(GEMS)

    def due(self, state: HoardState) -> bool:
        return state.placed != NO_GEM

    def offer(self, state: HoardState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.placed, 1)

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        is_high = state.placed >= LOWEST_HIGH
        winner = opponent(state.turn) if is_high == bool(state.guessed_high) else state.turn
        state.treasure[winner] += state.placed
        state.placed = NO_GEM

    def describe(self, move: i64) -> Move:
        gem = int(move - self.first)
        return Move(move, f"reveal {gem}", "reveal", {"gem": f"gem:{gem}"}, [])


@final
class Roll(ChanceChoice[HoardState]):
    """The die decides whether the dragon stirs (§3.1)."""

    def __init__(self) -> None:
        super().__init__(2)

    def due(self, state: HoardState) -> bool:
        return True

    def offer(self, state: HoardState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first, 5)
        out.weigh(self.first + 1, 1)

    def apply(self, state: HoardState, by: Seat, move: i64) -> None:
        state.stirs += int(move - self.first)
        state.pending.pop()

    def describe(self, move: i64) -> Move:
        kind = "dragon_stirs" if move - self.first else "dragon_sleeps"
        return Move(move, kind.replace("_", " "), kind, {}, [])


@final
class NextTurn(Step[HoardState]):
    """The other thief has a turn, unless the game is over (§2.1, §3.2, §3.3)."""

    def run(self, state: HoardState, argument: i64) -> None:
        state.turn = opponent(state.turn)
        if state.stirs == LAST_STIR or state.hand_sizes[state.turn] == 0:
            equal = state.treasure[0] == state.treasure[1]
            state.pending.append(state.questions.of(EQUAL if equal else WON))
        else:
            state.pending.append(state.questions.of(PLACE, state.turn))
