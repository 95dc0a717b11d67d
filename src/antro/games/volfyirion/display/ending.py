"""The end of a game, with the count that decided it."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import count, listed, lowest
from antro.core.contract.descriptions import Ending, Fields
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.moves.battle import DEFEAT
from antro.games.volfyirion.moves.coop import ALONE, TOGETHER
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.config import ENDINGS, LAST_TURN, NO_CITY, OVERCOME, OVERCOMING
from antro.games.volfyirion.state.state import VolfState

BOTH: Final = "joint_"


def ending(game: Volfyirion, veiled: VolfState) -> Ending:
    """Return the ending: no City is left, no turn is left, or the dragon is beaten."""
    how = ENDINGS.index(veiled.pending[-1].text)
    turns: Fields = {"turns": int(veiled.turn.number)}
    if how == NO_CITY:
        return fallen(veiled, turns)
    if how == LAST_TURN:
        return timed_out(veiled, turns)
    return overcome(veiled)


def fallen(veiled: VolfState, turns: Fields) -> Ending:
    """Return the ending by an attack, or by the dragon (§9.6, §17.12, §18.13, §19.13)."""
    config = veiled.config
    if config.against_dragon:
        return Ending("ashes", {**turns, "n": int(count(config.side_cities[0]))})
    side = config.sides[lowest(veiled.winners)]
    how = "siege" if config.team else "conquest"
    if config.sides[veiled.turn.seat] != side:
        how = f"{how}_by_dragon"
    standing = strongholds(veiled, side) if config.team else count(veiled.side_sites(side))
    return Ending(how, {**houses(veiled, side), "n": int(standing)})


def timed_out(veiled: VolfState, turns: Fields) -> Ending:
    """Compare Cities, then Defences (§9.7). Against the dragon, time loses (§17.12, §19.13)."""
    sites = [veiled.side_sites(side) for side in (0, 1)]
    if veiled.config.against_dragon:
        return Ending("outlasted", {**turns, "n": int(count(sites[0]))})
    if veiled.winners == NOTHING:
        return Ending("draw", {**turns, "n": int(count(sites[0]))})
    side = veiled.config.sides[lowest(veiled.winners)]
    own, others = sites[side], sites[1 - side]
    fields: Fields = {**turns, **houses(veiled, side), "n": int(count(own))}
    if count(own) > count(others):
        return Ending("turns", {**fields, "others": int(count(others))})
    defences: Fields = {"defence": defence(veiled, own), "less": defence(veiled, others)}
    return Ending("defences", {**fields, **defences})


def overcome(veiled: VolfState) -> Ending:
    """Name the kind and the number of the points that beat the dragon (§17.12, §19.11)."""
    config = veiled.config
    way = OVERCOMING[ENDINGS.index(veiled.pending[-1].text) - OVERCOME]
    fields: Fields = {"points": f"points:{way.removeprefix(BOTH)}"}
    if not config.grid_count:
        return Ending("overcome", {**fields, "role": config.role_names[0], "n": int(DEFEAT)})
    if way.startswith(BOTH):
        return Ending("overcome_together", {**fields, "n": int(TOGETHER)})
    return Ending("overcome_alone", {**fields, "n": int(ALONE)})


def houses(veiled: VolfState, side: i64) -> Fields:
    """Return the winning House and the losing one. A team goes by its first player."""
    names, sides = veiled.config.role_names, list(veiled.config.sides)
    return {"role": names[sides.index(side)], "loser": names[sides.index(1 - side)]}


def strongholds(veiled: VolfState, side: i64) -> int:
    """Return the number of standing Strongholds of a team."""
    own = veiled.side_sites(side)
    return sum(1 for cities in veiled.config.strongholds if cities & own)


def defence(veiled: VolfState, sites: i64) -> int:
    """Return the sum of the Defences of these Cities (§9.7)."""
    return sum(int(veiled.config.defence[site]) for site in listed(sites))
