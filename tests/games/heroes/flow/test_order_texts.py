"""Written orders as texts: written, read, and explained in sentences (§8.2)."""

import pytest

from antro.core.text.words import load, say
from antro.games.heroes.display.text import text
from antro.games.heroes.state.order_text import goal_things, read_goal, read_order, write_order
from tests.games.heroes.flow.test_orders import FIRE_OR_CARDS, ordering


@pytest.mark.parametrize(
    "text",
    [
        "FF a0 l0 w0 met never",
        "HH+4H*;S3+1H;D4 a7 l7 w9 never any",
        FIRE_OR_CARDS,
        "D3*;C7 a1 l2 w3 never goals",
    ],
)
def test_8_2_orders_are_read_as_they_are_written(text):
    assert write_order(int(read_order(text))) == text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Goal 1: 3 × Fire, 1 × Helm, plus any extra helms or cards.",
                "Goal 2: 3 × Card.",
                "No goal 3.",
                "Gives an order: accept no opposite symbols; switch to a later goal if it is "
                "1 die closer; wait up to 2 beats for more; stop when the goal is met; "
                "follow if any action is possible.",
            ],
        ),
        (
            "it",
            [
                "Obiettivo 1: 3 × Fuoco, 1 × Elmo, più altri elmi o carte.",
                "Obiettivo 2: 3 × Carta.",
                "Nessun obiettivo 3.",
                "Dà un ordine: non accettare simboli opposti; passa a un altro obiettivo se è "
                "di 1 dado più vicino; aspetta fino a 2 battiti per avere di più; ferma il gioco "
                "a obiettivo raggiunto; segui se un’azione è possibile.",
            ],
        ),
    ],
)
def test_8_2_an_order_is_explained_in_sentences(language, told):
    table, words = ordering(), load("antro.games.heroes", language)
    said = []
    for way in ("first goal FFF+1H*", "second goal C3", "no third goal", "order a0 l1 w2 met any"):
        move = table.game.describe(table.number(0, way))
        said.append(say(words, f"move.{move.kind}", move.fields))
        table.play(way, by=0)
    assert said == told
    lines = text(table.game, table.seen_by(0), words)
    assert (
        " ".join(
            [
                *told[:2],
                told[3].replace("Gives an order", "Order").replace("Dà un ordine", "Ordine"),
            ]
        )
        in lines
    )


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("HH+1H", "3 × Helm"),
        ("S3*", "3 of the same element, plus any extra helms or cards"),
        ("D4+2H", "4 different elements, 2 × Helm"),
        ("C7", "7 × Card"),
    ],
)
def test_8_2_a_goal_is_explained_in_sentences(goal, told):
    words = load("antro.games.heroes", "en")
    assert say(words, "move.goal", {"nth": 1, "goal": goal_things(read_goal(goal))}) == (
        f"Goal 1: {told}."
    )


@pytest.mark.parametrize("goal", ["F", "FFFFF", "HHH", "S4", "C2", "C8", "FF+5H", "FF**"])
def test_8_2_an_impossible_goal_is_refused(goal):
    with pytest.raises(ValueError, match="not a goal"):
        read_order(f"{goal} a0 l0 w0 met never")


@pytest.mark.parametrize(
    "settings",
    ["a8 l0 w0 met never", "a0 l8 w0 met never", "a0 l0 w10 met never", "a0 l0 w0 any never"],
)
def test_8_2_any_other_text_is_not_an_order(settings):
    for order in (f"FF {settings}", settings, "FF;FF;FF;FF a0 l0 w0 met never"):
        with pytest.raises(ValueError, match="not an order"):
            read_order(order)
