"""For whom a game against time waits: a line may break, and nobody is to win by that."""

from typing import Final, final

PAUSES: Final = 2  # for each seat
LONGEST: Final = 30.0  # seconds that one of them lasts
TOKENS: Final = 1  # for each seat: pauses that its person asks for
RESPITE: Final = 60.0  # seconds that one of these lasts


@final
class Pauses:
    """The seats that are waited for. Times are seconds, of any clock that only runs."""

    def __init__(self, seats: int) -> None:
        self.left: Final = [PAUSES] * seats
        self.tokens: Final = [TOKENS] * seats
        self.came: Final[set[int]] = set()  # seats whose person has been here
        self.until: Final[dict[int, float]] = {}  # by seat that is away: how long it is waited for
        self.respites: Final[dict[int, float]] = {}  # by seat that asked for a pause: its end

    def waited_for(
        self, persons: dict[int, bool], acting: list[int], now: float
    ) -> tuple[list[int], float | None]:
        """The seats for which time stands still, and for how long at most.

        *persons* are the seats that persons play, and whether each of them is here. Nothing
        happens while none of them is. One that is away is waited for once it is to choose.
        """
        self.note_those_here(persons)
        if not any(persons.values()):
            return list(persons), None
        for seat in acting:
            if not persons.get(seat, True):
                self.begin(seat, now)
        waiting = {seat: self.waits_until(seat) for seat in persons}
        awaited = [seat for seat, until in waiting.items() if until > now]
        return awaited, max(waiting[seat] for seat in awaited) - now if awaited else None

    def waits_until(self, seat: int) -> float:
        """When time goes on, as far as one seat is concerned."""
        return max(self.until.get(seat, 0.0), self.respites.get(seat, 0.0))

    def ask(self, seat: int, now: float) -> bool:
        """Begin a pause that a person asks for. False if that seat has none left."""
        if not self.tokens[seat]:
            return False
        self.tokens[seat] -= 1
        self.respites[seat] = now + RESPITE
        return True

    def end(self, seat: int) -> None:
        """Go on, because whoever asked for a pause needs it no longer."""
        self.respites.pop(seat, None)

    def note_those_here(self, persons: dict[int, bool]) -> None:
        for seat, here in persons.items():
            if here:
                self.came.add(seat)
                self.until.pop(seat, None)

    def begin(self, seat: int, now: float) -> None:
        """Wait for a seat, if it may be waited for.

        Once it is over, a wait does not begin again until that person was here. To come for the
        first time is no pause of theirs.
        """
        if seat in self.until or not self.left[seat]:
            return
        if seat in self.came:
            self.left[seat] -= 1
        self.until[seat] = now + LONGEST
