"""Files that people bring."""

from pathlib import Path

from antro.core.contract.errors import BadFile


def text_of(file: Path) -> str:
    """The text of a file. Raises ``BadFile`` if it is not UTF-8."""
    content = file.read_bytes()
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadFile(file.name, line, "encoding", "the file is not in UTF-8") from error
