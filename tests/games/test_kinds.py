"""A game cannot be made if one of its kinds of questions has no link."""

from importlib import import_module

import pytest

from antro.core.contract.errors import BadGame
from antro.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_without_a_link_is_refused(game):
    make = GAMES[game].make
    assert make({}).seats  # this imports all modules, which add their kinds
    kinds = import_module(f"antro.games.{game}.kinds").KINDS
    kinds.add("forgotten", "1.1")
    try:
        with pytest.raises(BadGame, match="nobody can answer: forgotten"):
            make({})
    finally:
        kinds.all.pop()
