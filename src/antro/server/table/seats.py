"""The seats of a live table: the persons and bots on them, their names, and open seats."""

from collections.abc import Container
from typing import Final, final

from msgspec.structs import replace

from antro.server.store.storage import SeatRow, TableRow


@final
class Seats:
    def __init__(self, row: TableRow, names: dict[str, str]) -> None:
        self._row = row
        self._names: Final = names  # of the persons who sit here, by guest
        self._text_waived = False  # the game starts without the opener's random text

    @property
    def row(self) -> TableRow:
        """The table as saved, without its moves."""
        return self._row

    def change(self, seat: SeatRow, names: dict[str, str]) -> None:
        """Replace a seat, and add names."""
        self._names.update(names)
        seats = [seat if old.seat == seat.seat else old for old in self._row.seats]
        self._row = replace(self._row, seats=seats)

    def rename(self, guest: str, name: str) -> None:
        self._names[guest] = name

    def open_rematch(self, next: str) -> None:
        """Note the id of the rematch."""
        self._row = replace(self._row, next=next)

    # Before the game starts

    @property
    def full(self) -> bool:
        """True if no seat is open."""
        return not any(seat.open for seat in self._row.seats)

    @property
    def ready(self) -> bool:
        """True if all seats are taken and everyone is ready."""
        return self.full and (self._text_waived or not self.awaited())

    @property
    def lacks_text(self) -> bool:
        """True if the game waits only for the opener's random text."""
        return self.full and not self.ready and set(self.awaited()) == {self._row.opener}

    def awaited(self) -> list[str]:
        """Return the persons that are not ready."""
        return [seat.player for seat in self._row.seats if seat.awaited]

    def waive_text(self) -> None:
        """Start without the opener's random text."""
        self._text_waived = True

    # Persons and bots

    def of(self, guest: str) -> list[int]:
        """Return the seats of a guest."""
        return [seat.seat for seat in self._row.seats if guest and seat.player == guest]

    def of_persons(self, gone: Container[int] = ()) -> list[int]:
        """Return the seats that persons play, without the seats that are gone."""
        return [row.seat for row in self._row.seats if row.person_plays and row.seat not in gone]

    def persons(self, gone: Container[int]) -> set[str]:
        """Return the persons who play, without those whose seats are gone."""
        return {self._row.seats[seat].player for seat in self.of_persons(gone)}

    def of_bots(self, acting: list[int]) -> list[int]:
        """Return the seats that a bot plays, also as a substitute."""
        return [seat for seat in acting if self._row.seats[seat].level]

    @property
    def names(self) -> dict[str, str]:
        """A copy of the names of all persons, by guest."""
        return self._names.copy()

    def name_at(self, seat: int) -> str:
        """Return the name of a seat's person. A finished game keeps the names it ended with."""
        if self._row.names:
            return self._row.names[seat]
        return self._names.get(self._row.seats[seat].player, "")

    def guest_number(self, seat: int) -> int:
        """Return a number from 1 for a person without a name if there are several, else 0."""
        unnamed = [row.seat for row in self._row.seats if row.player and not self.name_at(row.seat)]
        return unnamed.index(seat) + 1 if seat in unnamed and len(unnamed) > 1 else 0

    def recorded_names(self) -> list[str]:
        """Return by seat the name of its person, or ``bot:<level>``."""
        return [
            self.name_at(row.seat) if row.player else f"bot:{row.level}" for row in self._row.seats
        ]
