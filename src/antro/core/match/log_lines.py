"""The log of a match, as a viewer saw it."""

from antro.core.contract.game import HOST, Game, S, Seat
from antro.core.match.events import (
    LARGEST,
    Agreed,
    Event,
    Flagged,
    LogLine,
    Played,
    Resigned,
    Undone,
)
from antro.core.match.match import Match
from antro.core.match.played_move import LEAVING
from antro.core.text.move_texts import MoveTexts


def heard(match: Match[S], viewer: Seat) -> list[int]:
    """Return the moves of seats that were not undone, as a viewer saw them."""
    return [
        int(match.game.as_seen_by(played.move, Seat(played.seat), viewer))
        for played in match.standing
        if played.seat < match.game.seats and played.move != LEAVING
    ]


def moves_made(match: Match[S]) -> list[int]:
    """Return the number of moves of each seat, including those that were undone."""
    made = [0] * match.game.seats
    for event in match.events:
        if isinstance(event, Played) and event.seat < match.game.seats:
            made[event.seat] += 1
    return made


def log_lines(
    match: Match[S],
    viewer: Seat,
    since: int = 0,
    move_texts: MoveTexts | None = None,
    until: int = LARGEST,
) -> list[LogLine]:
    """Return the events after a version, as a viewer saw them. See ``log_line``."""
    found: list[LogLine] = []
    for version in range(since + 1, min(until, len(match.events)) + 1):
        event = match.events[version - 1]
        found.append(log_line(match.game, version, event, viewer, move_texts))
    return found


def log_line(
    game: Game[S], version: int, event: Event, viewer: Seat, move_texts: MoveTexts | None
) -> LogLine:
    """Return the log line of the event that led to a version.

    With *move_texts*, the description of the move is encoded JSON, ready to be sent.
    """
    if isinstance(event, Played):
        number = as_seen_by(game, event, viewer)
        move = move_texts.move(number) if move_texts else game.describe(number)
        return LogLine(version, "played", event.seat, event.at, move)
    if isinstance(event, Undone):
        return LogLine(version, "undone", event.seat, event.at, to=event.to)
    if isinstance(event, Resigned):
        return LogLine(version, "resigned", event.seat, event.at)
    if isinstance(event, Flagged):
        return LogLine(version, "flagged", event.seat, event.at)
    if isinstance(event, Agreed):
        return LogLine(version, "agreed", event.seat, event.at)
    return LogLine(version, "upgraded", event.seat, event.at, to=event.rules)


def as_seen_by(game: Game[S], played: Played, viewer: Seat) -> int:
    """Return a move as a viewer saw it. The host sees the move itself."""
    if viewer == HOST:
        return played.move
    return int(game.as_seen_by(played.move, Seat(played.seat), viewer))
