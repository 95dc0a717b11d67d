"""The chat of one table. It stays in memory with the table, and is never saved."""

import unicodedata
from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.ops.limits import Bucket
from antro.server.ops.visible_text import is_seen, with_few_marks
from antro.server.wire.socket_messages import CoachNote, Said
from antro.server.wire.socket_requests import Phrase

LONGEST: Final = 280  # bytes of a text
KEPT: Final = 100  # messages: the last ones
RATE: Final = 0.5  # messages per second, for one person
BURST: Final = 6.0

JOINER: Final = "\u200d"  # joins the parts of an emoji


@final
class Chat:
    def __init__(self) -> None:
        self.said: list[Said] = []
        self.count = 0  # messages so far
        self.buckets: Final[dict[str, Bucket]] = {}  # by person

    def say(self, guest: str, seat: int, phrase: Phrase | None, text: str) -> Said:
        """Add a person's message: a phrase or a text. Raises ``Refused``."""
        if phrase is not None and text:
            raise Refused(Reason("phrase_or_text"))
        if len(text.encode("utf-8", "replace")) > LONGEST:
            raise Refused(Reason("too_big", fields={"n": LONGEST}))
        text = readable(text)
        if phrase is None and not text:
            raise Refused(Reason("nothing_said"))
        if not self.buckets.setdefault(guest, Bucket(RATE, BURST)).take():
            raise Refused(Reason("too_fast"))
        return self.note(seat, phrase, text)

    def note(self, seat: int, phrase: Phrase | CoachNote | None, text: str = "") -> Said:
        """Add a line, and drop the oldest one if there are too many."""
        line = Said(self.count, seat, phrase, text)
        self.count += 1
        self.said = [*self.said, line][-KEPT:]
        return line


def readable(text: str) -> str:
    """Return a text on one line, with few marks on each character.

    It has no characters that change its direction. It is empty if nothing in it can be seen.
    """
    plain = "".join(letter if is_readable(letter) else " " for letter in text)
    line = " ".join(with_few_marks(plain).split())
    return line if any(map(is_seen, line)) else ""


def is_readable(letter: str) -> bool:
    return letter == JOINER or unicodedata.category(letter)[0] != "C"
