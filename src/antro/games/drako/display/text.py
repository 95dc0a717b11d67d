"""The table in sentences, for screen readers and for terminals without a picture."""

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say, worded
from antro.games.drako.display.asked import asked
from antro.games.drako.display.ending import ending
from antro.games.drako.display.view import VIEW
from antro.games.drako.display.view_types import (
    CardView,
    DrakoView,
    FigureView,
    SideView,
    TokenView,
)
from antro.games.drako.rules import Drako
from antro.games.drako.state.state import GOING, DrakoState


def text(game: Drako, veiled: DrakoState, words: Catalogue) -> str:
    shown = VIEW.build(game, veiled)
    lines = [head(shown, words), *quiet(shown, words)]
    for side in shown.sides:
        lines += side_lines(side, words)
    lines.append(last_line(game, veiled, words))
    return "\n".join(lines)


def head(shown: DrakoView, words: Catalogue) -> str:
    fields: Fields = {
        "matchup": f"matchup:{shown.matchup}",
        "turns": shown.turns,
        "role": shown.sides[shown.turn].role,
        "actions": shown.actions,
    }
    return say(words, "text.head", fields)


def quiet(shown: DrakoView, words: Catalogue) -> list[str]:
    if shown.quiet is None or shown.quiet_limit is None:
        return []
    return [say(words, "text.quiet", {"quiet": shown.quiet, "limit": shown.quiet_limit})]


def side_lines(side: SideView, words: Catalogue) -> list[str]:
    """Return the lines of a side: cards and tokens, then a line per figure."""
    kept = [say(words, "text.side", counts(side)), *supplies(side, words)]
    kept += [token_words(token, words) for token in side.tokens]
    return [
        " ".join(kept),
        *[f"  {figure_words(figure, words)}" for figure in side.figures],
        *area_words(side, words),
        *cards("text.hand", side.hand, words),
        *cards("text.discards", side.discards, words),
    ]


def counts(side: SideView) -> Fields:
    return {
        "role": side.role,
        "hand": side.hand_size,
        "deck": side.deck_size,
        "discards": copies(side.discards),
    }


def copies(listed: list[CardView]) -> int:
    return sum(card.count for card in listed)


def supplies(side: SideView, words: Catalogue) -> list[str]:
    lines: list[str] = []
    if side.rocks is not None and side.spent is not None:
        lines.append(say(words, "text.rocks", {"rocks": side.rocks, "spent": side.spent}))
    if side.removed:
        lines.append(say(words, "text.removed", {"removed": side.removed}))
    return lines


def token_words(token: TokenView, words: Catalogue) -> str:
    if token.on is not None:
        return say(words, "text.on", {"token": token.token, "figure": token.on})
    return say(words, "text.ready" if token.ready else "text.spent", {"token": token.token})


def figure_words(figure: FigureView, words: Catalogue) -> str:
    name: Fields = {"figure": figure.figure}
    if figure.hex is None:
        return say(words, "text.unplaced" if figure.alive else "text.dead", name)
    where: Fields = {"hex": figure.hex, "wounds": figure.wounds, "spaces": figure.spaces}
    said = [say(words, "text.figure", name | where)]
    if figure.netted:
        said.append(words["text.netted"])
    if figure.shields:
        said.append(say(words, "text.shields", {"shields": figure.shields}))
    if figure.lost:
        said.append(words["text.lost"])
    return " ".join(said)


def area_words(side: SideView, words: Catalogue) -> list[str]:
    """Return the areas of the Dragon's mat, on one line."""
    said = [
        say(words, "text.area", {"area": area.area, "wounds": area.wounds, "spaces": area.spaces})
        for area in side.areas
    ]
    return [f"  {' '.join(said)}"] if said else []


def cards(key: str, listed: list[CardView], words: Catalogue) -> list[str]:
    """Return a line that lists cards, or no line without cards."""
    names = ", ".join(card_words(card, words) for card in listed)
    return [f"  {words[key]} {names}"] if listed else []


def card_words(card: CardView, words: Catalogue) -> str:
    name = worded(words, card.symbols)
    return name if card.count == 1 else f"{card.count}x {name}"


def last_line(game: Drako, veiled: DrakoState, words: Catalogue) -> str:
    """Return the prompt. After the end, return the ending and its rule."""
    question = veiled.pending[-1]
    if veiled.ending == GOING:
        return say(words, f"ask.{question.kind}", asked(game, veiled))
    ended = ending(game, veiled)
    return f"{say(words, f'end.{ended.how}', ended.fields)} (§{question.clause})"
