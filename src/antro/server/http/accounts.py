"""Guests: each has a signed cookie and a nickname."""

import re
import unicodedata
from collections.abc import Mapping
from functools import partial
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
from antro.server.store import rows
from antro.server.store.storage import Storage

COOKIE: Final = "antro"
YEAR: Final = 365 * 24 * 60 * 60
LONGEST_NAME: Final = 24
KEY_BYTES: Final = 32
READABLE: Final = re.compile(f"([{SEEN}Z]M{{0,{MOST_MARKS}}})+")  # categories of characters


@final
class Accounts:
    def __init__(self, key: str = "") -> None:
        self.use_key(key)

    def use_key(self, key: str) -> None:
        """Sign cookies with this key."""
        self.signer = Signer(key, salt="guest", digest_method=sha256)

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


async def cookie_key(storage: Storage, data: Path) -> str:
    """Return the secret that signs cookies. It is made once, and kept in the database.

    Older versions kept it in a file, which is taken over once. Raises ``BadFile``.
    """
    file = data / "cookie.key"
    key = file.read_text().strip() if file.exists() else token_hex(KEY_BYTES)
    if len(key) < 2 * KEY_BYTES:
        raise BadFile(file.name, 1, "key", Reason("short_key"))
    return await storage.do(partial(rows.kept_setting, name="cookie_key", value=key))


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
