"""Hand out tasks to workers in batches, and yield the results as they arrive.

A batch takes about a second. Its size follows the time that tasks have taken so far. A worker
returns what it did in this time, and the rest is handed out again. Only a few batches are on their
way, so that the last ones are spread over all workers.

A task that fails, or whose worker dies, is tried again alone. After three tries it is listed.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError
from antro.lab.tournament.progress import Failure, Status
from antro.lab.tournament.ray_worker import BATCH_SECONDS, Reply
from antro.lab.tournament.stored_games import GameToPlay

TRIES: Final = 3
AHEAD: Final = 2  # batches per worker on their way, so that no worker waits for the next one
POLL: Final = 1.0  # seconds until the number of workers is read again


T = TypeVar("T", bound=GameToPlay)


class Attempt(Struct, Generic[T]):
    """A task, and the number of times that it has failed."""

    task: T
    failed: int = 0


class Dispatch(Generic[T]):
    """The tasks that wait, and the batches on their way."""

    def __init__(
        self,
        tasks: list[T],
        submit: Callable[[list[T]], Future[Reply]],
        count_workers: Callable[[], int],
        version: str,
        status: Status,
    ) -> None:
        self.waiting: Final = deque(Attempt(task) for task in tasks)
        self.sent: Final[dict[Future[Reply], list[Attempt[T]]]] = {}
        self.submit: Final = submit
        self.count_workers: Final = count_workers
        self.version: Final = version
        self.status: Final = status
        self.pace = BATCH_SECONDS  # seconds per task, in the last batch

    def results(self) -> Iterator[Any]:
        """Yield the results as they arrive, until every task is done or listed."""
        while self.waiting or self.sent:
            self.status.workers = self.count_workers()
            self.send()
            arrived, _ = wait(self.sent, timeout=POLL, return_when=FIRST_COMPLETED)
            for future in arrived:
                yield from self.receive(self.sent.pop(future), future)

    def send(self) -> None:
        """Send batches until every worker has one, and another one waits for it."""
        while self.waiting and len(self.sent) < AHEAD * max(1, self.status.workers):
            batch = self.next_batch()
            self.sent[self.submit([attempt.task for attempt in batch])] = batch

    def next_batch(self) -> list[Attempt[T]]:
        """Take a batch from the waiting tasks. A task that has failed is alone."""
        batch = [self.waiting.popleft()]
        size = 1 if batch[0].failed else self.batch_size()
        while len(batch) < size and self.waiting and not self.waiting[0].failed:
            batch.append(self.waiting.popleft())
        return batch

    def batch_size(self) -> int:
        """Return the number of tasks for about a second, at most a fair share of the rest."""
        share = len(self.waiting) // (AHEAD * max(1, self.status.workers))
        return min(share, int(BATCH_SECONDS / self.pace))

    def receive(self, batch: list[Attempt[T]], future: Future[Reply]) -> Iterator[Any]:
        """Yield the results of a batch. Put back the tasks that failed or were not done."""
        died = future.exception()
        if died is not None:
            self.fail(batch, f"{type(died).__name__}: {died}".splitlines()[0])
            return
        node, found, replies, seconds = future.result()
        check_version(node, found, self.version)
        self.pace = max(seconds, 1e-6) / len(replies)
        self.waiting.extendleft(reversed(batch[len(replies) :]))
        for attempt, (result, error) in zip(batch, replies, strict=False):
            if error:
                self.fail([attempt], error)
            else:
                yield result

    def fail(self, batch: list[Attempt[T]], error: str) -> None:
        """Put tasks at the end of the queue, or list those that have failed too often."""
        for attempt in batch:
            attempt.failed += 1
            if attempt.failed < TRIES:
                self.waiting.append(attempt)
            else:
                self.status.failures.append(Failure(attempt.task.title, error))


def check_version(node: str, found: str, version: str) -> None:
    """Raise ``AntroError`` if a worker has another version of Antro, or none."""
    if found != version:
        code = "ray_other_version" if found else "ray_without_antro"
        fields = {"node": node, "found": found, "version": version}
        raise AntroError(f"{code}: {node} has {found!r}", Reason(code, fields={**fields}))
