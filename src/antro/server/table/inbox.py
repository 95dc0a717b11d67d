"""Requests for a table that wait in order while something is being saved there."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeVar, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.ops.logs import log

T = TypeVar("T")

MOST: Final = 256  # requests that wait for one table

Task = Callable[[], object]


@final
class Inbox:
    """A queue in front of one table. Its tasks run one after the other.

    The table is busy while an entry of its log is being saved, and while a coroutine has its turn.
    """

    def __init__(self) -> None:
        self._saving = False
        self._taken = False  # by a coroutine
        self._waiting: Final[deque[Task]] = deque()

    @property
    def busy(self) -> bool:
        return self._saving or self._taken

    @property
    def free(self) -> bool:
        """True if a task can run now."""
        return not self.busy and not self._waiting

    @property
    def length(self) -> int:
        """The number of tasks that wait."""
        return len(self._waiting)

    def put(self, task: Task) -> None:
        """Run a task now, or after all earlier ones. Raises ``Refused`` if too many wait."""
        if self.free:
            task()
        elif len(self._waiting) < MOST:
            self._waiting.append(task)
        else:
            raise Refused(Reason("busy"))

    def put_first(self, task: Task) -> None:
        """Run a task now, or before all other waiting tasks."""
        if self.busy:
            self._waiting.appendleft(task)
        else:
            task()

    def saving(self) -> None:
        """Let all tasks wait until ``saved``."""
        self._saving = True

    def saved(self) -> None:
        self._saving = False
        self._continue()

    async def take_turn(self) -> None:
        """Wait for the end of earlier tasks. Later ones wait until ``end_turn``."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def take() -> None:
            if not turn.cancelled():
                self._taken = True
                turn.set_result(None)

        self.put(take)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.end_turn()
            raise

    def end_turn(self) -> None:
        self._taken = False
        self._continue()

    async def run(self, task: Callable[[], T]) -> T:
        """Return the outcome of a task, after all earlier ones. Raises what the task raises."""
        if self.free:
            return task()
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def run_later() -> None:
            if outcome.cancelled():
                return
            try:
                outcome.set_result(task())
            except Exception as error:
                outcome.set_exception(error)

        self.put(run_later)
        return await outcome

    def _continue(self) -> None:
        """Run what waits until something is being saved again."""
        while self._waiting and not self.busy:
            try:
                self._waiting.popleft()()
            except Exception as error:  # only this task has failed
                log.error("a request that has waited failed", problem=repr(error))
