"""The words of the core, in both languages."""

import re
from pathlib import Path

import antro.core
from antro.core.text.words import holes, load, say, worded

EN, IT = load("antro.core", "en"), load("antro.core", "it")


def codes():
    """Return the code of every reason that does not depend on a game."""
    core = Path(str(antro.core.__file__)).parent
    others = ["bots/coach.py", "games/option.py", "games/default_display.py"]
    sources = [*core.rglob("*.py"), *(core.parent / name for name in others)]
    pattern = re.compile(r'Reason\(\s*"(\w+)"|"(undo_\w+)"')
    return {one or two for path in sources for one, two in pattern.findall(path.read_text())}


def test_both_languages_say_the_same_things():
    assert EN.keys() == IT.keys()
    for key in EN:
        assert holes(EN[key]) == holes(IT[key])
        assert EN[key] != IT[key]


def test_every_reason_has_a_sentence_and_every_sentence_a_reason():
    worded_codes = {key.removeprefix("reason.") for key in EN if key.startswith("reason.")}
    assert worded_codes == codes()


def test_a_sentence_names_its_things():
    names = {**EN, "role:miller": "the miller", "symbol:attack": "attack {n}"}
    assert say(names, "reason.time_over", {"who": "role:miller"}) == "The miller ran out of time."
    assert worded(names, ["symbol:attack:2", "role:smith", "plain"]) == "attack 2 / smith / plain"


def test_a_kind_may_be_named_after_another():
    names = {"card:stab": "Stab", "hand:*": "{card} in hand", "hand:all": "the whole hand"}
    assert (
        worded(names, ["hand:stab", "hand:all", "hand:odd"])
        == "Stab in hand / the whole hand / odd in hand"
    )


GRAMMAR = {
    "role:dragon": "Drago",
    "role:dragon.the": "il Drago",
    "role:dragon.to": "al Drago",
    "role:dwarves": "Nani",
    "role:dwarves.the": "i Nani",
    "role:dwarves.to": "ai Nani",
    "role:dwarves.number": "other",
    "figure:brald": "Brald",
    "figure:*.to": "a {figure}",
    "points:battle": "Punti Battaglia",
    "points:battle.one": "Punto Battaglia",
    "draw": "{role.The} {role, plural, one {pesca} other {pescano}} una carta.",
    "hit": "{n, plural, one {# ferita} other {# ferite}} {on.to}",
    "price": "{n, plural, one {Costa # {points.one}} other {Costa # {points}}}.",
    "size": "Al massimo {n, size}.",
}


def test_a_sentence_uses_the_articles_of_its_things():
    assert say(GRAMMAR, "hit", {"n": 2, "on": "role:dragon"}) == "2 ferite al Drago"
    assert say(GRAMMAR, "hit", {"n": 2, "on": "role:dwarves"}) == "2 ferite ai Nani"


def test_a_form_may_belong_to_a_whole_kind():
    assert say(GRAMMAR, "hit", {"n": 2, "on": "figure:brald"}) == "2 ferite a Brald"


def test_one_is_singular_and_every_other_number_is_not():
    said = [say(GRAMMAR, "hit", {"n": n, "on": "figure:brald"}) for n in range(3)]
    assert said == ["0 ferite a Brald", "1 ferita a Brald", "2 ferite a Brald"]


def test_a_verb_agrees_with_the_number_of_its_subject():
    assert say(GRAMMAR, "draw", {"role": "role:dragon"}) == "Il Drago pesca una carta."
    assert say(GRAMMAR, "draw", {"role": "role:dwarves"}) == "I Nani pescano una carta."


def test_a_plural_form_may_have_its_own_holes():
    fields = {"points": "points:battle"}
    assert say(GRAMMAR, "price", {"n": 1, **fields}) == "Costa 1 Punto Battaglia."
    assert say(GRAMMAR, "price", {"n": 3, **fields}) == "Costa 3 Punti Battaglia."
    assert holes(GRAMMAR["price"]) == {"n", "points"}


def test_sizes_are_given_in_kilobytes():
    assert say(GRAMMAR, "size", {"n": 16384}) == "Al massimo 16 KB."
