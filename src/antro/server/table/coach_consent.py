"""The consent of the players of one table to the coach. It is kept in memory only."""

from typing import final


@final
class CoachConsent:
    def __init__(self) -> None:
        self.wanted_by: list[str] = []  # persons

    def want(self, guest: str, *, wanted: bool) -> bool:
        """Note that a person wants the coach, or does not. Return True if that is news."""
        if wanted == (guest in self.wanted_by):
            return False
        if wanted:
            self.wanted_by.append(guest)
        else:
            self.wanted_by.remove(guest)
        return True

    def given(self, persons: set[str]) -> bool:
        """True if the coach may speak: one person plays alone, or all agree."""
        return len(persons) < 2 or persons <= set(self.wanted_by)
