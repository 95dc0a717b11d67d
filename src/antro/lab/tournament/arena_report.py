"""The results of a tournament, as a page and as text."""

from antro.lab.reports.html_report import heading, note, page, percent, table
from antro.lab.reports.plots import Bar, intervals
from antro.lab.tournament.arena import Standings
from antro.lab.tournament.ratings import Rate
from antro.lab.tournament.side_results import SideRate


def arena_page(standings: Standings) -> str:
    """Return the report as a page of HTML."""
    return page(
        f"Arena: {standings.game}",
        [
            note(f"{standings.games} games. Intervals have 95 % confidence."),
            *(ratings_part(standings) if standings.ratings else alone_part(standings)),
            *[part for name, sides in standings.sides.items() for part in sides_part(name, sides)],
        ],
    )


def ratings_part(standings: Standings) -> list[str]:
    """Return the ratings, and the results of each pair of players."""
    duels = [bar(f"{duel.first} against {duel.second}", duel.rate) for duel in standings.duels]
    return [
        heading("Ratings"),
        ratings_plot(standings),
        ratings_table(standings),
        heading("Head to head"),
        intervals(duels, 0.0, 1.0, 0.5, None),
    ]


def alone_part(standings: Standings) -> list[str]:
    """Return the win rate of each player against the game itself."""
    rows = [
        [name, rate_text(rate), f"{standings.seconds[name]:.2f}"]
        for name, rate in standings.alone.items()
    ]
    return [
        heading("Against the game"),
        intervals([bar(name, rate) for name, rate in standings.alone.items()], 0, 1, None, None),
        table(["Bot", "Wins", "Seconds per game"], rows),
    ]


def sides_part(name: str, sides: list[SideRate]) -> list[str]:
    """Return the win rate of each side with some options, with any players."""
    if len(sides) == 1:
        return []
    return [
        heading(f"Wins of each side: {name}"),
        intervals([bar(one.role, one.rate) for one in sides], 0.0, 1.0, 1 / len(sides), None),
    ]


def ratings_plot(standings: Standings) -> str:
    """Return a plot of all ratings with their intervals."""
    bars = [
        Bar(one.name, one.elo, one.elo - one.margin, one.elo + one.margin, f"{one.elo:+.0f}")
        for one in standings.ratings
    ]
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    return intervals(bars, low, high, 0.0, None)


def ratings_table(standings: Standings) -> str:
    """Return a table of ratings, games and seconds."""
    rows = [
        [
            one.name,
            f"{one.elo:+.0f} ± {one.margin:.0f}",
            str(one.games),
            f"{standings.seconds[one.name]:.2f}",
        ]
        for one in standings.ratings
    ]
    return table(["Bot", "Elo", "Games", "Seconds per game"], rows)


def bar(label: str, rate: Rate) -> Bar:
    """Return a rate as a row of a plot."""
    return Bar(label, rate.mean, rate.low, rate.high, percent(rate.mean))


def in_words(standings: Standings) -> list[str]:
    """Return the standings as lines for a terminal."""
    lines = [
        f"{one.name:<16} {one.elo:+7.0f} ± {one.margin:<4.0f} {one.games:>6} games, "
        f"{standings.seconds[one.name]:.2f} s a game"
        for one in standings.ratings
    ]
    lines += [
        f"{duel.first} against {duel.second}: {rate_text(duel.rate)}" for duel in standings.duels
    ]
    lines += [
        f"{name} against the game: {rate_text(rate)}, {standings.seconds[name]:.2f} s a game"
        for name, rate in standings.alone.items()
    ]
    return lines


def rate_text(rate: Rate) -> str:
    """Return a rate as text, with its interval."""
    if rate.games == 0:
        return "-"
    return f"{percent(rate.mean)} [{percent(rate.low)}, {percent(rate.high)}] of {rate.games}"
