"""The shelf: the manifests of all games by name, and the check of a game from outside."""

import traceback
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, final

from antro.core.contract.errors import BadGame
from antro.core.contract.game import Game
from antro.core.text.words import LANGUAGES
from antro.games.manifest import GameManifest, Manifest, file_in

OURS: Final = "antro.games."
FORMS: Final = ("", ".the", ".of", ".to")  # the forms of a role's name


@final
class Shelf(Mapping[str, Manifest]):
    """Manifests by the names of games, in the order of the shelf.

    The manifest of *name* is ``MANIFEST`` in ``antro.games.<name>.manifest``. *outside* has the
    packages of games that are not ours. A manifest is imported when it is first needed.
    """

    def __init__(self, names: list[str], outside: Mapping[str, str] | None = None) -> None:
        self.packages: Final = {name: OURS + name for name in names}
        self.packages.update(outside or {})
        self.opened: Final[dict[str, Manifest]] = {}

    def __getitem__(self, name: str) -> Manifest:
        """Return a manifest. Raise ``BadGame`` if a game from outside is not complete."""
        if name not in self.opened:
            package = self.packages[name]
            ours = package.startswith(OURS)
            self.opened[name] = manifest_in(package) if ours else checked(name, package)
        return self.opened[name]

    def __iter__(self) -> Iterator[str]:
        return iter([*self.packages, *[name for name in self.opened if name not in self.packages]])

    def __len__(self) -> int:
        return len(list(iter(self)))


def manifest_in(package: str) -> Manifest:
    manifest: Manifest = import_module(f"{package}.manifest").MANIFEST
    return manifest


# A game from outside


def checked(name: str, package: str) -> Manifest:
    """Load a game and make each of its samples. Raise ``BadGame`` if anything is wrong."""
    try:
        manifest = manifest_in(package)
        check_manifest(manifest, name, package)
        for options in manifest.samples:
            check_words(manifest, manifest.make(options))
        check_rulebooks(name, package)
    except BadGame:
        raise
    except Exception as error:  # code from outside may raise anything
        problem = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadGame(place_of(error, package), problem) from error
    return manifest


def check_manifest(manifest: Manifest, name: str, package: str) -> None:
    file = file_in(package, "manifest.py")
    if not isinstance(manifest, GameManifest):
        raise BadGame(file, "MANIFEST is not a GameManifest")
    if manifest.package != package:
        raise BadGame(file, f"the package is called {manifest.package}, but it is {package}")
    if manifest.name != name:
        raise BadGame(file, f"the game is called {manifest.name}, but its package {name}")


def check_words(manifest: Manifest, game: Game[Any]) -> None:
    """Check the names of the roles, and the sentences of moves and first questions."""
    asked = [question.kind for question in game.start().pending if question.seats]
    needed = {f"role:{role}{form}" for role in game.roles for form in FORMS}
    needed |= {f"move.{game.describe(move).kind}" for move in range(len(game.choice_of))}
    needed |= {f"ask.{kind}" for kind in asked}
    for language in manifest.words:
        manifest.check_words(language, needed)


def check_rulebooks(name: str, package: str) -> None:
    for language in LANGUAGES:
        if not (files(package) / f"{name}.{language}.md").is_file():
            raise BadGame(file_in(package, f"{name}.{language}.md"), "there is no rulebook")


def place_of(error: Exception, package: str) -> str:
    """Return the file and line of a package where an error was raised, or its manifest."""
    folder = package.replace(".", "/")
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        _, found, file = frame.filename.replace("\\", "/").rpartition(f"{folder}/")
        if found:
            return f"{folder}/{file}, line {frame.lineno}"
    return file_in(package, "manifest.py")
