"""The reasons for a good move in the words of the rules, as ``reason.<code>`` in the catalogues."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move, Reason
from antro.games.heroes.bot.move_weights import helps, is_friend
from antro.games.heroes.bot.planner import best_aim
from antro.games.heroes.bot.setup_reasons import (
    number_of,
    of_army,
    of_goal,
    of_hero,
    of_no_goal,
    of_order,
    of_place,
    of_spell,
)
from antro.games.heroes.bot.values import free
from antro.games.heroes.components.board import COLUMNS, HERO, IN_COLUMN, SPACES
from antro.games.heroes.components.lots import dice_things
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.side import Side
from antro.games.heroes.state.state import HeroesState

# Moves with only one possible reason, by kind: the code and the clause
PLAIN: Final = {
    "cast": ("good_cast", "12.1"),
    "draw": ("good_draw", "20.1"),
    "learn": ("good_learn", "20.4"),
    "dispel": ("good_dispel", "20.6"),
    "activate": ("good_activate", "16.2"),
    "strike": ("good_strike", "17.1"),
    "act": ("good_act", "21.1"),
    "pass": ("good_pass", "21.2"),
}
ROLLING: Final = ("plan_throw", "keep", "plan_hold", "keep_all")
RESTING: Final = ("plan_rest", "rest")
STOPPING: Final = ("plan_stop", "stop")


def reasons(game: Heroes, veiled: HeroesState, move: int) -> list[Reason]:
    """Return the reasons why a move is good for the viewer of *veiled*. There may be none."""
    described = game.describe(move)
    if described.kind in PLAIN:
        code, clause = PLAIN[described.kind]
        return [Reason(code, clause, described.fields)]
    if described.kind in REASONS_BY_KIND:
        return REASONS_BY_KIND[described.kind](game, veiled, described)
    if described.kind in ROLLING:
        aim = best_aim(veiled, veiled.viewer, veiled.sides[veiled.viewer].dice)
        wanted = dice_things(aim.need)
        return [Reason("good_aim", "6.2", {"dice": wanted})] if wanted else []
    if described.kind in RESTING:
        return [Reason("good_rest", "6.4")]
    return [Reason("good_stop", "6.3")] if described.kind in STOPPING else []


def of_being(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Name the life that a target has left (§12.4)."""
    at = i64(number_of(game, described))
    other, space = at // SPACES, at % SPACES
    friend = is_friend(state, state.viewer, other)
    if described.kind == "target" and helps(state, state.viewer) != friend:
        return []
    side = state.sides[other]
    fields = {**described.fields, "left": life_at(side, state, space)}
    if friend:
        return [Reason("good_friend", "12.4", fields)]
    return [Reason("good_hit_hero" if side.board[space] == HERO else "good_hit", "12.4", fields)]


def life_at(side: Side, state: HeroesState, space: i64) -> int:
    """Return the life that the being on a space has left."""
    being = side.board[space]
    if being == HERO:
        return int(side.life)
    return int(state.config.creatures.lives[being] - side.wounds[space]) if being >= 0 else 0


def of_column(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Count the enemies in a column (§12.4)."""
    at = i64(number_of(game, described))
    other, column = at // COLUMNS, at % COLUMNS
    if is_friend(state, state.viewer, other):
        return []
    beings = state.sides[other].occupied & IN_COLUMN[column]
    return [Reason("good_column", "12.4", {**described.fields, "n": int(beings).bit_count()})]


def of_player(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Say whom a spell on a player helps or harms (§12.4)."""
    other = i64(number_of(game, described))
    friend = is_friend(state, state.viewer, other)
    if helps(state, state.viewer) != friend:
        return []
    fields: Fields = {**described.fields, "left": int(state.sides[other].life)}
    return [Reason("good_for_player" if friend else "good_on_player", "12.4", fields)]


def of_reinforcement(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Name the price of the reinforcements (§13.1, §13.2)."""
    times, spell = number_of(game, described), state.bout(state.viewer).act.spell
    given = int(free(state, state.viewer, spell)) if spell >= 0 else 0
    if not times:
        return []
    if times <= given:
        return [Reason("good_free", "13.2")]
    return [Reason("good_reinforce", "13.1", {"n": times - given})]


Reasons = Callable[[Heroes, HeroesState, Move], list[Reason]]

REASONS_BY_KIND: Final[dict[str, Reasons]] = {
    "take_hero": of_hero,
    "take_spell": of_spell,
    "army": of_army,
    "place": of_place,
    "goal": of_goal,
    "no_goal": of_no_goal,
    "order": of_order,
    "target": of_being,
    "use_on": of_being,
    "target_column": of_column,
    "use_column": of_column,
    "target_player": of_player,
    "reinforce": of_reinforcement,
}
