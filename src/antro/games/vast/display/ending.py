"""How a game ended, with the count that decided it."""

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
FALLS: Final = {"11.12": "collapse", "44.5": "rounds", "44.6": "still"}


def ending(game: Vast, veiled: VastState) -> Ending:
    """Who has won, or that nobody has; by a goal, by a death, by the cave or by being left."""
    clause, gainer = ENDINGS[veiled.how], who_gains(veiled)
    if veiled.winner != ALL_LOSE:
        fields: Fields = {"role": f"role:{ROLES[veiled.winner]}"}
    elif gainer == NOBODY:
        fields = {"role": [f"role:{role}" for role in game.roles]}
    else:
        return Ending("gave_up", {"role": f"role:{ROLES[gainer]}"})
    if clause in FALLS:
        return collapse_whole_cave(veiled, FALLS[clause], fields)
    return reached(veiled, clause, fields)


def who_gains(veiled: VastState) -> i64:
    """Whose victory the end is, had he not given up (§46.2); ``NOBODY`` where all lose by it."""
    clause, variant = ENDINGS[veiled.how], veiled.config.variant
    if clause in GOALS:
        return GOALS[clause]
    if clause == "44.4":
        return GOBLINS if veiled.plays(GOBLINS) else variant.ambush_winner
    return CAVE if clause in FALLS and veiled.plays(CAVE) else NOBODY


def collapse_whole_cave(veiled: VastState, how: str, fields: Fields) -> Ending:
    """§11.12, §44.5, §44.6 The cave has fallen: its victory, or everybody's loss."""
    variant = veiled.config.variant
    gone: Fields = {"n": int(veiled.ground.crystals_gone), "most": int(variant.crystals_to_fall)}
    lost = veiled.winner == ALL_LOSE
    if how == "collapse" and variant.hatred_tokens and not lost:
        return Ending("collapse_and_hatred", {**fields, **gone})
    if lost:
        how = f"{how}_alone" if veiled.config.seats == 1 else f"{how}_lost"
    return Ending(how, {**fields, **gone, "rounds": int(LAST_ROUND)})


def reached(veiled: VastState, clause: str, fields: Fields) -> Ending:
    """A goal of one's own is reached, the Knight is dead, or the others have given up."""
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
    """§44.4 Hunted by the Goblins, or killed by an Ambush."""
    if veiled.winner == ALL_LOSE:
        return Ending("ambushed_alone", fields)
    return Ending("knight_dead" if veiled.plays(GOBLINS) else "ambushed", fields)
