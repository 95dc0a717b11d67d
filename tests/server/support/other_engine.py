"""A process with the other engine. It unpacks states, describes them, and packs them again.

For each state, the input is a line ``[game, options, viewer, packed]`` of JSON. The output is
``[key, moves, packed]``.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from antro.bots.packed_state import StatePacker
from antro.build import compiled
from antro.core.contract.game import Seat, State
from antro.core.contract.moves import Moves
from antro.games import GAMES
from tools.build import engine
from tools.setup.keys import ROOT

Seen = tuple[str, list[int]]
"""The content of a state, and the moves of its viewer."""


def folder_of_other_engine() -> Path:
    """Return the folder of the other engine. Skip the test if it is not built."""
    if compiled():
        return engine.SOURCE.parent
    if not engine.current(engine.TARGET):
        pytest.skip("the compiled engine is not built")
    return engine.TARGET


def on_the_other_engine(states: list[list[Any]]) -> list[list[Any]]:
    """Return the answers of a process with the other engine."""
    folder = folder_of_other_engine()
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.server.support.other_engine"],
        input="\n".join(map(json.dumps, states)),
        env={**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=120,
        check=True,
    )
    name, *lines = done.stdout.splitlines()
    assert name == ("interpreted" if compiled() else "compiled")
    return [json.loads(line) for line in lines]


def seen(game: Any, state: State, viewer: int) -> Seen:
    out = Moves()
    game.offer(state, Seat(viewer), out)
    return repr(state.key()), out.listed()


def main() -> None:
    sys.stdout.write("compiled\n" if compiled() else "interpreted\n")
    for line in sys.stdin:
        name, options, viewer, packed = json.loads(line)
        game = GAMES[name].make(options)
        packer = StatePacker(game)
        state = packer.unpack(packed.encode())
        answer = [*seen(game, state, viewer), packer.pack(state).decode()]
        sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
