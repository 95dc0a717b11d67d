"""The options of Drako, and the game that they make."""

from typing import Final

from antro.core.contract.errors import BadFile
from antro.core.contract.game import Options
from antro.games.drako.components.cards import SIDES, Card, Side
from antro.games.drako.components.decks import data, our_deck, read_deck
from antro.games.drako.components.matchups import MATCHUPS, Matchup
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import Config
from antro.games.option import Option, bad_list, complete

MATCHUPS_OF_SIDE: Final = {
    name: [matchup.name for matchup in MATCHUPS.values() if side in matchup.sides]
    for side, name in enumerate(SIDES)
}

OPTIONS: Final = [
    Option("matchup", [*MATCHUPS], "dragon-dwarves"),
    Option("placement", ["printed", "first", "free"], "printed"),
    Option("redraw", ["no", "yes"], "no"),
    Option("quiet-draw", ["no", "yes"], "no"),  # §11.6
    # Lists of the owner of the box, as CSV text
    *[
        Option(f"deck-{side}", [], "", {"matchup": names})
        for side, names in MATCHUPS_OF_SIDE.items()
    ],
]

# For tests: every match-up, and every option at least once
SAMPLES: Final[list[Options]] = [
    {"matchup": matchup, "placement": placement, "redraw": redraw, "quiet-draw": quiet}
    for matchup, placement, redraw, quiet in zip(
        MATCHUPS,
        ["first", "free", "first", "free", "printed", "free"],
        ["no", "no", "yes", "no", "yes", "yes"],
        ["no", "yes", "no", "no", "no", "no"],
        strict=True,
    )
]

CONTESTS: Final[dict[str, Options]] = {matchup: {"matchup": matchup} for matchup in MATCHUPS}


def make(options: Options) -> Drako:
    """Return the game under these options. Raise ``BadOption`` if it cannot be played."""
    chosen = complete(OPTIONS, options)
    matchup = MATCHUPS[chosen["matchup"]]
    config = Config(matchup, decks(matchup, chosen), quiet_draw=chosen["quiet-draw"] == "yes")
    return Drako(config, chosen)


def pinned(options: Options) -> Options:
    """Complete the options, and write out the decks of both sides.

    Raise ``BadOption`` if the game cannot be played.
    """
    chosen = complete(OPTIONS, options)
    for side in MATCHUPS[chosen["matchup"]].sides:
        name = SIDES[side]
        chosen[f"deck-{name}"] = chosen[f"deck-{name}"] or data(f"{name}.csv")
    return chosen


def decks(matchup: Matchup, chosen: Options) -> list[list[Card]]:
    """Return the deck of each seat."""
    return [deck(side, chosen[f"deck-{SIDES[side]}"]) for side in matchup.sides]


def deck(side: Side, text: str) -> list[Card]:
    """Return the owner's deck, or ours without one. Raise ``BadOption`` if it is wrong."""
    if not text:
        return our_deck(side)
    try:
        return read_deck(side, text, f"deck-{SIDES[side]}")
    except BadFile as error:
        raise bad_list(f"deck-{SIDES[side]}", error) from error
