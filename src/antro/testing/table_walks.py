"""Tables with random moves, undo, and waits that run out."""

from collections import Counter
from typing import Any, Final

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import Seat
from antro.core.match import timing
from antro.core.match.events import Event
from antro.core.match.table import Table
from antro.core.match.undo import why_no_undo
from antro.testing.subject import Rules

STEPS: Final = 80  # at one table
MOST: Final = 6  # tables that laws check


def take_step(table: Table[Any], dice: SeededDice, now: int | None = None) -> list[Any]:
    """Do one random step: usually a move, sometimes an undo, sometimes a wait that runs out.

    A wait always runs out if no seat has a choice.
    """
    at = table.match.now + int(dice.below(50)) if now is None else now
    acting, due = table.match.acting(), timing.due(table.match)
    if due is not None and (not acting or at >= due or dice.below(8) == 0):
        return table.tick(due)
    undoers = [seat for seat in range(table.game.seats) if why_no_undo(table.match, seat) is None]
    if undoers and dice.below(3) == 0:
        return table.undo(undoers[dice.below(len(undoers))], table.version, at)
    seat = acting[dice.below(len(acting))]
    move = int(table.match.open_to(Seat(seat)).pick(dice))
    at = max(at, timing.ready_at(table.match, seat, move))
    if due is not None and at >= due:
        return table.tick(due)
    return table.play(seat, move, table.version, at)


def wander(table: Table[Any], seed: int, steps: int) -> Table[Any]:
    """Do random steps, with undo."""
    dice = SeededDice(seed)
    while steps and table.result is None:
        take_step(table, dice)
        steps -= 1
    return table


def tables(subject: Rules, seed: int) -> list[Table[Any]]:
    """Return tables of one game: the first, second, fourth, eighth ... of each kind of question.

    If there are too many, return some of them, with the last one.
    """
    table, dice = subject.opened(seed), SeededDice(seed)
    visits: Counter[str] = Counter()
    found: list[list[Event]] = []
    for _ in range(STEPS):
        kinds = {each.kind for each in subject.game.open_questions(table.state)}
        visits.update(kinds)
        if any(visits[kind] & (visits[kind] - 1) == 0 for kind in kinds):
            found.append([*table.events])
        if table.result is not None:
            break
        take_step(table, dice)
    found.append([*table.events])
    return [subject.again(table, events) for events in found[:: -1 - len(found) // MOST]]
