"""The reasons for a good move in the words of the rules, as ``reason.<code>`` in the catalogues."""

from typing import Final

from antro.core.contract.descriptions import Fields, Reason
from antro.games.heroes.bot.planner import best_aim
from antro.games.heroes.components.armies import POINTS, THIRD_PLACE_POINTS
from antro.games.heroes.components.lots import dice_things
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.state import LAST, HeroesState

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
STOPPING: Final = ("plan_stop", "stop")


def reasons(game: Heroes, veiled: HeroesState, move: int) -> list[Reason]:
    """Return the reasons why a move is good for the viewer of *veiled*. There may be none."""
    described = game.describe(move)
    if described.kind == "army":
        return army_reasons(game, veiled, move)
    if described.kind in PLAIN:
        code, clause = PLAIN[described.kind]
        return [Reason(code, clause, described.fields)]
    if described.kind in ROLLING:
        aim = best_aim(veiled, veiled.viewer, veiled.sides[veiled.viewer].dice)
        wanted = dice_things(aim.need)
        return [Reason("good_aim", "6.2", {"dice": wanted})] if wanted else []
    return [Reason("good_stop", "6.3")] if described.kind in STOPPING else []


def army_reasons(game: Heroes, veiled: HeroesState, move: int) -> list[Reason]:
    """Return the sums of an army: its points, creatures, life and strength."""
    config, first = game.config, game.choice_of[move].first
    element, index = divmod(move - int(first), int(config.armies.width) + 1)
    if index >= config.armies.counts[element] or not config.armies.costs[element][index]:
        return []
    army, creatures = config.armies.lists[element][index], config.creatures
    cards = list(zip(creatures.own[element], army, strict=True))
    sums: Fields = {
        "points": int(config.armies.costs[element][index]),
        "most": THIRD_PLACE_POINTS if veiled.stage == LAST else POINTS,
        "creatures": sum(army),
        "life": sum(int(creatures.lives[kind]) * copies for kind, copies in cards),
        "strength": sum(int(creatures.strengths[kind]) * copies for kind, copies in cards),
    }
    return [Reason("good_army", "27.6" if veiled.stage == LAST else "5.1", sums)]
