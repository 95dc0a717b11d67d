"""One event of a game, as a viewer reads of it in the log."""

from antro.core.events import Agreed, Event, Flagged, Line, Played, Resigned, Undone
from antro.core.game import HOST, Game, S, Seat
from antro.core.move_texts import MoveTexts


def log_line(
    game: Game[S], version: int, event: Event, viewer: Seat, move_texts: MoveTexts | None
) -> Line:
    """The line of the event that led to a version; with *move_texts*, ready to be sent."""
    if isinstance(event, Played):
        number = seen(game, event, viewer)
        move = move_texts.move(number) if move_texts else game.describe(number)
        return Line(version, "played", event.seat, event.at, move)
    if isinstance(event, Undone):
        return Line(version, "undone", event.seat, event.at, to=event.to)
    if isinstance(event, Resigned):
        return Line(version, "resigned", event.seat, event.at)
    if isinstance(event, Flagged):
        return Line(version, "flagged", event.seat, event.at)
    if isinstance(event, Agreed):
        return Line(version, "agreed", event.seat, event.at)
    return Line(version, "upgraded", event.seat, event.at, to=event.rules)


def seen(game: Game[S], played: Played, viewer: Seat) -> int:
    """A move as a viewer learned of it; the host knows all."""
    if viewer == HOST:
        return played.move
    return int(game.seen(played.move, Seat(played.seat), viewer))
