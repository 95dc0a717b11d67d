"""Who somebody is: a guest, known by a signed cookie, called by a nickname."""

import os
import unicodedata
from hashlib import sha256
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Final, final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from antro.core.errors import Refused
from antro.core.told import Reason

COOKIE: Final = "antro"
YEAR: Final = 365 * 24 * 60 * 60
LONGEST_NAME: Final = 24
HIDDEN: Final = ("C", "Zl", "Zp")  # characters that are not seen, or turn the line around


@final
class Accounts:
    def __init__(self, key: str) -> None:
        self.signer: Final = Signer(key, salt="guest", digest_method=sha256)

    def guest(self, connection: HTTPConnection) -> str:
        """Who asks; nobody without a cookie that we signed."""
        try:
            return self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return ""

    def greet(self, response: Response, guest: str, *, secure: bool) -> None:
        """Let a browser keep who it is. Scripts cannot read it; other sites cannot use it."""
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
    """The secret that signs cookies: made once, and readable by its owner only."""
    file = data / "cookie.key"
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(token_hex(32))
    return file.read_text().strip()


def nickname(name: str) -> str:
    """A name that others can read, on one line. Raises ``Refused``."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(letter).startswith(HIDDEN) for letter in tidy)
    if hidden or not 0 < len(tidy) <= LONGEST_NAME:
        raise Refused(Reason("bad_name", fields={"n": LONGEST_NAME}))
    return tidy
