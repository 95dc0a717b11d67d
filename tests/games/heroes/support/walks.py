"""Games of players who try to use their dice: they stop when they can act, and then they act.

They use no bot, so that stored games do not change when a bot does.
"""

from antro.core.contract.game import CHANCE, Seat, first_to_act
from antro.core.contract.moves import Moves
from antro.games.heroes.components.lots import PACKED, count, size
from antro.games.heroes.components.symbols import CARD, HELM
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.state.config import ROLES
from antro.games.heroes.state.side import GONE
from tests.unhashed_dice import UnhashedDice

FICKLE = 8  # one in so many choices is any legal move
PREFERRED = {  # by kind of question: the starts of preferred texts, the best first
    "action": ["cast", "learn", "draw", "dispel"],
    "helms": ["activate", "move", "done"],
    "strike": ["use", "strike", "swap"],
    "follow": ["act"],
    "more": ["target"],
    "strike_more": ["strike"],
    "order": ["first goal", "no", "order a1 l1 w0 met any"],
}


def stroll(game, seed, plies=10**6, resigning=0):
    """Yield the states of a game in turn. It is always the same object.

    If *resigning* is given, a player resigns on average once in so many moves.
    """
    dice, state, out = UnhashedDice(seed), game.start(), Moves()
    yield state
    for _ in range(plies):
        acting = game.to_act(state)
        if not acting:
            return
        if resigning and not dice.below(resigning):
            resign(game, state, dice)
            yield state
            continue
        seat = first_to_act(game, state, acting)
        game.offer(state, seat, out)
        game.apply(state, seat, choose(game, state, seat, out, dice))
        yield state


def resign(game, state, dice):
    """Let a random player resign who is still in the game."""
    seats = [seat for seat in range(game.seats) if state.sides[seat].out != GONE]
    if seats:
        game.leave(state, Seat(seats[dice.below(len(seats))]))


def choose(game, state, seat, out, dice):
    """Choose a move, usually a useful one and sometimes a random one."""
    question = game.question_to(state, seat)
    if seat < CHANCE and question.kind == "roll":
        return choose_roll(game, state, seat, out.listed(), dice)
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


def choose_roll(game, state, seat, moves, dice):
    """Choose a move while rolling.

    Stop if an action is possible. Otherwise keep all helms and the most common element. Stunned
    players keep cards instead.
    """
    words = {game.describe(move).text: move for move in moves if is_word(game, move)}
    stop = [words[text] for text in ("stop", "plan to stop") if text in words]
    side = state.sides[seat]
    if stop and (side.is_stunned() or (can_act(state, seat) and dice.below(3))):
        return stop[0]
    most = max(range(HELM), key=lambda face: count(side.dice, face))
    most = CARD if side.is_stunned() else most
    wanted = [
        move
        for move in moves
        if not is_word(game, move)
        and keeps_only(game, move, side.dice, {most} if most == 4 else {most, 5})
    ]
    return (wanted or moves)[0]


def is_word(game, move):
    """True if a move does not choose dice to keep."""
    return move - game.choice_of[move].first >= len(PACKED) or game.choice_of[move].size == 1


def keeps_only(game, move, dice, faces):
    """True if a move keeps all dice with these faces and no others."""
    lot = PACKED[move - game.choice_of[move].first]
    return size(lot) == sum(count(dice, face) for face in faces) and all(
        count(lot, face) == count(dice, face) for face in faces
    )
