"""Helpers that play from a stop to the next roll."""


def cycle(table, by):
    """Let seat *by* stop and forgo its action. The others pass."""
    table.stop(by).play("forgo", by=by)
    while table.asked[0].startswith("follow"):
        table.play("pass", by=table.people[0])
    return table


def keep_all(table):
    """Let all seats that are asked keep everything after the first roll."""
    while table.asked[0].startswith("keep"):
        table.play("first keep everything", by=table.people[0])
    return table
