"""Read files that players bring."""

from pathlib import Path

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile


def text_of(file: Path) -> str:
    """Return the text of a file. Raise ``BadFile`` if it is not UTF-8."""
    content = file.read_bytes()
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadFile(file.name, line, "encoding", Reason("list_encoding")) from error
