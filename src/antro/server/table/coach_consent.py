"""The consent of the players of one table to the coach. It is kept in memory only."""

from typing import final


@final
class CoachConsent:
    def __init__(self) -> None:
        self.wanted_by: list[str] = []  # persons

    def want(self, guest: str, *, wanted: bool) -> bool:
        """Note if a person wants the coach. Return True if that has changed."""
        if wanted == (guest in self.wanted_by):
            return False
        if wanted:
            self.wanted_by.append(guest)
        else:
            self.wanted_by.remove(guest)
        return True

    def given(self, persons: set[str]) -> bool:
        """Return True if the coach may be used: one person plays alone, or all agree."""
        return len(persons) < 2 or persons <= set(self.wanted_by)
