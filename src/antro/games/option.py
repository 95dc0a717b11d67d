"""What a game may be set to, told so that any host can offer it and check it."""

from msgspec import Struct

from antro.core.errors import BadOption
from antro.core.game import Options


class Option(Struct, frozen=True):
    name: str
    values: list[str]  # one of these; none listed: any text
    default: str


def complete(known: list[Option], given: Options) -> Options:
    """What was given, and defaults for the rest. Raises ``BadOption``, naming the option."""
    names = [option.name for option in known]
    for name, value in given.items():
        if name not in names:
            raise BadOption(name, value, f"there is no such option; there are {', '.join(names)}")
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        if option.values and chosen[option.name] not in option.values:
            problem = f"expected one of {', '.join(option.values)}"
            raise BadOption(option.name, chosen[option.name], problem)
    return chosen
