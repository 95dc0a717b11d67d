"""A bot process that fails at level 1."""

from antro.bots import worker
from antro.bots.play import Votes

decide = worker.decide


def decide_or_fail(task: worker.Decide) -> Votes:
    if task.level == 1:
        raise SystemExit(1)
    return decide(task)


if __name__ == "__main__":
    worker.decide = decide_or_fail
    worker.main()
