"""What the core says to people, in both languages."""

import re
from pathlib import Path

import antro.core
from antro.core.words import HOLE, load, say, worded

EN, IT = load("antro.core", "en"), load("antro.core", "it")


def codes():
    """Every reason given whatever is played: in the core, by options and by the coach."""
    core = Path(str(antro.core.__file__)).parent
    others = ["bots/coach.py", "games/option.py"]
    sources = [*core.glob("*.py"), *(core.parent / name for name in others)]
    pattern = re.compile(r'Reason\(\s*"(\w+)"|"(undo_\w+)"')
    return {one or two for path in sources for one, two in pattern.findall(path.read_text())}


def test_both_languages_say_the_same_things():
    assert EN.keys() == IT.keys()
    for key in EN:
        assert sorted(HOLE.findall(EN[key])) == sorted(HOLE.findall(IT[key]))
        assert EN[key] != IT[key] or key == "reason.bad_record"


def test_every_reason_has_a_sentence_and_every_sentence_a_reason():
    told = {key.removeprefix("reason.") for key in EN if key.startswith("reason.")}
    assert told == codes()


def test_a_sentence_names_the_things_it_speaks_of():
    names = {**EN, "role:miller": "the miller", "symbol:attack": "attack {n}"}
    assert say(names, "reason.time_over", {"who": "role:miller"}) == "Time is over for the miller."
    assert worded(names, ["symbol:attack:2", "role:smith", "plain"]) == "attack 2 / smith / plain"


def test_a_kind_may_be_named_after_another():
    names = {"card:stab": "Stab", "hand:*": "{card} in hand", "hand:all": "the whole hand"}
    assert (
        worded(names, ["hand:stab", "hand:all", "hand:odd"])
        == "Stab in hand / the whole hand / odd in hand"
    )
