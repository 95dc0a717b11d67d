"""The pictures that were made before the client is served. Many of them fit into one answer."""

from hashlib import blake2b
from pathlib import Path
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.http.client_files import tags_in

MOST: Final = 100  # pictures in one answer
INDEX: Final = "art.json"  # the file of each picture
FOLDER: Final = "art"  # the name of a file there ends with its scale: ``1a2b@1.5.webp``

Heading = tuple[float, int] | None
"""The scale of a picture and the number of its bytes. None if there is no such picture."""


@final
class Pictures:
    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def routes(self) -> list[Route]:
        return [Route(f"/{FOLDER}", self.named)]

    async def named(self, request: Request) -> Response:
        """Return a line with the headings of the named pictures, then their bytes."""
        names = request.query_params.get("of", "").split(",")
        if len(names) > MOST or len(set(names)) < len(names):
            raise Refused(Reason("unknown_address"))
        index = read_index(self.folder)
        files = [index.get(name, "") for name in names]
        tag = f'"{blake2b(" ".join(files).encode(), digest_size=12).hexdigest()}"'
        headers = {"cache-control": "no-cache", "etag": tag}
        if tag in tags_in(request):
            return NotModifiedResponse(Response(headers=headers).headers)
        body = joined([self.folder / FOLDER / file if file else None for file in files])
        return Response(body, headers=headers, media_type="application/octet-stream")


def read_index(folder: Path) -> dict[str, str]:
    """Return the file of each picture. A client that was just built has no pictures yet."""
    try:
        return msgspec.json.decode((folder / INDEX).read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}


def joined(files: list[Path | None]) -> bytes:
    headings: list[Heading] = []
    pictures: list[bytes] = []
    for file in files:
        if file is None or not file.is_file():  # pictures are being made again
            headings.append(None)
            continue
        pictures.append(file.read_bytes())
        headings.append((float(file.stem.rpartition("@")[2]), len(pictures[-1])))
    return b"".join([msgspec.json.encode(headings), b"\n", *pictures])
