"""The printed lists: ours are correct, and a wrong list is refused with its line and field."""

import pytest

from antro.core.contract.errors import BadFile
from antro.games.heroes.components import creatures, spells
from antro.games.heroes.components.armies import (
    HERO,
    POINTS,
    ROOM,
    SPACES,
    THIRD_PLACE_POINTS,
    armies,
    check_armies,
    ready_made_boards,
    sample_armies,
)
from antro.games.heroes.components.effects import (
    ACTIVE_WORDS,
    MAGICAL,
    PERMANENT_WORDS,
    PHYSICAL,
    REINFORCEMENTS,
    SPELL_WORDS,
    STATIC_WORDS,
    TARGETS,
)
from antro.games.heroes.components.symbols import ELEMENTS, LETTERS, OPPOSITES, SYMBOLS, read_needs

SPELLS = spells.our_spells()
CREATURES = creatures.our_creatures()
COST = {creature.id: creature.cost for creature in CREATURES}


def of(element):
    """Return the creatures of the hero of an element."""
    return [creature for creature in CREATURES if creature.element == ELEMENTS.index(element)]


def spell(name):
    return next(spell for spell in SPELLS if spell.id == name)


def creature(name):
    return next(creature for creature in CREATURES if creature.id == name)


def test_2_1_a_die_has_six_faces():
    assert SYMBOLS == ["fire", "water", "earth", "air", "card", "helm"]
    assert [symbol[0].upper() for symbol in SYMBOLS] == [*LETTERS]


def test_2_3_every_element_has_one_opposite():
    pairs = {ELEMENTS[one]: ELEMENTS[OPPOSITES[one]] for one in range(len(ELEMENTS))}
    assert pairs == {"fire": "water", "water": "fire", "earth": "air", "air": "earth"}


def test_3_1_heroes_have_21_life():
    assert [hero.life for hero in creatures.read_heroes()] == [21] * 4


def test_3_2_every_player_has_the_same_five_basic_spells():
    basic = {spell.id: spell.copies // 4 for spell in SPELLS if spell.group == "basic"}
    assert basic == {"magic_missile": 2, "command": 2, "dispel": 1}


@pytest.mark.parametrize(("group", "cards"), [("basic", 20), ("special", 4), ("market", 60)])
def test_3_2_each_group_has_its_number_of_cards(group, cards):
    assert sum(spell.copies for spell in SPELLS if spell.group == group) == cards


@pytest.mark.parametrize("element", ELEMENTS)
def test_3_3_a_hero_has_his_own_spell_and_23_creature_cards(element):
    number = ELEMENTS.index(element)
    assert len([spell for spell in SPELLS if (spell.group, spell.element) == ("special", number)])
    assert sum(creature.copies for creature in of(element)) == 23
    assert [hero.element for hero in creatures.read_heroes()].count(number) == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_the_spell_deck_has_equally_many_cards_of_each_element(element):
    market = [spell for spell in SPELLS if spell.group == "market"]
    own = [spell for spell in market if spell.element == ELEMENTS.index(element)]
    assert sum(spell.copies for spell in own) == 15


@pytest.mark.parametrize("element", ELEMENTS)
def test_5_1_an_army_costs_ten_points_at_most(element):
    own = of(element)
    every = armies(own, POINTS)
    assert len(every) == len(set(every)) == 693
    costs = [
        sum(n * creature.cost for n, creature in zip(army, own, strict=True)) for army in every
    ]
    assert (min(costs), max(costs)) == (0, POINTS)
    assert len(armies(own, THIRD_PLACE_POINTS)) == 120


@pytest.mark.parametrize("element", ELEMENTS)
def test_5_2_an_army_has_available_copies_and_at_most_seven_creatures(element):
    own = of(element)
    every = armies(own, POINTS)
    assert max(map(sum, every)) == ROOM
    for at, creature in enumerate(own):
        assert max(army[at] for army in every) == min(creature.copies, POINTS // creature.cost)


@pytest.mark.parametrize(("name", "army"), sample_armies().items(), ids=" ".join)
def test_our_ready_made_armies_spend_all_points(name, army):
    assert sum(COST[creature] for creature in army) == POINTS
    own = of(name[0])
    counted = tuple(army.count(creature.id) for creature in own)
    assert sum(counted) == len(army), "a creature of another hero"
    assert counted in armies(own, POINTS)


@pytest.mark.parametrize(("element", "board"), ready_made_boards().items(), ids=str)
def test_28_1_a_ready_made_board_has_the_hero_and_ten_points(element, board):
    beings = [board[space] for space in board]
    assert set(board) <= set(SPACES)
    assert beings.count(HERO) == 1
    assert sum(COST[being] for being in beings if being != HERO) == POINTS
    assert {being for being in beings if being != HERO} <= {creature.id for creature in of(element)}


def test_the_lists_use_every_effect_and_target_word():
    instants = {spell.effect.word for spell in SPELLS if not spell.permanent}
    permanents = {spell.effect.word for spell in SPELLS if spell.permanent}
    assert (instants, permanents) == ({*SPELL_WORDS}, {*PERMANENT_WORDS})
    assert {creature.active.word for creature in CREATURES if creature.active} == {*ACTIVE_WORDS}
    assert {creature.static.word for creature in CREATURES if creature.static} == {*STATIC_WORDS}
    words = [*SPELL_WORDS.values(), *PERMANENT_WORDS.values(), *ACTIVE_WORDS.values()]
    assert {target for word in words for target in word.targets} == {*TARGETS}
    assert {spell.reinforcement for spell in SPELLS} == {*REINFORCEMENTS}


def test_13_4_basic_spells_have_no_element_and_no_reinforcement():
    basic = [spell for spell in SPELLS if spell.group == "basic"]
    assert {(spell.element, spell.reinforcement) for spell in basic} == {(-1, "")}


@pytest.mark.parametrize(
    ("text", "counts", "same", "different"),
    [("FFF", "FFF", 0, 0), ("HH", "HH", 0, 0), ("same 3", "", 3, 0), ("different 4", "", 0, 4)],
)
def test_12_2_the_needs_of_a_spell_are_read(text, counts, same, different):
    needs = read_needs(text)
    assert needs is not None
    assert needs.counts == [counts.count(letter) for letter in LETTERS]
    assert (needs.same, needs.different) == (same, different)
    assert needs.size() == len(counts) + same + different


@pytest.mark.parametrize("text", ["", "X", "FFFFFFF", "same", "same 7", "different 5", "same -1"])
def test_impossible_needs_are_refused(text):
    assert read_needs(text) is None


@pytest.mark.parametrize(
    ("name", "word", "amount", "more", "wound"),
    [
        ("meteor", "wound", 5, 0, PHYSICAL),
        ("fireball", "wound", 3, 0, MAGICAL),
        ("chain_lightning", "chain", 3, 2, MAGICAL),
        ("static_field", "card curse", 1, 2, MAGICAL),
        ("deep_freeze", "freeze", 0, 0, MAGICAL),
    ],
)
def test_an_effect_has_its_numbers_and_its_kind_of_wound(name, word, amount, more, wound):
    effect = spell(name).effect
    assert (effect.word, effect.amount, effect.more, effect.wound) == (word, amount, more, wound)


def test_a_creature_may_have_both_kinds_of_abilities():
    djinn = creature("djinn")
    assert (djinn.target, djinn.active.word, djinn.static.word) == (
        "enemy neighbours",
        "swap",
        "magical ward",
    )


def changed(name, old, new):
    """Return one of our lists with one text replaced."""
    text = spells.data(name)
    assert text.count(old) == 1
    return text.replace(old, new)


WRONG_SPELLS = {  # the old text, the new text, the field, and words of the error
    "no element": ("Fuoco,market,fire,FFF,", "Fuoco,market,,FFF,", "element", "expected=fire"),
    "a group": ("Meteora,market", "Meteora,shop", "group", "expected=basic"),
    "an effect": ("burn 1", "scorch 1", "effect", "found='scorch 1'"),
    "a number too many": ("drain 2 2", "drain 2 2 2", "effect", "what=drain, n=2"),
    "a kind of wound": ("5 physical", "5 mental", "effect", "found='mental'"),
    "a target": ("own being,heal 3", "creature,heal 3", "target", "expected=own being"),
    "a reinforcement": ("2,discard", "2,heal", "reinforcement", "expected='', discard"),
    "a need": ("same 3", "same 9", "needs", "list_form (expected=FFF"),
}


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"), [*WRONG_SPELLS.values()], ids=WRONG_SPELLS
)
def test_3_7_a_wrong_spell_is_refused_by_line_and_field(old, new, field, problem):
    text = changed("spells.csv", old, new)
    line = 1 + text[: text.index(new)].count("\n")
    with pytest.raises(BadFile) as refused:
        spells.read_spells(text, "mine.csv")
    assert (refused.value.line, refused.value.field) == (line, field)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("fire_bolt,", "meteor,", "id", "list_again (what=meteor)"),
        ("wound,3,reconstructed,a meteor", "wound,4,reconstructed,a meteor", "copies", "found=61"),
        ("special,water", "special,fire", "element", "list_special"),
        ("wings 1", "strength 0", "effect", "low=1, high=20"),
        ("Fireball,Palla di Fuoco", "Fireball,", "it", "list_missing"),
        ("id,en,it", "id,it,en", "heading", "list_heading (expected=id,en,it"),
    ],
)
def test_3_7_a_wrong_set_of_spells_is_refused(old, new, field, problem):
    with pytest.raises(BadFile) as refused:
        spells.read_spells(changed("spells.csv", old, new), "mine.csv")
    assert refused.value.field == field
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        (
            "gnome,Gnome,Gnomo,earth,4",
            "gnome,Gnome,Gnomo,earth,5",
            "copies",
            "what=earth, expected=23",
        ),
        ("2,5,4,9,2,left up right", "2,5,4,9,2,down", "direction", "expected=up, up"),
        ("itself: heal 3", "itself: fly", "active", "list_effect (found='fly'"),
        ("itself: heal 3", "creature: heal 3", "active", "expected=other own being"),
        ("strikes 2", "strikes", "static", "list_numbers (what=strikes, n=1"),
        ("kraken,Kraken,Kraken,water,2,5", "kraken,Kraken,Kraken,water,2,0", "cost", "found='0'"),
        ("hydra,Hydra", "Hydra!,Hydra", "id", "list_id"),
    ],
)
def test_3_7_a_wrong_creature_is_refused(old, new, field, problem):
    with pytest.raises(BadFile) as refused:
        creatures.read_creatures(changed("creatures.csv", old, new), "mine.csv")
    assert refused.value.field == field
    assert problem in str(refused.value)


def listed(*copies):
    """Return a list with these numbers of copies for every hero. Each creature costs one point."""
    lines = [
        f"{element}_{nth},a,a,{element},{count},1,1,1,1,up,,,printed,mine"
        for element in ELEMENTS
        for nth, count in enumerate(copies)
    ]
    return "\n".join([",".join(creatures.COLUMNS), *lines])


def test_3_7_a_list_with_too_many_armies_is_refused():
    many = creatures.read_creatures(listed(1, *[2] * 11), "mine.csv")
    with pytest.raises(BadFile, match=r"list_armies .*most=4000"):
        check_armies(many, "mine.csv")


def test_3_7_a_list_with_too_many_kinds_of_creatures_is_refused():
    with pytest.raises(BadFile, match=r"list_kinds_of \(what=fire, most=15"):
        creatures.read_creatures(listed(*[1] * 23), "mine.csv")
