"""The pauses of a timed game. Nobody should win because a connection broke."""

from typing import Final, final

PAUSES: Final = 2  # automatic pauses for each seat
LONGEST: Final = 30.0  # seconds of an automatic pause
TOKENS: Final = 1  # pauses that the player of a seat may ask for
RESPITE: Final = 60.0  # seconds of such a pause


@final
class Pauses:
    """The seats that the game waits for. Times are seconds of a monotonic clock."""

    def __init__(self, seats: int) -> None:
        self.left: Final = [PAUSES] * seats
        self.tokens: Final = [TOKENS] * seats
        self.came: Final[set[int]] = set()  # seats whose person has been here
        self.until: Final[dict[int, float]] = {}  # by absent seat: the end of its pause
        self.respites: Final[dict[int, float]] = {}  # by seat: the end of the pause it asked for

    def waited_for(
        self, persons: dict[int, bool], acting: list[int], now: float
    ) -> tuple[list[int], float | None]:
        """Return the seats that the game waits for, and the longest remaining pause.

        *persons* are the seats of persons, with True if the person is here. The game pauses
        without an end while none of them is here. The pause for an absent seat starts when that
        seat has to choose.
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
        """Return the end of the pause of one seat."""
        return max(self.until.get(seat, 0.0), self.respites.get(seat, 0.0))

    def ask(self, seat: int, now: float) -> bool:
        """Start the pause that a player asks for. Return False if the seat has none left."""
        if not self.tokens[seat]:
            return False
        self.tokens[seat] -= 1
        self.respites[seat] = now + RESPITE
        return True

    def end(self, seat: int) -> None:
        """End the pause that a player has asked for."""
        self.respites.pop(seat, None)

    def note_those_here(self, persons: dict[int, bool]) -> None:
        for seat, here in persons.items():
            if here:
                self.came.add(seat)
                self.until.pop(seat, None)

    def begin(self, seat: int, now: float) -> None:
        """Start a pause for an absent seat, if it has one left.

        The next pause can start only after the person was here. Waiting for their first arrival
        does not count as a pause.
        """
        if seat in self.until or not self.left[seat]:
            return
        if seat in self.came:
            self.left[seat] -= 1
        self.until[seat] = now + LONGEST
