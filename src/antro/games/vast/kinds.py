"""All kinds of questions of Vast, and the time that a player has to answer.

Each room adds its own kinds in ``<room>/kinds.py``. It adds questions to a role with a function
of this module, and questions to chance and steps with ``KINDS.add``.
"""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.flow import Kind, Kinds
from antro.games.vast.components.roles import ROLE_COUNT

KINDS: Final = Kinds()

# Milliseconds for an answer (§47.1)
INTERRUPT: Final = 30_000  # default for a question on another player's turn
OWN_TURN: Final = 300_000  # default for a question on the player's own turn


def on_turn(role: i64, name: str, clause: str) -> Kind:
    """Add a question that is usually asked on the turn of its role."""
    return KINDS.add(name, clause, to=role, limit=OWN_TURN)


def of_turn(role: i64, name: str, clause: str) -> Kind:
    """Add a question that is dropped when the turn of its role ends early."""
    return KINDS.add(name, clause, to=role, limit=OWN_TURN, of_turn=True)


def interrupt(role: i64, name: str, clause: str) -> Kind:
    """Add a question that is usually asked on the turn of another role."""
    return KINDS.add(name, clause, to=role, limit=INTERRUPT)


def to_each(name: str, clause: str) -> list[Kind]:
    """Add a question for each role. Return the kinds by role."""
    return [on_turn(role, name, clause) for role in range(i64(ROLE_COUNT))]
