"""Games that are stored as they are played, one per line of a file, so that a run can continue."""

from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import DecodeError
from msgspec.json import decode, encode

from antro.core.contract.errors import BadFile
from antro.core.text.json_problems import json_problem


class Keyed(Protocol):
    """A game that was played."""

    @property
    def key(self) -> str:
        """A text that identifies the game."""
        ...


class GameToPlay(Keyed, Protocol):
    """A game to play. It has the same key when it was played."""

    @property
    def title(self) -> str:
        """The game in words, for a list."""
        ...


T = TypeVar("T", bound=GameToPlay)
R = TypeVar("R", bound=Keyed)

PlayGames = Callable[[list[T]], Iterable[R]]  # plays games here, or on other machines


def run(
    games: Sequence[T], play_games: PlayGames[T, R], file: Path | None, kind: type[R]
) -> Generator[R]:
    """Yield the results of all games. Play those that the file does not have, and add each to it.

    Stored results come first, and the others as they arrive.
    """
    done = {result.key: result for result in stored(file, kind)}
    yield from (done[game.key] for game in games if game.key in done)
    missing = [game for game in games if game.key not in done]
    for result in play_games(missing):
        if file is not None:
            with file.open("ab") as lines:
                lines.write(encode(result) + b"\n")
        yield result


def in_order(games: Sequence[T], results: Iterable[R]) -> list[R]:
    """Return results in the order of their games, whatever order they arrived in."""
    found = {result.key: result for result in results}
    return [found[game.key] for game in games if game.key in found]


def stored(file: Path | None, kind: type[R]) -> list[R]:
    """Return the results of an earlier run. Delete an incomplete last line from the file."""
    if file is None or not file.exists():
        return []
    *lines, rest = file.read_bytes().split(b"\n")
    if rest:
        file.write_bytes(b"".join(line + b"\n" for line in lines))
    return [read(file, at, line, kind) for at, line in enumerate(lines, 1)]


def read(file: Path, at: int, line: bytes, kind: type[R]) -> R:
    """Decode one line of a file of games. Raise ``BadFile``."""
    try:
        return decode(line, type=kind)
    except DecodeError as error:
        raise BadFile(file.name, at, "outcome", json_problem(error)) from error
