"""Batches of tasks: their sizes, and the tasks that fail. The workers are functions here."""

from concurrent.futures import Future

import pytest

from antro.core.contract.errors import AntroError
from antro.lab.tournament.dispatch import Dispatch
from antro.lab.tournament.progress import Failure, Status
from antro.lab.tournament.ray_worker import Reply
from tests.lab.tournament.works import jobs

pytestmark = pytest.mark.plain

WORKERS = 2


class Workers:
    """Workers that take a given time for each task, and do at most a second of work at a time."""

    def __init__(self, seconds=0.1, bad=(), deadly=(), version="1"):
        self.seconds = seconds
        self.bad = bad
        self.deadly = deadly
        self.version = version
        self.batches: list[list[int]] = []

    def submit(self, batch):
        self.batches.append([job.number for job in batch])
        future: Future[Reply] = Future()
        if any(job.number in self.deadly for job in batch):
            future.set_exception(RuntimeError("the worker died\nlong story"))
        else:
            done = batch[: max(1, round(1 / self.seconds))]
            replies = [self.reply(job.number) for job in done]
            future.set_result(("node", self.version, replies, self.seconds * len(replies)))
        return future

    def reply(self, number):
        return (None, "ValueError: bad") if number in self.bad else (number, "")


def dispatch(workers, count=100):
    """Return the results in the order of arrival, and the status after them."""
    status = Status(workers=0, failures=[])
    todo = Dispatch(jobs(range(count)), workers.submit, lambda: WORKERS, "1", status)
    return list(todo.results()), status


def test_short_tasks_are_sent_in_batches_of_about_a_second():
    workers = Workers(seconds=0.1)
    results, _ = dispatch(workers)
    assert sorted(results) == list(range(100))
    sizes = [len(batch) for batch in workers.batches]
    assert sizes[0] == 1  # nothing is known yet
    assert max(sizes) == 10


def test_long_tasks_are_sent_alone():
    workers = Workers(seconds=5.0)
    dispatch(workers)
    assert {len(batch) for batch in workers.batches} == {1}


def test_the_last_tasks_are_shared_by_all_workers():
    workers = Workers(seconds=0.001)
    dispatch(workers)
    assert all(len(batch) == 1 for batch in workers.batches[-2 * WORKERS :])


def test_the_size_follows_a_change_of_pace():
    workers = Workers(seconds=0.01)
    seen: list[int] = []

    def slow_down(batch):
        workers.seconds = 0.01 if len(seen) < 4 else 0.5
        seen.append(len(batch))
        return workers.submit(batch)

    todo = Dispatch(jobs(range(1000)), slow_down, lambda: WORKERS, "1", Status(0, []))
    assert sorted(todo.results()) == list(range(1000))
    assert max(seen) > 50
    assert set(seen[-100:]) <= {1, 2}


def test_only_a_few_batches_are_on_their_way():
    workers = Workers()
    todo = Dispatch(jobs(range(1000)), workers.submit, lambda: WORKERS, "1", Status(0, []))
    next(todo.results())
    assert len(workers.batches) == 2 * WORKERS


def test_a_failed_task_is_tried_three_times_and_listed():
    workers = Workers(bad={7})
    results, status = dispatch(workers)
    assert sorted(results) == [number for number in range(100) if number != 7]
    assert status.failures == [Failure("job 7", "ValueError: bad")]
    assert sum(7 in batch for batch in workers.batches) == 3


def test_tasks_of_a_dead_worker_are_tried_alone():
    workers = Workers(deadly={50})
    results, status = dispatch(workers)
    assert sorted(results) == [number for number in range(100) if number != 50]
    assert status.failures == [Failure("job 50", "RuntimeError: the worker died")]
    deadly = [batch for batch in workers.batches if 50 in batch]
    assert len(deadly[0]) > 1
    assert deadly[1:] == [[50], [50]]


@pytest.mark.parametrize(
    ("version", "code"), [("2", "ray_other_version"), ("", "ray_without_antro")]
)
def test_a_worker_with_another_version_is_refused(version, code):
    with pytest.raises(AntroError, match=f"{code}: node"):
        dispatch(Workers(version=version))


def test_the_number_of_workers_is_kept():
    assert dispatch(Workers())[1].workers == WORKERS
