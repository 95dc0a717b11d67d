"""§36.8, §36.9 A campaign: several games with the same roles, at levels that rise."""

from antro.core.contract.game import Options
from antro.games.vast.components.role_sets import LEVELS
from antro.games.vast.components.roles import LETTERS, ROLES


def at_their_levels(options: Options) -> Options:
    """The options with the level of every role: in the first game of a campaign the easiest."""
    return first_game(options) if options["campaign"] == "begin" else options


def first_game(options: Options) -> Options:
    """The options of the first game: every role that plays begins at its easiest level."""
    played = [ROLES[LETTERS.index(letter)] for letter in options["roles"]]
    return {**options, **{f"{role}-level": LEVELS[0] for role in played}}


def sequel(options: Options, winners: list[str]) -> Options | None:
    """The options of the game that follows; none without a campaign, and when it is won."""
    if options["campaign"] == "no":
        return None
    played, winner = at_their_levels(options), winners[0] if winners else None
    if winner is not None and wins_campaign(played, winner):
        return None
    return {**next_game(played, winner), "campaign": "go-on"}


def next_game(options: Options, winner: str | None) -> Options:
    """The options of the game after one that a role has won, or that all have lost."""
    if winner is None or wins_campaign(options, winner):
        return options
    level = LEVELS.index(options[f"{winner}-level"])
    return {**options, f"{winner}-level": LEVELS[level + 1]}


def wins_campaign(options: Options, winner: str) -> bool:
    """§36.9 Whether who has won a game has won the campaign with it: at expert level."""
    return options[f"{winner}-level"] == LEVELS[-1]
