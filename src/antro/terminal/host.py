"""The host of a table in a terminal: asks whoever is to choose, and does what is typed."""

from typing import Final, final

from antro.core.errors import Refused
from antro.core.game import Seat
from antro.core.picture import Held
from antro.core.words import Catalogue, load
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen
from antro.terminal.sitting import HUMAN, Sitting
from antro.terminal.teller import Teller, begins

COMMANDS: Final = ["undo", "back", "hint", "log", "table", "help", "resign", "quit"]
WHY: Final = "?"


@final
class Host:
    def __init__(
        self, sitting: Sitting, screen: Screen, language: str, *, plain: bool = False
    ) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.screen = screen
        self.teller = Teller(sitting, language)
        self.commands = commands(self.teller.words)
        self.plain = plain  # the table in sentences, though there is a picture of it
        self.leaving = False

    def run(self) -> None:
        """Play until the game is over, or until somebody leaves."""
        while self.table.result is None and not self.leaving:
            seat = self.table.acting()[0]
            if self.sitting.seats[seat] == HUMAN:
                self.turn_to(Seat(seat))
                self.let_choose(seat)
            else:
                self.sitting.let_bot_play(seat)
        self.close()

    def turn_to(self, seat: Seat) -> None:
        """Let the next person sit down without seeing what the last one held."""
        if seat == self.teller.viewer:
            return
        self.screen.clear()
        self.teller.viewer = seat
        self.screen.say(self.teller.says("ui.pass", role=self.teller.role(int(seat))))
        self.leaving = self.screen.ask("") is None

    # A choice

    def let_choose(self, seat: int) -> None:
        """Ask until the table has changed."""
        moves = self.table.game.offered(self.teller.veiled(), Seat(seat))
        picker = Picker(moves, self.teller.words)
        version, note = self.table.version, ""
        while self.table.version == version and not self.leaving:
            self.show(picker, note)
            typed = self.screen.ask()
            if typed is None:
                self.leaving = True
            elif typed:
                note = self.obey(picker, seat, typed)

    def show(self, picker: Picker, note: str) -> None:
        self.screen.clear()
        self.screen.title(self.teller.title(), self.teller.words["ui.hint"])
        held = {card.thing: card for card in self.show_table(set(picker.open()))}
        if held and not held.keys() & picker.open():
            self.screen.hand([*held.values()])
        if note:
            self.screen.say(note, "bold yellow")
        self.screen.say(self.teller.prompt(), "bold")
        if picker.picked:
            self.screen.say(picker.way(), "italic")
        self.screen.menu([self.label(picker, handle, held) for handle in picker.open()])

    def label(self, picker: Picker, handle: str, held: dict[str, Held]) -> str:
        """A choice, and how many of it are held, if several."""
        several = handle in held and held[handle].count > 1
        return picker.label(handle) + (f" (x{held[handle].count})" if several else "")

    def show_table(self, picks: set[str]) -> list[Held]:
        """A picture where there is one and room for it, else words. Returns what is held."""
        teller = self.teller
        if teller.manifest.picture is not None and not self.plain:
            picture = teller.manifest.picture(teller.game, teller.veiled(), teller.words, picks)
            if self.screen.has_room_for(picture):
                self.screen.draw(picture, teller.log())
                return picture.hand
        self.screen.describe(teller.in_words().splitlines()[:-1], teller.log())
        return []

    def obey(self, picker: Picker, seat: int, typed: str) -> str:
        """Do what was typed. Returns what is to be said about it."""
        if typed.startswith(WHY):
            self.explain(picker.picked, typed.removeprefix(WHY).strip())
            return ""
        command = self.commands.get(typed.casefold())
        if command is not None:
            return self.command(command, picker, seat)
        meant = self.meant(picker, typed)
        if len(meant) != 1:
            return self.not_understood(picker, typed, meant)
        move = picker.pick(meant[0])
        if move is not None:
            self.sitting.play(seat, move.number)
        return ""

    def meant(self, picker: Picker, typed: str) -> list[str]:
        """The open things that a number or the beginning of a name may mean."""
        handles = picker.open()
        if typed.isdecimal():
            return [handle for at, handle in enumerate(handles, 1) if at == int(typed)]
        return [handle for handle in handles if begins(picker.label(handle), typed)]

    def not_understood(self, picker: Picker, typed: str, meant: list[str]) -> str:
        if typed.isdecimal():
            return self.teller.says("ui.no_such_number", number=typed, last=len(picker.open()))
        names = ", ".join(picker.label(handle) for handle in meant)
        key = "ui.which" if meant else "ui.no_such_name"
        return self.teller.says(key, typed=typed, names=names)

    # Commands

    def command(self, name: str, picker: Picker, seat: int) -> str:
        if name == "undo":
            return self.undo(seat)
        if name == "back":
            return self.back(picker)
        if name == "quit":
            self.leaving = True
        elif name == "resign":
            self.resign(seat)
        else:
            self.page(self.reading(name))
        return ""

    def undo(self, seat: int) -> str:
        try:
            self.sitting.undo(seat)
        except Refused as refused:
            return self.teller.because(refused.reason)
        return ""

    def back(self, picker: Picker) -> str:
        if not picker.picked:
            return self.teller.words["ui.nothing_picked"]
        picker.back()
        return ""

    def resign(self, seat: int) -> None:
        answer = self.screen.ask(f"{self.teller.words['ui.resign']} ")
        if answer and answer.casefold() in self.teller.words["ui.yes"].split():
            self.sitting.resign(seat)

    def reading(self, name: str) -> list[str]:
        if name == "log":
            return [text.plain for text in self.teller.log()]
        if name == "hint":
            return self.teller.hint()
        return [self.teller.in_words() if name == "table" else self.teller.words["ui.help"]]

    def explain(self, picked: list[str], about: str) -> None:
        if not about:
            self.page(self.teller.what_is_asked(picked))
        elif about[0].isdecimal():
            self.page(self.teller.clause(about))
        else:
            self.page(self.teller.why_not(picked, about))

    def page(self, lines: list[str]) -> None:
        """Something to read; on a real terminal, for as long as one likes."""
        self.screen.clear()
        for line in lines:
            self.screen.say(line)
        if self.screen.console.is_terminal:
            self.screen.ask(f"\n{self.teller.words['ui.enter']} ")

    # The end

    def close(self) -> None:
        self.screen.clear()
        self.screen.title(self.teller.title(), "")
        self.show_table(set())
        self.screen.say(self.teller.outcome(), "bold")
        over, save = self.table.result is not None, self.sitting.save
        if save is not None:
            self.screen.say(self.teller.says("ui.record" if over else "ui.saved", file=save))
        elif not over:
            self.screen.say(self.teller.words["ui.not_saved"])


def commands(words: Catalogue) -> dict[str, str]:
    """What may be typed for each command: in this language, or in English."""
    english = load("antro.terminal", "en")
    return {
        typed: name
        for name in COMMANDS
        for typed in f"{english[f'command.{name}']} {words[f'command.{name}']}".split()
    }
