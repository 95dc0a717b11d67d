"""One call checks a game from outside and names the error.

The faults are planted in the reference game. Each is found in the first walk.
"""

import pytest

from antro.core.contract import flow
from antro.core.contract.errors import BadGame
from antro.core.contract.game import HOST
from antro.testing import check_game
from examples.hoard.kinds import GUESS
from examples.hoard.manifest import HoardManifest
from examples.hoard.moves import Draw, GuessHigh
from examples.hoard.rules import Hoard
from examples.hoard.state import HoardState


def failure(manifest):
    """Return the message of the broken law and its notes: position, options and law."""
    with pytest.raises(AssertionError) as broken:
        check_game(manifest)
    return [str(broken.value), *broken.value.__notes__]


def test_the_reference_game_keeps_every_law():
    check_game(HoardManifest(), seeds=range(3))


def test_a_kind_without_an_answer_is_named_when_the_game_is_made(monkeypatch):
    def link(kinds, links):
        return flow.link(kinds, [each for each in links if each.kind is not GUESS])

    monkeypatch.setattr("examples.hoard.rules.link", link)
    with pytest.raises(BadGame, match="GUESS: nobody can answer: guess"):
        check_game(HoardManifest())


def test_a_field_left_out_of_clone_is_named(monkeypatch):
    def clone(state):
        twin = original(state)
        twin.stirs = 0
        return twin

    original = HoardState.clone
    monkeypatch.setattr(HoardState, "clone", clone)
    message, place, law = failure(HoardManifest())
    assert message == "a copy lacks stirs"
    assert place.startswith("at ply 0, where the question is draw")
    assert law == "hoard breaks a_copy_has_every_field_and_shares_none"


def test_a_count_that_reveals_hidden_cards_is_named(monkeypatch):
    """Show the true pile, so that the missing gems must be in the opponent's hand."""

    def veil(game, state, viewer):
        veiled = original(game, state, viewer)
        veiled.pile = [*state.pile]
        return veiled

    original = Hoard.veil
    monkeypatch.setattr(Hoard, "veil", veil)
    message, *_ = failure(HoardManifest())
    assert message.startswith("hidden information changes the veil: pile[")


def test_an_offer_that_uses_hidden_information_is_named_by_its_move(monkeypatch):
    def list_moves(choice, state, seat, out):
        if state.viewer != HOST or state.placed > 3:
            out.add(choice.first)

    monkeypatch.setattr(GuessHigh, "list_moves", list_moves)
    message, *_ = failure(HoardManifest())
    assert message == "hidden information changes an offer: high"


def test_a_move_that_hides_nothing_is_named_by_its_class(monkeypatch):
    monkeypatch.setattr(Draw, "as_seen_by", lambda choice, move, by, viewer: move)
    message, *_ = failure(HoardManifest())
    assert message.startswith("as_seen_by of Draw shows")


def test_a_key_that_a_language_lacks_is_named():
    manifest = HoardManifest()
    manifest.words["it"] = {**manifest.words["it"]}
    del manifest.words["it"]["ask.guess"]
    message, law = failure(manifest)
    assert message == "missing in it: ask.guess"
    assert law == "hoard breaks languages_have_the_same_sentences_with_the_same_holes"


def test_a_key_that_no_language_has_is_named():
    manifest = HoardManifest()
    for language, words in manifest.words.items():
        manifest.words[language] = {**words}
        del manifest.words[language]["move.dragon_stirs"]
    message, *_ = failure(manifest)
    assert message.startswith("no sentence move.dragon_stirs (")
