"""What a table of Drako may be set to, and the game that comes of it."""

from typing import Final

from antro.core.errors import BadFile, BadOption
from antro.core.game import Options
from antro.games.drako.cards import SIDES, Card, Side
from antro.games.drako.decks import our_deck, read_deck
from antro.games.drako.matchups import MATCHUPS, Matchup
from antro.games.drako.rules import Drako
from antro.games.drako.setting import Setting
from antro.games.option import Option, complete

OPTIONS: Final = [
    Option("matchup", [*MATCHUPS], "dragon-dwarves"),
    Option("placement", ["first", "free"], "first"),
    Option("redraw", ["no", "yes"], "no"),
    *[Option(f"deck-{side}", [], "") for side in SIDES],  # an owner's own list, as CSV text
]

# Every match-up, and every option at least once: what tests run over
SAMPLES: Final[list[Options]] = [
    {"matchup": matchup, "placement": placement, "redraw": redraw}
    for matchup, placement, redraw in zip(
        MATCHUPS, ["first", "free"] * 3, ["no", "no", "yes", "no", "yes", "yes"], strict=True
    )
]


def make(options: Options) -> Drako:
    """Raises ``BadOption`` for what cannot be played."""
    chosen = complete(OPTIONS, options)
    matchup = MATCHUPS[chosen["matchup"]]
    for side in SIDES:
        if chosen[f"deck-{side}"] and side not in [SIDES[playing] for playing in matchup.sides]:
            raise BadOption(f"deck-{side}", "…", f"the {side} do not play in {matchup.name}")
    return Drako(Setting(matchup, decks(matchup, chosen)), chosen)


def decks(matchup: Matchup, chosen: Options) -> list[list[Card]]:
    return [deck(side, chosen[f"deck-{SIDES[side]}"]) for side in matchup.sides]


def deck(side: Side, text: str) -> list[Card]:
    if not text:
        return our_deck(side)
    try:
        return read_deck(side, text, f"deck-{SIDES[side]}")
    except BadFile as error:
        raise BadOption(f"deck-{SIDES[side]}", "…", str(error)) from error
