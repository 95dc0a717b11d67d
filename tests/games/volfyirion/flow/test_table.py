"""The table, its setup, a turn (§1 to §3). One test per clause of the rulebook."""

from antro.core.contract.game import CHANCE, SPECTATOR
from antro.games.volfyirion.components.cards import CARDS
from antro.games.volfyirion.components.sites import CITIES
from tests.games.volfyirion.support.tables import ME, RIVAL, SITE, Table, opening


def printed(kind, played_with="base"):
    return sum(card.copies for card in CARDS if card.kind == kind and card.set == played_with)


def test_1_1_a_player_without_a_city_loses():
    table = Table(points=(0, 27, 0)).play("attack yrdesh", "attack akao_uket")
    assert table.acting == [ME]
    table.play("attack kyr")
    assert (table.acting, table.scores) == ([], [1.0, -1.0])


def test_1_2_five_kinds_of_cards():
    assert {card.kind for card in CARDS} == {"start", "command", "building", "troop", "wonder"}
    assert len(CITIES) == 6


def test_1_3_grey_cards_and_wonders_have_no_colour():
    plain = {card.name for card in CARDS if card.house == 3}
    assert {"Prospector", "Guard", "Saboteur", "Pure Qoam"} <= plain
    assert all(card.house == 3 for card in CARDS if card.kind in ("start", "wonder"))


def test_1_4_points_are_of_three_kinds():
    assert Table(hand="flawless_deploy").play("play flawless_deploy").points == [2, 3, 2]


def test_1_5_a_troop_adds_its_defence():
    table = Table(points=(0, 10, 0), their_troops={"yrdesh": "novice"})
    assert table.offered(starts="attack") == [
        "attack yrdesh",
        "attack akao_uket",
        "attack kyr",
    ]
    table = Table(points=(0, 9, 0), their_troops={"yrdesh": "novice"})
    assert table.offered(starts="attack") == ["attack akao_uket"]


def test_1_6_a_removed_card_never_returns():
    table = Table(played="stab", deck="", discard="").play("sacrifice play:stab")
    assert (table.removed, table.cards("discard"), table.asked) == ("stab", "", "turn 0")


def test_1_7_only_its_owner_knows_a_hand():
    table = Table(hand="stab", their_hand="guard novice", their_deck="captain")
    veiled = table.game.veil(table.state, ME)
    mine, theirs = veiled.houses
    assert (mine.hand.size, mine.unseen) == (1, 0)
    assert (theirs.hand.size, theirs.unseen, theirs.deck.size) == (0, 2, 3)
    assert (theirs.hand_size(), theirs.deck_size()) == (2, 1)
    watched = table.game.veil(table.state, SPECTATOR)
    assert [house.unseen for house in watched.houses] == [1, 2]


def test_1_7_only_its_owner_sees_a_drawn_card():
    table = Table(played="stab", deck="captain").play("sacrifice play:stab")
    assert table.told("deal captain to 0") == [
        "deal captain to 0",
        "deal unknown to 0",
        "deal unknown to 0",
    ]


def test_1_8_only_seats_that_are_asked_may_act():
    table = Table(hand="stab", their_hand="stab")
    assert table.acting == [ME]
    assert table.offered(RIVAL) == table.offered(SPECTATOR) == []


def test_2_1_a_house_deck_of_ten():
    deck = Table().game.start().houses[RIVAL].deck
    assert [CARDS[face].name for face in deck.listed()] == ["Prospector"] * 8 + [
        "Diviner",
        "Captain",
    ]


def test_2_2_the_shared_decks():
    assert [printed(kind) for kind in ("command", "building", "troop", "wonder")] == [
        36,
        12,
        15,
        26,
    ]
    market = Table().game.start().markets[0]
    assert (market.assets.size(), market.wonders.size()) == (63, 26)


def test_2_3_the_top_of_the_strategy_deck_is_face_up():
    table = opening()
    assert table.top != "-"
    assert table.state.markets[0].deck_size() == 63 - 5


def test_2_4_five_cards_are_the_centre():
    assert "-" not in opening().centre.split()


def test_2_5_only_cheap_wonders_are_on_the_lair_at_first():
    table = Table()
    table.state = table.game.start()
    while table.asked == "supply":
        table.play(table.offered(CHANCE)[0])
    table.play("unearth emerald_horn", "unearth pure_qoam", "unearth void_fluid")
    assert (table.asked, table.lair) == ("unearth", "pure_qoam -")
    table.play("unearth pure_qoam")
    under = table.state.markets[0].wonders.under
    assert [CARDS[face].slug for face in under] == ["emerald_horn", "void_fluid"]
    assert (table.asked, table.lair) == ("draw 0", "pure_qoam pure_qoam")


def test_2_6_three_cities_each_and_a_dragon_in_its_lair():
    state = opening().state
    assert [state.config.defence[site] for site in range(6)] == [8, 9, 10, 8, 9, 10]
    assert opening().dragon == "home"


def test_2_7_the_starting_player_is_random():
    table = opening("first=random")
    assert table.state.turn.seat == ME
    table.state = table.game.start()
    assert (table.acting, table.offered(CHANCE)) == ([CHANCE], ["first 0", "first 1"])
    assert table.play("first 1").resolve().acting == [RIVAL]
    assert opening("first=seat").acting == [ME]


def test_3_1_turns_alternate():
    table = Table().play("end").resolve()
    assert table.acting == [RIVAL]
    assert table.play("end").resolve().acting == [ME]


def test_3_2_five_cards_are_drawn():
    assert opening().state.houses[ME].hand.size == 5


def test_3_3_an_empty_deck_shuffles_the_discards():
    table = Table(played="telrons_analysis qoam_vein", deck="", discard="captain stab")
    table.play("chain play:telrons_analysis")
    assert table.offered(CHANCE) == ["deal captain to 0", "deal stab to 0"]
    assert table.cards("played") == "telrons_analysis qoam_vein"
    assert table.cards("discard") == ""


def test_3_3_without_discards_all_remaining_cards_are_drawn():
    table = Table(played="book_of_wisdom stab stab", deck="captain", discard="")
    table.play("chain play:book_of_wisdom", "deal captain to 0")
    assert (table.asked, table.cards("hand")) == ("turn 0", "captain")


def test_3_4_the_opening_hand_may_be_redrawn_once_before_any_other_action():
    table = opening()
    assert "redraw" in table.offered()
    table.play("redraw")
    assert (table.state.houses[ME].hand.size, table.asked) == (0, "draw 0")
    assert "redraw" not in table.resolve().offered()
    acted = opening()
    acted.play(next(text for text in acted.offered() if text.startswith("play")))
    assert "redraw" not in acted.offered()


def test_3_5_any_action_in_any_order():
    table = Table(hand="stab guard", points=(3, 9, 2), centre="barter", lair="pure_qoam")
    kinds = {text.split()[0] for text in table.offered()}
    assert kinds == {"play", "station", "acquire", "attack", "wonder", "replace"}


def test_3_6_a_turn_ends_when_its_player_ends_it():
    assert "end" in [move.text for move in Table().game.offered(Table().state, ME)]
    assert Table().play("end").resolve().acting == [RIVAL]


def test_sites_are_named_after_their_cities():
    assert SITE["tylaris"] == 0
    assert SITE["lair"] == 6
