"""What the balance lab found, for people."""

from html import escape

from msgspec import Struct

from antro.core.words import Catalogue, worded
from antro.lab.arena_report import bar
from antro.lab.balance import FAIR, Found, Worth
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
    game: str, all_found: list[Found], ablated: list[Ablated], words: Catalogue
) -> str:
    games = sum(found.first.games for found in all_found)
    parts = [
        note(f"{games} games between equal bots. Intervals hold the truth 19 times in 20."),
        note(f"The band is what we call balanced: {percent(FAIR[0])} to {percent(FAIR[1])}."),
    ]
    for bot in dict.fromkeys(found.bot for found in all_found):
        same = [found for found in all_found if found.bot == bot]
        parts.append(heading(f"What the first side wins: {bot}"))
        parts.append(intervals([bar(one.setting, one.first) for one in same], 0, 1, 0.5, FAIR))
    for found in all_found:
        parts += match_up(found, words)
    if ablated:
        parts.append(heading("With a symbol taken out of a deck"))
        rows = [[one.setting, one.name, told(one.first)] for one in ablated]
        parts.append(table(["Match-up", "Deck", "First side wins"], rows))
    return page(f"Balance: {game}", parts)


def match_up(found: Found, words: Catalogue) -> list[str]:
    return [
        heading(f"{found.setting}, {found.bot}"),
        note(f"The first side ({found.roles[0]}) wins {told(found.first)}. How games end:"),
        table(["Clause", "Games"], [[f"§{how}", str(n)] for how, n in found.endings.items()]),
        note("Length in moves:"),
        histogram(found.lengths),
        f"<details><summary>{escape('What was played, and what it won')}</summary>",
        table(
            ["Role", "Played", "Plays a game", "Won when played", "Won without"],
            [row(one, words) for one in found.worths if one.plays >= FEW],
        ),
        "</details>",
    ]


def row(one: Worth, words: Catalogue) -> list[str]:
    return [
        worded(words, f"role:{one.role}"),
        worded(words, one.thing),
        f"{one.plays:.2f}",
        told(one.won),
        told(one.without),
    ]


def told(rate: Rate) -> str:
    if rate.games == 0:
        return "-"
    return f"{percent(rate.mean)} [{percent(rate.low)}, {percent(rate.high)}] of {rate.games}"


def in_words(found: Found) -> str:
    """One line for a terminal."""
    ends = ", ".join(f"§{how}: {count}" for how, count in found.endings.items())
    mean = sum(found.lengths) / len(found.lengths)
    mark = "" if found.fair else "  <- outside"
    return (
        f"{found.setting:<16} {found.bot:<12} {told(found.first)}  {mean:.0f} moves  {ends}{mark}"
    )
