"""The War cards (§22)."""

import pytest

from tests.games.vast.goblins.support.tribes import goblins_of, population, war_card

CARDS = {
    "thirst": (3, 2, 1, 1, 0, 0),
    "spite": (2, 1, 2, 0, 1, 0),
    "consumption": (1, 3, 2, 1, 0, 0),
    "desolation": (1, 2, 2, 1, 1, 0),
    "waste": (2, 1, 3, 0, 1, 0),
    "ruin": (2, 2, 1, 1, 0, 0),
    "hate": (2, 2, 2, 0, 0, 0),
    "fear": (1, 1, 1, 1, 2, 0),
    "desperation": (0, 0, 0, 3, 3, 1),
    "pain": (1, 1, 1, 0, 0, 1),
}


@pytest.mark.parametrize("name", CARDS)
def test_22_1_each_war_card_has_its_effects(name):
    fangs, bones, eye, monsters, secrets, rage = CARDS[name]
    table = war_card(goblins_of(), name)
    if fangs + bones + eye:
        table.play("populate")
    assert population(table) == [fangs, bones, eye]
    table.settle()
    assert table.state.goblins.monsters_drawn.bit_count() == monsters
    while table.asked == "assign goblins":
        table.play(next(text for text in table.offers() if text.startswith("discard")))
    table.settle()
    assert table.state.goblins.secrets_held == secrets
    assert table.state.goblins.rage == 1 + rage


def test_22_2_all_ten_are_shuffled_at_the_end_of_the_turn():
    table = war_card(goblins_of(), "hate", "populate", "end goblins turn")
    assert table.state.goblins.war == -1
    table.clear_stack().turn("goblins")
    assert len(table.offers()) == 10
