"""Teams: two duels, then the surviving players of two teams together (§26)."""

import pytest

from antro.core.contract.errors import BadOption
from antro.games.heroes.flow.bouts import open_bout
from antro.games.heroes.options import make
from antro.games.heroes.state.bout import ROLLING
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import LAST
from tests.games.heroes.support.duels import (
    DAWN,
    DUSK,
    NIGHT,
    NOON,
    by_chance,
    duels,
    fallen_seats,
    fell,
    idle_cycle,
    market_spells,
    opening,
)

in_duels = pytest.mark.parametrize("mode", ["teams", "tournament"])


def three(**options):
    """Return a game where Night has fallen and the other three roll together and have rolled."""
    table = by_chance(fell(duels("teams", **options), NIGHT))
    for seat in table.people:
        table.play("first keep everything", by=seat)
    return table


def casting(spell, dice, seat=DAWN):
    """Let one of three players choose the target of a spell."""
    table = three().seat(seat, dice=dice, hand=spell)
    for one in (DAWN, NOON, DUSK):
        table.seat(one, board={"front 1": "gnome", "front 2": "hero"})
    return table.stop(seat).play(f"cast {spell}")


def test_26_1_four_players_in_two_teams_and_two_duels():
    table = duels("teams")
    assert table.game.sides() == [0, 0, 1, 1]
    assert [bout.seats for bout in table.state.bouts] == [0b1001, 0b0110]
    assert table.asked == ["roll 0 [0, 3]", "roll 1 [1, 2]"]
    with pytest.raises(BadOption):
        make({"players": "3", "mode": "teams"})


@in_duels
def test_26_2_each_duel_drafts_from_its_own_market(mode):
    table = opening(mode)
    for seat, slot in enumerate([0, 1, 1, 0]):
        assert table.people == [seat]
        bottom = [
            f"take {name} at b{place + 1}"
            for place, name in enumerate(market_spells(table, slot)[:4])
        ]
        heroes = table.texts(seat)[: 4 - seat]
        assert table.texts(seat) == heroes + bottom
        table.play(heroes[0])
    assert market_spells(table, 0)[:4] != market_spells(table, 1)[:4]


@in_duels
def test_26_2_a_player_learns_from_the_market_of_his_duel(mode):
    table = duels(mode).market("healing boulder meteor teleport", slot=1)
    table.market("fireball fire_bolt stone_skin frost_lance", slot=0)
    table.seat(DAWN, dice="CCCCHH").seat(NOON, dice="CCCCHH").stop(DAWN).stop(NOON)
    assert [text.split()[1] for text in table.texts(DAWN, "learn")] == market_spells(table, 0)
    assert [text.split()[1] for text in table.texts(NOON, "learn")] == market_spells(table, 1)


@in_duels
def test_26_2_all_four_players_choose_and_place_armies_together(mode):
    table = opening(mode)
    while table.texts(table.people[0], "take"):
        table.play(table.texts(table.people[0])[0])
        by_chance(table)
    assert table.people == [0, 1, 2, 3]
    for seat in range(4):
        table.play(table.texts(seat)[1], by=seat)
    by_chance(table)
    for seat in (0, 1, 2, 3, 0):
        assert table.people == [seat]
        table.play(table.texts(seat)[0])


@in_duels
def test_26_3_the_main_deck_is_cut_into_two_halves(mode):
    table = opening(mode)
    while table.texts(table.people[0], "take"):
        assert table.state.halved == 0
        table.play(table.texts(table.people[0])[0])
        by_chance(table)
    halves = [market.deck.size for market in table.state.markets]
    assert (table.state.halved, halves) == (1, [16, 16])  # 60 - 16 in markets - 12 drafted


@in_duels
def test_26_3_a_market_is_filled_from_its_own_half(mode):
    table = duels(mode).market("healing - - - boulder - - -", slot=1, deck="meteor meteor")
    table.market("healing - - - boulder - - -", slot=0, deck="fireball fireball")
    table.seat(NOON, dice="CCCCHH").stop(NOON).play("learn healing at b1")
    assert (market_spells(table, 1)[0], table.state.markets[0].deck_size) == ("boulder", 2)
    assert set(market_spells(table, 1)) == {"boulder", "meteor"}


@in_duels
def test_26_4_a_duel_has_its_own_stops(mode):
    table = idle_cycle(duels(mode), DAWN)
    assert [bout.stops for bout in table.state.bouts] == [1, 0]
    table.stop(NOON)
    assert [bout.stops for bout in table.state.bouts] == [1, 1]
    assert NOON in table.people
    assert NIGHT in table.people


@in_duels
@pytest.mark.parametrize("pace", ["beat", "live", "stepped"])
def test_26_4_both_duels_continue_at_the_same_time_in_every_pace(mode, pace):
    table = duels(mode, pace=pace).stop(DAWN)
    assert table.asked == ["action 0 0", "roll 1 [1, 2]"]
    assert table.people == [DAWN, NOON, DUSK]


@in_duels
def test_26_4_orders_are_given_in_both_duels_at_the_same_time(mode):
    assert duels(mode, pace="orders").asked == ["order 0 [0, 3]", "order 1 [1, 2]"]


@in_duels
@pytest.mark.parametrize(("first", "tokens"), [(0, [0, 1]), (1, [3, 1]), (2, [3, 2]), (3, [3, 1])])
def test_26_4_the_token_of_a_duel_starts_with_the_earlier_drafter(mode, first, tokens):
    table = duels(mode)
    table.state.first = first
    for bout in table.state.bouts:
        open_bout(table.state, bout, bout.seats)
    assert [bout.token(4) for bout in table.state.bouts] == tokens
    table.state.bouts[0].stops = 1
    assert table.state.bouts[0].token(4) == 3 - tokens[0]


@in_duels
def test_26_4_the_other_duel_is_out_of_reach(mode):
    table = duels(mode).seat(DAWN, dice="FFFCCC", hand="fireball").stop(DAWN)
    table.play("cast fireball", "reinforce 0")
    assert table.texts(DAWN) == ["target b2 of dawn", "target b2 of night"]
    burning = [("immolate", "back 2", NOON)]
    table = duels(mode).seat(DUSK, permanents=burning).seat(DAWN, dice="WEACCC", hand="dispel")
    assert table.stop(DAWN).texts(DAWN, "cast") == []
    table = duels(mode).seat(NIGHT, permanents=burning).seat(DAWN, dice="FEACCC", hand="dispel")
    assert table.stop(DAWN).texts(DAWN, "cast") == ["cast dispel"]


@in_duels
@pytest.mark.parametrize(
    ("life", "creatures", "first", "loser"),
    [
        ((12, 9), ("mountain_titan", "gnome"), 0, NIGHT),
        ((11, 10), ("red_dragon", "zephyr"), 0, DAWN),
        ((12, 10), ("red_dragon", "zephyr"), 0, NIGHT),
        ((12, 10), ("ember_imp", "zephyr"), 0, NIGHT),
        ((12, 10), ("ember_imp", "zephyr"), 2, DAWN),
    ],
    ids=["less life", "less after the penalty", "creatures", "drafted later", "other first"],
)
def test_26_5_one_hero_falls_at_the_last_stop_of_a_duel(mode, life, creatures, first, loser):
    table = duels(mode)
    for seat, had, creature in zip((DAWN, NIGHT), life, creatures, strict=True):
        table.seat(seat, life=had, board={"front 1": creature, "back 2": "hero"})
    table.state.first = first
    bout = table.state.bouts[0]
    open_bout(table.state, bout, bout.seats)
    bout.phase, bout.stops = ROLLING, 99
    idle_cycle(table, DAWN)
    assert fallen_seats(table) == [loser]


def test_26_5_wounds_of_creatures_count():
    table = duels("teams").seat(NIGHT, life=19)
    table.seat(DAWN, board={"front 1": "ember_imp", "back 2": "hero"}, wounds={"front 1": 1})
    table.seat(NIGHT, board={"front 1": "zephyr", "back 2": "hero"})
    table.state.bouts[0].stops = 99
    assert fallen_seats(idle_cycle(table, DAWN)) == [DAWN]


def test_26_6_a_duel_may_end_in_the_middle_of_an_action():
    table = duels("teams").seat(DAWN, dice="FFFHHC", hand="fireball").seat(NIGHT, life=3)
    table.play("plan to stop", by=NOON)
    table.stop(DAWN).play("cast fireball", "reinforce 0", "target b2 of night")
    assert (table.asked, fallen_seats(table)) == (["lay 0"], [NIGHT])
    assert [side.plan for side in table.state.sides] == [NONE] * 4
    assert (table.dice(NOON), table.dice(DUSK)) == ("CCHHHH", "CCHHHH")
    assert by_chance(table).state.bouts[0].stops == 0


def test_26_6_the_other_duel_ends_its_cycle():
    table = fell(duels("teams").stop(NOON), NIGHT)
    assert (table.asked, table.people) == (["action 1 1"], [NOON])
    assert table.play("forgo").people == [DUSK]
    assert table.play("pass").asked == ["lay 0"]


def test_26_7_all_spells_form_one_market():
    table = duels("teams").market("healing - - - boulder - - -", slot=0, deck="meteor " * 5)
    table.market("teleport - - - stone_skin - - -", slot=1, deck="fireball " * 3)
    fell(table, NIGHT)
    assert table.state.markets[0].deck.size == 12
    by_chance(table)
    assert (len(market_spells(table, 0)), market_spells(table, 1)) == (8, [])
    assert [market.deck_size for market in table.state.markets] == [4, 0]


def test_26_7_players_who_acted_roll_all_dice_and_the_others_choose():
    table = duels("teams").seat(DAWN, dice="FFFHHC", hand="fireball").seat(NIGHT, life=3)
    table.stop(DAWN).play("cast fireball", "reinforce 0", "target b2 of night")
    by_chance(table)
    assert (table.state.stage, table.asked) == (LAST, ["keep 0 [1, 2]"])
    table.play("first keep CC", by=NOON).play("first keep HHHH", by=DUSK)
    assert table.asked == ["fall 0"]
    table.play("dawn throws FFFFFF")
    assert (table.dice(DAWN), table.asked) == ("FFFFFF", ["fall 1"])


def test_26_7_a_player_who_acted_in_the_interrupted_cycle_rolls_all_dice():
    table = fell(duels("teams").stop(NOON), NIGHT)
    by_chance(table.play("forgo", "pass"))
    assert table.asked == ["keep 0 [0, 2]"]


@pytest.mark.parametrize(("first", "token"), [(0, DAWN), (1, NOON), (2, DUSK), (3, DAWN)])
def test_26_7_stops_count_from_0_and_the_first_drafter_has_the_token(first, token):
    table = idle_cycle(duels("teams"), NOON)
    table.state.first = first
    by_chance(fell(table, NIGHT))
    bout = table.state.bouts[0]
    assert (bout.alive, bout.stops, bout.token(4)) == (0b0111, 0, token)


@pytest.mark.parametrize(
    ("spell", "dice", "targets"),
    [
        ("energy_drain", "WWWCCC", ["dusk"]),
        ("static_field", "AAACCC", ["dawn", "noon", "dusk"]),
        ("teleport", "AACCCC", ["f1 of dawn", "f1 of noon", "f1 of dusk"]),
        ("healing", "WWCCCC", ["f1 of dawn", "f2 of dawn"]),
        ("command", "HHCCCC", ["f1 of dawn"]),
    ],
    ids=["opponent", "player", "creature", "own being", "own creature"],
)
def test_26_8_an_ally_is_a_target_only_of_spells_for_any_side(spell, dice, targets):
    table = casting(spell, dice)
    if table.texts(DAWN, "reinforce"):
        table.play("reinforce 0")
    assert table.texts(DAWN) == [f"target {target}" for target in targets]


@pytest.mark.parametrize("creature", ["red_dragon", "djinn"])
def test_26_8_attacks_columns_and_swaps_affect_only_opponents(creature):
    table = three().seat(DAWN, dice="HHCCCC", hand="command")
    table.seat(DAWN, board={"front 2": creature, "back 2": "hero"})
    for seat in (NOON, DUSK):
        table.seat(seat, board={"front 3": "gnome", "back 2": "hero"})
    table.stop(DAWN).play("cast command", "target f2 of dawn")
    texts = [text for text in table.texts(DAWN) if text != "idle"]
    assert "strike f3 of dusk" in texts
    assert len(texts) > 2
    assert {text.split()[-1] for text in texts} == {"dusk"}


def test_26_8_an_ability_that_wounds_on_any_board_reaches_an_ally():
    table = three().seat(DAWN, dice="HHCCCC", hand="command")
    table.seat(DAWN, board={"front 2": "flame_acolyte", "back 3": "hero"})
    table.stop(DAWN).play("cast command", "target f2 of dawn")
    assert {text.split()[-1] for text in table.texts(DAWN, "use")} == {"dawn", "noon", "dusk"}


def test_26_8_each_ally_acts_independently():
    table = three().stop(DAWN).play("forgo")
    assert table.people == [NOON]
    assert table.play("pass").people == [DUSK]
    assert table.play("pass").asked == ["keep 0 [1, 2]"]


def test_26_9_the_game_ends_when_both_heroes_of_a_team_have_fallen():
    table = three().seat(DAWN, dice="FFFHHC", hand="fireball").seat(DUSK, life=3)
    table.stop(DAWN).play("cast fireball", "reinforce 0", "target b2 of dusk")
    assert (table.acting, table.clause, table.scores) == ([], "26.9", [1, 1, -1, -1])


def test_26_9_the_fallen_player_of_the_winning_team_also_wins():
    table = fell(three(), DAWN)
    assert table.people == [NOON]
    by_chance(table.play("pass", "pass"))
    for seat in table.people:
        table.play("first keep everything", by=seat)
    fell(table, NOON)
    assert (table.acting, table.clause, table.scores) == ([], "26.9", [-1, -1, 1, 1])


def test_26_9_the_last_players_of_two_teams_continue():
    table = fell(duels("teams").seat(NOON, life=2).stop(NOON), NIGHT).play("forgo", by=NOON)
    by_chance(table)
    assert (fallen_seats(table), table.state.bouts[0].alive) == ([NOON, NIGHT], 0b0101)
    assert table.asked == ["keep 0 [0, 2]"]


def test_26_9_two_surviving_players_of_one_team_win():
    table = fell(duels("teams").seat(DUSK, life=2).stop(DUSK), NIGHT).play("forgo", by=DUSK)
    assert (table.acting, table.clause, table.scores) == ([], "26.9", [1, 1, -1, -1])


@pytest.mark.parametrize(
    ("life", "scores"),
    [((6, 6, 9), [1, 1, -1, -1]), ((6, 4, 9), [-1, -1, 1, 1]), ((6, 5, 9), [0, 0, 0, 0])],
)
def test_26_10_after_the_last_stop_the_team_with_more_total_life_wins(life, scores):
    table = three()
    for seat, had in enumerate(life):
        table.seat(seat, life=had)
    table.state.bouts[0].stops = 99
    idle_cycle(table, DAWN)  # forgoing the action costs 2 life
    assert (table.acting, table.clause, table.scores) == ([], "26.10", scores)
