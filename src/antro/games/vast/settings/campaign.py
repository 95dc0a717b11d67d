"""Campaigns: several games with the same roles, at rising levels (§36.8, §36.9)."""

from antro.core.contract.game import Options
from antro.games.vast.components.role_sets import LEVELS
from antro.games.vast.components.roles import LETTERS, ROLES


def at_their_levels(options: Options) -> Options:
    """Return the options with the level of each role. A campaign starts at the easiest."""
    return first_game(options) if options["campaign"] == "begin" else options


def first_game(options: Options) -> Options:
    """Return the options of the first game, with each role at its easiest level."""
    played = [ROLES[LETTERS.index(letter)] for letter in options["roles"]]
    return {**options, **{f"{role}-level": LEVELS[0] for role in played}}


def sequel(options: Options, winners: list[str]) -> Options | None:
    """Return the options of the next game, or None without a campaign or after its end."""
    if options["campaign"] == "no":
        return None
    played, winner = at_their_levels(options), winners[0] if winners else None
    if winner is not None and wins_campaign(played, winner):
        return None
    return {**next_game(played, winner), "campaign": "go-on"}


def next_game(options: Options, winner: str | None) -> Options:
    """Return the options of the game after a victory of *winner*, or after all have lost."""
    if winner is None or wins_campaign(options, winner):
        return options
    level = LEVELS.index(options[f"{winner}-level"])
    return {**options, f"{winner}-level": LEVELS[level + 1]}


def wins_campaign(options: Options, winner: str) -> bool:
    """Return True if the winner of a game wins the campaign: at expert level (§36.9)."""
    return options[f"{winner}-level"] == LEVELS[-1]
