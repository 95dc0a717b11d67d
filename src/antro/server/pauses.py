"""For whom a game against time waits: a line may break, and nobody is to win by that."""

from typing import Final, final

PAUSES: Final = 2  # for each seat
LONGEST: Final = 30.0  # seconds that one of them lasts


@final
class Pauses:
    """The seats that are waited for. Times are seconds, of any clock that only runs."""

    def __init__(self, seats: int) -> None:
        self.left: Final = [PAUSES] * seats
        self.came: Final[set[int]] = set()  # seats whose person has been here
        self.until: Final[dict[int, float]] = {}  # by seat that is away: how long it is waited for

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
        waiting = {seat: self.until[seat] for seat in persons if self.until.get(seat, 0.0) > now}
        return list(waiting), max(waiting.values()) - now if waiting else None

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
