"""A kind of question that nothing links is refused when the game is made."""

from importlib import import_module

import pytest

from antro.core.contract.errors import BadGame
from antro.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_that_nothing_links_is_refused(game):
    make = GAMES[game].make
    assert make({}).seats  # and all modules have added their kinds
    kinds = import_module(f"antro.games.{game}.kinds").KINDS
    kinds.add("forgotten", "1.1")
    try:
        with pytest.raises(BadGame, match="nobody can answer: forgotten"):
            make({})
    finally:
        kinds.all.pop()
