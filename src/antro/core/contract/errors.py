"""The errors that Antro raises on purpose. Each is an ``AntroError``.

* ``BadOption``: an option of a game or a command has a bad value
* ``BadRecord``: a saved game cannot be read or replayed; names the line and the field
* ``BadFile``: a deck list or another file from outside is wrong; names the line and the field
* ``BadGame``: a game package is not complete; names the file and the missing part
* ``BadLesson``: a lesson is not well written; names the field
* ``Refused``: a table refuses a request

The server adds errors for a database, an address or a folder that it cannot use. The command line
prints each of them as one sentence. Every other exception that escapes is a bug.

The text of an error is for developers. Its ``reason`` is a sentence in the catalogues, for people.
A reason may contain another reason: the field ``problem`` has the key of that one, and the fields
of both are merged.
"""

from collections.abc import Iterable

from antro.core.contract.descriptions import Fields, Reason


class AntroError(Exception):
    """Base of all our errors."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(text)
        self.reason = reason


class BadOption(AntroError):
    def __init__(
        self, option: str, value: str, problem: Reason, reason: Reason | None = None
    ) -> None:
        fields = with_problem(problem, {"option": option, "value": value})
        reason = reason or Reason("bad_option", fields=fields)
        super().__init__(
            f"option {option}={value!r}: {place_in_file(reason)}{in_code(problem)}"
            f"{in_brackets(reason)}",
            reason,
        )
        self.option = option
        self.value = value
        self.problem = problem


class BadFile(AntroError):
    def __init__(self, name: str, line: int, field: str, problem: Reason) -> None:
        fields = with_problem(problem, {"name": name, "line": line, "field": field})
        super().__init__(
            f"{name}, line {line}, {field}: {in_code(problem)}", Reason("bad_file", fields=fields)
        )
        self.name = name
        self.line = line
        self.field = field
        self.problem = problem


class BadRecord(AntroError):
    def __init__(self, line: int, field: str, problem: Reason) -> None:
        fields = with_problem(problem, {"line": line, "field": field})
        super().__init__(
            f"line {line}, {field}: {in_code(problem)}", Reason("bad_record", fields=fields)
        )
        self.line = line
        self.field = field
        self.problem = problem


class BadGame(AntroError):
    """An error that only the developer of the game can correct, so its problem is in English."""

    def __init__(self, place: str, problem: str) -> None:
        text = f"{place}: {problem}"
        super().__init__(text, Reason("bad_package", fields={"text": text}))
        self.place = place
        self.problem = problem


class BadLesson(AntroError):
    """An error that only the developer of the game can correct, so its problem is in English."""

    def __init__(self, name: str, field: str, problem: str) -> None:
        text = f"lesson {name}, {field}: {problem}"
        super().__init__(text, Reason("bad_package", fields={"text": text}))
        self.name = name
        self.field = field
        self.problem = problem


class Refused(AntroError):
    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code}{in_brackets(reason)}", reason)


def with_problem(problem: Reason, where: Fields) -> Fields:
    """Return the fields of *problem* and of *where* it is, for a reason that contains it.

    If *problem* itself contains a problem, the reason contains the inner one.
    """
    key = problem.fields.get("problem", f"reason.{problem.code}")
    return {**problem.fields, **where, "problem": key}


def in_code(reason: Reason) -> str:
    """Return a reason for developers: ``list_number (low=1, high=9, found='x')``."""
    fields = ", ".join(f"{name}={value}" for name, value in reason.fields.items())
    return f"{reason.code} ({fields})" if fields else reason.code


def place_in_file(reason: Reason) -> str:
    """Return the place that a reason names as ``line 3, type: ``, or nothing if it names none."""
    line, field = reason.fields.get("line"), reason.fields.get("field")
    return f"line {line}, {field}: " if line else ""


def in_brackets(reason: Reason) -> str:
    """Return the rule of a reason as `` (§5.3)``, or nothing if it has none."""
    return f" (§{reason.clause})" if reason.clause else ""


def expected_one_of(values: Iterable[object]) -> Reason:
    """Return the reason that lists the possible values of an option."""
    return Reason("option_one_of", fields={"expected": ", ".join(map(str, values))})


def expected_number(low: int, high: int) -> Reason:
    """Return the reason that names the lowest and the highest value of an option."""
    return Reason("option_number", fields={"low": low, "high": high})
