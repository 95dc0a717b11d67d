"""Reasons for good moves: ``reason.<code>`` in the game's catalogues."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Move, Reason
from antro.games.vast.bot.dragon import DragonThoughts
from antro.games.vast.bot.knight import KnightThoughts
from antro.games.vast.bot.policy import powers_of
from antro.games.vast.bot.thief import ThiefThoughts
from antro.games.vast.bot.thoughts import GOOD, Thoughts, neighbours
from antro.games.vast.components.roles import DRAGON, KNIGHT
from antro.games.vast.components.squares import DX, DY
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState

STEPS: Final = ["knight_step", "map_step", "thief_step", "free_move", "wing_move"]

TRACKS: Final[dict[str, Callable[[VastState], i64]]] = {
    "cube:movement": movement,
    "cube:perception": perception,
    "cube:strength": strength,
}
TOOLS: Final = {  # by place of a cube: the code of the reason, and its clause
    "cube:bomb": ("good_cube_bomb", "15.4"),
    "cube:bow": ("good_cube_bow", "15.5"),
    "cube:ancient_map": ("good_cube_map", "15.6"),
    "cube:shield": ("good_cube_shield", "15.7"),
}

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
    "knight_flare": ("good_flare", "33.1"),
    "reveal_treasure": ("good_reveal", "17.1"),
    "drink_potion": ("good_potion", "17.8"),
    "give_cube": ("good_give_cube", "1.6"),
    # the Goblins
    "activate": ("good_activate", "20.11"),
    "populate": ("good_populate", "20.8"),
    "flare_of_tribe": ("good_flare", "33.1"),
    "tribe_by": ("good_path", "21.1"),
    "lose_monster": ("good_lose_monster", "20.12"),
    "give_secret": ("good_give_secret", "20.10"),
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
    "hide_tribe": ("good_hide", "21.14"),
    # the Dragon
    "free_move": ("good_flight", "25.5"),
    "wing_move": ("good_flight", "27.4"),
    "use_power": ("good_power", "27.1"),
    "give_card": ("good_give_card", "1.6"),
    "free_move_by_pit": ("good_pit", "10.10"),
    "wing_move_by_pit": ("good_pit", "10.10"),
    "place_gem": ("good_place_gem", "26.4"),
    "slither": ("good_slither", "27.6"),
    # the Cave
    "spores_on": ("good_spores", "29.6"),
    "play_event": ("good_event", "18.1"),
    "shape": ("good_shape", "28.5"),
    "give_omen": ("good_give_omen", "1.6"),
    "treasure_step": ("good_hoard", "28.7"),
    "place_treasure": ("good_hoard", "28.7"),
    "lay_tile": ("good_tile", "4.8"),
    "remove": ("good_removal", "11.5"),
    # the Thief
    "thief_step": ("good_sneak", "30.5"),
    "loot_treasure": ("good_loot", "31.1"),
    "loot_gem": ("good_loot", "31.1"),
    "pickpocket": ("good_pick", "31.6"),
    "thief_flare": ("good_flare", "33.1"),
    "look": ("good_look", "30.6"),
    "reveal_under_thief": ("good_light", "30.6"),
    "hide_loot": ("good_hide_loot", "31.9"),
    "pick_lock": ("good_lock", "31.7"),
    "backstab": ("good_stab", "31.8"),
    "stash_on": ("good_stash", "32.1"),
    # all roles
    "orient": ("good_turn", "7.2"),
    "turn_up_next": ("good_any_order", "7.4"),
    "move_off": ("good_way_off", "6.9"),
    "slide": ("good_slide", "11.10"),
    "choose_terrain": ("good_terrain", "10.2"),
    "terrain_at": ("good_nearest", "10.3"),
    "terrain_turn": ("good_nearest", "10.3"),
}


def reasons(game: Vast, veiled: VastState, move: int) -> list[Reason]:
    """Return the reason why a move is good for the viewer, or none for some kinds of move."""
    described = game.describe(move)
    if described.kind not in REASONS or not is_step_closer(game, veiled, move, described.kind):
        return []
    if described.kind == "place_cube":
        return of_cube(game, veiled, described)
    if described.kind == "lay_tile":
        return of_tile(game, veiled, described)
    code, clause = REASONS[described.kind]
    return [Reason(code, clause, described.fields)]


def is_step_closer(game: Vast, veiled: VastState, move: int, kind: str) -> bool:
    """True unless a step leads away from everything that the role wants."""
    if kind not in STEPS:
        return True
    at = i64(move) - game.choice_of[move].first
    return thoughts_of(game, veiled).weight(kind, at) >= GOOD


def thoughts_of(game: Vast, veiled: VastState) -> Thoughts:
    """Return the thoughts of the viewer, who has a piece that takes steps."""
    role = game.config.role_of_seat[veiled.viewer]
    if role == DRAGON:
        return DragonThoughts(veiled, powers_of(game))
    return KnightThoughts(veiled) if role == KNIGHT else ThiefThoughts(veiled)


def of_cube(game: Vast, veiled: VastState, described: Move) -> list[Reason]:
    """Name the new value of a track, or the use of a tool (§13.3, §15.4 to §15.7)."""
    place = str(described.fields["cube"])
    if place in TOOLS:
        code, clause = TOOLS[place]
        return [Reason(code, clause)]
    if place not in TRACKS:
        return [Reason("good_cube", "13.5")]
    world, value = game.guess(veiled, SeededDice(1)), TRACKS[place]
    before = int(value(world))
    game.apply(world, veiled.viewer, described.number)
    return [Reason("good_track", "13.3", {"cube": place, "from": before, "to": int(value(world))})]


def of_tile(game: Vast, veiled: VastState, described: Move) -> list[Reason]:
    """Count the tiles that a new tile touches (§4.8)."""
    ground, side = veiled.ground, described.number - int(game.choice_of[described.number].first)
    square, way = i64(side) // 4, i64(side) % 4
    beside = neighbours(veiled, ground.x(square) + DX[way], ground.y(square) + DY[way])
    return [Reason("good_tile", "4.8", {"n": int(beside)})]
