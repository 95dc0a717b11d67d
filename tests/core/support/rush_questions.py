"""All questions of Rush, and the numbers of its moves."""

from typing import TYPE_CHECKING, Final, final

from antro.core.contract.bits import bit, listed
from antro.core.contract.game import CHANCE, TIME, Choice, Question, Seat, number_choices
from tests.core.support.rush_moves import (
    BEAT_AFTER,
    COUNTDOWN,
    FOLLOW,
    Army,
    Beat,
    Fall,
    Go,
    Pass,
    Plan,
    Score,
    Show,
    Stop,
    TurnUp,
)
from tests.core.support.rush_state import RushState

if TYPE_CHECKING:
    from tests.core.support.rush import Rush

DUELS: Final = 2  # at most, at the same time


@final
class Questions:
    """All questions, by seat, by the set of seats that still have to answer, or by duel."""

    def __init__(self, game: "Rush") -> None:
        seats, slots, sets = range(game.seats), range(DUELS), range(bit(game.seats))
        army, plan, stop, score = Army(game), Plan(game), Stop(game), Score(game)
        turn_ups = [TurnUp(of) for of in seats]
        shows = [Show(game, of) for of in seats]
        falls = [Fall(game, of) for of in seats]
        goes = [Go(game, slot) for slot in slots]
        beats = [Beat(game, slot) for slot in slots]
        passes = [Pass(game, slot) for slot in slots]
        by_slot = [part[slot] for slot in slots for part in (goes, beats, passes)]
        self.choice_of: Final = number_choices(
            [army, *turn_ups, plan, *shows, *falls, stop, score, *by_slot]
        )
        self.plan: Final = plan
        self.muster: Final = {
            left: Question(f"muster {listed(left)}", "1", left, [army], together=True)
            for left in sets
        }
        self.turn_up: Final = [of_chance("turn_up", "1", of, turn_ups[of]) for of in seats]
        self.countdown: Final = [
            Question(
                f"countdown {slot}", "2", bit(TIME), [goes[slot]], wait=COUNTDOWN // game.speed
            )
            for slot in slots
        ]
        self.roll: Final = {
            (slot, left): rolling(game, slot, left, plan, stop, beats[slot])
            for slot in slots
            for left in sets
        }
        self.show: Final = [of_chance("show", "3", of, shows[of]) for of in seats]
        self.fall: Final = [of_chance("fall", "3", of, falls[of]) for of in seats]
        self.score: Final = {
            (slot, seat): following(game, slot, seat, [score, passes[slot]])
            for slot in slots
            for seat in seats
        }
        self.closed: Final = [Question(f"closed {slot}", "5", 0, []) for slot in slots]
        self.duels: Final = Question("duels", "2", 0, [])
        self.over: Final = Question("over", "7", 0, [])


def of_chance(name: str, clause: str, seat: int, choice: Choice[RushState]) -> Question:
    """Return a question to chance that draws from the luck of a seat."""
    return Question(f"{name} {seat}", clause, bit(CHANCE), [choice], luck=Seat(seat))


def rolling(game: "Rush", slot: int, left: int, plan: Plan, stop: Stop, beat: Beat) -> Question:
    """Ask the seats that are left to plan together. On the beat, also ask time (§3)."""
    seats = left
    choices: list[Choice[RushState]] = [plan]
    if game.pace == "live":
        choices = [plan, stop]
    if game.pace == "beat":
        seats, choices = left | bit(TIME), [plan, beat]
    text = f"roll {slot} {listed(left)}"
    return Question(text, "3", seats, choices, wait=BEAT_AFTER // game.speed, together=True)


def following(game: "Rush", slot: int, seat: int, choices: list[Choice[RushState]]) -> Question:
    """Ask a seat to score or pass. In a timed game, time may pass for it (§4)."""
    seats = bit(seat) | bit(TIME) if game.timed else bit(seat)
    return Question(f"score {slot} {seat}", "4", seats, choices, wait=FOLLOW // game.speed)
