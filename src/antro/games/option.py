"""What a game may be set to, told so that any host can offer it and check it."""

from msgspec import Struct

from antro.core.descriptions import Reason
from antro.core.errors import BadOption
from antro.core.game import Options


class Option(Struct, frozen=True):
    """One thing that may be set, and when it means anything."""

    name: str
    values: list[str]  # one of these; none listed: any text
    default: str
    only: dict[str, list[str]] = {}  # it applies while each of these has such a value


def applies(option: Option, chosen: Options) -> bool:
    """Whether an option means anything beside the others."""
    return all(chosen[name] in values for name, values in option.only.items())


def complete(known: list[Option], given: Options) -> Options:
    """What was given, and defaults for the rest. Raises ``BadOption``, naming the option."""
    names = [option.name for option in known]
    for name, value in given.items():
        if name not in names:
            raise BadOption(name, value, f"there is no such option; there are {', '.join(names)}")
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        check(option, chosen)
    return chosen


def check(option: Option, chosen: Options) -> None:
    value = chosen[option.name]
    if option.values and value not in option.values:
        raise BadOption(option.name, value, f"expected one of {', '.join(option.values)}")
    if value != option.default and not applies(option, chosen):
        quoted = value if option.values else "…"  # a free text may be a whole file
        raise BadOption(option.name, quoted, f"only with {' and '.join(needs(option))}")


def one_seat_each(option: str, value: str, persons: list[str]) -> None:
    """Raise ``BadOption`` if one person holds two seats, which this value of an option forbids.

    *persons* has who sits on each seat; nothing for a bot, or where nobody sits yet.
    """
    seated = [person for person in persons if person]
    if len(seated) > len(set(seated)):
        reason = Reason("one_seat_each", fields={"option": option, "value": value})
        raise BadOption(option, value, "everybody has one seat only", reason)


def needs(option: Option) -> list[str]:
    """What must be chosen for an option to apply: ``mode=solo or coop``."""
    return [f"{name}={' or '.join(values)}" for name, values in option.only.items()]
