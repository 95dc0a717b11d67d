"""The table as sentences and as a picture of characters."""

import pytest

from antro.core.text.picture import plain
from antro.games.vast.common.victory import all_lose, win
from antro.games.vast.display.picture import picture
from antro.games.vast.display.text import text
from tests.games.vast.display.test_words import LANGUAGES
from tests.games.vast.support.position import position

KNIGHT, GOBLINS = 0, 1


def table_of_two():
    return (
        position("KG")
        .map(
            """
            .  f            .
            b  E            +s0:crystal
            """
        )
        .put("knight", (0, 0))
        .put("crystal", (1, 0))
        .put("fangs", (-1, 0))
    )


def lines_of(table, viewer=KNIGHT, language="en"):
    return text(table.game, table.game.veil(table.state, viewer), LANGUAGES[language]).splitlines()


def test_a_text_shows_the_turn_goals_map_and_boards():
    told = lines_of(table_of_two().turn("knight"))
    assert told[0] == "Round 1, turn of the Knight. Tiles left in the stack: 41."
    assert told[1] == "Knight (smash Crystals, then leave): Crystals smashed 0/5, Health 7/7."
    assert any("Lit, Crystal. Walls: north. Crystal." in line for line in told)
    assert any(line.endswith("Dark, Bones, unknown. Fangs.") for line in told)
    assert any(line.startswith("  Dark, Fangs: ") for line in told)


def test_the_last_line_is_the_prompt():
    assert lines_of(table_of_two().turn("knight"))[-1].startswith("Knight: place cubes")
    told = lines_of(table_of_two().turn("knight"), language="it")
    assert told[-1].startswith("Cavaliere: assegna cubi")


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (
            lambda state: win(state, GOBLINS, "44.4"),
            "The Goblins have won: the Knight has no Health left. (§44.4)",
        ),
        (
            lambda state: all_lose(state, "44.5"),
            "Everyone has lost: round 80 is over and the cave collapses. (§44.5)",
        ),
    ],
)
def test_at_the_end_the_last_line_names_the_winner_and_the_clause(end, said):
    table = table_of_two().turn("knight").do(end)
    assert lines_of(table)[-1] == said


def test_the_picture_shows_squares_walls_and_pieces():
    table = table_of_two()
    veiled = table.game.veil(table.state, KNIGHT)
    drawn = plain(picture(table.game, veiled, LANGUAGES["en"], set()).board).splitlines()
    labels = [line for line in drawn if "Entran" in line]
    assert len(labels) == 1
    assert "bones" in labels[0]
    assert labels[0].index("bones") < labels[0].index("Entran") < labels[0].index("Cryst")
    below = drawn[drawn.index(labels[0]) + 1]
    assert below.index("F") < below.index("K=") < below.index("*")
    above = drawn[drawn.index(labels[0]) - 1]
    assert above.rstrip("+").endswith("-" * 9)  # the wall north of the Crystal


def test_the_picture_shows_only_the_viewers_own_cards():
    table = table_of_two().knight(sidequests="swift").goblins(secrets="hex trap")
    names = {}
    for viewer in (KNIGHT, GOBLINS):
        veiled = table.game.veil(table.state, viewer)
        held = picture(table.game, veiled, LANGUAGES["en"], set()).hand
        names[viewer] = [str(card) for card in held]
    assert names == {KNIGHT: ["Swift"], GOBLINS: ["Hex", "Trap"]}


@pytest.mark.parametrize(
    ("viewer", "own", "other"), [(KNIGHT, "Grit 0", "Rage 1,"), (GOBLINS, "Rage 1,", "Grit 0")]
)
def test_beside_the_picture_is_only_the_viewers_own_board(viewer, own, other):
    table = table_of_two().turn("knight")
    veiled = table.game.veil(table.state, viewer)
    sides = picture(table.game, veiled, LANGUAGES["en"], set()).sides
    told = "\n".join("".join(part for part, _ in line) for line in sides)
    assert own in told
    assert other not in told
