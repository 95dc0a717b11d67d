"""A game as text, in JSON lines: a header, the events and, after the end, the seed.

``read`` checks each line by itself. ``replay`` checks that the rules allow every event.
``core.record.verify`` checks that chance was fair. Each of them names the line and field of an
error.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, encode

from antro.core.chance.fair import Chance, check_entropies, commitment
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, BadRecord
from antro.core.contract.game import Game, Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Agreed, Event, Flagged, Played, Resigned, Undone, Upgraded
from antro.core.match.judging import FIRST_LINE, replayed
from antro.core.match.match import Match
from antro.core.match.migration import ENDS, incompatibility, replay_under
from antro.core.match.table import Table
from antro.core.text.json_problems import encoding_problem, json_problem, wrong_line

Shelf = Mapping[str, Callable[[Options], Game[Any]]]  # by name: a function that sets up the game
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

BOT: Final = "bot:"  # the start of a bot's name in a header; its level follows


class Header(Struct, tag="header", frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game, its options and players, and the host's commitment before the first move."""

    game: str
    options: Options
    rules: Annotated[int, Meta(ge=1)]  # the version of the rules at the start
    seats: list[str]  # by seat: the name of the player
    commitment: Hex
    entropies: list[str]  # by seat
    clock: ClockSpec | None
    lesson: str = ""  # the lesson whose script decided the luck, if any

    def __post_init__(self) -> None:
        check_entropies(self.entropies)


class Revealed(Struct, tag="revealed", frozen=True, forbid_unknown_fields=True):
    """The seed behind every draw."""

    seed: Hex


Row = Header | Played | Undone | Resigned | Flagged | Agreed | Upgraded | Revealed

_decoder: Final[Decoder[Row]] = Decoder(Row)


class Record(Struct, frozen=True):
    header: Header
    events: list[Event]
    seed: str | None = None  # until it is revealed


def record_of(table: Table[Any], names: list[str], lesson: str = "") -> Record:
    """Return the record of a table. It contains the seed only after the game.

    It always contains the events, with the secrets of all seats. Publish it only after the game.
    """
    game, chance, match = table.game, table.luck.chance, table.match
    header = Header(
        game=game.name,
        options=game.options,
        rules=match.begun_under,
        seats=names,
        commitment=commitment(chance.seed),
        entropies=chance.entropies,
        clock=match.clocks.spec,
        lesson=lesson,
    )
    return Record(header, table.events[:], None if table.result is None else chance.seed)


def write(record: Record) -> bytes:
    rows: list[Row] = [record.header, *record.events]
    if record.seed is not None:
        rows.append(Revealed(record.seed))
    return b"".join(encode(row) + b"\n" for row in rows)


# Reading


def read(text: bytes) -> Record:
    """Decode a record and check each line by itself. Raise ``BadRecord``."""
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(wrong_line(error), "encoding", encoding_problem(error)) from error
    *lines, rest = text.split(b"\n")
    if rest:
        raise BadRecord(len(lines) + 1, "newline", Reason("record_cut_off"))
    header, *rows = [read_row(at, line) for at, line in enumerate(lines or [b""], 1)]
    if not isinstance(header, Header):
        raise BadRecord(1, "type", Reason("record_header"))
    last = rows[-1] if rows else header
    seed = last.seed if isinstance(last, Revealed) else None
    happened = rows if seed is None else rows[:-1]
    events = [check_event(at, row) for at, row in enumerate(happened, FIRST_LINE)]
    return Record(header, events, seed)


def read_row(at: int, line: bytes) -> Row:
    try:
        return _decoder.decode(line)
    except BadOption as error:
        raise BadRecord(at, error.option, error.problem) from error
    except (DecodeError, RecursionError) as error:
        problem = json_problem(error)
        raise BadRecord(at, str(problem.fields.get("at", "json")), problem) from error


def check_event(at: int, row: Row) -> Event:
    if isinstance(row, Header):
        raise BadRecord(at, "type", Reason("record_header_again"))
    if isinstance(row, Revealed):
        raise BadRecord(at, "type", Reason("record_after_seed"))
    return row


# Replaying


def replay(record: Record, shelf: Shelf) -> Match[Any]:
    """Replay a record. Raise ``BadRecord`` at the first event that the rules do not allow.

    A record of older rules is replayed up to the first difference from the current rules.
    """
    game = game_of(record.header, shelf)
    check_bots(record)
    if record.header.rules != game.version:
        return replay_older(record, game)
    match = replayed(game, record.header.clock, record.events)
    check_end(record, match)
    return match


def replay_older(record: Record, game: Game[Any]) -> Match[Any]:
    """Replay a record of another version of the rules under the rules of *game*."""
    header, seed = record.header, record.seed
    match = Match(game, header.clock, rules=header.rules)
    chance = None if seed is None else Chance(seed, header.entropies)
    replay_under(match, record.events, chance)
    if match.going_on and seed is not None:
        match.incompatible_at = incompatibility(match, ENDS)
    return match


def game_of(header: Header, shelf: Shelf) -> Game[Any]:
    """Return the game of a header, with its options and under the current rules."""
    if header.game not in shelf:
        raise BadRecord(1, "game", Reason("record_game", fields={"found": repr(header.game)}))
    try:
        game = shelf[header.game](header.options)
    except BadOption as error:
        raise BadRecord(1, f"options.{error.option}", error.problem) from error
    check_header(header, game)
    return game


def check_header(header: Header, game: Game[Any]) -> None:
    if len(header.seats) != game.seats:
        raise BadRecord(1, "seats", wrong_count(len(header.seats), game))
    if len(header.entropies) != game.seats:
        raise BadRecord(1, "entropies", wrong_count(len(header.entropies), game))


def wrong_count(found: int, game: Game[Any]) -> Reason:
    """Return the reason why a header has too many or too few entries for the seats of a game."""
    return Reason("record_seats", fields={"found": found, "n": game.seats})


def check_bots(record: Record) -> None:
    """Raise ``BadRecord`` if an undo took back replies of a seat that was not a bot."""
    seats = record.header.seats
    for line, event in enumerate(record.events, FIRST_LINE):
        taken = event.bots if isinstance(event, Undone) else []
        for seat in taken:
            if not 0 <= seat < len(seats) or not seats[seat].startswith(BOT):
                raise BadRecord(line, "bots", Reason("no_bot"))


def check_end(record: Record, match: Match[Any]) -> None:
    """Raise ``BadRecord`` if the seed is revealed before the end: then events are missing."""
    if record.seed is not None and match.result is None:
        line = FIRST_LINE + len(record.events)
        raise BadRecord(line, "type", Reason("record_unfinished"))
