"""One game between bots, from a seed. Each bot sees only the state that its seat knows."""

from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Game, Options, Seat, first_to_act
from antro.core.contract.moves import Moves
from antro.games import GAMES
from antro.lab.tournament.players import SeatedPlayer, parse_player

STRIDE: Final = 1_000_003  # between the seeds of two games; prime, so that move seeds differ


class Pairing(Struct, frozen=True):
    """A game to play."""

    game: str
    options: Options
    seats: list[str]  # players by name
    seed: int

    @property
    def key(self) -> str:
        """A text that identifies this game."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game}|{options}|{' '.join(self.seats)}|{self.seed}"

    @property
    def title(self) -> str:
        """The game in words, for a list."""
        options = options_title(self.options)
        return f"{self.game} {options}, {' '.join(self.seats)}, seed {self.seed}"


class Outcome(Struct, frozen=True):
    """A game that was played."""

    pairing: Pairing
    sides: list[int]  # by seat: the side that it belongs to
    scores: list[float]
    clause: str  # the rule that ended it
    moves: list[int]  # in order, also of chance and time
    seats: list[int]  # by move: the seat that made it
    seconds: list[float]  # by seat: its thinking time

    @property
    def key(self) -> str:
        """A text that identifies this game."""
        return self.pairing.key


def options_title(options: Options) -> str:
    """Return options as a heading. A long value, such as a deck, is replaced by its name."""
    return " ".join(value if len(value) < 40 else name for name, value in options.items())


def play(pairing: Pairing) -> Outcome:
    """Play a game to its end. Equal pairings give equal games, unless a bot has a time budget."""
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
    """Return the clause that ended a game."""
    return str(game.open_questions(state)[0].clause)
