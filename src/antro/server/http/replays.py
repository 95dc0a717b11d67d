"""Replay a game with the knowledge of one seat: one frame after every event."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, final

from msgspec import Raw

from antro.bots.worker import Study
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import HOST, SPECTATOR, Game, Seat
from antro.core.match.events import LogLine
from antro.core.match.judging import add
from antro.core.match.log_lines import log_lines
from antro.core.match.match import Match
from antro.core.record.record import Record, Shelf, read, replay, write
from antro.core.record.verify import verify
from antro.games.manifest import Manifest
from antro.server.table.encoder import ViewerPosition, encode, move_texts_of
from antro.server.table.live_table import LiveTable
from antro.server.wire.http_responses import Checked, Frame, OpenedRecord, Replay

LONGEST: Final = 5_000  # events of a record that we replay
MOST_BYTES: Final = 1 << 24  # of a replay


def replay_of(live: LiveTable, guest: str, seat: int | None) -> Callable[[], Replay]:
    """Return a function that builds a replay, to be called in another thread.

    While the game runs, guests see it with the knowledge of their own seats. When it is over, they
    see everything.
    """
    over = live.table.result is not None
    held = live.seats.of(guest)
    viewer = seat if seat is not None else int(HOST) if over else (held or [int(SPECTATOR)])[0]
    if viewer not in (held if not over else viewers_of(live.game)) and viewer != SPECTATOR:
        raise Refused(Reason("not_your_seat" if viewer < live.game.seats else "not_over"))
    played, names = PlayedGame(live.table.match), live.seats.recorded_names()
    return lambda: ReplayBuilder(live.manifest, live.game, viewer).build(played, names)


def viewers_of(game: Game[Any]) -> list[int]:
    """Return the viewers that the replay of a finished game offers."""
    return [*range(game.seats), int(SPECTATOR), int(HOST)]


@final
class PlayedGame:
    """The part of a game that can be replayed: all of it, or as far as today's rules allow."""

    def __init__(self, match: Match[Any]) -> None:
        self.events: Final = match.events[:]
        self.clock: Final = match.clocks.spec
        self.rules: Final = match.begun_under
        self.result: Final = match.result
        self.incompatible_at: Final = match.incompatible_at


@final
class ReplayBuilder:
    def __init__(self, manifest: Manifest, game: Game[Any], viewer: int) -> None:
        self.manifest: Final = manifest
        self.game: Final = game
        self.viewer: Final = viewer

    def build(self, played: PlayedGame, names: list[str]) -> Replay:
        """Return a frame after every event. *names* are the names of the players, by seat.

        Each frame is encoded at once, so that other threads get their turn.
        Raises ``Refused`` if the frames have too many bytes.
        """
        match = Match(self.game, played.clock, rules=played.rules)
        position = self.position(match)
        view = Raw(encode(position.view()))
        frames, length = [Raw(encode(position.frame(None, position)))], len(view)
        for happened in played.events:
            add(match, happened)
            was, position = position, self.position(match)
            frames.append(Raw(encode(position.frame(self.line(match), was))))
            length += len(frames[-1])
            if length > MOST_BYTES:
                raise Refused(Reason("too_big", fields={"n": MOST_BYTES}))
        return Replay(
            game=self.game.name,
            options=self.game.options,
            seat=self.viewer,
            roles=self.game.roles,
            view=view,
            names=names,
            frames=cast("list[Frame]", frames),
            result=played.result,
            departed=played.incompatible_at,
        )

    def line(self, match: Match[Any]) -> LogLine:
        """Return the log line of the last event."""
        [line] = log_lines(match, Seat(self.viewer), match.version - 1, move_texts_of(self.game))
        return line

    def position(self, match: Match[Any]) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, match.state, self.viewer)


def record_text(live: LiveTable) -> bytes:
    """Return the record of a finished game. It reveals the hidden cards of every seat."""
    if live.table.result is None:
        raise Refused(Reason("not_over"))
    return write(live.table_game.record())


def open_record(games: Mapping[str, Manifest], text: bytes, seat: int | None) -> OpenedRecord:
    """Replay a record file, and check its random results. Raises ``BadRecord``."""
    record, match = replayed(games, text)
    viewer = int(HOST) if seat is None else seat
    if viewer not in viewers_of(match.game):
        raise Refused(Reason("bad_seat", fields={"seat": viewer}))
    shelf = {name: manifest.make for name, manifest in games.items()}
    builder = ReplayBuilder(games[record.header.game], match.game, viewer)
    shown = builder.build(PlayedGame(match), record.header.seats)
    return OpenedRecord(shown, checked(record, shelf))


def replayed(games: Mapping[str, Manifest], text: bytes) -> tuple[Record, Match[Any]]:
    """Read a record and replay it. Raises ``BadRecord`` if a move is impossible."""
    record = read(text)
    if len(record.events) > LONGEST:
        raise Refused(Reason("too_long", fields={"n": LONGEST}))
    return record, replay(record, {name: manifest.make for name, manifest in games.items()})


def check_review(games: Mapping[str, Manifest], text: bytes, seat: int | None) -> Study:
    """Return a review that a bot process can do. Raises ``BadRecord`` or ``Refused``."""
    _, match = replayed(games, text)
    if seat is None or not seat < match.game.seats:
        raise Refused(Reason("bad_seat", fields={"seat": str(seat)}))
    return Study(text, seat)


def checked(record: Record, shelf: Shelf) -> Checked:
    report = verify(record, shelf)
    return Checked(report.fair, report.draws, report.wrong)
