"""Reasons for a move of Drako, in rule terms: ``reason.<code>`` in the game's catalogues.

A move is tried on a guess of the cards that its seat cannot see. Only effects that
are the same under any guess are reported.
"""

from typing import Final

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Fields, Move, Reason
from antro.core.contract.game import Seat
from antro.games.drako.components.board import NAMES, NEAR, NOWHERE
from antro.games.drako.components.cards import DRAGON, KNIGHTS, SIDES, TROLLS
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import (
    FLYING,
    HAND,
    STRIKE,
    DrakoState,
    owner,
    rival,
    target_of,
    value_of,
)

# Moves with a single purpose, by kind: the code and the clause
PLAIN: Final = {
    "escape": ("good_escape", "8.4"),
    "fury": ("good_fury", "8.6"),
    "end_turn": ("good_end_turn", "8.6"),
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
LAST_SPACE: Final = 1  # of an area


def reasons(game: Drako, veiled: DrakoState, move: int) -> list[Reason]:
    """Return reasons for a move of the viewer of *veiled*. There may be none."""
    described = game.describe(move)
    if described.kind in PLAIN:
        code, clause = PLAIN[described.kind]
        return [Reason(code, clause, described.fields)]
    if described.kind in ("block", "block_again", "take"):
        return [reason_to_answer(game.config, veiled, described)]
    if described.kind == "draw":
        held = int(veiled.counts[HAND + veiled.viewer])
        return [Reason("good_draw", "3.3", {"held": held})]
    if described.kind == "net":
        code, clause = NETTED[game.config.side(rival(veiled.viewer))]
        return [Reason(code, clause, described.fields)]
    if described.kind == "place_wound":
        return [reason_to_wound(game, veiled, move, described)]
    return reasons_by_trial(game, veiled, move)


def reason_to_answer(config: Config, state: DrakoState, described: Move) -> Reason:
    """Return the reason to block an attack, or to take it (§5.5, §6.1)."""
    target, wounds = target_of(state.strikes), int(value_of(state.strikes))
    fields: Fields = {"target": config.thing(target), "wounds": wounds}
    if described.kind == "take":
        return Reason("good_take", "6.1", fields)
    if wounds >= config.spaces[target] - state.wounds[target]:
        return Reason("good_save", "6.2", fields)
    return Reason("good_block", "5.5", fields)


def reason_to_wound(game: Drako, state: DrakoState, move: int, described: Move) -> Reason:
    """Return the reason to place a wound on this area: it fills it, or nearly (§7.3)."""
    area = FLYING + move - game.choice_of[move].first
    left = game.config.spaces[area] - state.wounds[area]
    return Reason("good_cripple" if left == LAST_SPACE else "good_weaken", "7.3", described.fields)


def reasons_by_trial(game: Drako, veiled: DrakoState, move: int) -> list[Reason]:
    """Return the effects of a move: its attacks, or the new place of its figure."""
    world = game.guess(veiled, SeededDice(1))
    game.apply(world, veiled.viewer, move)
    hits = attack_reasons(game.config, world) if world.strikes != veiled.strikes else []
    if hits:
        return hits
    moved = [slot for slot in range(6) if world.hexes[slot] != veiled.hexes[slot]]
    own = [slot for slot in moved if owner(slot) == veiled.viewer]
    return [standing_reason(game.config, world, veiled.viewer, own[0])] if own else []


def attack_reasons(config: Config, state: DrakoState) -> list[Reason]:
    """Return a reason for each declared attack, deadly attacks first."""
    listed: list[Reason] = []
    strikes = state.strikes
    while strikes:
        target, wounds = target_of(strikes), int(value_of(strikes))
        left = int(config.spaces[target] - state.wounds[target])
        fields: Fields = {"target": config.thing(target), "wounds": wounds, "left": left}
        if wounds >= left:
            listed.insert(0, Reason("good_kill", "6.2", fields))
        else:
            listed.append(Reason("good_hit", "6.1", fields))
        strikes >>= STRIKE
    return listed


def standing_reason(config: Config, state: DrakoState, seat: Seat, slot: int) -> Reason:
    """Return the advantage of a figure's hex: adjacent enemies, or distance (§5.1)."""
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
