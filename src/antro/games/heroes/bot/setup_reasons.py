"""The reasons for choices before the first roll: heroes, spells, armies, places and orders."""

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move, Reason
from antro.games.heroes.bot.planner import best_aim
from antro.games.heroes.bot.values import free
from antro.games.heroes.components.armies import POINTS, THIRD_PLACE_POINTS
from antro.games.heroes.components.board import COLUMNS, SPACES
from antro.games.heroes.components.lots import dice_things, size
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.goals import accepted_of, has_star, is_of_cards, stop_of
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import LAST, HeroesState


def number_of(game: Heroes, described: Move) -> int:
    """Return the number of a move within its choice."""
    return described.number - int(game.choice_of[described.number].first)


def of_hero(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Count the spells in the rows that a hero reinforces (§13.2)."""
    element, spells = number_of(game, described), game.config.spells
    rows = state.markets[state.bout_of[state.viewer]].places
    count = sum(kind != NONE and spells.elements[kind] == element for kind in rows)
    if not count:
        return []
    return [Reason("good_hero", "4.3", {**described.fields, "n": count})]


def of_spell(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Name the free reinforcement of a spell, or the dice that it needs (§12.2, §13.2)."""
    spells = game.config.spells
    kind = number_of(game, described) % int(spells.kinds)
    if free(state, state.viewer, kind):
        return [Reason("good_free_spell", "13.2", described.fields)]
    dice = int(spells.same[kind] or spells.different[kind] or size(spells.needs[kind]))
    return [Reason("good_spell", "12.2", {**described.fields, "n": dice})]


def of_army(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Return the sums of an army: its points, creatures, life and strength (§5.1)."""
    config = game.config
    element, index = divmod(number_of(game, described), int(config.armies.width) + 1)
    if index >= config.armies.counts[element] or not config.armies.costs[element][index]:
        return []
    army, creatures = config.armies.lists[element][index], config.creatures
    cards = list(zip(creatures.own[element], army, strict=True))
    sums: Fields = {
        "points": int(config.armies.costs[element][index]),
        "most": THIRD_PLACE_POINTS if state.stage == LAST else POINTS,
        "creatures": sum(army),
        "life": sum(int(creatures.lives[kind]) * copies for kind, copies in cards),
        "strength": sum(int(creatures.strengths[kind]) * copies for kind, copies in cards),
    }
    return [Reason("good_army", "27.6" if state.stage == LAST else "5.1", sums)]


def of_place(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Say if a being covers others there, or is covered itself (§1.5)."""
    space = number_of(game, described) % int(SPACES)
    if space < COLUMNS:
        return [Reason("good_front", "1.5", described.fields)]
    covered = state.sides[state.viewer].occupied >> (space - COLUMNS) & 1
    return [Reason("good_covered" if covered else "good_back", "1.5", described.fields)]


def of_goal(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Name the dice for the best spell in hand, or the use of cards (§8.3, §20.1)."""
    goals = (game.choice_of[described.number].size) // 3
    goal = i64(number_of(game, described)) % goals
    if is_of_cards(goal):
        return [Reason("good_cards", "20.1")]
    side = state.sides[state.viewer]
    wanted = dice_things(best_aim(state, state.viewer, side.dice).need)
    return [Reason("good_aim", "8.3", {"dice": wanted})] if wanted and has_star(goal) else []


def of_no_goal(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Say that the order keeps to its earlier goals (§8.7)."""
    return [Reason("good_no_goal", "8.7")]


def of_order(game: Heroes, state: HeroesState, described: Move) -> list[Reason]:
    """Say when an order stops the game (§8.9)."""
    settings = i64(number_of(game, described))
    if stop_of(settings):
        return [Reason("good_never_stop", "8.9")]
    return [Reason("good_order", "8.9", {"n": int(accepted_of(settings))})]
