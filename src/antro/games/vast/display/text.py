"""The table in sentences: for screen readers, and for terminals."""

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say, worded
from antro.games.vast.components.squares import WAYS
from antro.games.vast.components.tiles import SYMBOLS
from antro.games.vast.display.asked import asked
from antro.games.vast.display.ending import ending
from antro.games.vast.display.mat_text import mat_lines
from antro.games.vast.display.view import VIEW
from antro.games.vast.display.view_types import GoalView, PieceView, SquareView, VastView
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import UNDECIDED, VastState


def text(game: Vast, veiled: VastState, words: Catalogue) -> str:
    """Return the goals, the map, the boards, and last the prompt or the end."""
    shown = VIEW.build(game, veiled)
    lines = [head(shown, words)]
    lines += [goal_words(goal, words) for goal in shown.goals]
    lines += map_lines(shown, words)
    lines += mat_lines(shown, words)
    lines.append(prompt_or_end(game, veiled, words))
    return "\n".join(lines)


def head(shown: VastView, words: Catalogue) -> str:
    """Return the role at turn, the round, and the tiles that are left."""
    fields: Fields = {
        "round": shown.round,
        "role": f"role:{shown.turn_of or 'nobody'}",
        "tiles": shown.supplies.tiles,
        "fallen": shown.fallen.crystals,
        "most": shown.fallen.crystals_to_fall,
    }
    return say(words, "text.collapse" if shown.collapsing else "text.head", fields)


def goal_words(goal: GoalView, words: Catalogue) -> str:
    """Return the goal of a role and its two most important numbers."""
    meters = ", ".join(f"{worded(words, one.meter)} {one.now}/{one.most}" for one in goal.meters)
    fields: Fields = {"role": f"role:{goal.role}", "goal": goal.goal, "meters": meters}
    return say(words, "text.goal", fields)


# The map


def map_lines(shown: VastView, words: Catalogue) -> list[str]:
    """Return a line for each notable square. List other Dark tiles by their symbols."""
    squares = [square for square in shown.squares if square is not None]
    squares.sort(key=lambda square: (square.y, square.x))
    notable = [square for square in squares if is_notable(shown, square)]
    others = [square for square in squares if not is_notable(shown, square)]
    lines = [square_words(shown, square, words) for square in notable]
    lines += [dark_words(symbol, others, words) for symbol in SYMBOLS]
    lines += [lurking_words(piece, words) for piece in shown.pieces if piece.side]
    return [words["text.map"], *[f"  {line}" for line in lines if line]]


def is_notable(shown: VastView, square: SquareView) -> bool:
    """Return True if a square has more to show than the symbol of a Dark tile."""
    if square.lit or square.terrain or square.type or square.treasures:
        return True
    if square.gems or square.tokens or any(square.rockslides) or any(square.bombs):
        return True
    return any(piece.square == square.thing for piece in shown.pieces)


def square_words(shown: VastView, square: SquareView, words: Catalogue) -> str:
    """Describe a square: its kind, its walls, its pieces and tokens."""
    fields: Fields = {"square": square.thing, "x": square.x, "y": square.y}
    said = [say(words, "text.square", fields), kind_words(shown, square, words)]
    for key, sides in (("walls", square.walls), ("bombs", square.bombs)):
        said += sides_words(key, sides, words)
    said += sides_words("rockslides", square.rockslides, words)
    there = [piece.piece for piece in shown.pieces if piece.square == square.thing]
    there += square.gems + [f"token:{token}" for token in square.tokens]
    there += ["token:treasure"] * square.treasures
    return " ".join([*said, *[f"{worded(words, thing)}." for thing in there]])


def kind_words(shown: VastView, square: SquareView, words: Catalogue) -> str:
    """Return the Terrain, or Lit or Dark and the known kind of the tile."""
    if square.terrain:
        return f"{worded(words, f'terrain:{square.terrain}')}."
    known = f"tile:{square.type}" if square.type else words["text.unknown"]
    if square.lit:
        entrance = f" {words['text.entrance']}" if shown.entrance == square.thing else ""
        return say(words, "text.lit", {"tile": known}) + entrance
    return say(words, "text.dark", {"symbol": f"symbol:{square.symbol}", "tile": known})


def sides_words(key: str, sides: list[bool], words: Catalogue) -> list[str]:
    """Name the sides with a wall, a Bomb or a Rockslide; no sentence without any."""
    ways = [words[f"way:{way}"] for way, there in zip(WAYS, sides, strict=True) if there]
    return [say(words, f"text.{key}", {"ways": ", ".join(ways)})] if ways else []


def dark_words(symbol: str, squares: list[SquareView], words: Catalogue) -> str:
    """List the empty Dark tiles of a symbol by number; an empty text without any."""
    numbers = [square.thing.split(":")[1] for square in squares if square.symbol == symbol]
    fields: Fields = {"symbol": f"symbol:{symbol}", "squares": ", ".join(numbers)}
    return say(words, "text.dark_tiles", fields) if numbers else ""


def lurking_words(piece: PieceView, words: Catalogue) -> str:
    """Return the square beside which a Tribe lurks."""
    _, square, way = (piece.side or "").split(":")
    where: Fields = {"square": f"square:{square}", "way": f"way:{WAYS[int(way)]}"}
    return say(words, "text.lurking", {"piece": piece.piece, **where})


# The prompt


def prompt_or_end(game: Vast, veiled: VastState, words: Catalogue) -> str:
    """Return the prompt, or the end of the game with its rule."""
    question = game.question_to(veiled, veiled.viewer)
    if veiled.winner == UNDECIDED:
        return say(words, f"ask.{question.kind}", asked(game, veiled))
    ended = ending(game, veiled)
    return f"{say(words, f'end.{ended.how}', ended.fields)} (§{question.clause})"
