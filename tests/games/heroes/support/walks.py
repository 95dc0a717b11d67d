"""Games that get somewhere: players who stop when they can do something, and then do it.

They know no bot, so that what is kept of their games outlives any change of one.
"""

from antro.core.contract.game import CHANCE, first_to_act
from antro.core.contract.moves import Moves
from antro.games.heroes.components.lots import PACKED, count, size
from antro.games.heroes.components.symbols import CARD, HELM
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.state.config import ROLES
from tests.unhashed_dice import UnhashedDice

FICKLE = 8  # does anything at all once in so many choices
PREFERRED = {  # by what is asked: how the text of a move begins, the best first
    "action": ["cast", "learn", "draw", "dispel"],
    "helms": ["activate", "move", "done"],
    "strike": ["use", "strike", "swap"],
    "follow": ["act"],
    "more": ["target"],
    "strike_more": ["strike"],
    "order": ["first goal", "no", "order a1 l1 w0 met any"],
}


def stroll(game, seed, plies=10**6):
    """The states of a game, one after another; the same object, played on."""
    dice, state, out = UnhashedDice(seed), game.start(), Moves()
    yield state
    for _ in range(plies):
        acting = game.to_act(state)
        if not acting:
            return
        seat = first_to_act(game, state, acting)
        game.offer(state, seat, out)
        game.apply(state, seat, choose(game, state, seat, out, dice))
        yield state


def choose(game, state, seat, out, dice):
    """Mostly what leads somewhere, and now and then anything."""
    question = game.question_to(state, seat)
    if seat < CHANCE and question.kind == "roll":
        return rolled(game, state, seat, out.listed(), dice)
    if seat >= CHANCE or not dice.below(FICKLE):
        return out.pick(dice)
    moves = [(move, game.describe(move).text) for move in out.listed()]
    foes = [move for move, text in moves if not text.endswith(f"of {ROLES[seat]}")]
    for start in PREFERRED.get(question.kind, []):
        found = [move for move, text in moves if text.startswith(start)]
        if found:
            foes_first = [move for move in found if move in foes] or found
            return foes_first[dice.below(len(foes_first))]
    chosen = foes or [move for move, _ in moves]
    return chosen[dice.below(len(chosen))]


def rolled(game, state, seat, moves, dice):
    """Stop with something to do, else keep what shows most and all helms; stunned, cards."""
    words = {game.describe(move).text: move for move in moves if move_is_word(game, move)}
    stop = [words[text] for text in ("stop", "plan to stop") if text in words]
    side = state.sides[seat]
    if stop and (side.is_stunned() or (can_act(state, seat) and dice.below(3))):
        return stop[0]
    most = max(range(HELM), key=lambda face: count(side.dice, face))
    most = CARD if side.is_stunned() else most
    wanted = [
        move
        for move in moves
        if not move_is_word(game, move)
        and keeps_only(game, move, side.dice, {most} if most == 4 else {most, 5})
    ]
    return (wanted or moves)[0]


def move_is_word(game, move):
    """Whether a move is anything but dice to keep."""
    return move - game.choice_of[move].first >= len(PACKED) or game.choice_of[move].size == 1


def keeps_only(game, move, dice, faces):
    """Whether it keeps all dice with these faces, and no others."""
    lot = PACKED[move - game.choice_of[move].first]
    return size(lot) == sum(count(dice, face) for face in faces) and all(
        count(lot, face) == count(dice, face) for face in faces
    )
