"""The options of a game, in a form that any host can offer and check."""

from msgspec import Struct

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile, BadOption, expected_one_of, with_problem
from antro.core.contract.game import Options

Needs = dict[str, list[str]]
"""The allowed values of other options, by name."""


class Option(Struct, frozen=True):
    """An option of a game, and the conditions for it."""

    name: str
    values: list[str]  # allowed values; any text if empty
    default: str
    only: Needs = {}  # it applies if each of these options has an allowed value
    value_only: dict[str, Needs] = {}  # the same for single values of this option
    matters: Needs = {}  # otherwise it has no effect and can be hidden
    group: str = ""  # the heading for a group of options
    role_sets: dict[str, list[str]] = {}  # by value, if the value decides the roles of the game
    recommended: list[str] = []  # good values for beginners
    clauses: dict[str, str] = {}  # by value: the rule that explains it


def applies(option: Option, chosen: Options) -> bool:
    """Return True if an option has an effect with the other options."""
    return holds(option.only, chosen)


def takes(option: Option, value: str, chosen: Options) -> bool:
    """Return True if *value* is allowed with the other options. The default always is."""
    if value == option.default:
        return True
    return applies(option, chosen) and holds(option.value_only.get(value, {}), chosen)


def holds(needs: Needs, chosen: Options) -> bool:
    """Return True if all needed options have an allowed value."""
    return all(chosen[name] in values for name, values in needs.items())


def complete(known: list[Option], given: Options) -> Options:
    """Return the given options, with defaults for the rest. Raise ``BadOption``."""
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
    """Raise ``BadOption`` if a person has two seats and this value of the option forbids it.

    *persons* has the person on each seat, and an empty text for a bot or a free seat.
    """
    seated = [person for person in persons if person]
    if len(seated) > len(set(seated)):
        fields: Fields = {"option": f"option:{option}", "value": f"{option}:{value}"}
        reason = Reason("one_seat_each", fields=fields)
        raise BadOption(option, value, reason, reason)


def bad_list(option: str, error: BadFile) -> BadOption:
    """Return the error for a wrong list of an owner, with its line and field."""
    where: Fields = {"option": f"option:{option}", "line": error.line, "field": error.field}
    reason = Reason("bad_list", fields=with_problem(error.problem, where))
    return BadOption(option, "…", error.problem, reason)


def needs(option: Option, value: str = "") -> list[str]:
    """Return the needs of an option, or of its value, as texts: ``mode=solo|coop``."""
    needed = {**option.only, **option.value_only.get(value, {})}
    return [f"{name}={'|'.join(values)}" for name, values in needed.items()]
