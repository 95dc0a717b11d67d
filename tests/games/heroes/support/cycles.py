"""From a stop to the next throw, in a word."""


def cycle(table, by):
    """A seat stops and forgoes its action; the others pass."""
    table.stop(by).play("forgo", by=by)
    while table.asked[0].startswith("follow"):
        table.play("pass", by=table.people[0])
    return table


def keep_all(table):
    """Those who are asked keep everything at the first throw."""
    while table.asked[0].startswith("keep"):
        table.play("first keep everything", by=table.people[0])
    return table
