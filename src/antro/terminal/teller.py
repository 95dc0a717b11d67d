"""What a person at this terminal is told of a table, in their language."""

from itertools import chain, groupby
from typing import Any, Final, final

from rich.text import Text

from antro.core.descriptions import Move, Reason
from antro.core.events import Line
from antro.core.game import CHANCE, SPECTATOR
from antro.core.words import Catalogue, load, say, worded
from antro.rulebook import rule, rulebook
from antro.terminal.screen import STYLES
from antro.terminal.sitting import Sitting, level_at

IN_SIGHT: Final = ("pile", "token", "symbol")  # kinds of things that one may wonder about
NOT_THERE: Final = ("not_held", "not_yours", "not_on_card")  # reasons not worth telling unasked


@final
class Teller:
    """Every sentence is made from what the viewer knows."""

    def __init__(self, sitting: Sitting, language: str) -> None:
        self.sitting = sitting
        self.manifest = sitting.manifest
        self.table = sitting.table
        self.game = sitting.table.game
        self.language = language
        self.viewer = sitting.watcher()
        self.words = words_of(sitting.manifest.words[language], language)

    def says(self, key: str, **fields: object) -> str:
        """A sentence of the terminal's own."""
        return self.words[key].format(**fields)

    def role(self, seat: int) -> str:
        return worded(self.words, f"role:{self.game.roles[seat]}")

    def veiled(self) -> Any:
        return self.sitting.veiled(self.viewer)

    # The table

    def title(self) -> str:
        parts = [self.game.name.capitalize()]
        for option, value in self.game.options.items():
            if f"{option}:{value}" in self.words:
                parts.append(self.words[f"{option}:{value}"])
        if self.viewer != SPECTATOR:
            parts.append(self.says("ui.you", role=self.role(int(self.viewer))))
        levels = sorted(set(map(level_at, self.sitting.seats)) - {0})
        return " · ".join([*parts, *[self.words[f"bot.{level}"] for level in levels]])

    def in_words(self) -> str:
        return self.manifest.text(self.game, self.veiled(), self.words)

    def prompt(self) -> str:
        """What is asked; a view that tells more of it than its kind has ``asked.fields``."""
        asked = getattr(self.manifest.view(self.game, self.veiled()), "asked", None)
        kind = self.table.asked.text.split()[0]
        return say(self.words, f"ask.{kind}", {} if asked is None else asked.fields)

    def log(self) -> list[Text]:
        """All that happened, as the viewer saw it; what came several times in a row, once."""
        told = [self.told(line) for line in self.table.lines(self.viewer)]
        runs = [[*same] for _, same in groupby(told, key=lambda text: text.plain)]
        return [run[0] if len(run) == 1 else run[0] + f" (x{len(run)})" for run in runs]

    def told(self, line: Line) -> Text:
        """A line of the log, in the colour of whoever did it."""
        sentence = self.words[f"line.{line.what}"] if line.move is None else self.done(line.move)
        if line.seat == CHANCE:
            return Text(sentence, STYLES["faint"])
        return Text.assemble((f"{self.role(line.seat)}: ", STYLES[f"seat{line.seat}"]), sentence)

    def done(self, move: Move) -> str:
        return say(self.words, f"move.{move.kind}", move.fields)

    def hint(self) -> list[str]:
        """What the coach would do in the viewer's place, and why."""
        from antro.bots.coach import hint  # thinks, so it is not there before it is asked

        advice = hint(self.game, self.veiled())
        first = self.says("ui.coach", move=self.done(advice.move))
        return [first, *[f"  {self.because(reason)}" for reason in advice.because]]

    def outcome(self) -> str:
        result = self.table.result
        if result is None:
            return self.words["ui.left"]
        if result.how == "rules":
            return self.in_words().splitlines()[-1]
        return self.says("ui.resigned", role=self.role(result.scores.index(min(result.scores))))

    # The rules

    def because(self, reason: Reason) -> str:
        clause = f" (§{reason.clause})" if reason.clause else ""
        return say(self.words, f"reason.{reason.code}", reason.fields) + clause

    def clause(self, number: str) -> list[str]:
        found = rule(rulebook(self.game.name, self.language), number)
        if not found:
            return [self.says("ui.no_such_clause", clause=number)]
        return [f"§{clause} {says}" for clause, says in found]

    def what_is_asked(self, picked: list[str]) -> list[str]:
        """The question and its rule; then what is in sight and cannot be used, and why."""
        clause = self.table.asked.clause
        lines = [self.prompt(), "", *self.clause(clause)]
        refused: list[str] = []
        for thing in filter(in_sight, self.things()):
            reason = self.reason([*picked, thing])
            if reason is not None and reason.code not in NOT_THERE:
                refused.append(f"  {worded(self.words, thing)}: {self.because(reason)}")
        return [*lines, "", self.words["ui.not_now"], *refused] if refused else lines

    def why_not(self, picked: list[str], typed: str) -> list[str]:
        """What is to be said of each thing whose name begins as typed."""
        named = {thing: worded(self.words, thing) for thing in self.things()}
        lines: list[str] = []
        for thing, name in named.items():
            if begins(name, typed):
                reason = self.reason([*picked, thing])
                free = self.says("ui.usable", thing=name)
                lines.append(f"{name}: {self.because(reason)}" if reason else free)
        return list(dict.fromkeys(lines)) or [self.says("ui.no_such_thing", typed=typed)]

    def reason(self, path: list[str]) -> Reason | None:
        return self.manifest.why_not(self.game, self.veiled(), " ".join(path))

    def things(self) -> list[str]:
        """Everything of this game that can ever be picked, or is printed on what can."""
        found: dict[str, None] = {}
        for move in map(self.game.describe, range(len(self.game.owners))):
            printed = [field for field in move.fields.values() if isinstance(field, list)]
            found |= dict.fromkeys([*move.handles, *chain(*printed)])
        return list(found)


def words_of(game: Catalogue, language: str) -> Catalogue:
    """All the words of a table: the core's, the bots', the terminal's, and the game's over them."""
    ours = [load(f"antro.{part}", language) for part in ("core", "bots", "terminal")]
    return {**ours[0], **ours[1], **ours[2], **game}


def in_sight(thing: str) -> bool:
    return thing.partition(":")[0] in IN_SIGHT


def begins(name: str, typed: str) -> bool:
    return name.casefold().startswith(typed.casefold())
