"""What a tournament found, for people."""

from antro.lab.arena import Standings
from antro.lab.page import heading, note, page, percent, table
from antro.lab.plots import Bar, intervals
from antro.lab.ratings import Rate


def arena_page(found: Standings) -> str:
    return page(
        f"Arena: {found.game}",
        [
            note(f"{found.games} games. Intervals hold the truth 19 times in 20."),
            heading("Ratings"),
            ratings_plot(found),
            ratings_table(found),
            heading("One against one"),
            intervals(
                [bar(f"{duel.first} against {duel.second}", duel.rate) for duel in found.duels],
                0.0,
                1.0,
                0.5,
                None,
            ),
            heading("What the first seat won"),
            intervals([bar(name, rate) for name, rate in found.seats.items()], 0.0, 1.0, 0.5, None),
        ],
    )


def ratings_plot(found: Standings) -> str:
    bars = [
        Bar(one.name, one.elo, one.elo - one.margin, one.elo + one.margin, f"{one.elo:+.0f}")
        for one in found.ratings
    ]
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    return intervals(bars, low, high, 0.0, None)


def ratings_table(found: Standings) -> str:
    rows = [
        [
            one.name,
            f"{one.elo:+.0f} ± {one.margin:.0f}",
            str(one.games),
            f"{found.seconds[one.name]:.2f}",
        ]
        for one in found.ratings
    ]
    return table(["Bot", "Elo", "Games", "Seconds a game"], rows)


def bar(label: str, rate: Rate) -> Bar:
    return Bar(label, rate.mean, rate.low, rate.high, percent(rate.mean))


def in_words(found: Standings) -> list[str]:
    """The same for a terminal."""
    lines = [
        f"{one.name:<16} {one.elo:+7.0f} ± {one.margin:<4.0f} {one.games:>6} games, "
        f"{found.seconds[one.name]:.2f} s a game"
        for one in found.ratings
    ]
    for duel in found.duels:
        rate = duel.rate
        lines.append(
            f"{duel.first} against {duel.second}: {percent(rate.mean)} "
            f"[{percent(rate.low)}, {percent(rate.high)}] of {rate.games}"
        )
    return lines
