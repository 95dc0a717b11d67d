"""The results of the balance lab, as a page and as text."""

from html import escape

from msgspec import Struct

from antro.core.words import Catalogue, worded
from antro.lab.arena_report import bar
from antro.lab.balance import FAIR, Measurement, Worth
from antro.lab.page import heading, note, page, percent, table
from antro.lab.plots import histogram, intervals
from antro.lab.ratings import Rate

FEW = 0.05  # plays a game, below which a rate says nothing


class Ablated(Struct, frozen=True):
    """A match-up with one kind of symbol taken out of a deck."""

    setting: str
    name: str
    first: Rate


def balance_page(
    game: str, measurements: list[Measurement], ablated: list[Ablated], words: Catalogue
) -> str:
    """The report as a page of HTML."""
    games = sum(one.first.games for one in measurements)
    parts = [
        note(f"{games} games between equal bots. Intervals hold the truth 19 times in 20."),
        note(f"The band is what we call balanced: {percent(FAIR[0])} to {percent(FAIR[1])}."),
    ]
    for bot in dict.fromkeys(one.bot for one in measurements):
        same = [one for one in measurements if one.bot == bot]
        parts.append(heading(f"What the first side wins: {bot}"))
        parts.append(intervals([bar(one.setting, one.first) for one in same], 0, 1, 0.5, FAIR))
    for one in measurements:
        parts += match_up(one, words)
    if ablated:
        parts.append(heading("With a symbol taken out of a deck"))
        rows = [[one.setting, one.name, rate_text(one.first)] for one in ablated]
        parts.append(table(["Match-up", "Deck", "First side wins"], rows))
    return page(f"Balance: {game}", parts)


def match_up(one: Measurement, words: Catalogue) -> list[str]:
    """The part of the page about one match-up."""
    return [
        heading(f"{one.setting}, {one.bot}"),
        note(f"The first side ({one.roles[0]}) wins {rate_text(one.first)}. How games end:"),
        table(["Clause", "Games"], [[f"§{how}", str(n)] for how, n in one.endings.items()]),
        note("Length in moves:"),
        histogram(one.lengths),
        f"<details><summary>{escape('What was played, and what it won')}</summary>",
        table(
            ["Role", "Played", "Plays a game", "Won when played", "Won without"],
            [row(worth, words) for worth in one.worths if worth.plays >= FEW],
        ),
        "</details>",
    ]


def row(one: Worth, words: Catalogue) -> list[str]:
    """A row of the table of cards and symbols."""
    return [
        worded(words, f"role:{one.role}"),
        worded(words, one.thing),
        f"{one.plays:.2f}",
        rate_text(one.won),
        rate_text(one.without),
    ]


def rate_text(rate: Rate) -> str:
    """A rate as text, with its interval."""
    if rate.games == 0:
        return "-"
    return f"{percent(rate.mean)} [{percent(rate.low)}, {percent(rate.high)}] of {rate.games}"


def in_words(one: Measurement) -> str:
    """A measurement as one line for a terminal."""
    ends = ", ".join(f"§{how}: {count}" for how, count in one.endings.items())
    mean = sum(one.lengths) / len(one.lengths)
    mark = "" if one.fair else "  <- outside"
    return f"{one.setting:<16} {one.bot:<12} {rate_text(one.first)}  {mean:.0f} moves  {ends}{mark}"
