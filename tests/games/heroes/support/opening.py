"""Games of Heroes from their first question on, without random differences.

Helpers play the draft and the choice of armies in one line each:

    table = opening(players=3).play("take ignara").take_spell()
    table.take_all().play("muster fire ember_imp", by=0)
"""

from antro.core.contract.game import CHANCE
from antro.games.heroes.components.symbols import ELEMENTS
from tests.games.heroes.support.position import Position, game_of

HEROES = ["ignara", "thalis", "bromund", "sylvane"]
NO_SPELL = "-"


def opening(players=2, first="seat", **options):
    market_spells = {name.replace("_", "-"): value for name, value in options.items()}
    return Opening(game_of(players=str(players), pace="stepped", first=first, **market_spells))


class Opening(Position):
    """A game from the start. Chance always takes its first move."""

    def __init__(self, game):
        self.game, self.config, self.mode = game, game.config, game.mode
        self.state = game.start()
        if game.options["first"] == "seat":
            self.play_chance()

    def play_chance(self):
        while self.acting == [CHANCE]:
            self.game.apply(self.state, CHANCE, self.number(CHANCE, self.texts(CHANCE)[0]))

    def leave(self, seat):
        super().leave(seat)
        self.play_chance()
        return self

    def take_spell(self):
        """Let the drafting player take the first spell of the bottom row."""
        (drafter,) = self.people
        return self.play(next(text for text in self.texts(drafter) if " at b" in text))

    def take_all(self):
        """Play the whole draft: heroes in the order of their elements, then spells."""
        while self.clause == "4.2":
            (drafter,) = self.people
            self.play(self.texts(drafter)[0])
        return self

    def places(self, slot=0):
        """Return the spells in a market, bottom row first."""
        names = self.config.spells.names
        kinds = self.state.markets[slot].places
        return [names[kind] if kind >= 0 else NO_SPELL for kind in kinds]

    def heroes(self):
        return [ELEMENTS[side.hero] if side.hero >= 0 else None for side in self.state.sides]
