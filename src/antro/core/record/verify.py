"""Verify that a game was fair: repeat every draw from the seed, and check all events."""

from pathlib import Path
from typing import Any

from msgspec import Struct

from antro.core.chance.fair import Chance, commitment
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord
from antro.core.contract.game import CHANCE
from antro.core.match.events import Event, Played
from antro.core.match.judging import FIRST_LINE, add
from antro.core.match.luck import next_draw
from antro.core.match.match import Match
from antro.core.record.record import (
    Record,
    Shelf,
    check_bots,
    check_end,
    game_of,
    read,
    replay_older,
)


class Report(Struct, frozen=True):
    """The result of a check. Its problems are reasons in the catalogue of ``antro.core``."""

    draws: int  # number of draws that were checked
    wrong: list[Reason]

    @property
    def fair(self) -> bool:
        return not self.wrong


def verify_file(path: Path, shelf: Shelf) -> Report:
    """Verify a file. The report lists the problems, unless the file cannot be opened."""
    return verify_text(path.read_bytes(), shelf)


def verify_text(text: bytes, shelf: Shelf) -> Report:
    try:
        return verify(read(text), shelf)
    except BadRecord as error:
        return Report(0, [error.reason])


def verify(record: Record, shelf: Shelf) -> Report:
    """Replay a record and compare each draw. Raise ``BadRecord`` if the header is wrong."""
    if record.header.lesson:
        return Report(0, [Reason("lesson_draws")])
    game, wrong = game_of(record.header, shelf), check_seed(record) + check_undone(record)
    if record.header.rules != game.version:
        match = replay_older(record, game)
        departed = [] if match.incompatible_at is None else [match.incompatible_at]
        return Report(match.draws, wrong + departed)
    match = Match(game, record.header.clock)
    try:
        for event in record.events:
            wrong += check_draw(record, match, event)
            add(match, event)
        check_end(record, match)
    except BadRecord as error:
        wrong.append(error.reason)
    return Report(match.draws, wrong)


def check_seed(record: Record) -> list[Reason]:
    if record.seed is None:
        return [Reason("not_revealed")]
    if commitment(record.seed) == record.header.commitment:
        return []
    return [Reason("commitment_differs", fields={"line": FIRST_LINE + len(record.events)})]


def check_undone(record: Record) -> list[Reason]:
    """Return the first undo that took back a person's move as a bot's reply."""
    try:
        check_bots(record)
    except BadRecord as error:
        return [error.reason]
    return []


def check_draw(record: Record, match: Match[Any], event: Event) -> list[Reason]:
    """Return the problem with the next event if it is a wrong draw."""
    if record.seed is None or not isinstance(event, Played) or event.seat != CHANCE:
        return []
    if not match.chance_is_asked:
        return []  # no draw is due, so the match itself refuses the event
    drawn = next_draw(match, Chance(record.seed, record.header.entropies))
    if drawn == event.move:
        return []
    where = {"line": FIRST_LINE + match.version, "draw": match.draws}
    return [Reason("draw_differs", fields={**where, "recorded": event.move, "drawn": drawn})]
