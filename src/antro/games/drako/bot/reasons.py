"""Why a move of Drako is good, in rule terms: ``reason.<code>`` in the game's catalogues.

A move is tried on a guess of what its seat cannot see, and what it does there is told;
nothing is said that the guess decides.
"""

from typing import Final

from antro.core.descriptions import Fields, Move, Reason
from antro.core.dice import SeededDice
from antro.core.game import Seat
from antro.games.drako.board import NAMES, NEAR, NOWHERE
from antro.games.drako.cards import DRAGON, KNIGHTS, SIDES, TROLLS
from antro.games.drako.config import Config
from antro.games.drako.rules import Drako
from antro.games.drako.state import (
    FLYING,
    HAND,
    STRIKE,
    DrakoState,
    owner,
    rival,
    target_of,
    value_of,
)

# Moves that are good for one thing only, by kind: the code and the clause
PLAIN: Final = {
    "escape": ("good_escape", "8.4"),
    "fury": ("good_fury", "8.6"),
    "dodge": ("good_dodge", "9.2"),
    "dodge_net": ("good_dodge_net", "17.3"),
    "accept_net": ("good_accept_net", "17.3"),
    "reinforce": ("good_reinforce", "9.4"),
    "lay_shield": ("good_shield", "17.6"),
    "rebuild": ("good_rebuild", "15.2"),
    "spend": ("good_spend", "3.6"),
    "discard": ("good_discard", "3.4"),
    "redraw": ("good_redraw", "2.2"),
    "keep": ("good_keep", "2.2"),
}
NETTED: Final = {
    SIDES[DRAGON]: ("good_net_dragon", "8.4"),
    SIDES[KNIGHTS]: ("good_net_knight", "17.2"),
    SIDES[TROLLS]: ("good_net_troll", "15.4"),
}
LAST: Final = 1  # space of an area


def reasons(game: Drako, veiled: DrakoState, move: int) -> list[Reason]:
    """What a move does for the viewer of *veiled*; nothing, where there is little to tell."""
    told = game.describe(move)
    if told.kind in PLAIN:
        code, clause = PLAIN[told.kind]
        return [Reason(code, clause, told.fields)]
    if told.kind in ("block", "block_again", "take"):
        return [answering(game.config, veiled, told)]
    if told.kind == "draw":
        held = int(veiled.counts[HAND + veiled.viewer])
        return [Reason("good_draw", "3.3", {"held": held})]
    if told.kind == "net":
        code, clause = NETTED[game.config.side(rival(veiled.viewer))]
        return [Reason(code, clause, told.fields)]
    if told.kind == "place_wound":
        return [crippling(game, veiled, move, told)]
    return tried(game, veiled, move, told)


def answering(config: Config, state: DrakoState, told: Move) -> Reason:
    """§5.5, §6.1 Cancelling an attack, or not."""
    target, wounds = target_of(state.strikes), int(value_of(state.strikes))
    fields: Fields = {"target": config.thing(target), "wounds": wounds}
    if told.kind == "take":
        return Reason("good_take", "6.1", fields)
    if wounds >= config.spaces[target] - state.wounds[target]:
        return Reason("good_save", "6.2", fields)
    return Reason("good_block", "5.5", fields)


def crippling(game: Drako, state: DrakoState, move: int, told: Move) -> Reason:
    """§7.3 The dragon loses what a full area stands for."""
    area = FLYING + move - game.owners[move].first
    left = game.config.spaces[area] - state.wounds[area]
    return Reason("good_cripple" if left == LAST else "good_weaken", "7.3", told.fields)


def tried(game: Drako, veiled: DrakoState, move: int, told: Move) -> list[Reason]:
    """What a move has done once it is made: attacks declared, or figures that stand elsewhere."""
    world = game.guess(veiled, SeededDice(1))
    game.apply(world, veiled.viewer, move)
    hits = attacks(game.config, world) if world.strikes != veiled.strikes else []
    if hits:
        return hits
    moved = [slot for slot in range(6) if world.hexes[slot] != veiled.hexes[slot]]
    own = [slot for slot in moved if owner(slot) == veiled.viewer]
    return [standing(game.config, world, veiled.viewer, own[0])] if own else []


def attacks(config: Config, state: DrakoState) -> list[Reason]:
    """Each attack declared, the deadly ones first."""
    found: list[Reason] = []
    strikes = state.strikes
    while strikes:
        target, wounds = target_of(strikes), int(value_of(strikes))
        left = int(config.spaces[target] - state.wounds[target])
        fields: Fields = {"target": config.thing(target), "wounds": wounds, "left": left}
        if wounds >= left:
            found.insert(0, Reason("good_kill", "6.2", fields))
        else:
            found.append(Reason("good_hit", "6.1", fields))
        strikes >>= STRIKE
    return found


def standing(config: Config, state: DrakoState, seat: Seat, slot: int) -> Reason:
    """What a figure has from where it now stands."""
    at = state.hexes[slot]
    enemies = range(rival(seat) * 3, rival(seat) * 3 + 3)
    near = [
        config.thing(enemy)
        for enemy in enemies
        if state.hexes[enemy] != NOWHERE and NEAR[at] >> state.hexes[enemy] & 1
    ]
    fields: Fields = {"figure": config.thing(slot), "hex": f"hex:{NAMES[at]}"}
    if near:
        return Reason("good_approach", "5.1", {**fields, "near": near})
    return Reason("good_distance", "5.1", fields)
