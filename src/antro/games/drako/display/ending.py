"""The text of an ending, with the count that decided it."""

from antro.core.contract.descriptions import Ending, Fields
from antro.core.contract.game import Seat
from antro.games.drako.flow.ending import living
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.rules import Drako
from antro.games.drako.state.state import DEFEATED, QUIET, SEATS, DrakoState, owner, rival


def ending(game: Drako, veiled: DrakoState) -> Ending:
    """Describe the ending: by the last figure, by the cards, or by quiet turns."""
    if veiled.ending == QUIET:
        return Ending("quiet", {"n": int(veiled.quiet)})
    winner = SEATS[veiled.winner]
    names = game.config.role_names
    sides: Fields = {"role": names[winner], "loser": names[rival(winner)]}
    if veiled.ending == DEFEATED:
        return defeat(game, rival(winner), sides)
    return out_of_cards(game, veiled, winner, sides)


def defeat(game: Drako, loser: Seat, sides: Fields) -> Ending:
    """Describe the death of the Dragon, or of the last figure of a side (§11.1)."""
    config = game.config
    if config.dragon >= 0 and owner(config.dragon) == loser:
        return Ending("dragon_slain", {**sides, "n": int(config.spaces[config.dragon])})
    return Ending("defeated", {**sides, "n": int(config.figures[loser])})


def out_of_cards(game: Drako, veiled: DrakoState, winner: Seat, sides: Fields) -> Ending:
    """Describe an ending by lack of cards, as this match-up rules (§11.3)."""
    loser = rival(winner)
    if not game.config.matchup.out_ends:
        alive, enemies = int(living(veiled, winner)), int(living(veiled, loser))
        how = "both_out" if alive > enemies else "both_out_even"
        return Ending(how, {**sides, "n": alive, "enemies": enemies})
    if has_cards(veiled, game.config, loser):
        return Ending("held_out", sides)
    return Ending("out_of_cards", sides)
