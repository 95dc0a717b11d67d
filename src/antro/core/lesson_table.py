"""The table of a lesson: an ordinary one at which, for a while, all goes by a script.

Luck falls and the other seats play as the script says. A move of the learner's that it does not
want is refused with a kind word, and nothing has changed. After the last line of the script,
or if the game has gone another way, the table is like any other.
"""

from collections.abc import Iterable
from typing import Final, final

from antro.core.descriptions import Fields, Reason
from antro.core.errors import Refused
from antro.core.events import Event, Played
from antro.core.fair import Chance
from antro.core.game import Game, S
from antro.core.game_so_far import TODAY
from antro.core.lesson_script import LessonScript, ScriptLine
from antro.core.table import Table


@final
class LessonTable(Table[S]):
    def __init__(
        self,
        game: Game[S],
        chance: Chance,
        script: LessonScript,
        events: Iterable[Event] = (),
        rules: int = TODAY,
    ) -> None:
        super().__init__(game, chance, None, events, rules)
        self.script: Final = script

    def expected(self) -> ScriptLine | None:
        """The line that comes next; none once the script is over or was left."""
        at = len(self.standing)
        if not self.going_on or at >= len(self.script.lines) or not self.follows_script():
            return None
        line = self.script.lines[at]
        possible = self.why_not(Played(line.seat, line.moves[0], self.now)) is None
        return line if possible else None

    def follows_script(self) -> bool:
        """Whether all that stands is as the script says. It is not, if a lesson was rewritten."""
        return all(
            made.seat == line.seat and made.move in line.moves
            for made, line in zip(self.standing, self.script.lines, strict=False)
        )

    def script_is_over(self) -> bool:
        """Whether the learner has come to the end of the script."""
        return len(self.standing) >= len(self.script.lines) and self.follows_script()

    def scripted_move(self, seat: int) -> int | None:
        """What the script has a seat do next; none if it is not that seat's line."""
        line = self.expected()
        return line.moves[0] if line is not None and line.seat == seat else None

    def moving(self, seats: list[int]) -> list[int]:
        """Those of some seats that may move now: while there is a script, who has the next line."""
        line = self.expected()
        return seats if line is None else [seat for seat in seats if seat == line.seat]

    def attempt(self, event: Event, version: int) -> list[Event]:
        reason = self.why_unwanted(event, version)
        if reason is not None:
            raise Refused(reason)
        return super().attempt(event, version)

    def why_unwanted(self, event: Event, version: int) -> Reason | None:
        """Why the lesson does not want a move that the rules allow."""
        line = self.expected()
        if line is None or not isinstance(event, Played) or self.why_not(event) is not None:
            return None
        if event.seat != line.seat:
            return Reason("lesson_wait")
        if event.move in line.moves or not self.fresh(event.seat, version):
            return None
        return self.kind_answer(line, event.move)

    def kind_answer(self, line: ScriptLine, move: int) -> Reason:
        """What a learner is told of a move that can be made, though not in this step."""
        step = self.script.lesson.steps[line.step]
        answer = step.answers.get(self.game.describe(move).kind, step.otherwise)
        fields: Fields = {**answer}
        return Reason("lesson", step.clause, fields)

    def run_chance(self, at: int) -> None:
        """All that the script does at once happens; chance is free once the script is over."""
        while (line := self.expected()) is not None and line.at_once:
            self.happen(Played(line.seat, line.moves[0], at))
        if line is None:
            super().run_chance(at)
