"""Read the files of players."""

from pathlib import Path

from antro.core.contract.errors import BadFile
from antro.core.text.json_problems import encoding_problem, wrong_line


def text_of(file: Path) -> str:
    """Return the text of a file. Raise ``BadFile`` if it is not UTF-8."""
    content = file.read_bytes()
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        place = (file.name, wrong_line(error), "encoding")
        raise BadFile(*place, encoding_problem(error)) from error
