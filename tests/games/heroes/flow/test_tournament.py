"""Tournaments: two duels, then a final and a match for third place (§27)."""

import pytest

from antro.core.contract.errors import BadOption
from antro.games.heroes.options import make
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
    lives,
    market_spells,
)

FIRST, SECOND, THIRD, FOURTH = 1, -1 / 3, -2 / 3, -1
NO_THIRD_PLACE = {"third_place": "no"}


def beaten(table):
    """Let Dusk and Night lose their duels. Chance makes its moves before the matches."""
    return by_chance(fell(fell(table, NIGHT), DUSK))


def matches(**options):
    """Return Dawn against Noon in the final, while Dusk and Night choose armies."""
    return beaten(duels("tournament", **options))


def placed(table):
    """Place the heroes of Dusk and Night without creatures. All four are rolling."""
    table.play("muster earth", by=DUSK).play("muster air", by=NIGHT)
    for seat in (DUSK, NIGHT):
        place = next(text for text in table.texts(seat, "place") if "b2" in text)
        table.play(place, by=seat)
    return by_chance(table)


def cost(table, text):
    """Return the total cost of the creatures in an army."""
    creatures = table.config.creatures
    return sum(creatures.costs[creatures.names.index(name)] for name in text.split()[2:])


def test_27_1_four_single_players_are_in_two_duels():
    table = duels("tournament")
    assert table.game.sides() == [0, 1, 2, 3]
    assert [bout.seats for bout in table.state.bouts] == [0b1001, 0b0110]
    with pytest.raises(BadOption):
        make({"players": "3", "mode": "tournament"})


def test_27_2_the_winner_of_a_duel_waits_unharmed_for_the_other_duel():
    table = duels("tournament").seat(DAWN, permanents=[("immolate", "back 2", DAWN)])
    table.seat(NOON, dice="FFFFHC", hand="firestorm fireball").seat(DUSK, life=3)
    fell(table, NIGHT)
    assert (fallen_seats(table), table.people) == ([NIGHT], [NOON, DUSK])
    table.stop(NOON).play("cast fireball", "target b2 of dusk")
    assert (lives(table)[DAWN], fallen_seats(table)) == (21, [DUSK, NIGHT])


def test_27_2_players_of_the_other_duel_cannot_reach_the_winner():
    table = fell(duels("tournament").seat(NOON, dice="FFFCCC", hand="fireball"), NIGHT)
    table.stop(NOON).play("cast fireball")
    assert table.texts(NOON) == ["target b2 of noon", "target b2 of dusk"]


def test_27_3_finalists_keep_cards_life_creatures_and_destroyed_creatures():
    table = duels("tournament").seat(DAWN, life=7, hand="fireball", deck="command")
    table.seat(DAWN, discard="healing", destroyed="ember_imp")
    table.seat(DAWN, board={"front 1": "efreet", "back 3": "hero"}, wounds={"front 1": 2})
    beaten(table)
    assert (table.state.stage, table.state.bouts[0].alive) == (LAST, 0b0011)
    assert (table.side(DAWN).life, table.side(DAWN).most_life) == (7, 21)
    assert [table.cards(DAWN, pile) for pile in ("hand", "deck", "discard")] == [
        "fireball",
        "command",
        "healing",
    ]
    assert table.board(DAWN) == {"front 1": "efreet", "back 3": "hero"}
    assert (table.wounds(DAWN), table.destroyed(DAWN)) == ({"front 1": 2}, ["ember_imp"])


def test_27_4_spells_of_the_losers_end_and_those_of_the_finalists_stay():
    own, enemy = ("mist_ward", "back 2", DAWN, 2), ("immolate", "back 2", NIGHT, 1)
    table = duels("tournament").seat(DAWN, permanents=[enemy, own])
    assert fell(table, NIGHT).permanents(DAWN) == [enemy, own]
    by_chance(fell(table, DUSK))
    assert table.permanents(DAWN) == [own]


def test_27_4_finalists_take_back_spells_that_they_cast_on_losers():
    table = duels("tournament").seat(NIGHT, permanents=[("immolate", "back 2", DAWN)])
    assert fell(table, NIGHT).cards(DAWN, "discard") == "immolate"


def test_27_5_all_spells_are_shuffled_and_form_two_new_markets():
    table = duels("tournament").market("healing - - - boulder - - -", slot=0, deck="meteor " * 15)
    table.market("teleport - - - stone_skin - - -", slot=1, deck="fireball " * 5)
    fell(fell(table, NIGHT), DUSK)
    assert table.asked == ["cut"]
    by_chance(table)
    assert [len(market_spells(table, slot)) for slot in (0, 1)] == [8, 8]
    assert [market.deck_size for market in table.state.markets] == [4, 4]


def test_27_5_all_dice_are_rolled_and_stops_and_tokens_start_again():
    table = idle_cycle(duels("tournament"), DAWN)
    table.play("first keep everything", by=NIGHT)
    table.play("dawn throws CCHHHH")
    table.state.first = NOON
    fell(fell(table, NIGHT), DUSK)
    while not table.asked[0].startswith("fall"):
        table.play(table.texts(table.acting[0])[0])
    assert (table.dice(DAWN), table.dice(NOON)) == ("-", "-")
    assert [bout.stops for bout in table.state.bouts] == [0, 0]
    assert [bout.token(4) for bout in table.state.bouts] == [NOON, DUSK]


@pytest.mark.parametrize(("slot", "seats"), [(0, (DAWN, NOON)), (1, (DUSK, NIGHT))])
def test_27_5_one_hero_falls_at_the_last_stop_of_a_match(slot, seats):
    table = placed(matches())
    for seat in seats:
        table.seat(seat, dice="CCHHHH", life=10)
    table.state.bouts[slot].stops = 99
    idle_cycle(table, seats[0])
    assert fallen_seats(table) == [seats[0]]


def test_27_6_the_losers_play_with_15_life_and_armies_of_6_points():
    table = matches()
    assert (lives(table)[DUSK], lives(table)[NIGHT]) == (15, 15)
    assert [table.side(seat).most_life for seat in range(4)] == [21, 21, 15, 15]
    assert [table.side(seat).hero for seat in (DUSK, NIGHT)] == [2, 3]
    assert {DUSK, NIGHT} <= set(table.people)
    for seat in (DUSK, NIGHT):
        assert max(cost(table, text) for text in table.texts(seat, "muster")) == 6
    assert placed(table).state.bouts[1].alive == 0b1100


@pytest.mark.parametrize("orphans", ["stay", "end"])
def test_27_6_the_losers_shuffle_all_their_spells_and_draw_four(orphans):
    table = duels("tournament", orphans=orphans)
    table.seat(DUSK, hand="healing command", deck="boulder", discard="meteor")
    table.seat(NOON, permanents=[("immolate", "back 2", DUSK)])
    beaten(table)
    assert table.side(DUSK).hand.size == 4
    spells = [table.cards(DUSK, pile) for pile in ("hand", "deck", "discard")]
    assert sorted(" ".join(spells).split()) == [
        "boulder",
        "command",
        "healing",
        "immolate",
        "meteor",
    ]
    assert spells[2] == ""


def test_27_6_the_match_for_third_place_is_played_during_the_final():
    table = placed(matches())
    assert table.people == [DAWN, NOON, DUSK, NIGHT]
    assert table.asked == ["roll 0 [0, 1]", "roll 1 [2, 3]"]


def test_27_6_there_may_be_no_match_for_third_place():
    table = matches(**NO_THIRD_PLACE)
    assert (table.people, fallen_seats(table)) == ([DAWN, NOON], [DUSK, NIGHT])
    assert (len(market_spells(table, 0)), market_spells(table, 1)) == (8, [])
    fell(table, NOON)
    assert (table.acting, table.clause) == ([], "27.7")
    assert table.scores == [FIRST, SECOND, THIRD, THIRD]


def ready(table):
    """Give all rolling seats dice that harm nobody."""
    for seat in range(4):
        table.seat(seat, dice="CCHHHH")
    return table


def test_27_7_the_game_ends_when_both_matches_have_ended():
    table = fell(ready(placed(matches())), DAWN)
    assert table.people == [DUSK, NIGHT]
    fell(table, NIGHT)
    assert (table.acting, table.clause) == ([], "27.7")
    assert table.scores == [SECOND, FIRST, THIRD, FOURTH]


def test_27_7_the_match_for_third_place_may_end_first():
    table = fell(ready(placed(matches())), DUSK)
    assert table.people == [DAWN, NOON]
    assert fell(table, NOON).scores == [FIRST, SECOND, FOURTH, THIRD]
    assert [*table.state.ranks] == [1, 2, 4, 3]
