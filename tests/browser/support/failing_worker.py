"""A bot process that fails at level 1."""

from antro.bots import worker

decide = worker.decide


def decide_or_fail(task: worker.Decide) -> worker.Decided:
    if task.level == 1:
        raise SystemExit(1)
    return decide(task)


if __name__ == "__main__":
    worker.decide = decide_or_fail
    worker.main()
