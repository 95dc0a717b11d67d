"""The golden games of Vast replay with the stored results."""

from antro.core.match.events import Played
from antro.games.vast.options import LEAFLET, make
from tests.games.support.golden_tests import GoldenTests
from tests.games.vast.golden import CAMPAIGN, GOLDEN


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["KGDCT", "KG"]
    draws = 50


def test_36_8_the_winner_of_each_campaign_game_goes_up_a_level():
    for nth, winner in enumerate(CAMPAIGN, start=1):
        match = GOLDEN.replayed(f"campaign_{nth}")
        seat = match.game.scores(match.state).index(1.0)
        assert match.game.roles[seat] == winner


BACKS = {"deal_back", "draw_back", "take_back"}
RAREST = {"axe_blow", "no_axe_blow", "scratch"}  # did not happen in 8,000 random games


def test_the_golden_games_together_make_every_kind_of_move():
    """Kinds that only hide a move from other seats are left out, because nobody makes them."""
    game = make({**LEAFLET, "roles": "KGDCT"})
    kinds = {game.describe(move).kind for move in range(len(game.choice_of))}
    hidden = BACKS | {kind for kind in kinds if "unseen" in kind}
    made = set()
    for name in GOLDEN.players:
        record = GOLDEN.stored(name)
        rules = make(record.header.options)
        made |= {rules.describe(e.move).kind for e in record.events if isinstance(e, Played)}
    assert kinds - hidden - made == RAREST
