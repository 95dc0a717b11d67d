"""Orders as text, such as ``FFF+1H*;C3 a0 l1 w0 met goals``, and as fields of messages (§8.2)."""

import re
from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields
from antro.games.heroes.state.goals import (
    GOALS_OF_ORDER,
    HELM_STEPS,
    NO_GOAL,
    WITH_HELMS,
    accepted_of,
    asks_for,
    follow_of,
    goal_at,
    has_star,
    nearer_of,
    order_of,
    settings_in,
    settings_of,
    stop_of,
    waits_of,
)

BASES: Final = [
    *[letter * count for letter in "FWEA" for count in (2, 3, 4)],
    "HH",
    "S3",
    "D3",
    "D4",
]
CARDS: Final = ["C3", "C4", "C5", "C6", "C7"]
WANTED: Final = {
    **{"F": "fire", "W": "water", "E": "earth", "A": "air", "H": "helm", "C": "card"},
    **{"S": "same", "D": "different"},
}
"""The symbol that a goal asks for, by its first letter."""

STOP_WORDS: Final = ["met", "never"]
FOLLOW_WORDS: Final = ["never", "goals", "any"]
GOAL: Final = re.compile(r"([FWEAH]+|[SD]\d|C\d)(?:\+([1-4])H)?(\*?)")
ORDER: Final = re.compile(r"(\S+) a([0-7]) l([0-7]) w(\d) (met|never) (never|goals|any)")


def base_of(goal: int) -> tuple[str, int]:
    """Return the base of a goal, and the number of helms added to it."""
    cards = goal // 2 - int(WITH_HELMS * HELM_STEPS)
    if cards >= 0:
        return CARDS[cards], 0
    kind, helms = divmod(goal // 2, int(HELM_STEPS))
    return BASES[kind], helms


def write_goal(goal: int) -> str:
    """Write a goal as in the rulebook, such as ``FFF+1H*``."""
    base, helms = base_of(goal)
    return f"{base}{f'+{helms}H' if helms else ''}{'*' if has_star(goal) else ''}"


def goal_things(goal: int) -> list[str]:
    """Return a goal as things: ``wanted:fire:3``, ``wanted:helm:1``, ``wanted:more``."""
    base, helms = base_of(goal)
    extra_helms = 0 if base == "HH" else helms
    wanted = [f"wanted:{WANTED[base[0]]}:{asks_for(goal) - extra_helms}"]
    if extra_helms:
        wanted.append(f"wanted:helm:{extra_helms}")
    return [*wanted, "wanted:more"] if has_star(goal) else wanted


def settings_fields(settings: int) -> Fields:
    """Return the settings of an order as fields of a message."""
    return {
        "avoid": f"avoid:{accepted_of(settings)}",
        "nearer": f"nearer:{nearer_of(settings)}",
        "wait": f"wait:{waits_of(settings)}",
        "ending": f"ending:{STOP_WORDS[stop_of(settings)]}",
        "follow": f"follow:{FOLLOW_WORDS[follow_of(settings)]}",
    }


def write_settings(settings: int) -> str:
    stop, follow = STOP_WORDS[stop_of(settings)], FOLLOW_WORDS[follow_of(settings)]
    numbers = f"a{accepted_of(settings)} l{nearer_of(settings)} w{waits_of(settings)}"
    return f"{numbers} {stop} {follow}"


def write_order(order: int) -> str:
    """Write an order as in the rulebook."""
    goals = [int(goal_at(order, place)) for place in range(GOALS_OF_ORDER)]
    named = [write_goal(goal) for goal in goals if goal != NO_GOAL]
    return f"{';'.join(named)} {write_settings(int(settings_in(order)))}"


def read_goal(text: str) -> int:
    """Read a goal. Raise ``ValueError`` for any other text."""
    found = GOAL.fullmatch(text)
    if found is None or (found[1] not in BASES and found[1] not in CARDS):
        raise ValueError(f"not a goal: {text}")
    base, helms, star = found[1], int(found[2] or 0), bool(found[3])
    if base in CARDS:
        if helms:
            raise ValueError(f"a goal of cards cannot add helms: {text}")
        return 2 * (int(WITH_HELMS * HELM_STEPS) + CARDS.index(base)) + star
    return 2 * (BASES.index(base) * int(HELM_STEPS) + helms) + star


def read_order(text: str) -> i64:
    """Read an order. Raise ``ValueError`` for any other text."""
    found = ORDER.fullmatch(text)
    goals = [read_goal(goal) for goal in found[1].split(";")] if found else []
    if found is None or len(goals) > GOALS_OF_ORDER:
        raise ValueError(f"not an order: {text}")
    first, second, third = [*goals, *[int(NO_GOAL)] * 2][:3]
    settings = settings_of(
        int(found[2]),
        int(found[3]),
        int(found[4]),
        STOP_WORDS.index(found[5]),
        FOLLOW_WORDS.index(found[6]),
    )
    return order_of(first, second, third, settings)
