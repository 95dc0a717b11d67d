"""The table in sentences, for screen readers and terminals."""

from typing import Final

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say, worded
from antro.games.heroes.components.board import SPACE_NAMES
from antro.games.heroes.components.symbols import SYMBOLS
from antro.games.heroes.display.asked import asked
from antro.games.heroes.display.ending import ending
from antro.games.heroes.display.view import VIEW
from antro.games.heroes.display.view_types import (
    BoutView,
    CardView,
    CreatureView,
    HeroesView,
    MarketView,
    PermanentView,
    SideView,
    SpaceView,
)
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.goals import GOALS_OF_ORDER, NO_GOAL, goal_at, settings_in
from antro.games.heroes.state.order_text import goal_things, read_order, settings_fields
from antro.games.heroes.state.state import OVER, HeroesState

PLANNED: Final = ["made", "throw", "hold", "stop", "rest"]  # the plans with a text


def text(game: Heroes, veiled: HeroesState, words: Catalogue) -> str:
    shown = VIEW.build(game, veiled)
    lines = [head(shown, words)]
    lines += [bout_words(shown, bout, words) for bout in shown.bouts if bout.due]
    for market in shown.markets:
        lines += market_lines(market, words)
    for side in shown.sides:
        lines += side_lines(side, words)
    lines.append(last_line(game, veiled, words))
    return "\n".join(lines)


def head(shown: HeroesView, words: Catalogue) -> str:
    mode, pace = words[f"mode:{shown.mode}"], words[f"pace:{shown.pace}"]
    return f"{mode}, {pace}. {words[f'text.{shown.stage}']}"


def bout_words(shown: HeroesView, bout: BoutView, words: Catalogue) -> str:
    """Write the players of a bout, its stops and the player who stopped last."""
    fields: Fields = {
        "roles": [shown.sides[seat].role for seat in bout.seats],
        "stops": bout.stops,
        "most": shown.most_stops,
    }
    said = [say(words, "text.part", fields)]
    if bout.stopper is not None:
        said.append(say(words, "text.stopper", {"role": shown.sides[bout.stopper].role}))
    if bout.act is not None and bout.act.spell is not None:
        casting: Fields = {"role": shown.sides[bout.act.seat].role, "spell": bout.act.spell}
        said.append(say(words, "text.casting", casting))
    return " ".join(said)


def market_lines(market: MarketView, words: Catalogue) -> list[str]:
    if not market.seats:
        return []
    fields: Fields = {
        "bottom": row(market.bottom, words),
        "top": row(market.top, words),
        "deck": market.deck_size,
    }
    return [say(words, "text.market", fields)]


def row(places: list[str | None], words: Catalogue) -> str:
    return ", ".join(
        words["text.empty"] if card is None else worded(words, card) for card in places
    )


def side_lines(side: SideView, words: Catalogue) -> list[str]:
    """Write a side in a few lines: hero, dice, board and cards."""
    counts: Fields = {
        "role": side.role,
        "hero": side.hero or words["text.no_hero"],
        "life": side.life,
        "hand": side.hand_size,
        "deck": side.deck_size,
        "discards": sum(card.count for card in side.discards),
    }
    if side.out:
        return [say(words, "text.out", counts)]
    lines = [say(words, "text.side", counts)]
    if side.points:
        lines.append("  " + say(words, "text.points", {"points": side.points}))
    if side.stunned:
        lines.append(f"  {words['text.stunned']}")
    lines += dice_lines(side, words)
    lines += [
        f"  {words[f'place:{name}']}: {space_words(space, words)}"
        for name, space in zip(SPACE_NAMES, side.spaces, strict=True)
        if space is not None
    ]
    lines += spells_on(side.permanents, words)
    lines += creatures("text.destroyed", side.destroyed, words)
    lines += creatures("text.to_place", side.to_place, words)
    lines += cards("text.hand", side.hand, words)
    return lines + cards("text.discards", side.discards, words)


def dice_lines(side: SideView, words: Catalogue) -> list[str]:
    """Write the dice on the table, the kept dice and the known part of the plan."""
    if not sum(side.dice) and side.plan == "none":
        return []
    fields: Fields = {
        "dice": lot(side.dice, words),
        "kept": lot(side.kept, words),
        "throws": side.throws,
    }
    said = [say(words, "text.dice", fields)]
    if side.plan in PLANNED:
        said.append(words[f"text.plan_{side.plan}"])
    if side.order:
        said += order_words(int(read_order(side.order)), words)
    return ["  " + " ".join(said)]


def order_words(order: int, words: Catalogue) -> list[str]:
    """Write the goals of an order, and its settings (§8.2)."""
    goals = [int(goal_at(order, place)) for place in range(GOALS_OF_ORDER)]
    told = [
        say(words, "move.goal", {"nth": nth, "goal": goal_things(goal)})
        for nth, goal in enumerate(goals, 1)
        if goal != NO_GOAL
    ]
    return [*told, say(words, "text.order", settings_fields(int(settings_in(order))))]


def lot(counts: list[int], words: Catalogue) -> str:
    """Write dice as letters, or a dash if there are none."""
    shown = zip(SYMBOLS, counts, strict=True)
    faces = [f"face:{symbol}" for symbol, dice in shown for _ in range(dice)]
    return worded(words, faces, "letter") or "-"


def space_words(space: SpaceView, words: Catalogue) -> str:
    fields: Fields = {
        "being": space.being,
        "life": space.life,
        "most": space.most_life,
        "strength": space.strength,
        "helms": space.helms,
    }
    said = [say(words, "text.creature" if space.direction else "text.hero", fields)]
    if space.direction:
        said.append(words[f"direction:{space.direction.replace(' ', '_')}"] + ".")
    for marked, key in ((space.exposed, "exposed"), (space.frozen, "frozen")):
        if marked:
            said.append(words[f"text.{key}"])
    said += [permanent_words(one, words) for one in space.permanents]
    return " ".join(said)


def permanent_words(one: PermanentView, words: Catalogue) -> str:
    return say(words, "text.permanent", {"spell": one.spell, "power": one.power})


def spells_on(permanents: list[PermanentView], words: Catalogue) -> list[str]:
    """Write a line of the permanent spells on a player, if there are any."""
    told = " ".join(permanent_words(one, words) for one in permanents)
    return [f"  {told}"] if told else []


def cards(key: str, shown: list[CardView], words: Catalogue) -> list[str]:
    """Write a line of spells, if there are any."""
    names = ", ".join(copies(card.spell, card.count, words) for card in shown)
    return [f"  {words[key]} {names}"] if shown else []


def creatures(key: str, shown: list[CreatureView], words: Catalogue) -> list[str]:
    """Write a line of creatures, if there are any."""
    names = ", ".join(copies(card.creature, card.count, words) for card in shown)
    return [f"  {words[key]} {names}"] if shown else []


def copies(thing: str, count: int, words: Catalogue) -> str:
    name = worded(words, thing)
    return name if count == 1 else f"{count}x {name}"


def last_line(game: Heroes, veiled: HeroesState, words: Catalogue) -> str:
    """Write the current prompt, or the end of the game with its rule."""
    question = game.question_to(veiled, veiled.viewer)
    if veiled.stage != OVER:
        return say(words, f"ask.{question.kind}", asked(game, veiled))
    ended = ending(game, veiled)
    return f"{say(words, f'end.{ended.how}', ended.fields)} (§{question.clause})"
