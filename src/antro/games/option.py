"""What a game may be set to, told so that any host can offer it and check it."""

from msgspec import Struct

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile, BadOption, expected_one_of, with_problem
from antro.core.contract.game import Options

Needs = dict[str, list[str]]
"""By the names of other options: the values that they may have."""


class Option(Struct, frozen=True):
    """One thing that may be set, and when it means anything."""

    name: str
    values: list[str]  # one of these; none listed: any text
    default: str
    only: Needs = {}  # it applies while each of these has such a value
    value_only: dict[str, Needs] = {}  # and so do some of its values: by value
    matters: Needs = {}  # elsewhere it may be set, but changes nothing: it need not be shown
    group: str = ""  # the heading under which it is shown, with others of its kind
    role_sets: dict[str, list[str]] = {}  # by value, if a value says which roles play: these
    recommended: list[str] = []  # values that are good to begin with
    clauses: dict[str, str] = {}  # by value: the rule that tells what it means


def applies(option: Option, chosen: Options) -> bool:
    """Whether an option means anything beside the others."""
    return holds(option.only, chosen)


def takes(option: Option, value: str, chosen: Options) -> bool:
    """Whether an option may have a value beside the others; its default it always may."""
    if value == option.default:
        return True
    return applies(option, chosen) and holds(option.value_only.get(value, {}), chosen)


def holds(needs: Needs, chosen: Options) -> bool:
    """Whether all others have such values as are needed."""
    return all(chosen[name] in values for name, values in needs.items())


def complete(known: list[Option], given: Options) -> Options:
    """What was given, and defaults for the rest. Raises ``BadOption``, naming the option."""
    names = [option.name for option in known]
    for name, value in given.items():
        if name not in names:
            known_names = ", ".join(names)
            raise BadOption(name, value, Reason("option_unknown", fields={"known": known_names}))
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        check(option, chosen)
    return chosen


def check(option: Option, chosen: Options) -> None:
    value = chosen[option.name]
    if option.values and value not in option.values:
        raise BadOption(option.name, value, expected_one_of(option.values))
    if not takes(option, value, chosen):
        quoted = value if option.values else "…"  # a free text may be a whole file
        needed = ", ".join(needs(option, value))
        raise BadOption(option.name, quoted, Reason("option_needs", fields={"needed": needed}))


def one_seat_each(option: str, value: str, persons: list[str]) -> None:
    """Raise ``BadOption`` if one person holds two seats, which this value of an option forbids.

    *persons* has who sits on each seat; nothing for a bot, or where nobody sits yet.
    """
    seated = [person for person in persons if person]
    if len(seated) > len(set(seated)):
        reason = Reason("one_seat_each", fields={"option": option, "value": value})
        raise BadOption(option, value, reason, reason)


def bad_list(option: str, error: BadFile) -> BadOption:
    """What is wrong with a list that an owner of the box brings, with its line and field."""
    where: Fields = {"option": option, "line": error.line, "field": error.field}
    reason = Reason("bad_list", fields=with_problem(error.problem, where))
    return BadOption(option, "…", error.problem, reason)


def needs(option: Option, value: str = "") -> list[str]:
    """What must be chosen for an option to apply, or to have a value: ``mode=solo|coop``."""
    needed = {**option.only, **option.value_only.get(value, {})}
    return [f"{name}={'|'.join(values)}" for name, values in needed.items()]
