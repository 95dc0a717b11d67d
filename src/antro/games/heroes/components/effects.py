"""The vocabulary of spells and creatures: their targets and their effects.

A list writes an effect as a word with its numbers: ``wound 2 magical``, ``chain 3 2``. The tables
explain a second number.

==================  ================================================================  ======
of a spell          effect                                                            clause
==================  ================================================================  ======
wound n kind        n wounds to the target, or to each being in it                    §14.1
heal n              heal n from the target                                            §14.2
drain n m           n magical wounds, then heal m from your own being                 §14.3
chain n m           n magical wounds, and m to each further target                    §14.4
discard n           the target discards n cards of the hand                           §14.5
teleport            the target moves to another empty space of its board              §14.6
revive n m          a destroyed creature of cost m or less returns with n life        §14.7
activate            the target is activated                                           §14.8
dispel n            n power tokens, or the spell itself, are removed                  §14.9
burn n              permanent: n magical wounds in its owner’s stop effects           §15.6
bless n             permanent: heal n in its owner’s stop effects                     §15.7
strength n          permanent: n more strength                                        §15.8
freeze              permanent: cannot be activated                                    §15.9
magical ward n      permanent: each magical hit is n less                             §15.10
physical ward n     permanent: each physical hit is n less                            §15.10
wings n             permanent: attacks in all directions, n helms less                §15.11
helm curse n        permanent: n magical wounds to the hero if a helm shows           §15.12
card curse n m      permanent: n magical wounds to the hero for every m cards shown   §15.13
die n               permanent: n more dice                                            §15.14
==================  ================================================================  ======

==================  ================================================================  ======
of a creature       effect                                                            clause
==================  ================================================================  ======
wound n kind        active: n wounds to the target, or to each being in it            §18.2
heal n              active: heal n from the target                                    §18.3
swap                active: the beings on two neighbouring spaces swap                §18.4
thorns n            static: its attacker suffers n magical wounds                     §18.5
magical ward n      static: as for a spell                                            §18.6
physical ward n     static: as for a spell                                            §18.6
strikes n           static: its attack may hit up to n beings                         §18.7
regrow n            static: heal n in its owner’s stop effects                        §18.8
flight              static: it may move to any empty space                            §18.9
==================  ================================================================  ======
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.lists import one_of, short, whole_number

HIGHEST: Final = 20  # number of an effect

PHYSICAL: Final[i64] = 0
MAGICAL: Final[i64] = 1
WOUNDS: Final = ["physical", "magical"]

# The targets of spells and abilities (§12.4, §18.1)
TARGETS: Final = [
    "being", "exposed being", "creature", "exposed creature", "own being", "own creature",
    "other own being", "itself", "player", "opponent", "column", "enemy column",
    "exposed beings", "enemy neighbours", "own destroyed creature", "permanent spell",
]  # fmt: skip

REINFORCEMENTS: Final = [
    "",
    "wound",
    "heal",
    "discard",
    "target",
    "permanent",
]  # §13.3; empty for none, as for basic spells (§13.4)

INSTANT: Final = "instant"
PERMANENT: Final = "permanent"
KINDS: Final = [INSTANT, PERMANENT]


@final
class Word:
    """A word of the vocabulary: the number of its numbers, and its possible targets."""

    def __init__(
        self, numbers: int, targets: list[str], reinforcement: str = "", *, wounds: bool = False
    ) -> None:
        self.numbers: Final = numbers
        self.targets: Final = targets
        self.reinforcement: Final = reinforcement  # the only one that fits, except none
        self.wounds: Final = wounds  # True if a kind of wound follows


@final
class Effect:
    """The effect of a spell or an ability: a word, its numbers and the kind of its wounds."""

    def __init__(self, word: str, amount: int, more: int, wound: i64) -> None:
        self.word: Final = word
        self.amount: Final = amount  # 0 for a word without a number
        self.more: Final = more  # the second number, or 0
        self.wound: Final = wound


AREAS: Final = ["column", "exposed beings"]

SPELL_WORDS: Final = {
    "wound": Word(1, ["being", "exposed being", *AREAS], "wound", wounds=True),
    "heal": Word(1, ["own being", "own creature"], "heal"),
    "drain": Word(2, ["being", "exposed being"], "heal"),
    "chain": Word(2, ["being", "exposed being"], "target"),
    "discard": Word(1, ["opponent"], "discard"),
    "teleport": Word(0, ["creature", "own creature"], "target"),
    "revive": Word(2, ["own destroyed creature"], "heal"),
    "activate": Word(0, ["own creature"]),
    "dispel": Word(1, ["permanent spell"]),
}
PERMANENT_WORDS: Final = {
    "burn": Word(1, ["being", "exposed being", "creature"], "permanent"),
    "bless": Word(1, ["own being", "own creature"], "permanent"),
    "strength": Word(1, ["own creature"], "permanent"),
    "freeze": Word(0, ["creature", "exposed creature"], "permanent"),
    "magical ward": Word(1, ["own being", "own creature"], "permanent"),
    "physical ward": Word(1, ["own being", "own creature"], "permanent"),
    "wings": Word(1, ["own creature"], "permanent"),
    "helm curse": Word(1, ["player", "opponent"], "permanent"),
    "card curse": Word(2, ["player", "opponent"], "permanent"),
    "die": Word(1, ["player"], "permanent"),
}
ACTIVE_WORDS: Final = {
    "wound": Word(1, ["exposed being", "exposed creature", "enemy column"], wounds=True),
    "heal": Word(1, ["other own being", "own being", "itself"]),
    "swap": Word(0, ["enemy neighbours"]),
}
STATIC_WORDS: Final = {
    "thorns": Word(1, []),
    "magical ward": Word(1, []),
    "physical ward": Word(1, []),
    "strikes": Word(1, []),
    "regrow": Word(1, []),
    "flight": Word(0, []),
}


def read_effect(known: dict[str, Word], text: str, name: str, at: int, field: str) -> Effect:
    """Read an effect from a list. Raise ``BadFile`` for an error."""
    fits = [word for word in known if text == word or text.startswith(f"{word} ")]
    if not fits:
        fields: Fields = {"found": short(text), "expected": ", ".join(known)}
        raise BadFile(name, at, field, Reason("list_effect", fields=fields))
    rule, rest = known[fits[0]], text[len(fits[0]) :].split()
    wound = read_wound(rest.pop(), name, at, field) if rule.wounds and rest else MAGICAL
    if len(rest) != rule.numbers:
        counts: Fields = {"what": fits[0], "n": rule.numbers, "found": short(text)}
        raise BadFile(name, at, field, Reason("list_numbers", fields=counts))
    numbers = [whole_number(name, at, field, number, 1, HIGHEST) for number in rest]
    amount, more = [*numbers, 0, 0][:2]
    return Effect(fits[0], amount, more, wound)


def read_wound(text: str, name: str, at: int, field: str) -> i64:
    """Read the kind of a wound. Raise ``BadFile`` for an error."""
    one_of({field: text}, field, WOUNDS, name, at)
    return WOUNDS.index(text)
