"""A game played back, from the knowledge of one seat: a frame after every event."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, final

from msgspec import Raw

from antro.bots.worker import Study
from antro.core.errors import Refused
from antro.core.events import Event
from antro.core.game import HOST, SPECTATOR, Game, Options, Seat
from antro.core.record import Record, read, record_of, replay, write
from antro.core.story import Story
from antro.core.told import Reason
from antro.core.verify import verify
from antro.games.box import Box
from antro.server.encoder import Scene, encode, phrases_of
from antro.server.live import Live
from antro.server.wire import Checked, Frame, OpenedRecord, Replay

LONGEST: Final = 5_000  # events of a record that we play back


def replay_of(live: Live, guest: str, seat: int | None) -> Callable[[], Replay]:
    """What somebody may see of a table: their own seats' past, and all once it is over.

    The work itself is handed back, to be done on another thread.
    """
    over = live.table.result is not None
    held = live.seats_of(guest)
    viewer = seat if seat is not None else int(HOST) if over else (held or [int(SPECTATOR)])[0]
    if viewer not in (held if not over else everybody(live.game)) and viewer != SPECTATOR:
        raise Refused(Reason("not_your_seat" if viewer < live.game.seats else "not_over"))
    events, clock = live.table.events[:], live.saved.clock
    return lambda: Projector(live.box, live.game, viewer).show(Story(live.game, clock), events)


def everybody(game: Game[Any]) -> list[int]:
    """Whose knowledge a finished game may be seen from."""
    return [*range(game.seats), int(SPECTATOR), int(HOST)]


@final
class Projector:
    def __init__(self, box: Box, game: Game[Any], viewer: int) -> None:
        self.box: Final = box
        self.game: Final = game
        self.viewer: Final = viewer

    def show(self, story: Story[Any], events: list[Event]) -> Replay:
        """*story* has not begun; the events are added one by one.

        Frames are encoded already, which is the same to the encoder and gives way to others.
        """
        frames = [Raw(encode(self.scene(story).frame(None)))]
        for happened in events:
            story.add(happened)
            frames.append(Raw(encode(self.frame(story))))
        return Replay(
            game=self.game.name,
            options=self.game.options,
            seat=self.viewer,
            roles=self.game.roles,
            frames=cast("list[Frame]", frames),
            result=story.result,
        )

    def frame(self, story: Story[Any]) -> Frame:
        lines = story.lines(Seat(self.viewer), story.version - 1, phrases_of(self.game))
        return self.scene(story).frame(lines[0])

    def scene(self, story: Story[Any]) -> Scene:
        return Scene(self.box, self.game, story.state, self.viewer)


def record_text(live: Live) -> bytes:
    """The record of a finished game: it holds what every seat held."""
    if live.table.result is None:
        raise Refused(Reason("not_over"))
    return write(record_of(live.table, [player.name for player in live.players()]))


def open_record(games: Mapping[str, Box], text: bytes, seat: int | None) -> OpenedRecord:
    """Play a record file back, and make its draws again. Raises ``BadRecord``."""
    record, story = replayed(games, text)
    viewer = int(HOST) if seat is None else seat
    if viewer not in everybody(story.game):
        raise Refused(Reason("bad_seat", fields={"seat": viewer}))
    shelf = {name: box.make for name, box in games.items()}
    projector = Projector(games[record.header.game], story.game, viewer)
    shown = projector.show(Story(story.game, record.header.clock), record.events)
    return OpenedRecord(shown, checked(record, shelf))


def replayed(games: Mapping[str, Box], text: bytes) -> tuple[Record, Story[Any]]:
    """A record that can have happened. Raises ``BadRecord``."""
    record = read(text)
    if len(record.events) > LONGEST:
        raise Refused(Reason("too_big", fields={"n": LONGEST}))
    return record, replay(record, {name: box.make for name, box in games.items()})


def check_review(games: Mapping[str, Box], text: bytes, seat: int | None) -> Study:
    """What a thinker can study without fail. Raises ``BadRecord`` or ``Refused``."""
    _, story = replayed(games, text)
    if seat is None or not seat < story.game.seats:
        raise Refused(Reason("bad_seat", fields={"seat": str(seat)}))
    return Study(text, seat)


def checked(record: Record, shelf: dict[str, Callable[[Options], Game[Any]]]) -> Checked:
    report = verify(record, shelf)
    return Checked(report.fair, report.draws, report.wrong)
