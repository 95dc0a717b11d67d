"""The end of a game, with the count that decided it."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Ending, Fields
from antro.games.vast.common.victory import ENDINGS
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, NOBODY, ROLES, THIEF
from antro.games.vast.rules import Vast
from antro.games.vast.settings.config import LAST_ROUND
from antro.games.vast.settings.variant import SMASH_CRYSTALS
from antro.games.vast.state.state import ALL_LOSE, VastState

GOALS: Final = {"13.1": KNIGHT, "20.1": GOBLINS, "25.1": DRAGON, "30.1": THIEF}
CAVE_ENDINGS: Final = {"11.12": "collapse", "44.5": "rounds", "44.6": "still"}


def ending(game: Vast, veiled: VastState) -> Ending:
    """Return the winner and the cause: a goal, a death, the cave, or no other player left."""
    clause, gainer = ENDINGS[veiled.how], favoured_role(veiled)
    if veiled.winner != ALL_LOSE:
        fields: Fields = {"role": f"role:{ROLES[veiled.winner]}"}
    elif gainer == NOBODY:
        fields = {"role": [f"role:{role}" for role in game.roles]}
    else:
        return Ending("gave_up", {"role": f"role:{ROLES[gainer]}"})
    if clause in CAVE_ENDINGS:
        return cave_ending(veiled, CAVE_ENDINGS[clause], fields)
    return goal_ending(veiled, clause, fields)


def favoured_role(veiled: VastState) -> i64:
    """Return the role that this end favours, even if it has left the game (§46.2).

    ``NOBODY`` if all players lose.
    """
    clause, variant = ENDINGS[veiled.how], veiled.config.variant
    if clause in GOALS:
        return GOALS[clause]
    if clause == "44.4":
        return GOBLINS if veiled.plays(GOBLINS) else variant.ambush_winner
    return CAVE if clause in CAVE_ENDINGS and veiled.plays(CAVE) else NOBODY


def cave_ending(veiled: VastState, how: str, fields: Fields) -> Ending:
    """Return the end by a collapsed cave: it wins, or all lose (§11.12, §44.5, §44.6)."""
    variant = veiled.config.variant
    gone: Fields = {"n": int(veiled.ground.crystals_gone), "most": int(variant.crystals_to_fall)}
    lost = veiled.winner == ALL_LOSE
    if how == "collapse" and variant.hatred_tokens and not lost:
        return Ending("collapse_and_hatred", {**fields, **gone})
    if lost:
        how = f"{how}_alone" if veiled.config.seats == 1 else f"{how}_lost"
    return Ending(how, {**fields, **gone, "rounds": int(LAST_ROUND)})


def goal_ending(veiled: VastState, clause: str, fields: Fields) -> Ending:
    """Return the end by a goal, the death of the Knight, or the loss of all other players."""
    variant = veiled.config.variant
    if clause == "13.1" and variant.knight_goal == SMASH_CRYSTALS:
        return Ending("crystals_and_out", {**fields, "n": int(veiled.knight.smashed)})
    if clause == "20.1" and variant.goblins_goal == SMASH_CRYSTALS:
        return Ending("crystals", {**fields, "n": int(veiled.goblins.crystals)})
    if clause == "25.1":
        return Ending("awake_and_out", {**fields, "n": int(variant.wake_at)})
    if clause == "30.1":
        return Ending("stashed", {**fields, "n": int(veiled.thief.stashed)})
    if clause == "44.4":
        return knight_dead(veiled, fields)
    return Ending("left_alone" if clause == "46.1" else "dragon_dead", fields)


def knight_dead(veiled: VastState, fields: Fields) -> Ending:
    """Return the end by the death of the Knight (§44.4)."""
    if veiled.winner == ALL_LOSE:
        return Ending("ambushed_alone", fields)
    return Ending("knight_dead" if veiled.plays(GOBLINS) else "ambushed", fields)
