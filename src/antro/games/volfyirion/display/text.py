"""The table in sentences, for screen readers and terminals."""

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say, worded
from antro.games.volfyirion.display.asked import asked
from antro.games.volfyirion.display.ending import ending
from antro.games.volfyirion.display.view import VIEW
from antro.games.volfyirion.display.view_types import (
    CardView,
    GridView,
    MarketView,
    PlayedView,
    RageView,
    SideView,
    SiteView,
    VolfView,
)
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import OVER, VolfState


def text(game: Volfyirion, veiled: VolfState, words: Catalogue) -> str:
    shown = VIEW.build(game, veiled)
    lines = [head(shown, words)]
    for market in shown.markets:
        lines += market_lines(market, words)
    lines.append(dragon(shown, words))
    if shown.rage is not None:
        lines.append(rage_words(shown.rage, words))
    if shown.grid is not None:
        lines.append(grid_words(shown.grid, words))
    for side in shown.sides:
        lines += side_lines(side, words)
    lines.append(last_line(game, veiled, words))
    return "\n".join(lines)


def head(shown: VolfView, words: Catalogue) -> str:
    if shown.turn is None:
        return words["text.start"]
    fields: Fields = {"turns": shown.turns, "most": shown.most_turns}
    return say(words, "text.head", {**fields, "role": shown.sides[shown.turn].role})


def market_lines(market: MarketView, words: Catalogue) -> list[str]:
    centre = places(market.centre, words)
    fields: Fields = {"cards": centre, "top": top_words(market, words), "deck": market.deck_size}
    return [say(words, "text.centre", fields), *lair(market, words)]


def top_words(market: MarketView, words: Catalogue) -> str:
    """Return the top card of the strategy deck, as far as it is known."""
    if market.top is not None:
        return worded(words, market.top)
    return words["text.face_down" if market.deck_size else "text.empty"]


def lair(market: MarketView, words: Catalogue) -> list[str]:
    if not market.lair:
        return []
    fields: Fields = {"cards": places(market.lair, words), "deck": market.wonders}
    return [say(words, "text.lair", fields)]


def places(row: list[str | None], words: Catalogue) -> str:
    return ", ".join(words["text.empty"] if card is None else worded(words, card) for card in row)


def dragon(shown: VolfView, words: Catalogue) -> str:
    if shown.dragon is None:
        return words["text.no_dragon"]
    return say(words, "text.dragon", {"place": shown.dragon})


def rage_words(rage: RageView, words: Catalogue) -> str:
    top = words["text.empty"] if rage.top is None else worded(words, rage.top)
    said = say(words, "text.rage", {"size": rage.size, "top": top})
    return f"{said} {words['text.awake']}" if rage.awake else said


def grid_words(grid: GridView, words: Catalogue) -> str:
    """Return the grid row by row. A sealed card is in brackets."""
    named = [words["text.empty"] if card is None else worded(words, card) for card in grid.cells]
    marked = [f"({name})" if at in grid.sealed else name for at, name in enumerate(named, start=1)]
    rows = [" + ".join(marked[at : at + 2]) for at in range(0, len(marked), 2)]
    return say(
        words, "text.grid", {"cards": "; ".join(rows), "deck": grid.deck, "more": grid.bonus}
    )


def side_lines(side: SideView, words: Catalogue) -> list[str]:
    """Return the lines of a side: points and counts, Cities, then cards."""
    command, battle, knowledge = side.points
    counts: Fields = {
        "role": side.role,
        "command": command,
        "battle": battle,
        "knowledge": knowledge,
        "hand": side.hand_size,
        "deck": side.deck_size,
        "discards": sum(card.count for card in side.discards),
    }
    lines = [say(words, "text.side", counts)]
    lines += [f"  {site_words(site, words)}" for site in side.sites]
    lines += [f"  {say(words, 'text.extra', {'extra': extra})}" for extra in extras(side)]
    lines += cards("text.hand", side.hand, words)
    lines += cards("text.played", [shown for shown in side.played if not shown.sealed], words)
    lines += cards("text.sealed", [shown for shown in side.played if shown.sealed], words)
    return lines + cards("text.discards", side.discards, words)


def extras(side: SideView) -> list[str]:
    return [extra for extra in (side.perk, side.ploy) if extra is not None]


def site_words(site: SiteView, words: Catalogue) -> str:
    if not site.standing:
        return say(words, "text.ruin", {"city": site.city})
    said = [say(words, "text.city", {"city": site.city, "defence": site.defence})]
    for key, card in (("text.troop", site.troop), ("text.building", site.building)):
        if card is not None:
            said.append(say(words, key, {"card": card}))
    if site.dragon:
        said.append(words["text.under_dragon"])
    return " ".join(said)


def cards(key: str, listed: list[CardView] | list[PlayedView], words: Catalogue) -> list[str]:
    """Return a line that lists cards, or no line if there are none."""
    names = ", ".join(copies(card.card, card.count, words) for card in listed)
    return [f"  {words[key]} {names}"] if listed else []


def copies(card: str, count: int, words: Catalogue) -> str:
    name = worded(words, card)
    return name if count == 1 else f"{count}x {name}"


def last_line(game: Volfyirion, veiled: VolfState, words: Catalogue) -> str:
    """Return the question, or the ending with its rule."""
    question = veiled.pending[-1]
    if veiled.phase != OVER:
        return say(words, f"ask.{question.kind}", asked(game, veiled))
    ended = ending(game, veiled)
    return f"{say(words, f'end.{ended.how}', ended.fields)} (§{question.clause})"
