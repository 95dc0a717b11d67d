"""The views of seats and spectators."""

import pytest

from antro.core.contract.bits import listed
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import load
from antro.games.volfyirion.display.asked import asked
from antro.games.volfyirion.display.ending import ending
from antro.games.volfyirion.display.text import text
from antro.games.volfyirion.display.view import VIEW
from tests.games.volfyirion.support.tables import ME, RIVAL, Table, opening


def shown(table, viewer=ME):
    return VIEW.build(table.game, table.game.veil(table.state, viewer))


def named(cards):
    return {card.card: card.count for card in cards}


def test_a_seat_sees_its_hand_and_the_size_of_the_other():
    table = Table(hand="stab stab", their_hand="guard", their_deck="captain")
    mine, theirs = shown(table).sides
    assert named(mine.hand) == {"card:stab": 2}
    assert (theirs.hand, theirs.hand_size, theirs.deck_size) == ([], 1, 1)
    assert named(theirs.deck) == {"card:captain": 1, "card:guard": 1}
    watched = shown(table, SPECTATOR)
    assert [side.hand for side in watched.sides] == [[], []]


def test_cards_in_play_show_used_abilities():
    table = Table("collect=hand", hand="hidden_cache hidden_cache", sealed="pure_qoam")
    table.play("play hidden_cache", "play hidden_cache", "chain play:hidden_cache")
    free, sealed = shown(table).sides[ME].played
    assert (free.card, free.count, free.ready, free.used) == ("card:hidden_cache", 2, 2, 1)
    assert (sealed.card, sealed.sealed) == ("card:pure_qoam", True)


def test_cities_show_their_price_and_their_cards():
    table = Table(their_troops={"kyr": "guard"}, their_buildings={"kyr": "mint"}, dragon="kyr")
    kyr = shown(table).sides[RIVAL].sites[2]
    assert (kyr.city, kyr.defence, kyr.price, kyr.dragon) == ("city:kyr", 10, 14, True)
    assert (kyr.troop, kyr.building, kyr.standing) == ("card:guard", "card:mint", True)


def test_every_card_on_show_has_its_face():
    table = opening("perks=yes", "ploys=yes", "mercenaries=yes")
    told = shown(table)
    faces = {face.card for face in told.faces}
    market = told.markets[0]
    assert {card for card in [*market.centre, *market.lair, market.top] if card} <= faces
    assert {card.card for side in told.sides for card in side.hand} <= faces


def test_a_ploy_is_shown_to_its_owner_and_others_see_suspects():
    table = Table("ploys=yes", ploy="mirage_city", their_ploy="afterthought")
    mine, theirs = shown(table).sides
    assert (mine.ploy, mine.suspects) == ("ploy:mirage_city", [])
    assert (theirs.ploy, len(theirs.suspects)) == ("ploy:unknown", 6)
    assert shown(table, RIVAL).sides[RIVAL].ploy == "ploy:afterthought"


def test_a_face_down_top_card_is_unknown():
    table = Table(
        "top=down", "perks=yes", their_perk="qoam_oracle", points=(0, 0, 2), centre="stab"
    )
    table.play("replace stab", "turn up mint", "show bank to 1")
    assert shown(table).markets[0].top == "card:unknown"
    assert shown(table, RIVAL).markets[0].top == "card:bank"


def test_the_text_ends_with_the_ending():
    table = Table(points=(0, 27, 0)).play("attack yrdesh", "attack akao_uket", "attack kyr")
    assert ending(table.game, table.state).how == "conquest"
    said = text(table.game, table.game.veil(table.state, ME), WORDS["en"])
    assert "House Volarees" in said.splitlines()[-1]


def test_each_of_several_players_is_asked_by_name():
    table = opening("mode=team")
    prompts = [asked(table.game, table.game.veil(table.state, Seat(seat))) for seat in range(4)]
    acting = listed(table.state.pending[-1].seats)
    assert len(acting) == 2
    roles = [f"role:{table.game.roles[seat]}" for seat in acting]
    assert [prompts[seat]["role"] for seat in acting] == roles
    assert all(prompt["role"] in roles for prompt in prompts)


WORDS = {language: load("antro.games.volfyirion", language) for language in ("en", "it")}


def test_the_text_names_the_turn_the_centre_and_the_hand():
    table = Table(hand="stab", centre="mint", lair="pure_qoam", their_troops={"kyr": "guard"})
    lines = text(table.game, table.game.veil(table.state, ME), WORDS["en"]).splitlines()
    assert lines[0] == "Turn 3 of at most 100: House Volarees."
    assert lines[1].startswith("Strategic centre: Mint, empty")
    assert "  Hand: Stab" in lines
    assert "  Kyr, Defence 10. Troop: Guard." in lines


@pytest.mark.parametrize("language", WORDS)
def test_both_languages_have_the_same_entries_in_the_same_order(language):
    assert [*WORDS[language]] == [*WORDS["en"]]


def test_a_full_state_is_never_shown():
    table = Table()
    with pytest.raises(AssertionError, match="veiled"):
        VIEW.build(table.game, table.state)
