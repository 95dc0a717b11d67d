"""The errors that Antro raises on purpose, all of them an ``AntroError``.

* ``BadOption``: a game or a command cannot be set that way; names the option
* ``BadRecord``: a saved game does not replay; names the line and the field
* ``BadFile``: a deck list or another file from outside is wrong; names the line and the field
* ``BadGame``: a game is not complete; names the thing and where it is
* ``BadLesson``: a lesson cannot be given as it is written; names the field
* ``Refused``: a table does not do what it was asked to; carries a ``Reason``

The server adds its own, for a database, an address or a package that it cannot use. The
command line prints any of them as one line. Every other exception that escapes is a bug.
"""

from antro.core.contract.descriptions import Fields, Reason


class AntroError(Exception):
    """Base of all our errors."""


class BadOption(AntroError):
    def __init__(self, option: str, value: str, problem: str, reason: Reason | None = None) -> None:
        super().__init__(f"option {option}={value!r}: {problem}")
        self.option = option
        self.value = value
        self.problem = problem
        fields: Fields = {"option": option, "value": value}
        self.reason = reason or Reason("bad_option", fields=fields)


class BadFile(AntroError):
    def __init__(self, name: str, line: int, field: str, problem: str) -> None:
        super().__init__(f"{name}, line {line}, {field}: {problem}")
        self.name = name
        self.line = line
        self.field = field
        self.problem = problem


class BadGame(AntroError):
    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class BadRecord(AntroError):
    def __init__(self, line: int, field: str, problem: str) -> None:
        super().__init__(f"line {line}, {field}: {problem}")
        self.line = line
        self.field = field
        self.problem = problem


class BadLesson(AntroError):
    def __init__(self, name: str, field: str, problem: str) -> None:
        super().__init__(f"lesson {name}, {field}: {problem}")
        self.name = name
        self.field = field
        self.problem = problem


class Refused(AntroError):
    def __init__(self, reason: Reason) -> None:
        clause = f" (§{reason.clause})" if reason.clause else ""
        super().__init__(f"{reason.code}{clause}")
        self.reason = reason
