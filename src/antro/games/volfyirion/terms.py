"""What a table plays with: mode, variants and rulings, and the questions it can ask.

Terms never change during a game: states share them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Options, Question
from antro.games.volfyirion.cards import CITIES

LAIR: Final[i64] = len(CITIES)  # the Lair as a City, claimed
SITES: Final[i64] = LAIR + 1  # a site is a City card, or the Lair
LAIR_DEFENCE: Final[i64] = 9
TURNS: Final[i64] = 100  # §9.7
ROLES: Final = ["volarees", "rorius"]  # the two houses at war


@final
class Terms:
    """The options of a table as the rules read them."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        self.roles: Final = ROLES
        self.whose: Final = [f"role:{role}" for role in self.roles]  # as sentences name them
        self.seats: Final[i64] = len(self.roles)
        self.auto: Final = options["collect"] == "auto"
        self.top_up: Final = options["top"] == "up"
        self.crowding: Final = options["crowding"] == "yes"
        self.homing: Final = options["homing"] == "yes"
        self.spoils: Final = options["spoils"] == "yes"
        self.tribute: Final = options["tribute"] == "yes"
        self.random_first: Final = options["first"] == "random"
        self.ascension: Final = options["ascension"] == "yes"
        self.perks: Final = options["perks"] == "yes"
        self.ploys: Final = options["ploys"] == "yes"
        self.rebuild: Final = options["rebuild"] == "yes"
        self.lands: Final = vec[i64]([0b000111, 0b111000])  # [seat]: its Cities
        self.defence: Final = vec[i64]([city.defence for city in CITIES] + [LAIR_DEFENCE])
        cheap = options["rebuilding"] == "cheap"
        self.rebuild_cost: Final = vec[i64](
            [city.cheap if cheap else city.rebuild for city in CITIES]
        )
        # the questions, by seat; given by rules once the choices are numbered
        self.turn: list[Question] = []
        self.removing: list[Question] = []
        self.breaking_troop: list[Question] = []
        self.breaking_building: list[Question] = []
        self.sending: list[Question] = []
        self.recovering: list[Question] = []
        self.drawing: list[Question] = []
        self.shedding: list[Question] = []
        self.checking: list[Question] = []
        # and those of the whole table, as they go on the stack: the last one is asked first
        self.opening: list[Question] = []
        self.laying: list[Question] = []
        self.supply: list[Question] = []
        self.unearthing: list[Question] = []
        self.exploring: list[Question] = []
        self.ended: list[Question] = []


def sets(options: Options) -> set[str]:
    """Which sets of cards are in the box, as ``data/cards.csv`` names them."""
    return {"base"} | {
        name for name in ("mercenaries", "ascension", "saboteurs") if options[name] == "yes"
    }
