"""Texts of strangers: the characters that can be seen, with few marks on each."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 3  # combining marks on one character; more cover other lines
SEEN: Final = "LNPS"  # categories of characters that show something
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters and symbols that do not


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in SEEN and letter not in BLANK


def with_few_marks(text: str) -> str:
    """Return a text without the marks that follow no character, or too many other marks."""
    kept: list[str] = []
    room = 0  # for marks on the last character
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter)[0] != "M":
            room = MOST_MARKS
        elif room == 0:
            continue
        else:
            room -= 1
        kept.append(letter)
    return "".join(kept)
