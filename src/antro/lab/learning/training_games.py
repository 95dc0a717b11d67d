"""Games to learn from, played by the search with a policy. Some moves are made without search."""

from typing import Final

from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.game import CHANCE, Options, first_to_act
from antro.core.contract.moves import Moves
from antro.games import GAMES
from antro.lab.learning.learn import counting_policy
from antro.lab.tournament.match import Outcome, Pairing, ended_by

STRAY: Final = 12  # one move in 12 is made without search, so that games differ
PLAYER: Final = "training:"  # the name of the players, before their number of descents


def training_games(
    game: str, options: Options, descents: int, games: int, seed: int
) -> list[Pairing]:
    """Return games to learn from. Raise ``BadOption`` if nothing can be learned from them."""
    if games < 1:
        raise BadOption("games", str(games), Reason("one_game"))
    rules = GAMES[game].make(options)
    counting_policy(rules)
    seats = [f"{PLAYER}{descents}"] * rules.seats
    return [Pairing(game, options, seats, seed + nth) for nth in range(games)]


def play_training_game(pairing: Pairing) -> Outcome:
    """Play a game to its end. Equal pairings give equal games."""
    game = GAMES[pairing.game].make(pairing.options)
    policy, dice = counting_policy(game), SeededDice(pairing.seed)
    descents = int(pairing.seats[0].removeprefix(PLAYER))
    state, moves = game.start(), Moves()
    made: list[int] = []
    makers: list[int] = []
    while acting := game.to_act(state):
        by = first_to_act(game, state, acting)
        game.offer(state, by, moves)
        if by < CHANCE and dice.below(STRAY):
            veiled = game.veil(state, by)
            move = int(GuidedSearch(game, policy, veiled, Budget(descents), dice).run())
        else:
            if by < CHANCE:
                policy.weigh(state, by, moves)
            move = int(moves.pick(dice))
        game.apply(state, by, move)
        made.append(move)
        makers.append(int(by))
    ended, scores = ended_by(game, state), game.scores(state)
    return Outcome(pairing, game.sides(), scores, ended, made, makers, [0.0] * game.seats)
