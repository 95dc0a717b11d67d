"""What a game tells the rest of Antro about itself, and the shelf on which all games stand."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Final, final

from antro.core.descriptions import Ending, Fields, Move, Reason
from antro.core.game import Game, Options
from antro.core.lesson import Lesson, load_lesson
from antro.core.lesson_script import LessonScript, write_script
from antro.core.picture import Picture
from antro.core.policy import NoPolicy, Policy
from antro.core.view import View
from antro.core.words import Catalogue, load
from antro.games.option import Option

LANGUAGES: Final = ["en", "it"]


def not_without(options: Options, seats: list[int]) -> Options | None:
    """For a game that needs all of its seats."""
    return None


def whoever(options: Options, persons: list[str]) -> None:
    """For a game in which one person may hold several seats."""


def as_they_are(options: Options) -> Options:
    """For a game in which nothing that an option stands for can change by itself."""
    return options


def no_sequel(options: Options, winners: list[str]) -> Options | None:
    """For a game that is played by itself, not in a series."""
    return None


def no_reasons(game: Any, veiled: Any, move: int) -> list[Reason]:
    """For a game that has no words yet for why a move is good."""
    return []


@final
class Manifest:
    """The rules of a game, what they may be set to, how it is shown, and what bots know of it.

    Hosts never look inside a state, so its type ends here: hence ``Any``.
    """

    def __init__(
        self,
        name: str,
        *,
        options: list[Option],
        samples: list[Options],
        contests: dict[str, Options],
        make: Callable[[Options], Game[Any]],
        view: View[Any],
        asked: Callable[[Any, Any], Fields],
        ending: Callable[[Any, Any], Ending],
        why_not: Callable[[Any, Any, str], Reason | None],
        text: Callable[[Any, Any, Catalogue], str],
        picture: Callable[[Any, Any, Catalogue, set[str]], Picture] | None = None,
        policy: Callable[[Any], Policy[Any]] = NoPolicy,
        reasons: Callable[[Any, Any, int], list[Reason]] = no_reasons,
        script: Callable[[Any, Any], int] | None = None,
        acquiring: tuple[str, ...] = (),
        traits: Callable[[Move], list[str]] | None = None,
        lessons: tuple[str, ...] = (),
        fewer: Callable[[Options, list[int]], Options | None] = not_without,
        check_seats: Callable[[Options, list[str]], None] = whoever,
        pinned: Callable[[Options], Options] = as_they_are,
        sequel: Callable[[Options, list[str]], Options | None] = no_sequel,
        package: str = "",
    ) -> None:
        self.name: Final = name
        self.options: Final = options
        self.samples: Final = samples  # sets of options that between them use every rule
        self.contests: Final = contests  # by name: is each of them fair between its sides?
        self.make: Final = make  # raises BadOption
        self.view: Final = view  # what is shown; the client's types are made from it
        self.asked: Final = asked  # (game, veiled state): what the prompt speaks of
        self.ending: Final = ending  # (game, veiled state that nobody is asked in): how it ended
        self.why_not: Final = why_not  # (game, veiled state, handle)
        self.text: Final = text  # (game, veiled state, catalogue): ends with the prompt, or the end
        self.picture: Final = picture  # (game, veiled state, catalogue, things that can be picked)
        self.policy: Final = policy  # (game): first thoughts, for the search
        self.reasons: Final = reasons  # (game, veiled state, move): why it is good
        self.script: Final = script  # (game, veiled state): the move of a player with fixed habits
        self.acquiring: Final = acquiring  # kinds of moves by which a card is had from then on
        self.traits: Final = traits  # (move as told): what balance counts for whoever makes it
        self.fewer: Final = fewer  # (options, seats): options for these seats alone, if there are
        self.check_seats: Final = check_seats  # (options, person by seat): raises BadOption
        self.pinned: Final = pinned  # (options): with the texts of our own decks written out
        self.sequel: Final = sequel  # (options, roles that won): the next of a series, if there is
        self.lessons: Final = lessons  # by name, in the order in which they are best taken
        self.scripts: Final[dict[str, LessonScript]] = {}  # of lessons that were played through
        self.package: Final = package or f"antro.games.{name}"
        self.words: Final = {  # in the package of the game, unless another is said
            language: load(self.package, language) for language in LANGUAGES
        }

    def make_pinned(self, options: Options) -> Game[Any]:
        """The game for a new table, which keeps its decks even if ours change.

        Raises ``BadOption``.
        """
        return self.make(self.pinned(options))

    def roles(self, options: Options) -> list[str]:
        """Who sits on each seat under these options. Raises ``BadOption``."""
        return self.make(options).roles

    def lesson(self, name: str) -> Lesson:
        """One of its lessons. Raises ``KeyError``, or ``BadLesson`` for a file that is wrong."""
        if name not in self.lessons:
            raise KeyError(name)
        return load_lesson(self.package, name)

    def lesson_script(self, name: str) -> LessonScript:
        """A lesson, played through. Raises as ``lesson`` does."""
        if name not in self.scripts:
            lesson = self.lesson(name)
            self.scripts[name] = write_script(name, lesson, self.make(lesson.options))
        return self.scripts[name]


@final
class Shelf(Mapping[str, Manifest]):
    """Manifests by the names of games, in the order of the shelf.

    The manifest of *name* is ``MANIFEST`` in ``antro.games.<name>.manifest``. It is imported
    when it is first asked for, so that no game waits for another.
    """

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.opened: Final[dict[str, Manifest]] = {}

    def __getitem__(self, name: str) -> Manifest:
        if name not in self.names:
            raise KeyError(name)
        if name not in self.opened:
            self.opened[name] = import_module(f"antro.games.{name}.manifest").MANIFEST
        return self.opened[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)
