"""The results of the balance lab, as a page and as text."""

from html import escape

from msgspec import Struct

from antro.core.text.words import Catalogue, worded
from antro.lab.balance.balance import Measurement, Worth, fair_band, pooled
from antro.lab.reports.html_report import heading, note, page, percent, table
from antro.lab.reports.plots import histogram, intervals
from antro.lab.tournament.arena_report import bar, rate_text
from antro.lab.tournament.ratings import Rate
from antro.lab.tournament.side_results import SideRate

FEW = 0.05  # plays per game; with fewer plays a rate has no meaning


class Ablated(Struct, frozen=True):
    """A match-up where one deck lacks one kind of symbol."""

    setting: str
    name: str
    first: Rate


def balance_page(
    game: str, measurements: list[Measurement], ablated: list[Ablated], words: Catalogue
) -> str:
    """Return the report as a page of HTML."""
    games = sum(one.sides[0].rate.games for one in measurements)
    parts = [note(f"{games} games between equal bots. Intervals have 95 % confidence.")]
    for bot, count in dict.fromkeys((one.bot, len(one.sides)) for one in measurements):
        alike = [one for one in measurements if (one.bot, len(one.sides)) == (bot, count)]
        parts += overview(bot, count, alike)
    for one in measurements:
        parts += match_up(one, words)
    if ablated:
        parts.append(heading("Decks without one symbol"))
        rows = [[one.setting, one.name, rate_text(one.first)] for one in ablated]
        parts.append(table(["Match-up", "Deck", "First side wins"], rows))
    return page(f"Balance: {game}", parts)


def overview(bot: str, sides: int, measurements: list[Measurement]) -> list[str]:
    """Return one plot of all match-ups of a bot with this number of sides."""
    bars = [
        bar(one.setting if sides <= 2 else f"{one.setting}, {side.role}", side.rate)
        for one in measurements
        for side in plotted_sides(one)
    ]
    if sides == 1:
        return [heading(f"Wins against the game: {bot}"), intervals(bars, 0, 1, None, None)]
    low, high = fair_band(sides)
    who = "the first side" if sides == 2 else f"each of {sides} sides"
    return [
        heading(f"Wins of {who}: {bot}"),
        note(f"The band shows balanced results: {percent(low)} to {percent(high)}."),
        intervals(bars, 0, 1, 1 / sides, (low, high)),
    ]


def plotted_sides(one: Measurement) -> list[SideRate]:
    """Return the sides to plot. Of two sides, the rate of the first also gives the second."""
    return one.sides[:1] if len(one.sides) == 2 else one.sides


def match_up(one: Measurement, words: Catalogue) -> list[str]:
    """Return the part of the page about one match-up."""
    return [
        heading(f"{one.setting}, {one.bot}"),
        *won_part(one),
        note("Endings:"),
        table(["Clause", "Games"], [[f"§{how}", str(n)] for how, n in one.endings.items()]),
        note("Length in moves:"),
        histogram(one.lengths),
        *pooled_part(one, words),
        f"<details><summary>{escape('Cards and symbols, and their win rates')}</summary>",
        table(
            ["Role", "Played", "Plays per game", "Won when played", "Won without"],
            [row(worth, words) for worth in one.worths if worth.plays >= FEW],
        ),
        "</details>",
    ]


def pooled_part(one: Measurement, words: Catalogue) -> list[str]:
    """Return win rates of things on all seats together, if seats can have the same things."""
    if one.contest == "against the game" or not same_things(one):
        return []
    rows = [[worded(words, thing), rate_text(won)] for thing, won in pooled(one.worths).items()]
    return [note("On all seats together:"), table(["With", "Won"], rows)]


def same_things(one: Measurement) -> bool:
    """True if several seats had the same thing."""
    return len({worth.thing for worth in one.worths}) < len(one.worths)


def won_part(one: Measurement) -> list[str]:
    """Return the win rates of a match-up: a sentence, or a table for more than two sides."""
    if len(one.sides) > 2:
        rows = [[side.role, rate_text(side.rate)] for side in one.sides]
        return [table(["Role", "Wins"], rows)]
    first = one.sides[0]
    who = (
        f"The first side ({first.role})"
        if len(one.sides) == 2
        else f"Against the game {first.role}"
    )
    return [note(f"{who} wins {rate_text(first.rate)}.")]


def row(one: Worth, words: Catalogue) -> list[str]:
    """Return a row of the table of cards and symbols."""
    return [
        worded(words, f"role:{one.role}"),
        worded(words, one.thing),
        f"{one.plays:.2f}",
        rate_text(one.won),
        rate_text(one.without),
    ]


def in_words(one: Measurement) -> str:
    """Return a measurement as one line for a terminal."""
    ends = ", ".join(f"§{how}: {count}" for how, count in one.endings.items())
    mean = sum(one.lengths) / len(one.lengths)
    mark = "" if one.fair else "  <- outside"
    won = rate_text(one.sides[0].rate)
    if len(one.sides) > 2:
        won = ", ".join(f"{side.role} {rate_text(side.rate)}" for side in one.sides)
    return f"{one.setting:<16} {one.bot:<12} {won}  {mean:.0f} moves  {ends}{mark}"
