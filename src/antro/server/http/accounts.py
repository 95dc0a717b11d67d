"""Guests: each has a signed cookie and a nickname."""

import os
import re
import unicodedata
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Final, final

from itsdangerous import BadSignature, Signer
from starlette.requests import cookie_parser
from starlette.responses import Response

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile, Refused
from antro.core.record.record import BOT
from antro.server.ops.visible_text import BLANK, MOST_MARKS, SEEN

COOKIE: Final = "antro"
YEAR: Final = 365 * 24 * 60 * 60
LONGEST_NAME: Final = 24
KEY_BYTES: Final = 32
READABLE: Final = re.compile(f"([{SEEN}Z]M{{0,{MOST_MARKS}}})+")  # categories of characters


@final
class Accounts:
    def __init__(self, key: str) -> None:
        self.signer: Final = Signer(key, salt="guest", digest_method=sha256)

    def guest(self, headers: Mapping[str, str]) -> str:
        """Return the guest of a request, or nothing without a cookie that we signed."""
        cookies = cookie_parser(headers.get("cookie", ""))
        try:
            return self.signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return ""

    def set_cookie(self, response: Response, guest: str, *, secure: bool) -> None:
        """Set the cookie of a guest. Scripts cannot read it, and other sites cannot use it."""
        response.set_cookie(
            COOKIE,
            self.signer.sign(guest).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def new_guest() -> str:
    return token_urlsafe(12)


def cookie_key(data: Path) -> str:
    """Return the secret that signs cookies. It is made once, and only its owner can read it.

    The file is written in one step, because half a key would be easy to guess.
    """
    file, draft = data / "cookie.key", data / "cookie.key.new"
    if not file.exists():
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(token_hex(KEY_BYTES))
        draft.replace(file)
    key = file.read_text().strip()
    if len(key) < 2 * KEY_BYTES:
        raise BadFile(file.name, 1, "key", Reason("short_key"))
    return key


def nickname(name: str) -> str:
    """Return a name that others can read, on one line. Raises ``Refused``."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    categories = "".join(unicodedata.category(letter)[0] for letter in tidy)
    unseen = not READABLE.fullmatch(categories) or not BLANK.isdisjoint(tidy)
    if unseen or len(tidy) > LONGEST_NAME:
        raise Refused(Reason("bad_name", fields={"n": LONGEST_NAME}))
    if tidy.startswith(BOT):
        raise Refused(Reason("name_of_bot"))
    return tidy
