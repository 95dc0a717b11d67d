"""Volfyirion's policy, script and reasons."""

import pytest

from antro.bots.coach import hint
from antro.bots.levels import level_of
from antro.bots.policies import policy_of, reasons_of, scripted
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.errors import BadOption
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE
from antro.core.evaluation.weights import weights_of
from antro.core.text.words import load, say
from antro.games.volfyirion.bot.counts import NAMES, counts_of
from antro.games.volfyirion.options import SAMPLES, make
from antro.games.volfyirion.rules import MODES
from antro.lab.tournament.match import Pairing, play
from antro.lab.tournament.players import parse_player
from tests.bots.positions import drako, played
from tests.games.volfyirion.support.tables import ME, RIVAL, Table, opening

DUEL = {"mode": "duel"}


def duel(first, second, seed):
    return play(Pairing("volfyirion", DUEL, [first, second], seed))


def sure(table, seat=ME):
    moves = Moves()
    table.game.offer(table.state, seat, moves)
    move = policy_of(table.game).sure(table.state, seat, moves)
    return table.game.describe(move).text if move != UNSURE else ""


# The policy


def test_the_policy_ends_duels_by_conquest():
    """Random duels reach the last turn (§9.7). Duels of the policy are won (§9.6)."""
    game = make(DUEL)
    for seed in range(6):
        state, dice, moves = game.start(), SeededDice(seed), Moves()
        while acting := game.to_act(state):
            by = Seat(lowest(acting))
            game.offer(state, by, moves)
            if by != CHANCE:
                policy_of(game).weigh(state, by, moves)
            game.apply(state, by, moves.pick(dice))
        assert state.turn.number < 60
        assert sorted(game.scores(state)) == [-1.0, 1.0]


@pytest.mark.parametrize("options", SAMPLES)
def test_every_offered_move_is_weighed(options):
    game = make(options)
    for plies in range(20, 120, 20):
        state, seat = played(game, plies, plies)
        moves = Moves()
        game.offer(state, seat, moves)
        policy_of(game).weigh(state, seat, moves)
        weights = [moves.weights[at] for at in range(moves.count)]
        assert min(weights) >= 1
        assert sum(weights) == moves.total_weight


def test_a_card_that_only_helps_is_played_without_a_search():
    assert sure(Table(hand="stab guard", points=(0, 8, 0))) == "play stab"
    assert sure(Table(hand="guard", points=(0, 8, 0))) == ""


def test_no_card_is_sure_while_the_hand_may_still_be_changed():
    assert "redraw" in opening().offered()
    assert sure(opening()) == ""


def test_a_wonder_is_not_sure_if_it_feeds_the_dragon_or_a_ploy():
    assert sure(Table(hand="pure_qoam")) == "play pure_qoam"
    assert sure(Table("ploys=yes", hand="pure_qoam")) == ""
    assert sure(Table("mode=solo", hand="pure_qoam")) == ""


def weight(table, text, seat=ME):
    moves = Moves()
    table.game.offer(table.state, seat, moves)
    policy_of(table.game).weigh(table.state, seat, moves)
    texts = [table.game.describe(move).text for move in moves.listed()]
    return moves.weights[texts.index(text)]


def test_destroying_a_city_outweighs_a_wonder():
    table = Table(points=(0, 9, 0), lair="pure_qoam living_knife")
    assert weight(table, "attack yrdesh") > weight(table, "wonder pure_qoam") > weight(table, "end")


def test_sending_the_dragon_home_outweighs_an_attack():
    table = Table(points=(0, 9, 8), dragon="tylaris")
    assert weight(table, "fly to place:lair") > weight(table, "attack yrdesh")


def test_a_troop_is_sacrificed_if_that_pays_for_an_attack():
    guarded = {"troops": {"tylaris": "fighter"}}
    paying, idle = Table(points=(0, 6, 0), **guarded), Table(points=(0, 1, 0), **guarded)
    assert weight(paying, "sacrifice troop:tylaris") > weight(paying, "end")
    assert weight(idle, "sacrifice troop:tylaris") < weight(idle, "end")


# The value of a position


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_its_weights(mode):
    assert len(weights_of("volfyirion", mode, NAMES)) == len(NAMES)


def test_the_counts_of_an_even_position_are_zero():
    counts = dict(zip(NAMES, counts_of(make({"first": "seat"}).start()), strict=True))
    assert counts.pop("turn") == 1.0
    assert set(counts.values()) == {0.0}


def test_an_advantage_counts_for_its_side_and_against_the_other():
    cards = {"deck": "stab mint", "troops": {"tylaris": "guard"}}
    mine = counts_of(Table(**cards).state)
    theirs = {"their_deck": cards["deck"], "their_troops": {"yrdesh": "guard"}}
    yours = counts_of(Table(**theirs).state)
    at = NAMES.index("turn")
    assert mine[NAMES.index("guards")] == 4.0
    for nth in range(len(NAMES)):
        assert nth == at or mine[nth] == pytest.approx(-yours[nth])


def test_allies_win_and_lose_together():
    game = make({"mode": "team"})
    state, _ = played(game, 3, 200)
    one, two, three, four = policy_of(game).evaluate(state)
    assert one == two == -three == -four
    together = make({"mode": "coop"})
    assert len(set(policy_of(together).evaluate(together.start()))) == 1


# Players


@pytest.mark.skipif(not compiled(), reason="takes a minute when interpreted")
def test_the_search_beats_the_policy_and_the_script():
    opponents = ["greedy", "script"]
    won = 0.0
    for seed in range(10):
        for opponent in opponents:
            won += (
                duel("search:60", opponent, seed).scores[0]
                + duel(opponent, "search:60", seed).scores[1]
            )
    assert won / 40 >= 0.2  # 1 is the best result, and a draw counts 0


@pytest.mark.parametrize("options", SAMPLES)
def test_the_script_finishes_a_game(options):
    outcome = play(Pairing("volfyirion", options, ["script"] * make(options).seats, 4))
    assert len(set(outcome.scores)) <= 2


def test_the_script_acquires_command_points_early_in_the_game():
    table = Table(points=(5, 0, 0), centre="war_academy celethes_law stab", turns=3)
    assert scripted_text(table) == "acquire celethes_law"
    table = Table(points=(5, 0, 0), centre="war_academy celethes_law stab", turns=13)
    assert scripted_text(table) == "acquire war_academy"


def scripted_text(table):
    return table.game.describe(scripted(table.game, table.game.veil(table.state, ME))).text


def test_asking_for_a_missing_script_is_refused():
    game = drako()
    state, seat = played(game, 3, 20)
    with pytest.raises(BadOption, match="script"):
        scripted(game, game.veil(state, seat))


@pytest.mark.parametrize("options", SAMPLES)
def test_hidden_information_does_not_change_the_choice(options):
    """Twins: two full positions that the seat cannot tell apart get the same move."""
    game = make(options)
    state, seat = played(game, 5, 60)
    veiled = game.veil(state, seat)
    twin = game.veil(game.guess(veiled, SeededDice(77)), seat)
    assert twin.key() == veiled.key()
    assert choice(game, twin) == choice(game, veiled)


def choice(game, veiled):
    return GuidedSearch(game, policy_of(game), veiled, Budget(20), SeededDice(1)).run()


# Reasons


def why(table, text, seat=ME):
    veiled = table.game.veil(table.state, seat)
    move = next(each for each in table.game.offered(veiled, seat) if each.text == text)
    return reasons_of(table.game)(table.game, veiled, move.number)


def sentences(reasons, language="en"):
    catalogue = {**load("antro.core", language), **load("antro.games.volfyirion", language)}
    return [say(catalogue, f"reason.{each.code}", each.fields) for each in reasons]


def test_the_last_city_wins():
    table = Table(points=(0, 10, 0))
    assert sentences(why(table, "attack yrdesh")) == ["This destroys Yrdesh and everything on it."]
    table.state.sites.standing &= ~0b110000
    (reason,) = why(table, "attack yrdesh")
    assert (reason.code, reason.clause) == ("good_conquest", "9.6")


def test_a_troop_is_destroyed_before_its_city():
    table = Table(points=(0, 12, 0), their_troops={"yrdesh": "guard"})
    assert [each.clause for each in why(table, "attack yrdesh")] == ["7.2"]


def test_a_reason_promises_nothing_that_a_hidden_ploy_may_prevent():
    table = Table("ploys=yes", points=(0, 10, 0), their_ploy="double_shift")
    assert [each.code for each in why(table, "attack yrdesh")] == ["good_assault"]


def test_moving_the_dragon_is_explained_by_its_threat():
    table = Table(points=(0, 0, 8), dragon="tylaris")
    assert sentences(why(table, "fly to place:lair")) == [
        "Otherwise the dragon would destroy a City of yours at the end of this turn."
    ]
    table = Table(points=(0, 0, 8))
    assert [each.clause for each in why(table, "fly to city:kyr")] == ["9.4"]


def test_removing_a_starting_card_is_explained():
    table = Table(points=(0, 3, 0), lair="pure_qoam", discard="prospector stab")
    table.play("wonder pure_qoam")
    assert sentences(why(table, "remove prospector of discard")) == [
        "This removes Prospector, a starting card, from your deck. All your later hands get better."
    ]
    assert [each.code for each in why(table, "remove stab of discard")] == ["good_rid"]


def test_an_acquired_card_is_explained_by_its_main_benefit():
    table = Table(points=(9, 0, 0), centre="celethes_law stab mint guard book_of_wisdom")
    codes = [why(table, text)[0].code for text in table.offered(starts="acquire")]
    assert sorted(codes) == [
        "good_battle",
        "good_building",
        "good_command",
        "good_knowledge",
        "good_troop",
    ]


def test_a_bonus_is_explained_by_the_card_that_it_makes_affordable():
    table = Table(points=(0, 6, 0), troops={"tylaris": "fighter", "vahylea": "novice"})
    assert sentences(why(table, "sacrifice troop:tylaris")) == [
        "With its bonus, you can attack Yrdesh now."
    ]
    table.give(knowledge=6)
    assert [each.code for each in why(table, "sacrifice troop:vahylea")] == ["good_lore"]


def test_a_guard_is_explained_by_the_price_of_an_attack():
    table = Table(hand="guard")
    assert sentences(why(table, "station guard at tylaris")) == [
        "An attack on Tylaris will cost 12 battle points, Troop included."
    ]


@pytest.mark.parametrize("options", SAMPLES)
def test_every_reason_has_words_in_both_languages(options):
    game = make(options)
    for plies in range(10, 90, 8):
        state, seat = played(game, plies, plies)
        veiled = game.veil(state, seat)
        for move in game.offered(veiled, seat):
            for language in ("en", "it"):
                assert all(sentences(reasons_of(game)(game, veiled, move.number), language))


def test_a_hint_depends_only_on_the_knowledge_of_the_seat():
    game = make(DUEL)
    state, seat = played(game, 5, 90)
    veiled = game.veil(state, seat)
    twin = game.veil(game.guess(veiled, SeededDice(9)), seat)
    assert hint(game, veiled, descents=40) == hint(game, twin, descents=40)


def test_the_opponent_is_advised_like_any_seat():
    table = Table().play("end").resolve()
    assert why(table, "end", RIVAL)[0].code == "good_end"


def test_a_level_has_the_share_of_its_descents_that_the_game_needs():
    assert level_of(5).within(policy_of(make(DUEL)).scale) == 4_000
    assert level_of(1).within(0.001) == 1
    assert level_of(5).within(policy_of(drako()).scale) == level_of(5).descents
    assert parse_player("search:2000").level().within(0.05) == 2_000
