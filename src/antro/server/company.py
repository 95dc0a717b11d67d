"""People at one table: what they say to each other, and whether the coach may speak.

Kept in memory for as long as the table is, and nowhere else: nothing of it reaches a record.
"""

import unicodedata
from typing import Final, final

from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.server.limits import Bucket
from antro.server.wire.socket_messages import CoachNote, Said
from antro.server.wire.socket_requests import Phrase

LONGEST: Final = 280  # bytes of a text
KEPT: Final = 100  # of what was said last
RATE: Final = 0.5  # a second, for one person
BURST: Final = 6.0

JOINER: Final = "\u200d"  # between the parts of a picture letter


@final
class Company:
    def __init__(self) -> None:
        self.said: list[Said] = []
        self.count = 0  # of all that was ever said here
        self.for_coach: list[str] = []  # the persons who want the coach at this table
        self.buckets: Final[dict[str, Bucket]] = {}  # by person

    # Talk

    def say(self, guest: str, seat: int, phrase: Phrase | None, text: str) -> Said:
        """Keep what a person says: a phrase, or a text. Raises ``Refused``."""
        if phrase is not None and text:
            raise Refused(Reason("bad_message", fields={"problem": "text"}))
        if len(text.encode("utf-8", "replace")) > LONGEST:
            raise Refused(Reason("too_big", fields={"n": LONGEST}))
        text = readable(text)
        if phrase is None and not text:
            raise Refused(Reason("nothing_said"))
        if not self.buckets.setdefault(guest, Bucket(RATE, BURST)).take():
            raise Refused(Reason("too_fast"))
        return self.note(seat, phrase, text)

    def note(self, seat: int, phrase: Phrase | CoachNote | None, text: str = "") -> Said:
        """Keep a line of the talk, in place of the oldest if there are many."""
        line = Said(self.count, seat, phrase, text)
        self.count += 1
        self.said = [*self.said, line][-KEPT:]
        return line

    # The coach

    def want_coach(self, guest: str, *, wanted: bool) -> bool:
        """Note whether a person wants the coach. Returns whether that is news."""
        if wanted == (guest in self.for_coach):
            return False
        if wanted:
            self.for_coach.append(guest)
        else:
            self.for_coach.remove(guest)
        return True

    def coach_allowed(self, persons: set[str]) -> bool:
        """Whether the coach may speak: to somebody alone, or where all agree."""
        return len(persons) < 2 or persons <= set(self.for_coach)


def readable(text: str) -> str:
    """A text in one line, without what cannot be seen or turns letters around."""
    seen = "".join(letter if is_readable(letter) else " " for letter in text)
    return " ".join(seen.split())


def is_readable(letter: str) -> bool:
    return letter == JOINER or unicodedata.category(letter)[0] != "C"
