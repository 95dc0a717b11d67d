"""The contenders of ``bench_engine``. Each has its own process, which works on request.

    python -m bench.peers drako:dragon-dwarves

This reads a line with a number of seconds, works for that time, and answers with a line of JSON:
games, moves and seconds of processor time. For our games it adds copies per second, and games
from a copy per second. The PYTHONPATH of the process selects the compiled or interpreted engine.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[float], dict[str, float]]

HEROES = {
    "duel": {"pace": "stepped"},
    "four": {"pace": "stepped", "players": "4"},
    "points": {"pace": "stepped", "players": "4", "mode": "points"},
    "teams": {"pace": "stepped", "players": "4", "mode": "teams"},
}
VAST = {
    "all five": {"roles": "KGDCT"},
    "Knight and Goblins": {"roles": "KG"},
    "four without a Cave": {"roles": "KGDT"},
    "Knight alone": {"roles": "K"},
}


def main() -> None:
    work = contender(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(work(float(line))), flush=True)


def contender(name: str) -> Work:
    kind, _, which = name.partition(":")
    if kind == "drako":
        return ours(kind, {"matchup": which})
    if kind in ("loop", "choice"):
        return python_loop("drako", {"matchup": which}, own_dice=kind == "loop")
    if kind == "volfyirion":
        return ours(kind, {"mode": which})
    if kind == "heroes":
        return ours(kind, HEROES[which])
    if kind == "vast":
        return ours(kind, VAST[which])
    if kind == "search":
        return searches("vast", VAST[which])
    if kind == "openspiel":
        return openspiel(which)
    return chess_games()


def timed(seconds: float, play: Callable[[], tuple[int, int]]) -> dict[str, float]:
    """Call *play* for this time. It returns the numbers of games and moves that it made."""
    games = moves = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        more_games, more_moves = play()
        games, moves = games + more_games, moves + more_moves
    return {"games": games, "moves": moves, "seconds": spent}


# Ours


def ours(name: str, options: dict[str, str]) -> Work:
    from antro.bots.search.playout import playout, playouts
    from antro.build import compiled
    from antro.core.chance.dice import SeededDice
    from antro.core.contract.bits import lowest
    from antro.core.contract.game import Seat
    from antro.core.contract.moves import Moves
    from antro.games import GAMES

    game, dice, out = GAMES[name].make(options), SeededDice(1), Moves()
    batch = 50 if compiled() else 1
    middle = game.start()
    for _ in range(80):
        by = Seat(lowest(game.to_act(middle)))
        game.offer(middle, by, out)
        game.apply(middle, by, out.pick(dice))

    def descents() -> tuple[int, int]:
        """Copy a position and play it to its end, as a search does."""
        return batch, sum(playout(game, middle.clone(), dice, out) for _ in range(batch))

    def work(seconds: float) -> dict[str, float]:
        result = timed(seconds, lambda: (batch, playouts(game, batch, dice)))
        copies = timed(seconds / 4, lambda: (copy_many(middle, 20 * batch), 0))
        searched = timed(seconds / 4, descents)
        return {
            **result,
            "copies": copies["games"] / copies["seconds"],
            "descents": searched["games"] / searched["seconds"],
        }

    return work


def searches(name: str, options: dict[str, str]) -> Work:
    """Guess and search in eight positions of a random game, as the acting seat knows them.

    A search is guided, and makes 200 descents. The result also has the moves of random games.
    """
    from antro.bots.policies import policy_of
    from antro.bots.search.guided import GuidedSearch
    from antro.bots.search.ismcts import Budget
    from antro.bots.search.playout import playouts
    from antro.core.chance.dice import SeededDice
    from antro.games import GAMES

    game, dice = GAMES[name].make(options), SeededDice(1)
    known, policy = positions(game, dice), policy_of(game)

    def guess() -> tuple[int, int]:
        for veiled in known:
            for _ in range(20):
                game.guess(veiled, dice)
        return 20 * len(known), 0

    def search() -> tuple[int, int]:
        for veiled in known:
            GuidedSearch(game, policy, veiled, Budget(200), dice).run()
        return 200 * len(known), 0

    def work(seconds: float) -> dict[str, float]:
        guessed, searched = timed(seconds, guess), timed(seconds, search)
        return {
            **timed(seconds, lambda: (20, playouts(game, 20, dice))),
            "guesses": guessed["games"] / guessed["seconds"],
            "searched": searched["games"] / searched["seconds"],
        }

    return work


def positions(game: Any, dice: Any) -> list[Any]:
    """Return eight positions of a random game, 100 moves apart, veiled for the acting seat."""
    from antro.core.contract.game import CHANCE, Seat, first_to_act
    from antro.core.contract.moves import Moves

    found: list[Any] = []
    state, out, made = game.start(), Moves(), 0
    while len(found) < 8:
        by = first_to_act(game, state, game.to_act(state))
        game.offer(state, by, out)
        if made >= 100 * (len(found) + 1) and by < CHANCE and out.count > 1:
            found.append(game.veil(state, Seat(by)))
        game.apply(state, by, out.pick(dice))
        made += 1
    return found


def python_loop(name: str, options: dict[str, str], *, own_dice: bool) -> Work:
    """Play our compiled rules from Python, move by move, as ``openspiel`` plays its rules.

    Without *own_dice*, ``random.choice`` picks the moves of players, as it does there.
    """
    from antro.core.chance.dice import SeededDice
    from antro.core.contract.game import CHANCE, first_to_act
    from antro.core.contract.moves import Moves
    from antro.games import GAMES

    game, dice, out = GAMES[name].make(options), SeededDice(1), Moves()

    def play() -> tuple[int, int]:
        state, moves = game.start(), 0
        while acting := game.to_act(state):
            by = first_to_act(game, state, acting)
            game.offer(state, by, out)
            own = own_dice or by >= CHANCE
            move = out.pick(dice) if own else random.choice(out.listed())
            game.apply(state, by, move)
            moves += 1
        return 1, moves

    return lambda seconds: timed(seconds, play)


def copy_many(state: Any, count: int) -> int:
    from antro.bots.search.playout import clones

    clones(state, count)
    return count


# OpenSpiel, whose rules are in C++, played from Python


def openspiel(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(drawn(state) if state.is_chance_node() else chosen(state))
            moves += 1
        return 1, moves

    return lambda seconds: timed(seconds, play)


def chosen(state: Any) -> int:
    return int(random.choice(state.legal_actions()))


def drawn(state: Any) -> int:
    """Return a random result of chance, with the right probabilities."""
    left, outcomes = random.random(), state.chance_outcomes()
    for action, odds in outcomes:
        left -= odds
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])


# python-chess


def chess_games() -> Work:
    import chess

    def play() -> tuple[int, int]:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
        return 1, len(board.move_stack)

    return lambda seconds: timed(seconds, play)


if __name__ == "__main__":
    random.seed(1)
    main()
