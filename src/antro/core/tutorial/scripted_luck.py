"""The luck of a lesson: for a while, draws and the other seats follow a script.

If the learner makes a move that the step does not want, the lesson refuses it with an answer, and
nothing changes. After the last move of the script, or if the game has left the script, luck is
fair.
"""

from typing import Final, final

from antro.core.chance.fair import Chance
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.game import S
from antro.core.match.events import Event, Played
from antro.core.match.judging import why_not
from antro.core.match.luck import FairLuck
from antro.core.match.match import Match
from antro.core.tutorial.lesson_script import LessonScript, ScriptMove


@final
class ScriptedLuck(FairLuck):
    def __init__(self, chance: Chance, script: LessonScript) -> None:
        super().__init__(chance)
        self.script: Final = script

    def expected(self, match: Match[S]) -> ScriptMove | None:
        """Return the next move of the script; None if the script is over or was left."""
        at, moves = len(match.standing), self.script.moves
        if not match.going_on or at >= len(moves) or not self.followed(match):
            return None
        move = moves[at]
        possible = why_not(match, Played(move.seat, move.numbers[0], match.now)) is None
        return move if possible else None

    def followed(self, match: Match[S]) -> bool:
        """True if all moves so far, without undone ones, follow the script.

        After a change of the lesson file this can become false during a game.
        """
        return all(
            played.seat == move.seat and played.move in move.numbers
            for played, move in zip(match.standing, self.script.moves, strict=False)
        )

    def is_over(self, match: Match[S]) -> bool:
        """True if the learner has reached the end of the script."""
        return len(match.standing) >= len(self.script.moves) and self.followed(match)

    def next_move(self, match: Match[S], at: int) -> Played | None:
        """Return the move that the script makes at once. After the script, draws are fair."""
        move = self.expected(match)
        if move is None:
            return super().next_move(match, at)
        return Played(move.seat, move.numbers[0], at) if move.at_once else None

    def scripted_move(self, match: Match[S], seat: int) -> int | None:
        """Return the next move of a seat; None if the script does not have this seat move now."""
        move = self.expected(match)
        return move.numbers[0] if move is not None and move.seat == seat else None

    def moving(self, match: Match[S], seats: list[int]) -> list[int]:
        """Return the seats in *seats* that may move now. A script allows only its next seat."""
        move = self.expected(match)
        return seats if move is None else [seat for seat in seats if seat == move.seat]

    def why_unwanted(self, match: Match[S], event: Event, *, fresh: bool) -> Reason | None:
        """Return the reason why the lesson does not want a move that the rules allow."""
        move = self.expected(match)
        if move is None or not isinstance(event, Played) or why_not(match, event) is not None:
            return None
        if event.seat != move.seat:
            return Reason("lesson_wait")
        if event.move in move.numbers or not fresh:
            return None
        return self.answer_to(match, move, event.move)

    def answer_to(self, match: Match[S], move: ScriptMove, other: int) -> Reason:
        """Return the answer of the lesson to a legal move that this step does not want."""
        step = self.script.lesson.steps[move.step]
        answer = step.answers.get(match.game.describe(other).kind, step.otherwise)
        fields: Fields = {**answer}
        return Reason("lesson", step.clause, fields)
