"""The files of the client. They were compressed when the client was built."""

from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final, final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.http.accounts import Accounts, new_guest
from antro.server.http.requests import is_secure

YEAR: Final = 365 * 24 * 60 * 60
HASHED: Final = ("assets", "art")  # folders of files whose names change with their contents
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffix of a compressed file, by its encoding. The smallest comes first."""


@final
class ClientFiles:
    def __init__(self, folder: Path, accounts: Accounts) -> None:
        self.folder: Final = folder
        self.accounts: Final = accounts

    def routes(self) -> list[Route]:
        return [Route("/{path:path}", self.file)]

    async def file(self, request: Request) -> Response:
        """Return a file of the client, or its page for any other address."""
        folder = self.folder.resolve()  # the compiled engine has a link there
        path = request.path_params["path"]
        file = file_in(folder, path)
        if file is None and path.startswith(tuple(f"{hashed}/" for hashed in HASHED)):
            raise Refused(Reason("unknown_address"))  # an older page asks for a file that is gone
        page = folder / "index.html"
        if not page.is_file():
            return PlainTextResponse("The client has not been built: run ./play.", 503)
        return self.respond(request, file or page)

    def respond(self, request: Request, file: Path) -> Response:
        """Return the file, or only that it has not changed. The page also brings the cookie."""
        kind = guess_type(file)[0] or "application/octet-stream"
        encoding, sent = encoded(file, request.headers.get("accept-encoding", ""))
        response = Response(sent.read_bytes(), media_type=kind)
        if encoding:
            response.headers["content-encoding"] = encoding
        response.headers.update(cache_headers(file, bytes(response.body)))
        if response.headers.get("etag") in tags_in(request):
            response = NotModifiedResponse(response.headers)
        if kind == "text/html" and not self.accounts.guest(request.headers):
            self.accounts.set_cookie(response, new_guest(), secure=is_secure(request))
        return response


def cache_headers(file: Path, body: bytes) -> dict[str, str]:
    """Return the headers for caches. Other files than hashed ones are checked at each visit."""
    if file.parent.name in HASHED:
        return {"vary": "accept-encoding", "cache-control": f"public, max-age={YEAR}, immutable"}
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return {"vary": "accept-encoding", "cache-control": "no-cache", "etag": tag}


def tags_in(request: Request) -> list[str]:
    """Return the tags that the browser knows. A proxy may have made them weak."""
    known = request.headers.get("if-none-match", "")
    return [tag.strip().removeprefix("W/") for tag in known.split(",")]


def file_in(folder: Path, path: str) -> Path | None:
    """Return the file below *folder* with that path, if it exists and is not a compressed copy."""
    try:
        file = (folder / path).resolve()
        found = folder in file.parents and file.is_file()
    except (OSError, ValueError):  # too long, or no path at all
        return None
    return file if found and file.suffix not in ENCODINGS.values() else None


def encoded(file: Path, accepted: str) -> tuple[str, Path]:
    """Return the best encoding that a browser accepts, and the file in it."""
    wanted = weights(accepted)
    for encoding, suffix in ENCODINGS.items():
        copy = file.with_name(file.name + suffix)
        if wanted.get(encoding, wanted.get("*", 0)) > 0 and copy.is_file():
            return encoding, copy
    return "", file


def weights(accepted: str) -> dict[str, float]:
    """Return the encodings of the header Accept-Encoding, with their weights."""
    parts = (part.partition(";") for part in accepted.lower().split(","))
    return {name.strip(): weight(given) for name, _, given in parts}


def weight(given: str) -> float:
    """Return the weight after an encoding: ``q=0.5``. It is 1 by default, and 0 if it is broken."""
    name, _, number = given.replace(" ", "").partition("=")
    if name != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
