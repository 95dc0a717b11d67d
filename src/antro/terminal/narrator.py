"""Describe a table and its events in sentences, in the language of the viewer."""

from itertools import chain, groupby
from typing import Any, Final, final

from rich.text import Text

from antro.core.contract.descriptions import Move, Reason
from antro.core.contract.game import CHANCE, HOST, SPECTATOR, Question
from antro.core.match.events import LogLine
from antro.core.match.log_lines import log_lines
from antro.core.text.words import Catalogue, load, say, translated, worded
from antro.rulebook import rule, rulebook
from antro.terminal.screen import STYLES
from antro.terminal.session import Session, level_at

IN_SIGHT: Final = ("pile", "token", "symbol")  # kinds of things that everybody sees
OBVIOUS: Final = ("not_held", "not_yours", "not_on_card")  # reasons shown only on request


@final
class Narrator:
    """Describes a table in words, with the knowledge of one viewer."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.manifest = session.manifest
        self.table = session.table
        self.game = session.table.game
        self.language = language
        self.viewer = session.watcher()
        self.words = words_of(session.manifest.words[language], language)

    def text(self, key: str, **fields: object) -> str:
        """Return a text of the terminal's catalogue, filled with fields."""
        return self.words[key].format(**fields)

    def role(self, seat: int) -> str:
        """Return the name of the role of a seat."""
        return worded(self.words, f"role:{self.game.roles[seat]}")

    def veiled(self) -> Any:
        """Return the state as the viewer knows it."""
        return self.session.veiled(self.viewer)

    # The table

    def title(self) -> str:
        """Return the game, its mode, changed options, the viewer's role and the bots."""
        parts = [self.game.name.capitalize()]
        for at, option in enumerate(self.manifest.options):
            value = self.game.options[option.name]
            if f"{option.name}:{value}" in self.words and (at == 0 or value != option.default):
                parts.append(self.words[f"{option.name}:{value}"])
        if self.viewer != SPECTATOR:
            parts.append(self.text("ui.you", role=self.role(int(self.viewer))))
        levels = sorted(set(map(level_at, self.session.seats)) - {0})
        return " · ".join([*parts, *[self.words[f"bot.{level}"] for level in levels]])

    def table_text(self) -> str:
        """Return the whole table as text."""
        return self.manifest.text(self.game, self.veiled(), self.words)

    def prompt(self) -> str:
        """Return the current question as a sentence."""
        fields = self.manifest.asked(self.game, self.veiled())
        return say(self.words, f"ask.{self.asked().kind}", fields)

    def asked(self) -> Question:
        """Return the question for the viewer, or the question for other seats."""
        return self.game.question_to(self.veiled(), self.viewer)

    def log(self) -> list[Text]:
        """Return the whole log, as the viewer saw it. Repeated lines are counted."""
        lines = [self.log_line(line) for line in log_lines(self.table.match, self.viewer)]
        runs = [[*same] for _, same in groupby(lines, key=lambda text: text.plain)]
        return [run[0] if len(run) == 1 else run[0] + f" (x{len(run)})" for run in runs]

    def log_line(self, line: LogLine) -> Text:
        """Return a line of the log, in the colour of the seat that acted."""
        sentence = (
            self.words[f"line.{line.what}"] if line.move is None else self.sentence(line.move)
        )
        if line.seat in (CHANCE, HOST):
            return Text(sentence, STYLES["faint"])
        return Text.assemble((f"{self.role(line.seat)}: ", STYLES[f"seat{line.seat}"]), sentence)

    def sentence(self, move: Move) -> str:
        """Return a move as a sentence."""
        return say(self.words, f"move.{move.kind}", move.fields)

    def hint(self) -> list[str]:
        """Return the coach's move for the viewer, and the reasons for it."""
        from antro.bots.coach import hint  # loaded late, because the search makes it slow to import

        advice = hint(self.game, self.veiled())
        first = self.text("ui.coach", move=self.sentence(advice.move))
        return [first, *[f"  {self.explain(reason)}" for reason in advice.because]]

    def outcome(self) -> str:
        """Return a sentence about the end of the game, or that it was left unfinished."""
        result = self.table.result
        if result is None:
            return self.words["ui.left"]
        if result.how == "agreed":
            return self.words["ui.agreed"]
        ruled = self.table_text().splitlines()[-1] if result.clause else ""
        if result.how == "rules":
            return ruled
        left = say(self.words, "ui.resigned", {"role": self.thing(self.table.events[-1].seat)})
        return f"{left} {ruled or self.winners(result.scores)}".rstrip()

    def winners(self, scores: list[float]) -> str:
        """Return a sentence about the winners after a resignation; empty if nobody has won."""
        won: list[str] = [self.thing(seat) for seat, score in enumerate(scores) if score > 0]
        return say(self.words, "ui.won", {"role": won}) if won else ""

    def thing(self, seat: int) -> str:
        """Return the role of a seat as a thing of the catalogue."""
        return f"role:{self.game.roles[seat]}"

    # The rules

    def explain(self, reason: Reason) -> str:
        """Return a reason as a sentence, with its rule number."""
        clause = f" (§{reason.clause})" if reason.clause else ""
        return say(self.words, f"reason.{reason.code}", reason.fields) + clause

    def clause(self, number: str) -> list[str]:
        """Return a clause or section of the rulebook, line by line."""
        found = rule(rulebook(self.game.name, self.language), number)
        if not found:
            return [self.text("ui.no_such_clause", clause=number)]
        return [f"§{clause} {content}" for clause, content in found]

    def what_is_asked(self, picked: list[str]) -> list[str]:
        """Return the question, its rule, and the reasons why visible things cannot be used."""
        clause = self.asked().clause
        lines = [self.prompt(), "", *self.clause(clause)]
        refused: list[str] = []
        for thing in filter(in_sight, self.things()):
            reason = self.reason([*picked, thing])
            if reason is not None and reason.code not in OBVIOUS:
                refused.append(f"  {worded(self.words, thing)}: {self.explain(reason)}")
        return [*lines, "", self.words["ui.not_now"], *refused] if refused else lines

    def why_not(self, picked: list[str], typed: str) -> list[str]:
        """Explain why each thing whose name starts as typed cannot be picked, or that it can."""
        lines: list[str] = []
        for thing in self.things():
            name, own = worded(self.words, thing), translated(self.words, thing)
            if begins(name, typed) or (own and begins(own, typed)):
                name = f"{name}, {own}" if own else name
                reason = self.reason([*picked, thing])
                free = self.text("ui.usable", thing=name)
                lines.append(f"{name}: {self.explain(reason)}" if reason else free)
        return list(dict.fromkeys(lines)) or [self.text("ui.no_such_thing", typed=typed)]

    def reason(self, path: list[str]) -> Reason | None:
        """Return the reason why the handles in *path* cannot be picked; None if they can."""
        return self.manifest.why_not(self.game, self.veiled(), " ".join(path))

    def things(self) -> list[str]:
        """Return every thing that moves of this game can name: handles, and symbols on cards."""
        found: dict[str, None] = {}
        for move in map(self.game.describe, range(len(self.game.choice_of))):
            printed = [field for field in move.fields.values() if isinstance(field, list)]
            found |= dict.fromkeys([*move.handles, *chain(*printed)])
        return list(found)


def words_of(game: Catalogue, language: str) -> Catalogue:
    """Return the merged catalogues of core, bots, terminal and game. Those of the game win."""
    ours = [load(f"antro.{part}", language) for part in ("core", "bots", "terminal")]
    return {**ours[0], **ours[1], **ours[2], **game}


def in_sight(thing: str) -> bool:
    """True if everybody sees things of this kind."""
    return thing.partition(":")[0] in IN_SIGHT


def begins(name: str, typed: str) -> bool:
    """True if a name starts with the typed text. Case and kind of apostrophe do not matter."""
    return plain(name).startswith(plain(typed))


def plain(name: str) -> str:
    """Return a name in lower case and with straight apostrophes, as typed on a keyboard."""
    return name.casefold().replace("’", "'")
