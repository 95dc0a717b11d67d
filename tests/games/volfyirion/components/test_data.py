"""The card table: counts, sources, and the worked examples of the printed rulebook."""

import pytest

from antro.core.contract.errors import BadOption
from antro.core.text.words import load
from antro.games.option import applies, complete
from antro.games.volfyirion.components.cards import CARDS, FACES, rows, slug
from antro.games.volfyirion.components.extras import EXTRAS
from antro.games.volfyirion.components.sites import CITIES
from antro.games.volfyirion.options import OPTIONS, VARIANTS, make
from tests.games.volfyirion.support.tables import Table


def copies(kind, played_with="base"):
    return sum(card.copies for card in CARDS if card.kind == kind and card.set == played_with)


def test_the_strategy_deck_has_63_cards():
    assert [copies(kind) for kind in ("command", "building", "troop")] == [36, 12, 15]


def test_there_are_26_wonders_two_of_each():
    assert copies("wonder") == 26
    assert {card.copies for card in CARDS if card.kind == "wonder"} == {2}


def test_there_are_20_starting_cards():
    assert {card.name: card.copies for card in CARDS if card.kind == "start"} == {
        "Prospector": 16,
        "Diviner": 2,
        "Captain": 2,
    }


def test_there_are_18_extras():
    apart = sum(card.copies for card in CARDS if card.set != "base")
    assert apart + len(EXTRAS) == 18


def test_codes_count_every_copy_in_order():
    """``CM01-02`` is two copies, and the next face starts at 03."""
    following: dict[str, int] = {}
    for row in rows("cards.csv"):
        series, numbers = row["code"][:2], row["code"][2:].split("-")
        first, last = int(numbers[0]), int(numbers[-1])
        assert first == following.get(series, 1), row["code"]
        assert last - first + 1 == int(row["copies"]), row["code"]
        following[series] = last + 1


@pytest.mark.parametrize("name", ["cards.csv", "extras.csv", "cities.csv"])
def test_every_entry_has_a_source_and_a_confidence(name):
    for row in rows(name):
        assert row["source"] in ("card", "rulebook")
        assert row["confidence"] in ("read", "stated")


@pytest.mark.parametrize(
    ("name", "kind_of"),
    [
        ("cards.csv", lambda row: "card"),
        ("extras.csv", lambda row: row["kind"]),
        ("cities.csv", lambda row: "city"),
    ],
)
def test_the_data_says_if_an_italian_name_is_printed_or_ours(name, kind_of):
    """The cards of every edition are printed in English. Our Italian names are translations."""
    english, italian = (load("antro.games.volfyirion", language) for language in ("en", "it"))
    for row in rows(name):
        thing = f"{kind_of(row)}:{slug(row['name'])}"
        assert english[thing].replace("’", "'") == row["name"]
        assert italian[thing] == english[thing], thing
        translated = italian.get(f"{thing}.translated", italian[thing])
        assert (translated == english[thing]) == (row["italian"] == "printed"), thing
        assert row["italian"] in ("printed", "ours")


def test_faces_fit_into_a_set():
    assert FACES < 62
    assert len({card.slug for card in CARDS}) == FACES


def test_two_sets_of_cities():
    assert [city.defence for city in CITIES] == [8, 9, 10, 8, 9, 10]


def test_each_house_has_buildings_of_4_5_5_and_6():
    for house in range(3):
        built = [card for card in CARDS if card.kind == "building" and card.house == house]
        assert sorted(cost for card in built for cost in [card.cost] * card.copies) == [4, 5, 5, 6]


def test_the_rulebooks_example_of_a_turn():
    """Five cards give 5, 3 and 6; a Wonder and two cards leave 0, 1 and 6."""
    table = Table(
        hand="prospector diviner elite_trooper apothecary flawless_deploy",
        centre="suicide_mission hidden_cache",
        lair="sharp_qoam",
    )
    table.play("play prospector", "play diviner", "station elite_trooper at tylaris")
    table.play("station apothecary at vahylea", "play flawless_deploy")
    assert (table.points, table.offered(starts="chain")) == ([5, 3, 6], [])
    table.play("acquire suicide_mission", "acquire hidden_cache", "wonder sharp_qoam", "decline")
    assert table.points == [0, 1, 6]


def test_the_rulebooks_examples_of_chains():
    assert Table(hand="shrewd_deal", played="barter").play("play shrewd_deal").points == [2, 1, 3]
    table = Table(hand="harness_qoam", played="barter stab").play("play harness_qoam")
    assert table.points == [2, 3, 3]


@pytest.mark.parametrize("option", ["colour", "perks"])
def test_an_unknown_value_of_an_option_is_refused(option):
    with pytest.raises(BadOption, match=option):
        make({option: "maybe"})


ALWAYS = {"mode", "collect", "crowding"}
APPLYING = {
    "duel": {*VARIANTS, "top", "first", "privileges", "homing", "spoils", "tribute"},
    "solo": {"difficulty", "unseal"},
    "team": {"first", "privileges", "strongholds_1", "strongholds_2"},
    "coop": {"difficulty"},
}


@pytest.mark.parametrize("mode", APPLYING)
def test_each_mode_has_its_own_options(mode):
    chosen = complete(OPTIONS, {"mode": mode})
    applying = {option.name for option in OPTIONS if applies(option, chosen)}
    assert applying == APPLYING[mode] | ALWAYS


def test_15_1_the_price_of_rebuilding_needs_the_rebuilding_variant():
    with pytest.raises(BadOption, match="rebuild=yes"):
        make({"rebuilding": "cheap"})
    assert make({"rebuild": "yes", "rebuilding": "cheap"}).options["rebuilding"] == "cheap"
