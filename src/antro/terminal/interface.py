"""A game at the keyboard: show the table, ask the player, and carry out the typed command."""

from typing import Final, final

from antro.core.contract.errors import Refused
from antro.core.contract.game import Seat
from antro.core.text.picture import Held
from antro.core.text.words import Catalogue, load
from antro.terminal.narrator import Narrator, begins
from antro.terminal.picking import Picker
from antro.terminal.screen import Screen
from antro.terminal.session import HUMAN, Session

COMMANDS: Final = ["undo", "back", "hint", "log", "table", "help", "resign", "quit"]
WHY: Final = "?"


@final
class Interface:
    """Plays one session on one screen."""

    def __init__(
        self, session: Session, screen: Screen, language: str, *, plain: bool = False
    ) -> None:
        self.session = session
        self.table = session.table
        self.screen = screen
        self.narrator = Narrator(session, language)
        self.commands = commands(self.narrator.words)
        self.plain = plain  # True: describe the table in sentences, even if there is a picture
        self.leaving = False

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        while self.table.result is None and not self.leaving:
            seat = self.table.match.acting()[0]
            if self.session.seats[seat] == HUMAN:
                self.hand_over_to(Seat(seat))
                self.ask_for_move(seat)
            else:
                self.session.let_bot_play(seat)
        self.show_end()

    def hand_over_to(self, seat: Seat) -> None:
        """Change the viewer to another person. Hide the table until that person confirms."""
        if seat == self.narrator.viewer:
            return
        self.screen.clear()
        self.narrator.viewer = seat
        self.screen.say(self.narrator.text("ui.pass", role=self.narrator.role(int(seat))))
        self.leaving = self.screen.ask("") is None

    # A choice

    def ask_for_move(self, seat: int) -> None:
        """Show the table and carry out typed commands, until the table has changed."""
        moves = self.table.game.offered(self.narrator.veiled(), Seat(seat))
        picker = Picker(moves, self.narrator.words)
        version, note = self.table.version, ""
        while self.table.version == version and not self.leaving:
            self.show(picker, note)
            typed = self.screen.ask()
            if typed is None:
                self.leaving = True
            elif typed:
                note = self.respond(picker, seat, typed)

    def show(self, picker: Picker, note: str) -> None:
        """Show the table, the question and the choices."""
        self.screen.clear()
        self.screen.title(self.narrator.title(), self.narrator.words["ui.hint"])
        held = {card.thing: card for card in self.show_table(set(picker.open()))}
        if held and not held.keys() & picker.open():
            self.screen.hand([*held.values()])
        if note:
            self.screen.say(note, "bold yellow")
        self.screen.say(self.narrator.prompt(), "bold")
        if picker.picked:
            self.screen.say(picker.path(), "italic")
        self.screen.menu([self.label(picker, handle, held) for handle in picker.open()])

    def label(self, picker: Picker, handle: str, held: dict[str, Held]) -> str:
        """Return the label of a choice, with the number of its cards if there are several."""
        several = handle in held and held[handle].count > 1
        return picker.label(handle) + (f" (x{held[handle].count})" if several else "")

    def show_table(self, picks: set[str]) -> list[Held]:
        """Show the table as a picture, or in words if none exists or fits. Return the hand."""
        narrator = self.narrator
        if not self.plain:
            picture = narrator.manifest.picture(
                narrator.game, narrator.veiled(), narrator.words, picks
            )
            if picture is not None and self.screen.has_room_for(picture):
                self.screen.draw(picture, narrator.log())
                return picture.hand
        self.screen.describe(narrator.table_text().splitlines()[:-1], narrator.log())
        return []

    def respond(self, picker: Picker, seat: int, typed: str) -> str:
        """Carry out a typed command. Return a note for the next page, or an empty text."""
        if typed.startswith(WHY):
            self.explain(picker.picked, typed.removeprefix(WHY).strip())
            return ""
        command = self.commands.get(typed.casefold())
        if command is not None:
            return self.command(command, picker, seat)
        meant = self.matching(picker, typed)
        if len(meant) != 1:
            return self.not_understood(picker, typed, meant)
        move = picker.pick(meant[0])
        if move is not None:
            self.session.play(seat, move.number)
        return ""

    def matching(self, picker: Picker, typed: str) -> list[str]:
        """Return the possible picks that match a typed number or the start of a name."""
        handles = picker.open()
        if typed.isdecimal():
            return [handle for at, handle in enumerate(handles, 1) if at == int(typed)]
        return [handle for handle in handles if begins(picker.label(handle), typed)]

    def not_understood(self, picker: Picker, typed: str, meant: list[str]) -> str:
        """Return a note that the typed text matches nothing, or several things."""
        if typed.isdecimal():
            return self.narrator.text("ui.no_such_number", number=typed, last=len(picker.open()))
        names = ", ".join(picker.label(handle) for handle in meant)
        key = "ui.which" if meant else "ui.no_such_name"
        return self.narrator.text(key, typed=typed, names=names)

    # Commands

    def command(self, name: str, picker: Picker, seat: int) -> str:
        """Run a command by its name. Return a note."""
        if name == "undo":
            return self.undo(seat)
        if name == "back":
            return self.back(picker)
        if name == "quit":
            self.leaving = True
        elif name == "resign":
            self.resign(seat)
        else:
            self.page(self.page_for(name))
        return ""

    def undo(self, seat: int) -> str:
        """Take the last move back. Return a note if that is refused."""
        try:
            self.session.undo(seat)
        except Refused as refused:
            return self.narrator.explain(refused.reason)
        return ""

    def back(self, picker: Picker) -> str:
        """Take the last pick back. Return a note if there is none."""
        if not picker.picked:
            return self.narrator.words["ui.nothing_picked"]
        picker.back()
        return ""

    def resign(self, seat: int) -> None:
        """Resign, if the player confirms it."""
        answer = self.screen.ask(f"{self.narrator.words['ui.resign']} ")
        if answer and answer.casefold() in self.narrator.words["ui.yes"].split():
            self.session.resign(seat)

    def page_for(self, name: str) -> list[str]:
        """Return the page that a command shows."""
        if name == "log":
            return [text.plain for text in self.narrator.log()]
        if name == "hint":
            return self.narrator.hint()
        return [self.narrator.table_text() if name == "table" else self.narrator.words["ui.help"]]

    def explain(self, picked: list[str], about: str) -> None:
        """Explain the question, a rule, or the reason why a thing cannot be picked."""
        if not about:
            self.page(self.narrator.what_is_asked(picked))
        elif about[0].isdecimal():
            self.page(self.narrator.clause(about))
        else:
            self.page(self.narrator.why_not(picked, about))

    def page(self, lines: list[str]) -> None:
        """Show some lines. A real terminal then waits for the Enter key."""
        self.screen.clear()
        for line in lines:
            self.screen.say(line)
        if self.screen.console.is_terminal:
            self.screen.ask(f"\n{self.narrator.words['ui.enter']} ")

    # The end

    def show_end(self) -> None:
        """Show the final table, the result, the name of the saved file, and the next game."""
        self.screen.clear()
        self.screen.title(self.narrator.title(), "")
        self.show_table(set())
        self.screen.say(self.narrator.outcome(), "bold")
        over, save = self.table.result is not None, self.session.save
        if save is not None:
            self.screen.say(self.narrator.text("ui.record" if over else "ui.saved", file=save))
        elif not over:
            self.screen.say(self.narrator.words["ui.not_saved"])
        command = self.session.sequel_command() if over else ""
        if command:
            self.screen.say(self.narrator.text("ui.sequel", command=command))


def commands(words: Catalogue) -> dict[str, str]:
    """Return the command for each word that may be typed, in this language or in English."""
    english = load("antro.terminal", "en")
    return {
        typed: name
        for name in COMMANDS
        for typed in f"{english[f'command.{name}']} {words[f'command.{name}']}".split()
    }
