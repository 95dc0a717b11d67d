"""A game in the terminal: its table, the players of its seats, and its file."""

from functools import cached_property
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, final

from antro.bots.levels import level_of
from antro.core.chance.fair import Chance, commitment, new_seed
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile, BadOption, BadRecord
from antro.core.contract.game import SPECTATOR, Game, Options, Seat
from antro.core.match.judging import FIRST_LINE
from antro.core.match.migration import replay_under
from antro.core.match.table import Table, fair_table
from antro.core.match.undo import repeated_answer
from antro.core.record.record import Record, game_of, read, record_of, write
from antro.files import text_of
from antro.games import GAMES
from antro.games.manifest import Manifest

if TYPE_CHECKING:
    from antro.bots.packed_state import StatePacker

HUMAN: Final = "human"


@final
class Session:
    """One game, from its start or from a saved record. Every change is saved at once."""

    def __init__(
        self, manifest: Manifest, table: Table[Any], seats: list[str], save: Path | None
    ) -> None:
        self.manifest = manifest
        self.table = table
        self.seats = seats  # "human", or "bot:<level>"
        self.save = save
        table.match.bots = [seat for seat, who in enumerate(seats) if who != HUMAN]
        self.opened = monotonic() - table.match.now / 1000
        self.table.begin(self.now())
        self.write_record()

    def now(self) -> int:
        """Return the milliseconds that this table has been open, in all sessions together."""
        return int((monotonic() - self.opened) * 1000)

    def humans(self) -> list[int]:
        """Return the seats that people play."""
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def veiled(self, viewer: Seat) -> Any:
        """Return the state as a viewer knows it."""
        return self.table.game.veil(self.table.state, viewer)

    def watcher(self) -> Seat:
        """Return the viewer while bots play: the only human, or a spectator."""
        humans = self.humans()
        return Seat(humans[0]) if len(humans) == 1 else SPECTATOR

    # Actions of seats

    def play(self, seat: int, move: int) -> None:
        """Make a move and save it."""
        self.table.play(seat, move, self.table.version, self.now())
        self.write_record()

    def undo(self, seat: int) -> None:
        """Take the last move back and save that. Raise ``Refused``."""
        self.table.undo(seat, self.table.version, self.now())
        self.write_record()

    def resign(self, seat: int) -> None:
        """Resign and save that."""
        self.table.resign(seat, self.table.version, self.now())
        self.write_record()

    def let_bot_play(self, seat: int) -> None:
        """Let the bot of a seat choose a move and make it. After an undo it repeats its answer."""
        answer = repeated_answer(self.table.match, seat)
        self.play(seat, self.choice_of_bot(seat) if answer is None else answer)

    def choice_of_bot(self, seat: int) -> int:
        from antro.bots.play import choose  # loaded late, so that a game without bots starts faster

        level, veiled = level_at(self.seats[seat]), self.veiled(Seat(seat))
        return choose(self.table.game, veiled, level, self.bot_seed(seat))

    def bot_seed(self, seat: int) -> int:
        """Return the seed for a bot's next choice, the same in every replay of this game."""
        from antro.bots.play import position_seed

        table = self.table
        known = self.packer.pack(self.veiled(Seat(seat)))
        return position_seed(table.luck.chance.seed, known, len(table.match.standing))

    @cached_property
    def packer(self) -> "StatePacker[Any]":
        from antro.bots.packed_state import StatePacker

        return StatePacker(self.table.game)

    # The next game

    def sequel_command(self) -> str:
        """Return the command for the next game of a series; empty if there is none."""
        game = self.table.game
        options = self.manifest.sequel(game.options, self.table.match.winners())
        if options is None:
            return ""
        usual = {option.name: option.default for option in self.manifest.options}
        chosen = [f"--{name} {value}" for name, value in options.items() if value != usual[name]]
        seats = ",".join(who.partition(":")[0] for who in self.seats)
        return " ".join([f"antro play {game.name} --seats {seats}", *chosen])

    # The file

    def write_record(self) -> None:
        """Write the record and, in another file until the end of the game, the seed."""
        if self.save is None:
            return
        seed = seed_file(self.save)
        if self.table.result is None:
            seed.write_text(self.table.luck.chance.seed)
        new = self.save.with_name(f"{self.save.name}.new")
        new.write_bytes(write(record_of(self.table, self.seats)))
        new.replace(self.save)
        if self.table.result is not None:
            seed.unlink(missing_ok=True)


def level_at(seat: str) -> int:
    """Return the level of the bot on a seat; 0 for a person."""
    return int(seat.partition(":")[2] or 0)


def seed_file(save: Path) -> Path:
    """Return the path of the file that holds the seed of a record until the game is over."""
    return save.with_name(f"{save.name}.seed")


def new_session(
    name: str, options: Options, seats: list[str], save: Path | None, seed: str
) -> Session:
    """Start a new game. Raise ``BadOption``."""
    manifest = GAMES[name]
    game = manifest.make_pinned(options)
    if len(seats) != game.seats:
        raise BadOption("seats", ",".join(seats), Reason("seat_count", fields={"n": game.seats}))
    if game.timed:
        raise BadOption("game", name, Reason("timed_game"))
    for level in filter(None, map(level_at, seats)):
        level_of(level)
    chance = Chance(seed or new_seed(), [""] * game.seats)
    return Session(manifest, fair_table(game, chance), seats, save)


def load_session(save: Path) -> Session:
    """Continue a saved game. Raise ``BadRecord``, or ``BadFile`` if its seed is missing."""
    record = read(save.read_bytes())
    game = game_of(record.header, {name: manifest.make for name, manifest in GAMES.items()})
    seed = record.seed or read_seed(save)
    if commitment(seed) != record.header.commitment:
        raise BadFile(seed_file(save).name, 1, "seed", Reason("wrong_seed"))
    table = table_of(record, game, Chance(seed, record.header.entropies))
    return Session(GAMES[game.name], table, record.header.seats, save)


def table_of(record: Record, game: Game[Any], chance: Chance) -> Table[Any]:
    """Return a table that continues a record under the current rules. Raise ``BadRecord``."""
    header = record.header
    if header.rules == game.version:
        return fair_table(game, chance, header.clock, record.events)
    table = fair_table(game, chance, header.clock, rules=header.rules)
    match = table.match
    replay_under(match, record.events, chance)
    if match.incompatible_at is not None:
        departed = match.incompatible_at
        raise BadRecord(FIRST_LINE + table.version, "rules", departed)
    if match.going_on and match.rules != game.version:
        table.upgrade()
    return table


def read_seed(save: Path) -> str:
    """Return the seed of an unfinished record. Raise ``BadFile`` if its file is missing."""
    file = seed_file(save)
    if not file.exists():
        raise BadFile(file.name, 1, "seed", Reason("no_seed"))
    return text_of(file).strip()
