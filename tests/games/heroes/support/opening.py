"""Games of Heroes from their first question on, with chance out of the way.

A table is opened, drafted and mustered in a line each:

    table = opening(players=3).play("take ignara").take_spell()
    table.take_all().play("muster fire ember_imp", by=0)
"""

from antro.core.contract.game import CHANCE
from antro.games.heroes.components.symbols import ELEMENTS
from tests.games.heroes.support.position import Position, game_of

HEROES = ["ignara", "thalis", "bromund", "sylvane"]
NO_SPELL = "-"


def opening(players=2, first="seat", **options):
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Opening(game_of(players=str(players), pace="stepped", first=first, **named))


class Opening(Position):
    """A game from the start; chance takes the first answer that there is."""

    def __init__(self, game):
        self.game, self.config, self.mode = game, game.config, game.mode
        self.state = game.start()
        if game.options["first"] == "seat":
            self.let_be_shown()

    def let_be_shown(self):
        while self.acting == [CHANCE]:
            self.game.apply(self.state, CHANCE, self.number(CHANCE, self.texts(CHANCE)[0]))

    def leave(self, seat):
        super().leave(seat)
        self.let_be_shown()
        return self

    def take_spell(self):
        """The drafter takes the first spell of the bottom row."""
        (drafter,) = self.people
        return self.play(next(text for text in self.texts(drafter) if " at b" in text))

    def take_all(self):
        """The draft to its end: heroes in the order of their elements, then spells."""
        while self.clause == "4.2":
            (drafter,) = self.people
            self.play(self.texts(drafter)[0])
        return self

    def places(self, slot=0):
        """What lies in a market, bottom row first."""
        names = self.config.spells.names
        kinds = self.state.markets[slot].places
        return [names[kind] if kind >= 0 else NO_SPELL for kind in kinds]

    def heroes(self):
        return [ELEMENTS[side.hero] if side.hero >= 0 else None for side in self.state.sides]
