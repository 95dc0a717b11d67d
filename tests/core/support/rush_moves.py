"""The choices of Rush, one class each."""

from math import factorial, prod
from typing import TYPE_CHECKING, Final, final

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.game import TIME, Choice, Seat
from antro.core.contract.moves import Moves
from tests.core.support.rush_state import (
    ARMIES,
    HOLD,
    KEPT,
    SECRET,
    STOPPING,
    UNKNOWN,
    WHOLE,
    Duel,
    RushState,
)

if TYPE_CHECKING:
    from tests.core.support.rush import Rush

MOST: Final = 12  # rolls between two stops

# Milliseconds
SLOT: Final = 1200  # between two rolls in a live game
TUMBLE: Final = 550  # until the dice stop rolling
REACT: Final = 120  # the shortest reaction to a visible roll
BEAT_AFTER: Final = 1800
COUNTDOWN: Final = 1500
FOLLOW: Final = 12_000


def duel_with(state: RushState, seat: int) -> Duel:
    duel = state.duel_of(seat)
    assert duel is not None, "a seat outside of duels is asked"
    return duel


def dice_of(lot: tuple[int, ...]) -> list[str]:
    """Return the dice as things, named by face and by number within the face."""
    return [f"die:{face}:{nth}" for face, count in enumerate(lot) for nth in range(count)]


@final
class Army(Choice[RushState]):
    """Raise an army in secret (§1)."""

    def __init__(self, game: "Rush") -> None:
        super().__init__(ARMIES + 1)
        self.game: Final = game

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        for army in range(ARMIES):
            out.add(self.first + army)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        state.armies[by] = int(move - self.first)
        left = state.pending.pop().seats & ~bit(by)
        if left:
            state.pending.append(self.game.asks.muster[left])

    def describe(self, move: int) -> Move:
        army = int(move - self.first)
        return Move(move, f"army {army}", "army", {"army": army}, [f"army:{army}"])

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return move if viewer == by else self.first + UNKNOWN


@final
class TurnUp(Choice[RushState]):
    """Reveal the army of a seat: a random result with one outcome (§1)."""

    def __init__(self, of: int) -> None:
        super().__init__(ARMIES)
        self.of: Final = of

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.armies[self.of], 1)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        state.pending.pop()

    def describe(self, move: int) -> Move:
        army = int(move - self.first)
        return Move(move, f"{self.of} has army {army}", "turn_up", {"army": army}, [])


@final
class Go(Choice[RushState]):
    """End a countdown: a move of time (§2)."""

    def __init__(self, game: "Rush", slot: int) -> None:
        super().__init__()
        self.game: Final = game
        self.slot: Final = slot

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        self.game.throw_all(state, state.duels[self.slot])

    def describe(self, move: int) -> Move:
        return Move(move, f"go {self.slot}", "go", {}, [])


@final
class Plan(Choice[RushState]):
    """Keep some dice and roll the others. If plans wait, also hold or stop (§3)."""

    def __init__(self, game: "Rush") -> None:
        super().__init__(SECRET + 1, gap=SLOT // game.speed if game.pace == "live" else 0)
        self.game: Final = game

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        if seat == TIME:
            return
        if state.throws[seat] < MOST:
            lying = WHOLE[state.dice[seat]]
            for plan, kept in enumerate(KEPT):
                if min(left_over(lying, kept)) >= 0:
                    out.add(self.first + plan)
        if self.game.pace != "live":
            if state.throws[seat] < MOST:
                out.add(self.first + HOLD)
            out.add(self.first + STOPPING)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        state.plans[by] = int(move - self.first)
        self.game.planned(state, duel_with(state, int(by)), by)

    def describe(self, move: int) -> Move:
        plan = int(move - self.first)
        if plan < HOLD:
            text, handle, picks = f"keep {KEPT[plan]}", "choice:throw", dice_of(KEPT[plan])
        else:
            text = ["hold", "plan to stop", "plan"][plan - HOLD]
            handle, picks = f"plan:{plan}", []
        return Move(move, text, "plan", {"plan": plan}, [handle], picks)

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return move if viewer == by or self.game.pace == "live" else self.first + SECRET


@final
class Beat(Choice[RushState]):
    """Carry out all plans of a duel: a move of time (§3)."""

    def __init__(self, game: "Rush", slot: int) -> None:
        super().__init__()
        self.game: Final = game
        self.slot: Final = slot

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        if seat == TIME:
            out.add(self.first)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        self.game.carry_out(state, state.duels[self.slot])

    def describe(self, move: int) -> Move:
        return Move(move, f"beat {self.slot}", "beat", {}, [])


@final
class Show(Choice[RushState]):
    """Reveal a plan: a random result with one outcome (§3)."""

    reveals = True  # the state forgets the plans once all are revealed

    def __init__(self, game: "Rush", of: int) -> None:
        super().__init__(SECRET)
        self.game: Final = game
        self.of: Final = of

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.plans[self.of], 1)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        duel = duel_with(state, self.of)
        duel.pending.pop()
        duel.shown |= bit(self.of)
        self.game.turned_up(state, duel)

    def describe(self, move: int) -> Move:
        plan = int(move - self.first)
        return Move(move, f"{self.of} planned {plan}", "show", {"plan": plan}, [])


@final
class Fall(Choice[RushState]):
    """Roll the dice of a seat: a random result (§3)."""

    def __init__(self, game: "Rush", of: int) -> None:
        super().__init__(len(WHOLE))
        self.game: Final = game
        self.of: Final = of

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        kept = KEPT[state.plans[self.of]]
        for lot, whole in enumerate(WHOLE):
            rolled = left_over(whole, kept)
            if min(rolled) >= 0:
                out.weigh(self.first + lot, ways(rolled))

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        duel = duel_with(state, self.of)
        duel.pending.pop()
        state.dice[self.of] = int(move - self.first)
        self.game.settle(state, duel)

    def describe(self, move: int) -> Move:
        lot = int(move - self.first)
        return Move(move, f"{self.of} has {WHOLE[lot]}", "fall", {"lot": lot}, [])


@final
class Stop(Choice[RushState]):
    """Stop the duel in a live game (§3)."""

    def __init__(self, game: "Rush") -> None:
        super().__init__(gap=(TUMBLE + REACT) // game.speed)
        self.game: Final = game

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        self.game.stop(state, duel_with(state, int(by)), by)

    def describe(self, move: int) -> Move:
        return Move(move, "stop", "stop", {}, ["choice:stop"])


@final
class Score(Choice[RushState]):
    """Score the dice that are alike (§4)."""

    def __init__(self, game: "Rush") -> None:
        super().__init__()
        self.game: Final = game

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        if seat != TIME:
            out.add(self.first)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        state.points[by] += state.best(int(by))
        duel = duel_with(state, int(by))
        duel.pending.pop()
        self.game.follow(state, duel)

    def describe(self, move: int) -> Move:
        return Move(move, "score", "score", {}, ["choice:score"])


@final
class Pass(Choice[RushState]):
    """Pass. Time also makes this move if a seat takes too long (§4)."""

    def __init__(self, game: "Rush", slot: int) -> None:
        super().__init__()
        self.game: Final = game
        self.slot: Final = slot

    def offer(self, state: RushState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: RushState, by: Seat, move: int) -> None:
        duel = state.duels[self.slot]
        duel.pending.pop()
        self.game.follow(state, duel)

    def describe(self, move: int) -> Move:
        return Move(move, f"pass {self.slot}", "pass", {}, ["choice:pass"])


def left_over(lot: tuple[int, ...], kept: tuple[int, ...]) -> list[int]:
    """Return the dice that are not kept, by face. Too many kept dice give a negative number."""
    return [shown - keeps for shown, keeps in zip(lot, kept, strict=True)]


def ways(rolled: list[int]) -> int:
    """Return the number of ways to roll these dice."""
    return factorial(sum(rolled)) // prod(map(factorial, rolled))
