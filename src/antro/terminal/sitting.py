"""A table and those who sit at it: people at this keyboard, bots, and a file to keep it in."""

from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final, final

from antro.bots.levels import level_of
from antro.core.errors import BadFile, BadOption
from antro.core.fair import Chance, commitment, new_seed
from antro.core.game import SPECTATOR, Options, Seat
from antro.core.record import game_of, read, record_of, write
from antro.core.table import Table
from antro.games import GAMES
from antro.games.manifest import Manifest

HUMAN: Final = "human"


@final
class Sitting:
    """One game from here to its end. Every change is on disk before anybody sees it."""

    def __init__(
        self, manifest: Manifest, table: Table[Any], seats: list[str], save: Path | None
    ) -> None:
        self.manifest = manifest
        self.table = table
        self.seats = seats  # "human", or "bot:<level>"
        self.save = save
        self.opened = monotonic() - table.now / 1000
        self.table.begin(self.now())
        self.keep()

    def now(self) -> int:
        """Milliseconds since the table opened, pauses between two sittings left out."""
        return int((monotonic() - self.opened) * 1000)

    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def veiled(self, viewer: Seat) -> Any:
        return self.table.game.veil(self.table.state, viewer)

    def watcher(self) -> Seat:
        """Who looks at the screen while bots play."""
        humans = self.humans()
        return Seat(humans[0]) if len(humans) == 1 else SPECTATOR

    # What seats do

    def play(self, seat: int, move: int) -> None:
        self.table.play(seat, move, self.table.version, self.now())
        self.keep()

    def undo(self, seat: int) -> None:
        """Raises ``Refused``."""
        self.table.undo(seat, self.table.version, self.now())
        self.keep()

    def resign(self, seat: int) -> None:
        self.table.resign(seat, self.table.version, self.now())
        self.keep()

    def let_bot_play(self, seat: int) -> None:
        from antro.bots.play import choose  # a table of people need not wait for it

        level, veiled = level_at(self.seats[seat]), self.veiled(Seat(seat))
        self.play(seat, choose(self.table.game, veiled, level, self.luck()))

    def luck(self) -> int:
        """A seed for a bot's next thought, the same whenever this game is played."""
        digest = sha256(f"{self.table.chance.seed} {self.table.version}".encode()).digest()
        return int.from_bytes(digest[:4], "big")

    # The file

    def keep(self) -> None:
        """Write the record, and beside it, while the game goes on, the seed of its draws."""
        if self.save is None:
            return
        secret = secret_of(self.save)
        if self.table.result is None:
            secret.write_text(self.table.chance.seed)
        whole = self.save.with_name(f"{self.save.name}.new")
        whole.write_bytes(write(record_of(self.table, self.seats)))
        whole.replace(self.save)
        if self.table.result is not None:
            secret.unlink(missing_ok=True)


def level_at(seat: str) -> int:
    """Of the bot that sits there; 0 for a person."""
    return int(seat.partition(":")[2] or 0)


def secret_of(save: Path) -> Path:
    return save.with_name(f"{save.name}.seed")


def sit_down(
    name: str, options: Options, seats: list[str], save: Path | None, seed: str
) -> Sitting:
    """A new game. Raises ``BadOption``."""
    manifest = GAMES[name]
    game = manifest.make(options)
    if len(seats) != game.seats:
        raise BadOption("seats", ",".join(seats), f"{name} has {game.seats} seats")
    for level in filter(None, map(level_at, seats)):
        level_of(level)
    chance = Chance(seed or new_seed(), [""] * game.seats)
    return Sitting(manifest, Table(game, chance), seats, save)


def sit_again(save: Path) -> Sitting:
    """A game that was left. Raises ``BadRecord``, or ``BadFile`` when its seed is missing."""
    record = read(save.read_bytes())
    game = game_of(record.header, {name: manifest.make for name, manifest in GAMES.items()})
    seed = record.seed or found_seed(save)
    if commitment(seed) != record.header.commitment:
        raise BadFile(secret_of(save).name, 1, "seed", "it is not the seed of this record")
    chance = Chance(seed, record.header.entropies)
    table = Table(game, chance, record.header.clock, record.events)
    return Sitting(GAMES[game.name], table, record.header.seats, save)


def found_seed(save: Path) -> str:
    secret = secret_of(save)
    if not secret.exists():
        raise BadFile(secret.name, 1, "seed", "the file beside an unfinished record is gone")
    return secret.read_text().strip()
