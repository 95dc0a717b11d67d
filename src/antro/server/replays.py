"""A game played back, from the knowledge of one seat: a frame after every event."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, final

from msgspec import Raw

from antro.bots.worker import Study
from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.events import Line
from antro.core.game import HOST, SPECTATOR, Game, Options, Seat
from antro.core.history import History
from antro.core.record import Record, read, replay, write
from antro.core.verify import verify
from antro.games.manifest import Manifest
from antro.server.encoder import ViewerPosition, encode, move_texts_of
from antro.server.hosted_table import HostedTable
from antro.server.wire.http_answers import Checked, Frame, OpenedRecord, Replay

LONGEST: Final = 5_000  # events of a record that we play back
MOST_BYTES: Final = 1 << 24  # of a replay


def replay_of(hosted: HostedTable, guest: str, seat: int | None) -> Callable[[], Replay]:
    """What somebody may see of a table: their own seats' past, and all once it is over.

    The work itself is handed back, to be done on another thread.
    """
    over = hosted.table.result is not None
    held = hosted.seats_of(guest)
    viewer = seat if seat is not None else int(HOST) if over else (held or [int(SPECTATOR)])[0]
    if viewer not in (held if not over else viewers_of(hosted.game)) and viewer != SPECTATOR:
        raise Refused(Reason("not_your_seat" if viewer < hosted.game.seats else "not_over"))
    played, names = PlayedGame(hosted.table), hosted.recorded_names()
    return lambda: ReplayBuilder(hosted.manifest, hosted.game, viewer).build(played, names)


def viewers_of(game: Game[Any]) -> list[int]:
    """Whose knowledge a finished game may be seen from."""
    return [*range(game.seats), int(SPECTATOR), int(HOST)]


@final
class PlayedGame:
    """What there is to play back of a game: all, or as far as the rules of today lead."""

    def __init__(self, history: History[Any]) -> None:
        self.events: Final = history.events[:]
        self.clock: Final = history.clocks.spec
        self.rules: Final = history.begun_under
        self.result: Final = history.result
        self.departed: Final = history.departed


@final
class ReplayBuilder:
    def __init__(self, manifest: Manifest, game: Game[Any], viewer: int) -> None:
        self.manifest: Final = manifest
        self.game: Final = game
        self.viewer: Final = viewer

    def build(self, played: PlayedGame, names: list[str]) -> Replay:
        """A frame after every event; *names* are those of who sat on each seat.

        Frames are encoded already, which is the same to the encoder and gives way to others.
        Raises ``Refused`` if there are too many bytes of them.
        """
        history = History(self.game, played.clock, rules=played.rules)
        position = self.position(history)
        view = Raw(encode(position.view()))
        frames, length = [Raw(encode(position.frame(None, position)))], len(view)
        for happened in played.events:
            history.add(happened)
            was, position = position, self.position(history)
            frames.append(Raw(encode(position.frame(self.line(history), was))))
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
            departed=played.departed,
        )

    def line(self, history: History[Any]) -> Line:
        """What happened last."""
        [line] = history.lines(Seat(self.viewer), history.version - 1, move_texts_of(self.game))
        return line

    def position(self, history: History[Any]) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, history.state, self.viewer)


def record_text(hosted: HostedTable) -> bytes:
    """The record of a finished game: it holds what every seat held."""
    if hosted.table.result is None:
        raise Refused(Reason("not_over"))
    return write(hosted.record())


def open_record(games: Mapping[str, Manifest], text: bytes, seat: int | None) -> OpenedRecord:
    """Play a record file back, and make its draws again. Raises ``BadRecord``."""
    record, history = replayed(games, text)
    viewer = int(HOST) if seat is None else seat
    if viewer not in viewers_of(history.game):
        raise Refused(Reason("bad_seat", fields={"seat": viewer}))
    shelf = {name: manifest.make for name, manifest in games.items()}
    builder = ReplayBuilder(games[record.header.game], history.game, viewer)
    shown = builder.build(PlayedGame(history), record.header.seats)
    return OpenedRecord(shown, checked(record, shelf))


def replayed(games: Mapping[str, Manifest], text: bytes) -> tuple[Record, History[Any]]:
    """A record that can have happened. Raises ``BadRecord``."""
    record = read(text)
    if len(record.events) > LONGEST:
        raise Refused(Reason("too_long", fields={"n": LONGEST}))
    return record, replay(record, {name: manifest.make for name, manifest in games.items()})


def check_review(games: Mapping[str, Manifest], text: bytes, seat: int | None) -> Study:
    """What a thinker can study without fail. Raises ``BadRecord`` or ``Refused``."""
    _, history = replayed(games, text)
    if seat is None or not seat < history.game.seats:
        raise Refused(Reason("bad_seat", fields={"seat": str(seat)}))
    return Study(text, seat)


def checked(record: Record, shelf: dict[str, Callable[[Options], Game[Any]]]) -> Checked:
    report = verify(record, shelf)
    return Checked(report.fair, report.draws, report.wrong)
