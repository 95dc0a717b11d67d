"""Deck lists: our lists are correct, correct lists play, and wrong lists are refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antro.core.chance.dice import SeededDice
from antro.core.contract.errors import BadFile, BadOption
from antro.games.drako.components.cards import (
    DRAGON,
    DWARVES,
    KINDS,
    KNIGHTS,
    MOST_FIGURES,
    PLAIN,
    SIDES,
    TROLLS,
)
from antro.games.drako.components.decks import CARDS, COLUMNS, HIGHEST, data, our_deck, read_deck
from antro.games.drako.components.matchups import MATCHUPS
from antro.games.drako.options import make
from antro.games.lists import rows
from tests.games.drako.test_random_games import watched

HEADING = "copies,symbols,confidence,source"
every_side = pytest.mark.parametrize("side", [DRAGON, DWARVES, KNIGHTS, TROLLS], ids=SIDES)


def deck(*cards, heading=HEADING):
    """Return a list with these lines below its heading: ``deck("38,attack 2")``."""
    return "\n".join([heading, *(f"{card},printed,my manifest" for card in cards)])


@every_side
def test_1_4_our_decks_have_38_cards_of_one_or_two_symbols(side):
    cards = our_deck(side)
    assert sum(card.copies for card in cards) == 38
    assert {len(card.symbols) for card in cards} == {1, 2}


@every_side
def test_every_entry_of_our_lists_has_a_confidence_and_a_source(side):
    for _, row in rows(data(f"{SIDES[side]}.csv"), "", COLUMNS):
        assert row["confidence"] in ("printed", "inferred", "reconstructed")
        assert row["source"]


WRONG = {
    "37 cards": (deck("37,attack 2"), 2, "copies", "expected=38, found=37"),
    "39 cards": (deck("19,attack 2", "20,attack 3"), 3, "copies", "found=39"),
    "no cards": (HEADING, 1, "copies", "found=0"),
    "no copies": (deck("0,attack 2", "38,attack 1"), 2, "copies", "found='0'"),
    "half a card": (deck("37.5,attack 2"), 2, "copies", "found='37.5'"),
    "copies in words": (deck("many,attack 2"), 2, "copies", "found='many'"),
    "foreign digits": (deck("٣٨,attack 2"), 2, "copies", "found='٣٨'"),
    "absurdly many": (deck(f"{10**30},attack 2"), 2, "copies", "low=1, high=38"),
    "digits without end": (deck(f"{'9' * 5000},attack 2"), 2, "copies", "low=1, high=38"),
    "unknown symbol": (deck("38,teleport 2"), 2, "symbols", "found='teleport 2'"),
    "symbol of another side": (deck("38,crossbow 2"), 2, "symbols", "list_no_symbol"),
    "no symbol": (deck("38,"), 2, "symbols", "found=''"),
    "half a pair": (deck("38,attack 1 /"), 2, "symbols", "found=''"),
    "negative value": (deck("38,attack -2"), 2, "symbols", "found='-2'"),
    "no value": (deck("38,attack"), 2, "symbols", "list_one_number"),
    "two values": (deck("38,attack 1 2"), 2, "symbols", "list_one_number"),
    "value of nought": (deck("38,attack 0"), 2, "symbols", "found='0'"),
    "absurd value": (deck("38,attack 10"), 2, "symbols", "low=1, high=9"),
    "value without end": (deck(f"38,attack {'9' * 5000}"), 2, "symbols", "low=1, high=9"),
    "a value too many": (deck("38,flight 2"), 2, "symbols", "list_no_number"),
    "a defence that costs": (deck("38,defence 1"), 2, "symbols", "list_no_number"),
    "too many figures": (deck("38,2 attack 1"), 2, "symbols", "most=1, found='2'"),
    "no figures": (deck("38,0 attack 1"), 2, "symbols", "found='0'"),
    "figures without end": (deck(f"38,{'9' * 5000} attack 1"), 2, "symbols", "what=attack, most=1"),
    "three symbols": (deck("38,attack 1 / move 1 / defence"), 2, "symbols", "list_symbols"),
    "figures in words": (deck("38,two attack 1"), 2, "symbols", "found='two'"),
    "a small figure": (deck("38,² attack 1"), 2, "symbols", "found='²'"),
    "negative figures": (deck("38,-1 attack 1"), 2, "symbols", "found='-1'"),
    "a symbol twice": (deck("38,attack 1 / attack 1"), 2, "symbols", "list_same_symbols"),
    "a face twice": (deck("19,move 1", "19,move 1"), 3, "symbols", "list_again (what=move 1)"),
    "a face in two orders": (
        deck("19,move 1 / defence", "19,defence / move 1"),
        3,
        "symbols",
        "list_again",
    ),
    "unknown confidence": (f"{HEADING}\n38,attack 2,sure,me", 2, "confidence", "printed"),
    "wrong heading": (deck("38,attack 2", heading="count,card"), 1, "heading", "list_heading"),
    "no heading": ("38,attack 2,printed,me", 1, "heading", "list_heading"),
    "a column short": (f"{HEADING}\n38,attack 2", 2, "columns", "expected=4, found=2"),
    "a column too many": (f"{HEADING}\n38,attack 2,printed,a,b", 2, "columns", "found=5"),
    "no CSV": ("<html><body>38 cards</body></html>", 1, "heading", "list_heading"),
    "JSON": ('{"copies": 38}', 1, "heading", "list_heading"),
    "remarks only": ("# my deck\n\n", 1, "heading", "list_empty"),
    "nothing": ("", 1, "heading", "list_empty"),
    "wrong encoding": (deck("38,attack 2").encode("utf-16").decode("latin-1"), 1, "heading", ""),
    "zero bytes": (deck("38,attack\0 2"), 2, "symbols", "list_no_symbol"),
    "a column without end": (f"{HEADING}\n38,{'x' * 200_000}", 2, "columns", "list_csv"),
    "an open quote": (f'{HEADING}\n38,"attack 2,printed,me', 2, "columns", "found=2"),
}


@pytest.mark.parametrize(("text", "line", "field", "problem"), WRONG.values(), ids=WRONG)
def test_a_wrong_list_is_refused_naming_line_and_field(text, line, field, problem):
    with pytest.raises(BadFile) as refused:
        read_deck(DRAGON, text, "mine.csv")
    assert (refused.value.line, refused.value.field) == (line, field)
    assert problem in str(refused.value)
    assert str(refused.value).startswith(f"mine.csv, line {line}, {field}: ")


def test_a_table_also_refuses_a_wrong_list():
    with pytest.raises(BadOption, match="deck-dragon"):
        make({"deck-dragon": deck("37,attack 2")})


def test_a_list_for_a_side_that_does_not_play_is_refused():
    with pytest.raises(BadOption, match=r"needed=matchup=.*trolls"):
        make({"matchup": "dragon-dwarves", "deck-trolls": deck("38,attack 2")})


def test_remarks_empty_lines_and_blanks_are_ignored():
    text = f"# mine\n\n {HEADING}\n\n# all alike\n 38 , attack 2 , printed , manifest \n"
    [card] = read_deck(DRAGON, text, "mine.csv")
    assert (card.copies, card.text) == (38, "attack 2")


def test_windows_line_ends_and_a_byte_order_mark_are_accepted():
    text = "\ufeff" + deck("38,attack 2").replace("\n", "\r\n")
    assert read_deck(DRAGON, text, "mine.csv")[0].copies == 38


# Every list that follows the rules is a deck.


def symbols(side):
    """Return a strategy for the symbols of a side, as a list writes them."""
    return st.sampled_from(sorted(MOST_FIGURES[side])).flatmap(lambda kind: symbol(side, kind))


def symbol(side, kind):
    figures = st.integers(1, MOST_FIGURES[side][kind])
    if kind in PLAIN or (kind == "defence" and side != TROLLS):
        return st.just(kind)
    lowest = 0 if kind == "defence" else 1
    numbers = st.integers(lowest, HIGHEST)
    return st.builds(lambda many, number: f"{many} {kind} {number}", figures, numbers)


@st.composite
def lists(draw, side):
    """Draw 38 cards of up to 20 different faces."""
    faces = st.lists(symbols(side), min_size=1, max_size=2, unique=True).map(sorted)
    chosen = draw(st.lists(faces, min_size=1, max_size=20, unique_by=tuple))
    copies = [1] * len(chosen)
    for _ in range(CARDS - len(chosen)):
        copies[draw(st.integers(0, len(chosen) - 1))] += 1
    return deck(
        *(f"{count},{' / '.join(face)}" for count, face in zip(copies, chosen, strict=True))
    )


@pytest.mark.parametrize("matchup", MATCHUPS)
@settings(max_examples=6)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_sound_list_is_accepted_and_plays_to_the_end(matchup, data, seed):
    sides = MATCHUPS[matchup].sides
    options = {f"deck-{SIDES[side]}": data.draw(lists(side)) for side in sides}
    game = make({"matchup": matchup, **options})
    assert watched(game, SeededDice(seed)) <= game.longest


def test_every_kind_of_symbol_belongs_to_a_side():
    assert {kind for most in MOST_FIGURES for kind in most} == {*KINDS}
