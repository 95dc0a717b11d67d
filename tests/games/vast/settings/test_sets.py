import re

import pytest

from antro.core.contract.errors import BadOption
from antro.core.text.words import LANGUAGES
from antro.games.vast.components.decks import SIDEQUESTS
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, NOBODY, THIEF
from antro.games.vast.options import OPTIONS, SETS, fewer, make
from antro.games.vast.settings.variant import (
    DRAWN_MONSTER,
    KILL_DRAGON,
    KILL_KNIGHT,
    NO_INFESTATION,
    SMASH_CRYSTALS,
    Variant,
)
from antro.rulebook import clauses, rulebook
from tests.games.vast.support.position import position

DEFAULTS = {option.name: option.default for option in OPTIONS}
LETTERS = "KGDCT"


def variant(roles, **options):
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Variant({**DEFAULTS, "roles": roles, **chosen})


def letters(roles):
    return "".join(letter for role, letter in enumerate(LETTERS) if roles >> role & 1)


# set: Flare, Past Plunder, Infestation, Ash Dragon, Ambush winner, Hunger moved, locked
A, B, C = 2, 3, DRAWN_MONSTER
CHANGES = {
    "§34.3": ("KGDCT", "", "", NO_INFESTATION, False, "", 0, False),
    "§34.4": ("KGDC", "", "", NO_INFESTATION, False, "", 0, False),
    "§34.5": ("KGDT", "", "D", NO_INFESTATION, False, "", 0, False),
    "§34.6": ("KGCT", "K", "", NO_INFESTATION, False, "", 0, False),
    "§34.7": ("KDCT", "", "", A, False, "", 2, True),
    "§34.8": ("GDCT", "", "", NO_INFESTATION, True, "", 0, False),
    "§34.9": ("KGD", "", "D", NO_INFESTATION, False, "", 0, False),
    "§34.10": ("KGC", "K", "", NO_INFESTATION, False, "", 0, False),
    "§34.11": ("KDC", "", "", A, False, "", 2, True),
    "§34.12": ("GDC", "", "", NO_INFESTATION, True, "", 0, False),
    "§34.13": ("KGT", "T", "", NO_INFESTATION, False, "", 0, False),
    "§34.14": ("KDT", "T", "", A, False, "D", 2, False),
    "§34.15": ("KCT", "KT", "", B, False, "C", 0, False),
    "§34.16": ("GDT", "T", "", NO_INFESTATION, True, "", 0, False),
    "§34.17": ("GCT", "GT", "", NO_INFESTATION, False, "", 0, False),
    "§34.18": ("DCT", "T", "", NO_INFESTATION, False, "", 2, True),
    "§34.19": ("KG", "", "G", NO_INFESTATION, False, "", 0, False),
    "§34.20": ("KD", "", "D", A, False, "D", 2, False),
    "§34.21": ("KC", "K", "", B, False, "C", 0, False),
    "§34.22": ("KT", "T", "", C, False, "T", 0, False),
    "§34.23": ("GD", "", "G", NO_INFESTATION, True, "", 0, False),
    "§34.24": ("GC", "G", "", NO_INFESTATION, False, "", 0, False),
    "§34.25": ("GT", "GT", "", NO_INFESTATION, False, "", 0, False),
    "§34.26": ("DC", "", "", NO_INFESTATION, False, "", 2, True),
    "§34.27": ("DT", "T", "", NO_INFESTATION, True, "", 0, False),
    "§34.28": ("CT", "T", "", NO_INFESTATION, False, "", 0, False),
    "§34.29": ("K", "", "", B, False, "", 0, False),
    "§34.30": ("G", "G", "", NO_INFESTATION, False, "", 0, False),
    "§34.31": ("D", "", "", NO_INFESTATION, False, "", 2, False),
    "§34.32": ("T", "T", "", NO_INFESTATION, False, "", 0, False),
}


@pytest.mark.parametrize("clause", CHANGES, ids=list(CHANGES))
def test_each_set_has_its_rules(clause):
    roles, flare, plunder, infestation, ash, by_ambush, hunger, locked = CHANGES[clause]
    found = variant(roles)
    assert f"§{found.clause}" == clause
    assert letters(found.roles) == roles
    assert letters(found.flare) == flare
    assert found.past_plunder == (LETTERS.index(plunder) if plunder else NOBODY)
    assert found.infestation == infestation
    assert found.ash_dragon == ash
    assert found.ambush_winner == (LETTERS.index(by_ambush) if by_ambush else NOBODY)
    assert (found.hunger_moved, found.locked) == (hunger, locked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_34_1_the_page_of_a_new_table_shows_no_codes(language):
    """The page shows the rule of the chosen set, under tiles with the names of the roles."""
    rules = clauses(rulebook("vast", language))
    shown = [rules[clause.removeprefix("§")] for clause in CHANGES]
    assert [
        text for text in shown if re.search(rf"★|\b[{LETTERS}]{{2,5}}\b|^\*?[{LETTERS}]\b", text)
    ] == []


def test_34_1_all_sets_are_accepted_except_the_cave_alone():
    assert sorted(roles for roles, *_ in CHANGES.values()) == sorted(SETS)
    with pytest.raises(BadOption, match="roles"):
        make({"roles": "C"})
    with pytest.raises(BadOption, match="roles"):
        make({"roles": "GK"})


def test_34_1_with_a_thief_added_to_two_placing_a_treasure_is_optional():
    assert [roles for roles in SETS if variant(roles).optional_treasure] == [
        "KCT",
        "GCT",
        "DCT",
        "CT",
    ]


@pytest.mark.parametrize("roles", SETS)
def test_34_2_without_a_cave_everybody_places_a_tile_and_removes_three(roles):
    found = variant(roles)
    if "C" in roles or len(roles) == 1:
        assert (found.placed, found.removed) == (0, 0)
    else:
        assert (found.placed, found.removed) == (1, 1 if roles == "KGDT" else 3)
    assert found.alone == (len(roles) == 1)


def test_34_5_the_set_decides_between_one_tile_and_three():
    assert variant("KGDT").removed == 1
    assert variant("KGDT", collapse_tiles="3").removed == 3
    with pytest.raises(BadOption, match="collapse-tiles"):
        make({"roles": "KG", "collapse-tiles": "3"})


def test_34_7_and_34_11_and_13_11_the_other_roles_continue_without_the_knight():
    assert [roles for roles in SETS if variant(roles).goes_on] == ["KDCT", "KDC"]


def test_34_21_and_34_29_two_sidequests_are_left_out():
    for roles in SETS:
        if "K" not in roles:
            assert variant(roles).sidequests == 0
            continue
        out = [
            n for n, name in enumerate(SIDEQUESTS[:10]) if not variant(roles).sidequests >> n & 1
        ]
        assert [SIDEQUESTS[n] for n in out] == (
            ["daring", "eagle_eyed"] if roles in ("KC", "K") else []
        )


def test_34_22_both_roles_need_five_or_both_need_six():
    found = variant("KT")
    assert (found.crystals_needed, found.stash_needed) == (5, 5)
    found = variant("KT", shared_goal="6")
    assert (found.crystals_needed, found.stash_needed) == (6, 6)
    found = variant("KT", shared_goal="6", thief_level="easiest", knight_level="hard")
    assert (found.crystals_needed, found.stash_needed) == (6, 4)
    with pytest.raises(BadOption, match="shared-goal"):
        make({"roles": "KGT", "shared-goal": "6"})


def test_34_33_and_2_6_a_set_has_no_parts_and_goals_of_missing_roles():
    for roles in SETS:
        found = variant(roles)
        if "K" in roles:
            assert found.knight_goal == (KILL_DRAGON if "D" in roles else SMASH_CRYSTALS)
        else:
            assert found.treasures == found.events == 0
        if "G" in roles:
            without = KILL_DRAGON if "D" in roles else SMASH_CRYSTALS
            assert found.goblins_goal == (KILL_KNIGHT if "K" in roles else without)
        table = position(roles)
        assert (table.state.ground.vaults > 0) == ("T" in roles)
        assert (table.state.ground.events > 0) == ("K" in roles)


@pytest.mark.parametrize(("level", "expected"), [("easy", A), ("medium", B), ("hard", C)])
def test_35_2_rules_of_the_knight_alone(level, expected):
    found = variant("K", solo=level)
    assert found.infestation == expected
    assert found.crystals_needed == 5


def test_35_1_and_35_3_and_35_5_alone_against_the_cave():
    assert variant("G").goblins_goal == SMASH_CRYSTALS
    assert variant("T").stash_needed == 6
    assert all(variant(roles).alone for roles in "KGDT")
    with pytest.raises(BadOption, match="solo"):
        make({"roles": "G", "solo": "hard"})


@pytest.mark.parametrize(("level", "cubes"), [("easy", 4), ("medium", 2), ("hard", 0)])
def test_35_4_rules_of_the_dragon_alone(level, cubes):
    assert variant("D", solo=level).hunger_moved == cubes
    table = position("D", solo=level)
    assert table.state.dragon.wake == cubes
    assert table.state.dragon.sloth[1] == 4 - cubes


def test_35_6_levels_apply_alone_but_not_those_of_the_cave():
    assert variant("D", dragon_level="easiest").wake_at == 7
    with pytest.raises(BadOption, match="cave-level"):
        make({"roles": "D", "cave-level": "easy"})


LEVELS = ["easiest", "easy", "standard", "hard", "expert"]


def by_level(role, field, roles):
    return [getattr(variant(roles, **{f"{role}_level": level}), field) for level in LEVELS]


def test_36_1_the_default_level_of_a_role_is_standard():
    for role in ("knight", "goblins", "dragon", "cave", "thief"):
        option = next(option for option in OPTIONS if option.name == f"{role}-level")
        assert option.default == "standard"
        assert sorted(option.values) == sorted(LEVELS)


def test_36_2_levels_of_the_knight():
    assert by_level("knight", "dragon_health", "KGD") == [3, 4, 5, 6, 7]
    assert by_level("knight", "smash_strength", "KGD") == [3] * 5
    assert by_level("knight", "crystals_needed", "KG") == [4, 4, 5, 6, 6]
    assert by_level("knight", "smash_strength", "KG") == [2, 3, 3, 3, 4]


def test_36_3_levels_of_the_goblins():
    assert by_level("goblins", "knight_health", "KG") == [5, 6, 7, 8, 9]
    assert by_level("knight", "dragon_health", "DC") == [5] * 5


def test_36_3_without_a_knight_the_goblins_use_her_table_at_their_level():
    for roles in ("GD", "GDC", "GDT", "GDCT"):
        assert by_level("goblins", "dragon_health", roles) == [3, 4, 5, 6, 7]
        assert by_level("goblins", "smash_strength", roles) == [3] * 5
    for roles in ("G", "GC", "GT", "GCT"):
        assert by_level("goblins", "crystals_needed", roles) == [4, 4, 5, 6, 6]
        assert by_level("goblins", "smash_strength", roles) == [2, 3, 3, 3, 4]


def test_36_3_without_a_knight_the_knight_level_changes_nothing():
    for roles in ("G", "GD", "GC", "GT"):
        assert by_level("knight", "dragon_health", roles) == [5] * 5
        assert by_level("knight", "crystals_needed", roles) == [5] * 5
        assert by_level("knight", "smash_strength", roles) == [3] * 5


def test_36_3_and_36_8_a_campaign_of_the_goblins_starts_with_a_weak_dragon():
    assert make({"roles": "GD", "campaign": "begin"}).config.variant.dragon_health == 3


def test_36_4_levels_of_the_dragon():
    assert by_level("dragon", "wake_at", "KD") == [7, 9, 11, 13, 13]
    assert by_level("dragon", "shriek_turns", "KD") == [0, 0, 0, 0, 3]


def test_36_5_levels_of_the_cave():
    assert by_level("cave", "crystals_to_fall", "KGC") == [3, 4, 5, 5, 5]
    assert by_level("cave", "hatred_tokens", "KGC") == [0, 0, 0, 4, 8]
    ground = position("CT", cave_level="easiest").state.ground
    assert [ground.piles[pile * 3 + 1] for pile in range(3)] == [3, 2, 2]
    assert [ground.piles[pile * 3 + 2] for pile in range(3)] == [2, 1, 1]
    assert list(ground.types) == [13, 13, 4]
    assert [ground.piles[pile * 3] for pile in range(3)] == [9, 9, 8]


def test_36_6_levels_of_the_thief():
    assert by_level("thief", "stash_needed", "KGT") == [4, 5, 6, 7, 8]
    assert by_level("thief", "plain_stash", "KGT") == [0, 0, 0, 1, 2]


@pytest.mark.parametrize("fewer_tiles", [0, 2, 3, 4])
def test_36_7_fewer_tiles(fewer_tiles):
    ground = position("KG", fewer_tiles=str(fewer_tiles)).state.ground
    assert ground.stack_size() == 41 - fewer_tiles


def test_46_1_a_game_with_fewer_seats_is_a_different_set():
    left = fewer({"roles": "KGDCT"}, [0, 1])
    assert left == {"roles": "KG"}
    assert fewer({"roles": "KGDCT"}, [3]) is None


def test_1_1_seats_are_roles_in_turn_order():
    game = make({"roles": "KDT"})
    assert game.roles == ["knight", "dragon", "thief"]
    seats = [game.config.seat_of[role] for role in (KNIGHT, GOBLINS, DRAGON, CAVE, THIEF)]
    assert seats == [0, NOBODY, 1, NOBODY, 2]
