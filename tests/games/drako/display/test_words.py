"""The two catalogues agree, and they have a text for every situation."""

import re

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.errors import BadOption
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.contract.moves import Moves
from antro.core.text.picture import plain
from antro.core.text.words import holes, load, say
from antro.games.drako.display.explain import why_not
from antro.games.drako.display.picture import picture
from antro.games.drako.display.text import text
from antro.games.drako.options import SAMPLES, make
from tests.games.drako.support.tables import table

LANGUAGES = ["en", "it"]
EN, IT = (load("antro.games.drako", language) for language in LANGUAGES)
POSITIONS = 400  # checked in each match-up


def test_both_languages_have_the_same_entries_in_the_same_order():
    assert [*EN] == [*IT]


def test_both_languages_have_the_same_fields():
    assert {key: holes(EN[key]) for key in EN} == {key: holes(IT[key]) for key in EN}


def walk(game, seed):
    """Yield the positions of a random game, each with its last move."""
    dice, moves, state = SeededDice(seed), Moves(), game.start()
    while game.to_act(state):
        seat = Seat(lowest(game.to_act(state)))
        game.offer(state, seat, moves)
        move = moves.pick(dice)
        game.apply(state, seat, move)
        yield state, seat, move


def positions(game, count):
    seed = 0
    while count > 0:
        for found in walk(game, seed):
            yield found
            count -= 1
        seed += 1


@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: options["matchup"])
def test_every_text_of_thousands_of_positions_is_complete(options):
    game = make(options)
    handles = {
        move.handles[0] for move in map(game.describe, range(len(game.choice_of))) if move.handles
    }
    for at, (state, seat, move) in enumerate(positions(game, POSITIONS)):
        viewer = [Seat(0), Seat(1), SPECTATOR][at % 3]
        veiled = game.veil(state, viewer)
        told = game.describe(game.as_seen_by(move, seat, viewer))
        reasons = [why_not(game, veiled, handle) for handle in handles] if at % 20 == 0 else []
        for words in (EN, IT):
            assert_complete(say(words, f"move.{told.kind}", told.fields))
            assert_complete(text(game, veiled, words))
            for reason in filter(None, reasons):
                assert_complete(say(words, f"reason.{reason.code}", reason.fields))


def assert_complete(said):
    """Check that no field is empty and that no name of the code is left."""
    assert not re.search(r"[{}]|\b(figure|symbol|role|token|area|ray|choice|pile):", said), said


def test_the_table_as_text():
    here = table(
        "trolls-dwarves",
        "thrower c3, morin dead",
        hands=["rock 4, defence 1/move 2, defence 1/move 2", "defence"],
        wounds="thrower 7",
        net="thrower",
        rocks=8,
        used="fury",
    )
    said = text(here.game, here.game.veil(here.state, Seat(0)), EN)
    assert said.splitlines() == [
        "Trolls and Dwarves. Turn 1: Trolls. Actions left: 2.",
        "Trolls. Cards in hand: 3, in the deck: 35, discarded: 0. Rocks: 8, spent: 2.",
        "  Thrower on c3. Wounds: 7 of 8. Netted. Ability lost.",
        "  Berserker on e3. Wounds: 0 of 8.",
        "  Hand: Rock throw 4, 2x Defence (rocks: 1) / Move 2",
        "Dwarves. Cards in hand: 1, in the deck: 37, discarded: 0. "
        "Net: on the Thrower. Fury: used.",
        "  Brald on a3. Wounds: 0 of 6.",
        "  Urpen on a2. Wounds: 0 of 5.",
        "  Morin: dead.",
        "Trolls: 2 actions left. Draw or play a card.",
    ]


def test_the_end_as_text():
    here = table(figures="urpen dead, morin dead", wounds="brald 5", turn="dwarves").play("fury")
    veiled = here.game.veil(here.state, SPECTATOR)
    last = text(here.game, veiled, IT).splitlines()[-1]
    assert last == "Vince il Drago: è morto l’ultimo dei 3 Nani. (§11.1)"


def test_italian_sentences_have_articles_and_singulars():
    """Check articles and singulars in deals, prompts, reasons and hints."""
    dealt = [say(IT, "move.deal", {"role": f"role:{side}"}) for side in ("dragon", "dwarves")]
    assert dealt == ["Il Drago pesca una carta.", "I Nani pescano una carta."]
    hit = [say(IT, "reason.good_hit", {"target": "figure:swordsman", "wounds": n}) for n in (1, 2)]
    assert hit == [
        "1 Ferita allo Spadaccino, oppure l’avversario perde una carta Difesa.",
        "2 Ferite allo Spadaccino, oppure l’avversario perde una carta Difesa.",
    ]
    turn = [say(IT, "ask.turn", {"role": "role:trolls", "actions": n}) for n in (1, 2)]
    assert turn == [
        "Troll: resta 1 azione. Pesca o gioca una carta.",
        "Troll: restano 2 azioni. Pesca o gioca una carta.",
    ]
    shield = [
        say(IT, "move.lay_shield", {"figure": f"figure:{who}"}) for who in ("archer-1", "urpen")
    ]
    assert shield == ["Rinforzi all’Arciere 1.", "Rinforzi a Urpen."]


def test_english_verbs_agree_with_their_subjects():
    ended = [
        say(EN, "end.defeated", {"role": f"role:{side}", "loser": "role:dwarves", "n": 3})
        for side in ("dragon", "knights")
    ]
    assert ended == [
        "The Dragon wins: the last of the 3 Dwarves is dead.",
        "The Knights win: the last of the 3 Dwarves is dead.",
    ]


BOARD = """\
          ┌─────────┬─────────┬─────────┐
          │a1       │a2    0/5│a3       │
          │         │Urpen    │         │
     ┌────┴────┬────┴────┬────┴────┬────┴────┐
     │b1       │b2       │b3       │b4       │
     │         │         │         │         │
┌────┴────┬────┴────┬────┴────┬────┴────┬────┴────┐
│c1       │c2       │c3#  4/10│c4    2/6│c5       │
│         │         │Drago    │Brald    │         │
└────┬────┴────┬────┴────┬────┴────┬────┴────┬────┘
     │d1    0/4│d2       │d3       │d4       │
     │Morin    │         │         │         │
     └────┬────┴────┬────┴────┬────┴────┬────┘
          │e1       │e2       │e3       │
          │         │         │         │
          └─────────┴─────────┴─────────┘"""


def test_the_table_as_a_picture():
    here = table(
        figures="brald c4",
        hands=["move 2, move 2, fire 2", ""],
        wounds="armour 4, brald 2",
        net="dragon",
    )
    veiled = here.game.veil(here.state, Seat(0))
    drawn = picture(here.game, veiled, IT, {"hex:c3", "card:14"})
    assert plain(drawn.board) == BOARD
    assert ("c3", "open") in [span for line in drawn.board for span in line]
    assert [*map(str, drawn.hand)] == ["Soffio di Fuoco 2", "Movimento 2 x2"]
    assert plain(drawn.sides).splitlines() == [
        "Drago  mano 3, mazzo 35",
        " ■■■■ Armatura",
        " □□ Volo",
        " □□ Soffio di Fuoco",
        " □□ Movimento",
        "Nani  mano 0, mazzo 38",
        " Rete Furia",
    ]


def test_a_brick_has_room_for_every_name_and_mark():
    here = table("knights-dwarves", shields="archer-1 3", net="archer-1")
    for words in (EN, IT):
        assert all(len(word) <= 9 for key, word in words.items() if key.startswith("short:"))
        drawn = plain(picture(here.game, here.game.veil(here.state, Seat(0)), words, set()).board)
        assert max(map(len, drawn.splitlines())) == 51
        assert "│c1#+3 0/3│" in drawn


@pytest.mark.parametrize(
    ("language", "start"),
    [
        ("en", "Your list for “The Dragon’s deck” has an error on line 1,"),
        ("it", "Il tuo elenco per «Mazzo del Drago» ha un errore alla riga 1,"),
    ],
)
def test_a_wrong_list_is_refused_with_the_name_of_its_option(language, start):
    with pytest.raises(BadOption) as refused:
        make({"deck-dragon": "copies\n"})
    words = {
        key: sentence
        for package in ("core", "games", "games.drako")
        for key, sentence in load(f"antro.{package}", language).items()
    }
    assert say(words, "reason.bad_list", refused.value.reason.fields).startswith(start)
