"""Measure the levels of the bots and the balance of each game.

    python -m tools.build.engine
    PYTHONPATH=build/compiled:. python -m bench.remeasure [--games 200] [--match-up 400]

This writes the sections ``<game>_levels`` of ``bench/results.md``. In ``docs/balance`` it writes
the report of each game, and the section ``measured`` of the page beside it. Games are stored in
``build/remeasure``, so that a stopped run can continue. Budgets are descents, so a busy machine
changes only the duration. To try it, use ``--into FOLDER``, which writes to another folder.
"""

import os
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from platform import python_version

from antro.build import compiled
from antro.core.text.words import worded
from antro.games import GAMES
from antro.lab.balance import balance
from antro.lab.balance.balance import Measurement
from antro.lab.balance.balance_report import balance_page, in_words
from antro.lab.tournament.arena import schedule
from antro.lab.tournament.arena_report import rate_text
from antro.lab.tournament.match import Outcome, Pairing, play
from antro.lab.tournament.ratings import Rate, rate
from antro.lab.tournament.side_results import won_by
from antro.lab.tournament.stored_games import run
from antro.lab.tournament.workers import cores, spread
from bench.bench_engine import ROOT, cpu
from bench.measurements import BALANCE, MEETINGS, Fairness, Meeting
from bench.results import write_section


def main() -> None:
    args = arguments()
    args.kept.mkdir(parents=True, exist_ok=True)
    (args.into / "bench").mkdir(parents=True, exist_ok=True)
    (args.into / "docs" / "balance").mkdir(parents=True, exist_ok=True)
    for game in [args.only] if args.only else list(GAMES):
        measure_levels(args, game)
        for one in BALANCE:
            if one.game == game:
                measure_balance(args, one)


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure levels and balance of every game.")
    parser.add_argument("--games", type=int, default=200, help="per pair of levels")
    parser.add_argument("--match-up", type=int, default=400, help="games per match-up and bot")
    parser.add_argument("--only", choices=list(GAMES), help="one game")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    parser.add_argument("--into", type=Path, default=ROOT, help="where bench and docs are")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "remeasure")
    return parser.parse_args()


# Levels


def measure_levels(args: Namespace, game: str) -> None:
    """Write the win rate of each level against the level below."""
    rows, spent = [], 0.0
    for meeting in MEETINGS:
        if meeting.game == game:
            outcomes = played(args, games_of(meeting, args.games))
            spent += minutes(outcomes)
            rows.append(level_row(meeting, rate_of(meeting.bots[0], outcomes)))
    section = [
        f"## Levels of the bots of {game.capitalize()} (`python -m bench.remeasure`)",
        "",
        f"{circumstances()} `/10` means a tenth of the budget. Each deal is played with every "
        f"seating, in all contests that agree with the options. {spent:.1f} processor minutes of "
        "thinking.",
        "",
        "| | wins | games | target | `antro arena` |",
        "|---|--:|--:|--:|---|",
        *rows,
    ]
    write_section(f"{game}_levels", "\n".join(section), args.into / "bench" / "results.md")


def games_of(meeting: Meeting, games: int) -> list[Pairing]:
    settings = balance.settings(meeting.game, meeting.options)
    return schedule(meeting.game, settings, meeting.bots, games, meeting.seed)


def rate_of(bot: str, outcomes: list[Outcome]) -> Rate:
    """Return a bot's win rate against the other bot or the game. If all lose, nobody wins."""
    return rate(sum(won_by(bot, outcome) for outcome in outcomes), len(outcomes))


def level_row(meeting: Meeting, won: Rate) -> str:
    options = "".join(f"--option {name}={value} " for name, value in meeting.options.items())
    command = f"--game {meeting.game} {options}--seed {meeting.seed} {' '.join(meeting.bots)}"
    cells = [meeting.title, rate_text(won).rpartition(" of ")[0], str(won.games), meeting.target]
    return f"| {' | '.join(cells)} | `{command}` |"


# Balance


def measure_balance(args: Namespace, one: Fairness) -> None:
    """Write the report of a game, and the table in the page beside it."""
    found: list[Measurement] = []
    spent = 0.0
    for bot in one.bots:
        for case in balance.settings(one.game, one.options):
            pairings = balance.pairings(one.game, case, bot, args.match_up, one.seed)
            outcomes = played(args, pairings)
            spent += minutes(outcomes)
            found.append(balance.measure(outcomes))
            print(in_words(found[-1]), flush=True)
    folder = args.into / "docs" / "balance"
    report = balance_page(one.game, found, [], GAMES[one.game].words["en"])
    name = one.game if one.section == "measured" else f"{one.game}_{one.section}"
    (folder / f"{name}.html").write_text(report, "utf-8")
    given = "".join(f" --option {name}={value}" for name, value in one.options.items())
    bots = " ".join(one.bots)
    command = f"antro lab balance {one.game}{given} --bots {bots} --games {args.match_up}"
    section = [
        f"{circumstances()} {spent:.1f} processor minutes of thinking: "
        f"`{command} --seed {one.seed}`.",
        "",
        "| match-up | bots | wins | choices, mean | how games end | |",
        "|---|---|--:|--:|---|---|",
        *[balance_row(measurement) for measurement in found],
        *(things_table(found[0], one.game) if GAMES[one.game].has_traits else []),
    ]
    write_section(one.section, "\n".join(section), folder / f"{one.game}.md")


def balance_row(one: Measurement) -> str:
    wins = ", ".join(f"{side.role} {rate_text(side.rate)}" for side in one.sides)
    length = sum(one.lengths) / len(one.lengths)
    ends = ", ".join(f"§{clause}: {count}" for clause, count in one.endings.items())
    fair = "" if one.fair else "outside the band"
    return f"| {one.setting} | {one.bot} | {wins} | {length:.0f} | {ends} | {fair} |"


def things_table(one: Measurement, game: str) -> list[str]:
    """Return a table of the win rate with each thing, on any seat."""
    words = GAMES[game].words["en"]
    rows = [
        f"| {worded(words, thing)} | {rate_text(won)} |"
        for thing, won in balance.pooled(one.worths).items()
    ]
    return ["", f"| {one.setting}, {one.bot}: games with | won |", "|---|--:|", *rows]


# Both


def played(args: Namespace, pairings: list[Pairing]) -> list[Outcome]:
    """Return these games. Play those that no earlier run has stored."""
    kept = args.kept / f"{pairings[0].game}.jsonl"
    return list(run(pairings, partial(spread, play, jobs=args.jobs), kept, Outcome))


def minutes(outcomes: list[Outcome]) -> float:
    """Return the thinking time of the bots in minutes."""
    return sum(sum(outcome.seconds) for outcome in outcomes) / 60


def circumstances() -> str:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    engine = "compiled" if compiled() else "interpreted"
    return (
        f"{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine {engine}. "
        "In brackets: the 95 % confidence interval."
    )


if __name__ == "__main__":
    main()
