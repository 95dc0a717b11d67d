"""Cards show their printed English names in every language; details add our own name."""

from antro.core.contract.game import Seat
from antro.core.text.words import load, translated, worded
from antro.terminal.narrator import Narrator
from antro.terminal.session import new_session

EN, IT = (load("antro.games.volfyirion", language) for language in ("en", "it"))


def narrator(language):
    session = new_session("volfyirion", {"first": "seat"}, ["human", "human"], None, "7" * 64)
    told = Narrator(session, language)
    told.viewer = Seat(0)
    return told


def test_italian_cards_have_their_printed_english_names():
    cards = {key for key in EN if key.endswith(".translated")}
    assert len(cards) == 69
    for key in cards:
        card = key.removesuffix(".translated")
        assert IT[card] == EN[card] == EN[key]


def test_a_translated_name_belongs_to_the_card_in_every_zone():
    assert worded(IT, "hand:stab") == "Stab (mano)"
    assert translated(IT, "hand:stab") == translated(IT, "card:stab") == "Pugnalata"
    assert translated(IT, "ploy:second_chance") == "Seconda occasione"


def test_there_is_no_translated_name_without_a_difference():
    assert translated(EN, "hand:stab") == ""
    assert translated(IT, "city:kyr") == ""
    assert translated(IT, "choice:end") == ""


def test_the_terminal_explains_a_card_by_either_name():
    by_printed, by_own = (narrator("it").why_not([], typed) for typed in ("prosp", "cercat"))
    assert by_printed == by_own
    assert all(line.startswith("Prospector (") for line in by_own)
    assert all("), Cercatore" in line for line in by_own)


def test_the_terminal_adds_no_name_in_english():
    assert not any("), " in line for line in narrator("en").why_not([], "prospector"))
