"""Two against two (§18)."""

from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, Seat
from antro.games.volfyirion.components.cards import COST, FACE_OF
from antro.games.volfyirion.components.pairings import PAIRINGS, pairs_of
from antro.games.volfyirion.components.seating import ALL_SIX
from antro.games.volfyirion.state.state import AT_HOME, LAIR_OF
from antro.games.volfyirion.state.strongholds import dragon_place, move_dragon
from tests.games.volfyirion.support.tables import SITE, Table, game_of, opening, row

ME, ALLY, FOE, FOE2 = map(Seat, range(4))
OUTSIDE, MY_LAIR, THEIR_LAIR = None, 6, 7


class Team(Table):
    """All four players, in the turn of my team. *at* is the dragon's Stronghold or Lair."""

    PREFIXES = ("", "ally_", "foe_", "foe2_")

    def __init__(self, *options, at=OUTSIDE, their_centre="", **cards):
        super().__init__("mode=team", *options, **cards)
        for zone in (self.state.markets[1],):
            zone.wanted = zone.lair_wanted = 0
        if at is not None:
            move_dragon(self.state, at)
        if their_centre:
            other = Table(centre=their_centre).state.markets[0]
            self.state.markets[1].centre = other.centre

    def pool(self, battle=0, knowledge=0):
        self.state.points[1] += battle
        self.state.points[2] += knowledge
        return self

    def standing_strongholds(self):
        return [
            at for at in range(6) if self.state.sites.standing & self.state.config.strongholds[at]
        ]

    def by(self, seat, text):
        """Make a move of this seat, which others may have too."""
        moves = {move.text: move.number for move in self.game.offered(self.state, seat)}
        self.game.apply(self.state, seat, moves[text])
        return self

    def done(self):
        """End the turn of both teammates, then let chance run."""
        for seat in self.acting:
            number = next(m.number for m in self.game.offered(self.state, seat) if m.text == "end")
            self.game.apply(self.state, seat, number)
        return self.resolve()


def begun(*options):
    """Return a table in the first turn, with my team to act."""
    table = Team("first=seat", *options)
    table.state = table.game.start()
    return table.resolve()


def test_18_1_each_team_has_its_own_market():
    state = opening("mode=team").state
    assert [market.deck_size() for market in state.markets] == [58, 58]
    assert [market.wonders.size() for market in state.markets] == [24, 24]
    assert [*state.config.sides] == [0, 0, 1, 1]
    assert "-" not in row(state.markets[1].centre).split()


def laid_lairs(table):
    """Return the prices on both Lairs. The most expensive Wonder comes first each time."""
    while table.asked != "unearth 0":
        table.play(table.offered(CHANCE)[0])
    while table.asked.startswith("unearth"):
        costs = {text: COST[FACE_OF[text.split()[1]]] for text in table.offered(CHANCE)}
        table.play(max(costs, key=costs.__getitem__))
    return [[COST[face] for face in market.lair] for market in table.state.markets]


def test_18_1_no_wonder_of_either_lair_costs_more_than_3_at_first():
    table = Team("first=seat")
    table.state = table.game.start()
    assert laid_lairs(table) == [[3, 3], [3, 3]]
    assert [len(market.wonders.under) for market in table.state.markets] == [10, 10]


def test_18_2_three_strongholds_of_18_each():
    state = opening("mode=team").state
    for sites in state.config.strongholds:
        assert sum(state.config.defence[site] for site in range(13) if sites >> site & 1) == 18
    assert [state.config.owners[site] for site in (0, 2)] == [0b0001, 0b0001]
    assert [state.config.owners[site] for site in (1, 4)] == [0b0011, 0b0011]
    assert [state.config.owners[site] for site in (10, 12)] == [0b1000, 0b1000]


def test_18_2_cities_may_be_paired_in_any_way():
    assert len(PAIRINGS) == len(set(PAIRINGS)) == 21
    for pairing in PAIRINGS:
        pairs = pairs_of(pairing)
        assert sum(pairs) == ALL_SIX, "each City once"
        assert [len(listed(pair)) for pair in pairs] == [2, 2, 2]
    table = Team("strongholds_2=8+8,10+10,9+9", hand="guard")
    assert table.pool(battle=16).offered(starts="attack") == ["attack stronghold:4"]
    assert table.pool(battle=2).offered(starts="attack")[1:] == ["attack stronghold:6"]
    assert table.pool(battle=2).offered(starts="attack") == [
        f"attack stronghold:{n}" for n in (4, 5, 6)
    ]
    assert [listed(sites) for sites in table.state.config.cities][2:] == [
        [7, 9, 10, 12],
        [8, 9, 11, 12],
    ]


def test_18_2_no_troop_is_redeployed_inside_a_stronghold():
    table = Team(points=(4, 0, 0), troops={"tylaris": "guard"})
    assert table.offered(starts="redeploy") == [
        "redeploy tylaris to vahylea",
        "redeploy tylaris to akao_uket",
    ]


def test_18_3_two_places_of_each_kind_but_no_buildings_on_the_shared_stronghold():
    table = Team(hand="guard mint")
    assert table.offered(starts="station guard") == [
        "station guard at tylaris",
        "station guard at vahylea",
        "station guard at alantar",
        "station guard at akao_uket",
    ]
    assert table.offered(starts="station mint") == [
        "station mint at tylaris",
        "station mint at alantar",
    ]


def test_18_4_teammates_act_together_and_share_points():
    table = Team(hand="captain", ally_hand="diviner").play("play captain", "play diviner")
    assert table.acting == [ME, ALLY]
    assert [table.state.has(ME, kind) for kind in range(3)] == [1, 3, 3]
    assert [table.state.has(ALLY, kind) for kind in range(3)] == [1, 3, 3]
    assert [table.state.has(FOE, kind) for kind in range(3)] == [0, 0, 0]
    assert table.done().acting == [FOE, FOE2]
    assert table.done().acting == [ME, ALLY]


def test_18_4_only_the_ally_sees_a_hand():
    table = Team(hand="captain", ally_hand="diviner", foe_hand="stab")
    veiled = table.game.veil(table.state, ME)
    assert [house.unseen for house in veiled.houses] == [0, 0, 1, 0]
    assert [table.game.veil(table.state, FOE).houses[seat].unseen for seat in (ME, ALLY)] == [1, 1]


def test_18_4_each_player_may_redraw_before_any_other_action():
    table = begun()
    move = table.offered(starts="play")[0]
    assert [table.offered(seat, starts="redraw") for seat in (ME, ALLY)] == [["redraw"]] * 2
    table.play(move)
    assert [table.offered(seat, starts="redraw") for seat in (ME, ALLY)] == [[], ["redraw"]]
    table.play("redraw").resolve()
    assert table.state.houses[ALLY].hand.size == 5
    assert [table.offered(seat, starts="redraw") for seat in (ME, ALLY)] == [[], []]
    second = table.done()
    assert [second.offered(seat, starts="redraw") for seat in (FOE, FOE2)] == [["redraw"]] * 2
    third = second.done()
    assert [third.offered(seat, starts="redraw") for seat in (ME, ALLY)] == [[], []]


def test_18_4_a_team_has_its_privilege_once_in_its_own_centre():
    table = begun()
    mine, theirs = [row(market.centre) for market in table.state.markets]
    table.by(ALLY, table.offered(ALLY, starts="exchange")[0]).resolve()
    assert row(table.state.markets[0].centre) != mine
    assert [table.offered(seat, starts="exchange") for seat in (ME, ALLY)] == [[], []]
    assert table.offered(ME, starts="redraw") == ["redraw"], "his own is another matter"
    second = table.done()
    assert second.offered(FOE2, starts="exchange") == ["exchange all"]
    second.play("exchange all").resolve()
    assert row(second.state.markets[1].centre) != theirs
    assert begun("privileges=no").offered(starts="exchange") == []


def test_18_5_chains_count_the_troops_on_the_shared_stronghold():
    table = Team(hand="shrewd_deal", ally_hand="shrewd_deal", troops={"vahylea": "qoam_scout"})
    table.play("play shrewd_deal")
    assert table.state.has(ME, 2) == 3
    table.play("play shrewd_deal")
    assert table.state.has(ALLY, 2) == 6
    apart = Team(ally_hand="shrewd_deal", troops={"tylaris": "qoam_scout"}).play("play shrewd_deal")
    assert apart.state.has(ALLY, 2) == 1


def test_18_5_a_troop_redeployed_to_the_shared_stronghold_completes_an_allys_chain():
    table = Team(points=(4, 0, 0), ally_hand="shrewd_deal", troops={"tylaris": "qoam_scout"})
    table.play("play shrewd_deal", "redeploy tylaris to vahylea")
    assert table.state.has(ALLY, 2) == 3, "1 of the card, 2 of its chain"
    table.state.points[0] = 4
    table.play("redeploy vahylea to tylaris")
    assert table.state.has(ALLY, 2) == 3, "what it gave stays"


def test_18_6_an_acquired_card_is_replaced_at_once():
    table = Team(points=(1, 3, 0), centre="stab mint", top="guard", lair="pure_qoam strange_box")
    table.play("acquire stab")
    assert (table.centre, table.asked) == ("guard mint - - -", "supply 0")
    table.resolve().play("wonder pure_qoam")
    assert table.asked == "unearth 0"
    table.play("unearth void_fluid")
    assert (table.lair, table.asked) == ("void_fluid strange_box", "remove for wonder 0")
    assert table.play("decline").cards("discard") == "stab pure_qoam"


def test_18_6_the_player_or_the_ally_removes_a_card_for_a_wonder():
    table = Team(
        points=(0, 3, 0),
        lair="pure_qoam",
        discard="pure_qoam",
        ally_hand="stab",
        ally_discard="pure_qoam",
    )
    table.play("wonder pure_qoam").resolve()
    assert table.offered() == ["remove pure_qoam of discard", "decline", "hand over"]
    table.play("hand over")
    assert (table.acting, table.offered(ALLY)) == (
        [ALLY],
        ["remove stab of hand", "remove pure_qoam of discard", "decline"],
    )
    assert table.play("remove pure_qoam of discard").acting == [ME, ALLY]
    assert (table.cards("discard"), table.cards("discard", ALLY)) == ("pure_qoam pure_qoam", "")


def test_18_6_wonders_of_all_players_may_be_sealed():
    table = Team(
        played="pure_qoam", ally_played="pure_qoam", foe_played="pure_qoam", foe2_played="pure_qoam"
    )
    assert table.pool(knowledge=3).offered(starts="seal") == [
        "seal play:pure_qoam",
        "seal ally:pure_qoam",
        "seal rival:pure_qoam",
        "seal rival2:pure_qoam",
    ]
    assert table.play("seal rival2:pure_qoam").cards("sealed", FOE2) == "pure_qoam"


def test_18_7_an_attack_pays_for_all_troops_and_removes_them():
    table = Team(foe_troops={"tylaris:2": "guard", "alantar:2": "novice"})
    table.pool(battle=24)
    assert table.offered(starts="attack") == [f"attack stronghold:{n}" for n in (4, 5, 6)]
    table.play("attack stronghold:4")
    assert (table.removed, table.standing_strongholds()) == ("novice guard", [0, 1, 2, 3, 4, 5])
    assert table.state.has(ME, 1) == 0
    table.pool(battle=18).play("attack stronghold:4")
    assert table.standing_strongholds() == [0, 1, 2, 4, 5]


def test_18_8_cards_of_the_enemy_centre_are_sealed():
    table = Team(their_centre="stab guard")
    table.pool(knowledge=1)
    assert table.offered(starts="lock") == ["lock stab"]
    table.play("lock stab").done()
    table.state.points[6] = 9
    table.state.points[8] = 3
    assert table.offered(FOE, starts="acquire stab") == []
    assert "replace stab" not in table.offered(FOE)
    assert table.offered(FOE, starts="unlock") == ["unlock stab"]
    assert "acquire stab" in table.play("unlock stab").offered(FOE)


def test_18_9_steps_of_nine_and_leaps_of_sixteen():
    near = Team().pool(knowledge=9)
    assert near.offered(starts="fly") == ["fly to place:lair:2"]
    assert dragon_place(near.play("fly to place:lair:2").state) == THEIR_LAIR
    near.pool(knowledge=9)
    assert near.offered(starts="fly") == [f"fly to stronghold:{n}" for n in (4, 5, 6)]
    assert near.play("fly to stronghold:5").state.has(ME, 2) == 0
    assert dragon_place(near.state) == 4
    leap = Team().pool(knowledge=16).play("fly to stronghold:6")
    assert (dragon_place(leap.state), leap.state.has(ME, 2)) == (5, 0)
    assert Team(at=4).pool(knowledge=9).offered(starts="fly") == []
    card = Team(played="emerald_horn").play("sacrifice play:emerald_horn")
    assert card.offered() == ["send to place:lair:2", "decline"]
    assert card.play("send to place:lair:2").state.dragon == LAIR_OF + 1


def test_18_9_a_besieged_team_repels_the_dragon_to_the_enemys_lair():
    rescue = Team(at=0).pool(knowledge=9)
    assert rescue.offered(starts="fly") == ["fly to place:lair:2"]
    assert dragon_place(rescue.play("fly to place:lair:2").state) == THEIR_LAIR


def test_18_10_the_dragon_on_your_lair_raises_the_price_of_wonders():
    table = Team(at=MY_LAIR, points=(0, 4, 0), lair="pure_qoam")
    assert table.offered(starts="wonder") == []
    table.pool(battle=1).play("wonder pure_qoam")
    assert table.state.has(ME, 1) == 0
    assert Team(at=THEIR_LAIR, points=(0, 3, 0), lair="pure_qoam").offered(starts="wonder")


def test_18_11_the_dragon_destroys_a_stronghold_at_the_end_of_its_teams_turn():
    table = Team(at=1, troops={"vahylea": "guard"}).done()
    assert (table.standing_strongholds(), dragon_place(table.state)) == ([0, 2, 3, 4, 5], MY_LAIR)
    assert table.removed == "guard"
    assert dragon_place(Team(at=4).done().state) == 4
    stormed = Team(at=4).pool(battle=18).play("attack stronghold:5")
    assert dragon_place(stormed.state) == THEIR_LAIR


def test_18_12_the_dragon_is_defeated_for_32():
    table = Team(points=(0, 31, 0), lair="pure_qoam", hand="stab", ally_hand="captain")
    assert table.offered(starts="defeat") == []
    table.pool(battle=1).play("defeat", "share pure_qoam mine")
    assert (table.cards("played"), table.points) == ("pure_qoam", [1, 0, 0])
    assert table.asked == "remove 0"
    table.play("remove stab of hand")
    assert (table.asked, table.offered(ALLY)) == (
        "remove 1",
        ["remove captain of hand", "decline"],
    )
    table.play("decline")
    assert [market.wonders.size() for market in table.state.markets] == [0, 0]
    table.pool(battle=40, knowledge=40)
    kinds = {text.split()[0] for text in table.offered()}
    assert not kinds & {"wonder", "fly", "defeat"}
    assert table.done().acting == [FOE, FOE2]


def test_18_12_the_paying_player_gives_out_the_wonders_of_the_lair():
    table = Team(points=(0, 32, 0), lair="pure_qoam strange_box").play("defeat")
    assert table.offered() == [
        "share pure_qoam mine",
        "share strange_box mine",
        "share pure_qoam allys",
        "share strange_box allys",
    ]
    table.play("share strange_box allys", "share pure_qoam mine")
    assert (table.cards("played"), table.cards("played", ALLY)) == ("pure_qoam", "strange_box")
    assert [table.state.has(seat, 0) for seat in (ME, ALLY)] == [1, 1]
    assert (table.asked, table.lair) == ("remove 0", "- -")
    assert Team(points=(0, 32, 0)).play("defeat").asked == "remove 0", "no Wonder to share"


def test_18_13_a_team_without_strongholds_loses_but_a_player_without_one_plays():
    table = Team().pool(battle=54).play("attack stronghold:4", "attack stronghold:5")
    assert table.done().acting == [FOE, FOE2]
    last = Team().pool(battle=54)
    last.play("attack stronghold:4", "attack stronghold:5", "attack stronghold:6")
    assert last.scores == [1.0, 1.0, -1.0, -1.0]
    late = Team(turns=100)
    late.state.sites.standing &= ~late.state.config.strongholds[5]
    assert late.done().scores == [1.0, 1.0, -1.0, -1.0]


def test_18_9_the_dragon_starts_outside():
    table = opening("mode=team")
    assert (table.state.dragon, dragon_place(table.state)) == (AT_HOME, -1)
    assert SITE["tylaris:2"] == 7
    assert table.acting != [CHANCE]


def test_a_player_who_resigns_resigns_for_the_team():
    assert game_of("mode=team").forfeit(Seat(3)) == [1.0, 1.0, -1.0, -1.0]
    assert game_of("mode=coop").forfeit(Seat(1)) == [-1.0, -1.0]
    assert game_of("mode=solo").forfeit(Seat(0)) == [-1.0]
    assert game_of().forfeit(Seat(0)) == [-1.0, 1.0]
