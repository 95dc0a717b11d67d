"""The results of a tournament, as a page and as text."""

from antro.lab.arena import Standings
from antro.lab.page import heading, note, page, percent, table
from antro.lab.plots import Bar, intervals
from antro.lab.ratings import Rate


def arena_page(standings: Standings) -> str:
    """The report as a page of HTML."""
    return page(
        f"Arena: {standings.game}",
        [
            note(f"{standings.games} games. Intervals hold the truth 19 times in 20."),
            heading("Ratings"),
            ratings_plot(standings),
            ratings_table(standings),
            heading("One against one"),
            intervals(
                [bar(f"{duel.first} against {duel.second}", duel.rate) for duel in standings.duels],
                0.0,
                1.0,
                0.5,
                None,
            ),
            heading("What the first seat won"),
            intervals(
                [bar(name, rate) for name, rate in standings.seats.items()], 0.0, 1.0, 0.5, None
            ),
        ],
    )


def ratings_plot(standings: Standings) -> str:
    """A plot of all ratings with their intervals."""
    bars = [
        Bar(one.name, one.elo, one.elo - one.margin, one.elo + one.margin, f"{one.elo:+.0f}")
        for one in standings.ratings
    ]
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    return intervals(bars, low, high, 0.0, None)


def ratings_table(standings: Standings) -> str:
    """A table of ratings, games and seconds."""
    rows = [
        [
            one.name,
            f"{one.elo:+.0f} ± {one.margin:.0f}",
            str(one.games),
            f"{standings.seconds[one.name]:.2f}",
        ]
        for one in standings.ratings
    ]
    return table(["Bot", "Elo", "Games", "Seconds a game"], rows)


def bar(label: str, rate: Rate) -> Bar:
    """A rate as a row of a plot."""
    return Bar(label, rate.mean, rate.low, rate.high, percent(rate.mean))


def in_words(standings: Standings) -> list[str]:
    """The standings as lines for a terminal."""
    lines = [
        f"{one.name:<16} {one.elo:+7.0f} ± {one.margin:<4.0f} {one.games:>6} games, "
        f"{standings.seconds[one.name]:.2f} s a game"
        for one in standings.ratings
    ]
    for duel in standings.duels:
        rate = duel.rate
        lines.append(
            f"{duel.first} against {duel.second}: {percent(rate.mean)} "
            f"[{percent(rate.low)}, {percent(rate.high)}] of {rate.games}"
        )
    return lines
