"""The measurements of the levels of the bots and of the balance of each game, with their seeds."""

from typing import Final, NamedTuple

from antro.core.contract.game import Options


class Meeting(NamedTuple):
    """Bots that play against each other, or one bot against the game."""

    title: str
    game: str
    options: Options
    bots: list[str]  # the report has the wins of the first
    seed: int
    target: str = ""


class Fairness(NamedTuple):
    """The contests of a game between equal bots, weak ones and strong ones."""

    game: str
    bots: list[str]
    seed: int
    options: Options = {}
    section: str = "measured"  # of the page; any other also ends the name of the report


PRINTED: Final = {"privileges": "yes"}
SOLO: Final = {"mode": "solo", "difficulty": "easy"}
COOP: Final = {"mode": "coop", "difficulty": "easy"}
DUEL: Final = {"pace": "stepped", "players": "2", "mode": "classic"}
ALONE: Final = {
    f"{role}, {level}": {"roles": role, "solo": level}
    for role in "KD"
    for level in ("easy", "medium", "hard")
}
READY: Final = {**DUEL, "boards": "ready"}
FIRST_GAME: Final = {**READY, "texts": "no"}


def levels(
    game: str, options: Options, seed: int, target: str, share: str = "/10", higher: str = "2345"
) -> list[Meeting]:
    """Return each level of *higher* against the level below, with a *share* of their budgets."""
    return [
        Meeting(
            f"level {high} against level {high - 1}",
            game,
            options,
            [f"level:{high}{share}", f"level:{high - 1}{share}"],
            seed,
            target,
        )
        for high in map(int, higher)
    ]


MEETINGS: Final = [
    *levels("drako", {}, 2000, "at least 65 %"),
    *levels("volfyirion", PRINTED, 300, "at least 60 %"),
    Meeting(
        "level 5 against script",
        "volfyirion",
        PRINTED,
        ["level:5/10", "script"],
        400,
        "at least 75 %",
    ),
    Meeting("script against greedy", "volfyirion", PRINTED, ["script", "greedy"], 400),
    Meeting(
        "two against two: level 4 against level 2",
        "volfyirion",
        {"mode": "team"},
        ["level:4/10", "level:2/10"],
        1,
    ),
    Meeting("alone, easy: level 1", "volfyirion", SOLO, ["level:1/10"], 1),
    Meeting("alone, easy: level 5", "volfyirion", SOLO, ["level:5/10"], 1),
    Meeting("together, easy: level 1", "volfyirion", COOP, ["level:1/10"], 1),
    Meeting("together, easy: level 5", "volfyirion", COOP, ["level:5/10"], 1),
    *levels("heroes", DUEL, 500, "at least 65 %"),
    Meeting(
        "level 5 against the planner alone",
        "heroes",
        DUEL,
        ["level:5/10", "script"],
        600,
        "at least 60 %",
    ),
    *[
        Meeting(
            f"{title}: level 3 against level 1",
            "heroes",
            {"pace": "stepped", "players": players, "mode": mode},
            ["level:3/10", "level:1/10"],
            700,
        )
        for title, players, mode in [
            ("three", "3", "classic"),
            ("four", "4", "classic"),
            ("to 21 points", "4", "points"),
            ("two against two", "4", "teams"),
        ]
    ],
    *levels("vast", {}, 900, "at least 60 %", share="", higher="234"),
    *levels("vast", {}, 900, "at least 60 %", higher="5"),
    Meeting("level 3 against the script", "vast", {}, ["level:3/10", "script"], 900),
    *[
        Meeting(f"alone, {title}: level 5", "vast", options, ["level:5/10"], 900)
        for title, options in ALONE.items()
    ],
    Meeting("Goblins alone: level 5", "vast", {"roles": "G"}, ["level:5/10"], 900),
    Meeting("Thief alone: level 5", "vast", {"roles": "T"}, ["level:5/10"], 900),
]

BALANCE: Final = [
    Fairness("drako", ["search:2000"], 7000),
    Fairness("volfyirion", ["search:20", "search:100", "search:400"], 1),
    Fairness("heroes", ["level:4/10"], 1),
    Fairness("heroes", ["level:4/10"], 1, READY, "ready"),
    Fairness("heroes", ["level:4/10"], 1, FIRST_GAME, "first_game"),
    Fairness("vast", ["script", "level:4/10"], 1),
]
