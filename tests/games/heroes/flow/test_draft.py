"""The spell rows, the draft, armies, and the first game (§3, §4, §5, §28)."""

from collections import Counter

import pytest

from antro.core.contract.game import CHANCE
from antro.games.heroes.components.armies import ready_made_boards
from antro.games.heroes.state.side import HIDDEN
from tests.games.heroes.support.opening import HEROES, opening
from tests.games.heroes.support.position import PLAIN_MARKET, position

BASIC = ["magic_missile", "magic_missile", "command", "command", "dispel"]


def spells_of(table, seat):
    return Counter(f"{table.cards(seat)} {table.cards(seat, 'deck')}".split())


def test_3_4_eight_of_sixty_spells_are_face_up():
    before = opening(first="random")
    assert before.state.markets[0].deck.size == 60
    table = before.play("first dawn")
    assert "-" not in table.places()
    assert table.state.markets[0].deck.size == 52


def test_3_4_any_card_may_be_first():
    table = opening(first="random")
    table.game.apply(table.state, CHANCE, table.number(CHANCE, "first dawn"))
    spells = table.config.spells
    market = [f"lay {spells.names[kind]} in 0" for kind in table.state.markets[0].deck.listed()]
    assert set(table.texts(CHANCE)) == set(market)


def test_3_5_the_card_above_moves_down_and_the_top_row_is_refilled():
    table = position().market(PLAIN_MARKET, deck="earthquake immolate").seat(0, dice="CCCCFF")
    table.stop(0).play("learn fireball at b2")
    assert table.texts(CHANCE) == ["lay immolate in 0", "lay earthquake in 0"]
    table.play("lay earthquake in 0")
    market = [table.config.spells.names[kind] for kind in table.state.markets[0].places]
    assert " ".join(market) == PLAIN_MARKET.replace("boulder", "earthquake").replace(
        "fireball", "boulder"
    )


@pytest.mark.parametrize(
    ("learned", "market"),
    [
        ("fire_bolt at b1", "frost_lance fireball meteor healing - boulder teleport stone_skin"),
        ("boulder at t2", "fire_bolt fireball meteor healing frost_lance - teleport stone_skin"),
    ],
)
def test_3_6_without_a_deck_places_of_the_top_row_stay_empty(learned, market):
    table = position().market(PLAIN_MARKET, deck="").seat(0, dice="CCCCCF").stop(0)
    table.play(f"learn {learned}")
    assert table.clause == "21.1"
    assert [*table.state.markets[0].places] == [table.spell(name) for name in market.split()]


def test_4_1_chance_decides_who_is_first():
    table = opening(3, first="random")
    assert table.texts(CHANCE) == ["first dawn", "first noon", "first dusk"]
    assert table.play("first noon").people == [1]


def test_4_1_with_the_option_the_first_seat_starts():
    assert opening(3).people == [0]


def test_4_2_the_draft_has_four_rounds_from_the_first_player():
    table, drafters = opening(3, first="random").play("first noon"), []
    while table.clause == "4.2":
        drafters += table.people
        table.play(table.texts(table.people[0])[0])
    assert drafters == [1, 2, 0] * 4


def test_4_2_a_player_takes_a_hero_or_a_spell_of_the_bottom_row():
    table = opening()
    bottom = [f"{spell} at b{at}" for at, spell in enumerate(table.places()[:4], 1)]
    assert table.texts(0) == [f"take {thing}" for thing in [*HEROES, *bottom]]


def test_4_3_a_hero_is_taken_once_and_brings_his_spell():
    table = opening(3).play("take thalis")
    heroes = [text for text in table.texts(1) if " at b" not in text]
    assert heroes == ["take ignara", "take bromund", "take sylvane"]
    assert table.heroes() == ["water", None, None]
    assert spells_of(table, 0) == Counter([*BASIC, "blessing"])


def test_4_4_a_player_with_a_hero_takes_only_spells():
    table = opening().play("take ignara").take_spell()
    assert [text[-3:-1] for text in table.texts(0)] == [" b"] * 4


def test_4_4_a_player_with_three_spells_and_no_hero_takes_a_hero():
    table = opening()
    for _ in range(6):
        table.take_spell()
    assert table.texts(0) == [f"take {hero}" for hero in HEROES]
    table.play("take sylvane")
    assert table.texts(1) == [f"take {hero}" for hero in HEROES[:3]]
    table.play("take ignara")
    assert (table.heroes(), table.clause) == (["air", "fire"], "5.1")


def test_4_5_heroes_that_nobody_took_are_not_used_with_their_spells():
    table = opening().take_all()
    special = {"firestorm", "blessing", "earthen_rebirth", "gift_of_the_winds"}
    found = spells_of(table, 0) + spells_of(table, 1)
    found += Counter(table.places())
    deck = table.state.markets[0].deck.listed()
    found += Counter(table.config.spells.names[kind] for kind in deck)
    assert {name for name in found if name in special} == {"firestorm", "blessing"}
    assert found.total() == 60 + 2 * 6


def test_4_6_each_player_has_nine_spells_and_draws_four():
    table = opening(3).take_all()
    for seat, special in enumerate(["firestorm", "blessing", "earthen_rebirth"]):
        spells = spells_of(table, seat)
        assert spells.total() == 9
        assert not Counter([*BASIC, special]) - spells
        assert (table.side(seat).hand.size, table.side(seat).deck.size) == (4, 5)


def test_5_3_hands_are_known_and_armies_secret_until_all_have_chosen():
    table = opening(3).take_all()
    assert (table.people, table.clause) == ([0, 1, 2], "5.1")
    assert table.seen_by(0).sides[0].hand.size == 4
    table.play("muster water kraken", by=1).play("muster fire ember_imp", by=0)
    assert table.people == [2]
    assert [table.seen_by(2).sides[seat].army for seat in range(2)] == [HIDDEN, HIDDEN]
    assert table.seen_by(0).sides[0].army == table.side(0).army
    table.play("muster earth", by=2)
    for seat in range(3):
        assert table.seen_by(None).sides[seat].army == table.side(seat).army
        assert table.side(seat).turned_up


def test_5_4_players_place_one_card_each_in_turn():
    table = opening(3, first="random").play("first noon").take_all()
    assert table.heroes() == ["earth", "fire", "water"]
    table.play("muster earth", by=0)
    table.play("muster fire cinder_hound", by=1).play("muster water kraken kraken", by=2)
    placers = []
    while table.clause == "5.4":
        placers += table.people
        texts = table.texts(table.people[0])
        assert all(text.startswith("place ") for text in texts)
        table.play(texts[0])
    assert placers == [1, 2, 0, 1, 2, 2]
    assert sorted(table.board(2).values()) == ["hero", "kraken", "kraken"]


def test_5_4_cards_are_placed_face_up_on_empty_spaces_of_the_players_board():
    table = opening().take_all().play("muster fire ember_imp", by=0).play("muster water", by=1)
    assert len(table.texts(0)) == 2 * 8
    table.play("place ember_imp on f2 of dawn")
    assert table.seen_by(1).sides[0].board[1] == table.being("ember_imp")
    table.play("place thalis on b1 of noon")
    spaces = ["f1", "f3", "f4", "b1", "b2", "b3", "b4"]
    assert table.texts(0) == [f"place ignara on {space} of dawn" for space in spaces]


def test_28_1_ready_made_boards_replace_armies():
    table = opening(boards="ready").take_all()
    assert table.asked == ["roll 0 [0, 1]"]
    for seat, element in enumerate(["fire", "water"]):
        assert table.board(seat) == ready_made_boards()[element]
    assert spells_of(table, 0).total() == 9


@pytest.mark.parametrize(("texts", "life"), [("yes", 19), ("no", 21)])
def test_28_2_without_texts_heroes_have_no_weakness(texts, life):
    table = position(texts=texts).seat(0, dice="WWCCCF", deck="meteor").stop(0)
    assert table.side(0).life == life


@pytest.mark.parametrize(("texts", "life"), [("yes", 17), ("no", 18)])
def test_28_2_without_texts_heroes_have_no_ability(texts, life):
    table = position(texts=texts).seat(0, dice="FFFCCH", hand="fireball").stop(0)
    table.play("cast fireball")
    if texts == "yes":
        table.play("reinforce 1")
    table.play("target b2 of noon")
    assert table.side(1).life == life
