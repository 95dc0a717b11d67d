"""One game between bots, from a seed. Each is shown what its seat knows, and nothing else."""

from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Game, Options, Seat, first_to_act
from antro.core.contract.moves import Moves
from antro.games import GAMES
from antro.lab.tournament.players import SeatedPlayer, parse_player

STRIDE: Final = 1_000_003  # between the seeds of two moves: a prime


class Pairing(Struct, frozen=True):
    """A game to be played."""

    game: str
    options: Options
    seats: list[str]  # players by name
    seed: int


class Outcome(Struct, frozen=True):
    """A game that was played."""

    pairing: Pairing
    sides: list[int]  # by seat: with whom it wins and loses
    scores: list[float]
    clause: str  # the rule that ended it
    moves: list[int]  # in order, those of chance and time included
    seats: list[int]  # who made each of them
    seconds: list[float]  # that each seat thought

    @property
    def key(self) -> str:
        """What tells this game from all others."""
        return key_of(self.pairing)


def key_of(pairing: Pairing) -> str:
    """A text that tells this pairing from all others."""
    options = ",".join(f"{name}={value}" for name, value in sorted(pairing.options.items()))
    return f"{pairing.game}|{options}|{' '.join(pairing.seats)}|{pairing.seed}"


def play(pairing: Pairing) -> Outcome:
    """Play it out. Equal pairings give equal games, unless a bot has a budget of time."""
    game = GAMES[pairing.game].make(pairing.options)
    players = [SeatedPlayer(game, parse_player(name)) for name in pairing.seats]
    state, moves, dice = game.start(), Moves(), SeededDice(pairing.seed)
    made: list[int] = []
    makers: list[int] = []
    seconds = [0.0] * game.seats
    while acting := game.to_act(state):
        by = first_to_act(game, state, acting)
        if by >= CHANCE:
            game.offer(state, by, moves)
            move = int(moves.pick(dice))
        else:
            before = perf_counter()
            seed = pairing.seed * STRIDE + len(made)
            move = players[by].choose(game.veil(state, by), seed)
            seconds[by] += perf_counter() - before
            for seat, player in enumerate(players):
                player.heard.append(int(game.as_seen_by(move, by, Seat(seat))))
        game.apply(state, by, move)
        made.append(move)
        makers.append(int(by))
    return Outcome(
        pairing, game.sides(), game.scores(state), ended_by(game, state), made, makers, seconds
    )


def ended_by(game: Game[Any], state: Any) -> str:
    """The clause that ended a game."""
    return str(game.open_questions(state)[0].clause)
