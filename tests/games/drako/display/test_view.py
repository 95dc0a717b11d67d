"""The views of Drako, for each viewer."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import load
from antro.games.drako.display.asked import asked as prompt_fields
from antro.games.drako.display.ending import ending
from antro.games.drako.display.text import text
from antro.games.drako.display.view import VIEW
from antro.games.drako.display.view_types import AttackView, CardView
from tests.games.drako.support.tables import started, table


def seen(here, viewer=0):
    return VIEW.build(here.game, here.game.veil(here.state, Seat(viewer)))


def asked(here, viewer=0):
    return prompt_fields(here.game, here.game.veil(here.state, Seat(viewer)))


def figure(shown, name):
    return next(
        each for side in shown.sides for each in side.figures if each.figure == f"figure:{name}"
    )


def test_a_seat_is_shown_its_hand_and_the_size_of_the_others():
    here = table(hands=["attack 3, attack 3, fire 2/move 1", "defence"])
    mine, theirs = seen(here).sides
    assert mine.hand == [
        CardView("card:7", ["symbol:fire:2", "symbol:move:1"], 1),
        CardView("card:9", ["symbol:attack:3"], 2),
    ]
    assert (theirs.hand, theirs.hand_size, theirs.deck_size) == ([], 1, 37)


def test_a_spectator_is_shown_no_hand():
    here = table(hands=["attack 3", "defence"])
    shown = seen(here, SPECTATOR)
    assert [side.hand for side in shown.sides] == [[], []]
    assert [side.hand_size for side in shown.sides] == [1, 1]


def test_a_full_state_is_never_shown():
    here = table()
    with pytest.raises(AssertionError, match="veiled"):
        VIEW.build(here.game, here.state)


def test_figures_are_shown_with_hex_and_wounds():
    here = table(
        "trolls-dwarves",
        "thrower c3, morin dead",
        wounds="thrower 7, brald 2",
        net="thrower",
    )
    shown = seen(here)
    thrower, brald, morin = (figure(shown, name) for name in ("thrower", "brald", "morin"))
    assert (thrower.hex, thrower.netted, thrower.lost) == ("hex:c3", True, True)
    assert (brald.wounds, brald.spaces, brald.alive, brald.lost) == (2, 6, True, False)
    assert (morin.hex, morin.alive, morin.lost) == (None, False, True)


def test_an_unplaced_figure_is_alive_and_without_a_hex():
    shown = seen(started("dragon-dwarves", "free").play("deal"))
    assert (figure(shown, "brald").hex, figure(shown, "brald").alive) == (None, True)


def test_only_the_dragon_has_areas():
    dragon, dwarves = seen(table(wounds="armour 4, fire 1")).sides
    spaces = {area.area: (area.wounds, area.spaces) for area in dragon.areas}
    assert spaces == {
        "area:armour": (4, 4),
        "area:flight": (0, 2),
        "area:fire": (1, 2),
        "area:movement": (0, 2),
    }
    assert dwarves.areas == []


def test_tokens_and_rocks_are_shown():
    trolls, dwarves = seen(table("trolls-dwarves", net="thrower", used="fury", rocks=7)).sides
    assert [(token.token, token.ready, token.on) for token in dwarves.tokens] == [
        ("token:net", False, "figure:thrower"),
        ("token:fury", False, None),
    ]
    assert (trolls.rocks, trolls.spent, dwarves.rocks) == (7, 3, None)


def test_shields_are_shown_on_their_knight():
    shown = seen(table("knights-dwarves", shields="archer-2 2"))
    assert figure(shown, "archer-2").shields == 2


def test_the_question_lists_the_attacks_in_order():
    here = table(figures="dragon c1, brald c2, urpen c4", hands=["fire 2", ""])
    shown, prompt = seen(here.play("fire 2 as fire 2: e")), asked(here)
    assert shown.attacks == [
        AttackView("figure:dragon", "figure:brald", 2),
        AttackView("figure:dragon", "figure:urpen", 2),
    ]
    assert (prompt["role"], prompt["target"], prompt["wounds"]) == (
        "role:dwarves",
        "figure:brald",
        2,
    )


def test_the_question_gives_the_number_of_wounds_left_to_place():
    here = table(
        figures="brald c4", hands=["", "attack 2"], wounds="armour 4", turn="dwarves"
    ).play("attack 2 as attack 2: brald > dragon", "take 0")
    assert asked(here)["wounds"] == 2
    assert asked(here.play("wound fire"))["wounds"] == 1


def test_the_question_gives_the_number_of_cards_over_the_limit():
    six = "attack 3, attack 3, attack 2, attack 2, fire 2, fire 2"
    here = table(hands=[six, ""]).play("draw 0", "deal")
    assert asked(here)["excess"] == 2


def test_cards_that_left_the_game_are_counted():
    twenty = ", ".join(["attack 2/move 2"] * 4 + ["defence/move 2"] * 4 + ["attack 2"] * 12)
    here = table("trolls-dwarves", decks=[None, ""], discards=["", twenty], turn="dwarves")
    dwarves = seen(here.play("rebuild"), viewer=0).sides[1]
    assert (dwarves.deck_size, dwarves.removed, dwarves.rebuilds) == (18, 2, 0)


RESHUFFLED = [
    table(
        "dragon-trolls",
        hands=["flight", ""],
        decks=["", None],
        discards=["attack 3, attack 3, fire 2", ""],
    ).play("draw 0"),
    table(
        "trolls-dwarves",
        hands=["", "defence"],
        decks=[None, ""],
        discards=["", "attack 2, attack 2, crossbow 2"],
        turn="dwarves",
    ).play("rebuild"),
]


@pytest.mark.parametrize("here", RESHUFFLED, ids=["§14.2", "§15.2"])
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_a_reshuffle_shows_no_hand(here, viewer):
    """Players may count cards, but the view does not (§1.5)."""
    for side in seen(here, viewer).sides:
        own = side.seat == viewer
        assert sum(card.count for card in side.hand) == (side.hand_size if own else 0)


@pytest.mark.parametrize("here", RESHUFFLED, ids=["§14.2", "§15.2"])
def test_a_guess_uses_the_hand_that_a_reshuffle_leaves(here):
    """Bots may count cards like players (§1.5)."""
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        veiled = here.game.veil(here.state, viewer)
        world = here.game.guess(veiled, SeededDice(5))
        assert [*world.hands] == [*here.state.hands]


def test_quiet_turns_are_shown_if_they_count():
    shown = seen(table("dragon-trolls", quiet=12))
    assert (shown.quiet, shown.quiet_limit) == (12, 200)
    shown = seen(table("dragon-dwarves", quiet=12, quiet_draw="yes"))
    assert (shown.quiet, shown.quiet_limit) == (12, 40)
    shown = seen(table("dragon-dwarves", quiet=12))
    assert (shown.quiet, shown.quiet_limit) == (None, None)


@pytest.mark.parametrize(
    ("here", "how", "clause"),
    [
        (
            table(hands=["", "move 2"], decks=[None, ""], turn="dwarves").play(
                "dwarves spend move 2"
            ),
            "out_of_cards",
            "12.2",
        ),
        (
            table(figures="urpen dead, morin dead", wounds="brald 5", turn="dwarves").play("fury"),
            "defeated",
            "11.1",
        ),
        (
            table("dragon-trolls", hands=["move 2", ""], actions=1, quiet=199).play(
                "dragon spend move 2"
            ),
            "quiet",
            "14.4",
        ),
        (
            table("trolls-knights", actions=1, quiet=39, quiet_draw="yes").play("draw 0", "deal"),
            "quiet",
            "11.5",
        ),
    ],
)
def test_an_end_tells_its_clause(here, how, clause):
    veiled = here.game.veil(here.state, Seat(0))
    assert ending(here.game, veiled).how == how
    words = load("antro.games.drako", "en")
    assert text(here.game, veiled, words).endswith(f"(§{clause})")
