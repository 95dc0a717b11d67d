"""A game as a host takes it off the shelf."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, final

from msgspec import Struct

from antro.core.game import Game, Options
from antro.core.picture import Picture
from antro.core.told import Change, Reason
from antro.core.words import Catalogue, load
from antro.games.option import Option

LANGUAGES: Final = ["en", "it"]


@final
class Box:
    """The rules, what they may be set to, and every way to tell people of them.

    Hosts never look inside a state, so its type ends here: hence ``Any``.
    """

    def __init__(
        self,
        name: str,
        options: list[Option],
        samples: list[Options],
        contests: dict[str, Options],
        make: Callable[[Options], Game[Any]],
        view: Callable[[Any, Any], Struct],
        changes: Callable[[Any, Any, Any], list[Change]],
        why_not: Callable[[Any, Any, str], Reason | None],
        text: Callable[[Any, Any, Catalogue], str],
        picture: Callable[[Any, Any, Catalogue, set[str]], Picture] | None = None,
        acquiring: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.options: Final = options
        self.samples: Final = samples  # sets of options that between them use every rule
        self.contests: Final = contests  # between two sides, by name: is each of them fair?
        self.make: Final = make  # raises BadOption
        self.view: Final = view  # (game, veiled state)
        self.changes: Final = changes  # (game, veiled state before, and after): in the view
        self.why_not: Final = why_not  # (game, veiled state, handle)
        self.text: Final = text  # (game, veiled state, catalogue): for terminals, screen readers
        self.picture: Final = picture  # (game, veiled state, catalogue, things that can be picked)
        self.acquiring: Final = acquiring  # kinds of moves by which a card is had from then on
        self.words: Final = {
            language: load(f"antro.games.{name}", language) for language in LANGUAGES
        }


@final
class Shelf(Mapping[str, Box]):
    """Boxes by name. Each is opened when it is first taken, so that no game waits for another."""

    def __init__(self, boxes: dict[str, Callable[[], Box]]) -> None:
        self.boxes: Final = boxes
        self.opened: Final[dict[str, Box]] = {}

    def __getitem__(self, name: str) -> Box:
        if name not in self.opened:
            self.opened[name] = self.boxes[name]()
        return self.opened[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.boxes)

    def __len__(self) -> int:
        return len(self.boxes)
