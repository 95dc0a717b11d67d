"""Reasons for good moves: ``reason.<code>`` in the game's catalogues."""

from typing import Final

from antro.core.contract.descriptions import Reason
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState

# By kind of move: the code of the reason, and its clause
REASONS: Final = {
    # the Knight
    "place_cube": ("good_cube", "13.5"),
    "knight_step": ("good_step", "13.7"),
    "map_step": ("good_map_step", "15.6"),
    "have_encounter": ("good_encounter", "14.1"),
    "bomb_dragon": ("good_bomb", "14.10"),
    "knight_attacks": ("good_attack", "14.1"),
    "smash_crystal": ("good_smash", "14.13"),
    "collect_treasure": ("good_treasure", "14.15"),
    "decline_treasure": ("good_decline", "14.15"),
    "keep_treasure": ("good_keep", "14.15"),
    "knight_takes_gem": ("good_gem", "14.16"),
    "reveal_sidequest": ("good_sidequest", "16.1"),
    "shoot": ("good_shot", "15.5"),
    "brace": ("good_brace", "14.14"),
    # the Goblins
    "keep_war": ("good_war", "20.7"),
    "refuse": ("good_refuse", "20.8"),
    "assign_monster": ("good_monster", "23.1"),
    "reveal_tribe_at": ("good_emerge", "21.12"),
    "tribe_to": ("good_march", "21.1"),
    "tribe_attacks": ("good_tribe_attack", "21.6"),
    "attack_crystal": ("good_pledge", "21.9"),
    "plunder_treasure": ("good_plunder", "21.10"),
    "special_action": ("good_special", "21.15"),
    "ambush_with": ("good_ambush", "14.14"),
    "play_secret": ("good_secret", "24.1"),
    "hide_tribe": ("good_hide", "21.14"),
    # the Dragon
    "free_move": ("good_flight", "25.5"),
    "wing_move": ("good_flight", "27.4"),
    "use_power": ("good_power", "27.1"),
    "place_gem": ("good_place_gem", "26.4"),
    "slither": ("good_slither", "27.6"),
    # the Cave
    "spend_omen": ("good_omen", "29.1"),
    "spores_on": ("good_spores", "29.6"),
    "play_event": ("good_event", "18.1"),
    "place_treasure": ("good_hoard", "28.7"),
    "lay_tile": ("good_tile", "4.8"),
    "remove": ("good_removal", "11.5"),
    # the Thief
    "thief_step": ("good_sneak", "30.5"),
    "loot_treasure": ("good_loot", "31.1"),
    "loot_gem": ("good_loot", "31.1"),
    "pickpocket": ("good_pick", "31.6"),
    "pick_lock": ("good_lock", "31.7"),
    "backstab": ("good_stab", "31.8"),
    "stash_on": ("good_stash", "32.1"),
    # all roles
    "orient": ("good_turn", "7.2"),
}


def reasons(game: Vast, veiled: VastState, move: int) -> list[Reason]:
    """Return the reason why a move is good for the viewer, or none for some kinds of move."""
    described = game.describe(move)
    if described.kind not in REASONS:
        return []
    code, clause = REASONS[described.kind]
    return [Reason(code, clause, described.fields)]
