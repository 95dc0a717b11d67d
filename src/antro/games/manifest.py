"""The manifest of a game: everything that the rest of Antro knows about it.

A game is a subclass of ``GameManifest``. It has to name itself and to make its rules. Everything
else has a default: with a state, moves, rules, words and a rulebook a game can be played in the
terminal and against bots.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from msgspec import MsgspecError, Struct

from antro.core.contract.descriptions import Ending, Fields, Move, Reason
from antro.core.contract.errors import BadGame
from antro.core.contract.game import Game, Options, State
from antro.core.evaluation.policy import NoPolicy, Policy
from antro.core.text.picture import Picture
from antro.core.text.words import LANGUAGES, Catalogue, load, say
from antro.core.tutorial.lesson import Lesson, load_lesson
from antro.core.tutorial.lesson_script import LessonScript, write_script
from antro.core.view.view import View
from antro.games import default_display
from antro.games.option import Option

API: Final = 1  # raised when older games no longer work

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)


class Cover(Struct, frozen=True):
    """The colours of a box on the shelf."""

    colour: str = "#5c6470"
    deep: str = "#22262c"
    light: str = "#aab4c0"


class GameManifest(ABC, Generic[G, S]):
    """The rules of a game, its options, its display, and advice for bots."""

    api: int = API
    name: str
    package: str = ""  # of words and lessons; the package of the manifest if empty

    # The shelf. The words have its texts as ``shelf.blurb`` and so on (``ShelfTexts``).
    title: str = ""
    cover: Cover = Cover()

    # Options
    options: list[Option] = []
    samples: list[Options] = [{}]
    contests: dict[str, Options] = {}

    # Optional parts
    view: View[Any] = default_display.DEFAULT_VIEW  # the source of the client's types
    lessons: tuple[str, ...] = ()  # by name, in the order for learners
    has_script: bool = False  # True if ``script`` plays the game
    has_traits: bool = False  # True if ``traits`` lists things for the balance lab
    acquiring: tuple[str, ...] = ()  # kinds of moves that bring a card into a player's deck
    quick_kinds: tuple[str, ...] = ()  # kinds of moves that players make in real time
    stop_kinds: tuple[str, ...] = ()  # quick kinds that end the real time
    level_options: dict[str, str] = {}

    def __init__(self) -> None:
        """Load the words. Raise ``BadGame`` for a manifest that is not complete."""
        folder, _, module = type(self).__module__.rpartition(".")
        self.file: Final = file_in(folder, f"{module}.py")
        if not getattr(self, "name", ""):
            raise BadGame(self.file, "the game has no name")
        if self.api != API:
            problem = f"the game was written for API {self.api}, this is API {API}"
            raise BadGame(self.file, problem)
        self.package = self.package or folder
        self.title = self.title or self.name.capitalize()
        self.words: Final = {language: self.load_words(language) for language in LANGUAGES}
        self.scripts: Final[dict[str, LessonScript]] = {}  # lessons that were played through
        every = set[str]().union(*self.words.values())
        for language in self.words:
            self.check_words(language, every)

    def load_words(self, language: str) -> Catalogue:
        try:
            return load(self.package, language)
        except ModuleNotFoundError as error:
            raise BadGame(self.file, f"there is no package {self.package}") from error
        except FileNotFoundError as error:
            raise BadGame(self.file_of_words(language), "there is no such file") from error
        except (OSError, ValueError, MsgspecError) as error:
            raise BadGame(self.file_of_words(language), str(error)) from error

    def check_words(self, language: str, needed: Iterable[str]) -> None:
        """Raise ``BadGame`` if a catalogue lacks keys."""
        missing = sorted({*needed} - self.words[language].keys())
        if missing:
            problem = f"these keys are missing: {', '.join(missing)}"
            raise BadGame(self.file_of_words(language), problem)

    def file_of_words(self, language: str) -> str:
        return file_in(self.package, f"words.{language}.json")

    # The rules

    @abstractmethod
    def make(self, options: Options) -> Game[S]:
        """Make the game with these options. Raise ``BadOption``."""

    def pinned(self, options: Options) -> Options:
        """Return the options with the texts of our own decks written out."""
        return options

    def fewer(self, options: Options, seats: list[int]) -> Options | None:
        """Return options for these seats alone, or None if the game needs all of its seats."""
        return None

    def check_seats(self, options: Options, persons: list[str]) -> None:
        """Raise ``BadOption`` if these persons, by seat, cannot play with these options."""

    def sequel(self, options: Options, winners: list[str]) -> Options | None:
        """Return the options of the next game of a series, after these roles have won."""
        return None

    # The display: functions of a veiled state

    def asked(self, game: G, veiled: S) -> Fields:
        """Return the fields of the prompt ``ask.<kind>``."""
        return default_display.asked(game, veiled)

    def ending(self, game: G, veiled: S) -> Ending:
        """Return the ending of a finished game: ``end.<how>``."""
        return default_display.ending(game, veiled)

    def why_not(self, game: G, veiled: S, handle: str) -> Reason | None:
        """Return the reason against a handle, or against several with blanks between them."""
        return default_display.why_not(game, veiled, handle)

    def text(self, game: G, veiled: S, words: Catalogue) -> str:
        """Return the table as text. Its last line is the prompt or the ending."""
        return default_display.text_of(game, veiled, words, self.last_line(game, veiled, words))

    def last_line(self, game: G, veiled: S, words: Catalogue) -> str:
        question = game.question_to(veiled, veiled.viewer)
        if game.to_act(veiled):
            return say(words, f"ask.{question.kind}", self.asked(game, veiled))
        ended = self.ending(game, veiled)
        return f"{say(words, f'end.{ended.how}', ended.fields)} (§{question.clause})"

    def picture(self, game: G, veiled: S, words: Catalogue, pickable: set[str]) -> Picture | None:
        """Return the table drawn in characters, if the game can be drawn."""
        return None

    # Advice for bots, and the lab

    def policy(self, game: G) -> Policy[S]:
        """Return the policy for searches: the weights of moves, and the value of positions."""
        return NoPolicy(game)

    def reasons(self, game: G, veiled: S, move: int) -> list[Reason]:
        """Return reasons for a move."""
        return []

    def script(self, game: G, veiled: S) -> int:
        """Return the move of a player with fixed habits."""
        raise NotImplementedError

    def traits(self, move: Move) -> list[str]:
        """Return the things that the balance lab counts for a move."""
        raise NotImplementedError

    # For hosts

    def make_pinned(self, options: Options) -> Game[S]:
        """Make the game for a new table, which keeps its decks even if ours change."""
        return self.make(self.pinned(options))

    def roles(self, options: Options) -> list[str]:
        """Return the role of each seat. Raise ``BadOption``."""
        return self.make(options).roles

    def lesson(self, name: str) -> Lesson:
        """Return a lesson. Raise ``KeyError``, or ``BadLesson`` for a file that is wrong."""
        if name not in self.lessons:
            raise KeyError(name)
        return load_lesson(self.package, name)

    def lesson_script(self, name: str) -> LessonScript:
        """Return a lesson that has been played through. Raise as ``lesson`` does."""
        if name not in self.scripts:
            lesson = self.lesson(name)
            self.scripts[name] = write_script(name, lesson, self.make(lesson.options))
        return self.scripts[name]


def file_in(package: str, file: str) -> str:
    """Return the path of a file in a package, for messages."""
    return f"{package.replace('.', '/')}/{file}"


Manifest = GameManifest[Any, Any]
"""A manifest for hosts, which never look inside a state."""
