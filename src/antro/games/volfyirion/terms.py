"""What a table plays with: mode, variants and rulings, and the questions it can ask.

Terms never change during a game: states share them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Options, Question
from antro.games.volfyirion.cards import CITIES

LAIR: Final[i64] = len(CITIES)  # the Lair as a City, claimed
LAIR_DEFENCE: Final[i64] = 9

# §18.2 The six Cities of a team in pairs: its players' own, and the one in the middle
OUTER: Final[list[i64]] = [0b000101, 0b101000]
MIDDLE: Final[i64] = 0b010010

# By mode. A set of sites has a bit for each; those of the first house come first.
ROLES: Final = {
    "duel": ["volarees", "rorius"],
    "solo": ["volarees"],
    "coop": ["volarees", "rorius"],
    "team": ["volarees", "volarees_ally", "rorius", "rorius_ally"],
}
SITES: Final[dict[str, i64]] = {"duel": 7, "solo": 7, "coop": 7, "team": 13}
LANDS: Final[dict[str, list[i64]]] = {  # [seat]: the sites that are its own
    "duel": [0b000111, 0b111000],
    "solo": [0b000111],
    "coop": [0b000111, 0b111000],
    "team": [
        OUTER[0] | MIDDLE,
        OUTER[1] | MIDDLE,
        (OUTER[0] | MIDDLE) << 7,
        (OUTER[1] | MIDDLE) << 7,
    ],
}
FOES: Final[dict[str, list[i64]]] = {  # [seat]: the sites of its enemies
    "duel": [0b111000, 0b000111],
    "solo": [0],
    "coop": [0, 0],
    "team": [0b111111 << 7, 0b111111 << 7, 0b111111, 0b111111],
}
MARKETS: Final[dict[str, list[i64]]] = {  # [seat]: the market it acquires from
    "duel": [0, 0],
    "solo": [0],
    "coop": [0, 0],
    "team": [0, 0, 1, 1],
}
FOLLOWING: Final[dict[str, list[i64]]] = {  # [seat]: whose turn comes after its own
    "duel": [1, 0],
    "solo": [0],
    "coop": [0, 0],
    "team": [2, 2, 0, 0],
}
HAVENS: Final[dict[str, list[i64]]] = {  # [seat]: the sites where it may put cards
    "duel": [0b000111, 0b111000],
    "solo": [0b000111],
    "coop": [0b111111, 0b111111],
    "team": LANDS["team"],
}
PRIVILEGED: Final[dict[str, i64]] = {
    "duel": 2,
    "solo": 1,
    "coop": 0,
    "team": 0,
}  # §3.4, §6.3: turns
MOST_TURNS: Final[dict[str, i64]] = {
    "duel": 100,
    "solo": 60,
    "coop": 40,
    "team": 100,
}  # §9.7, §17.12, §19.13
FURY: Final[dict[str, i64]] = {"easy": 0, "normal": 1, "hard": 2}  # §17.8
SIDES: Final[dict[str, list[i64]]] = {  # [seat]: with whom it wins and loses
    "duel": [0, 1],
    "solo": [0],
    "coop": [0, 0],
    "team": [0, 0, 1, 1],
}


@final
class Terms:
    """The options of a table as the rules read them."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        self.mode: Final = options["mode"]
        self.roles: Final = ROLES[self.mode]
        self.whose: Final = [f"role:{role}" for role in self.roles]  # as sentences name them
        self.seats: Final[i64] = len(self.roles)
        self.auto: Final = options["collect"] == "auto"
        self.top_up: Final = options["top"] == "up" and self.mode != "solo"
        self.privileged: Final = PRIVILEGED[self.mode]
        self.most_turns: Final = MOST_TURNS[self.mode]
        self.fury: Final = FURY[options["difficulty"]]
        self.unseal: Final = options["unseal"] == "yes"
        self.crowding: Final = options["crowding"] == "yes"
        self.homing: Final = options["homing"] == "yes" and self.mode == "duel"
        self.spoils: Final = options["spoils"] == "yes"
        self.tribute: Final = options["tribute"] == "yes"
        self.random_first: Final = options["first"] == "random" and self.mode in ("duel", "team")
        self.ascension: Final = options["ascension"] == "yes"
        self.perks: Final = options["perks"] == "yes"
        self.ploys: Final = options["ploys"] == "yes"
        self.rebuild: Final = options["rebuild"] == "yes"
        self.lands: Final = vec[i64](LANDS[self.mode])
        self.foes: Final = vec[i64](FOES[self.mode])
        self.sides: Final = vec[i64](SIDES[self.mode])
        self.realms: Final = vec[i64](realms(self.lands, self.sides))
        self.lords: Final = vec[i64](lords(self.lands))
        self.havens: Final = vec[i64](HAVENS[self.mode])
        self.markets: Final = vec[i64](MARKETS[self.mode])
        self.following: Final = vec[i64](FOLLOWING[self.mode])
        self.parties: Final = vec[i64](parties(self.sides))
        self.sites: Final = SITES[self.mode]
        self.defence: Final = vec[i64](defences(self.sites))
        self.team: Final = self.mode == "team"
        self.unbuilt: Final = MIDDLE | MIDDLE << 7 if self.team else 0  # §18.3 no Buildings there
        self.purse: Final = vec[i64](purses(self.sides, shared=self.team))
        cheap = options["rebuilding"] == "cheap"
        self.rebuild_cost: Final = vec[i64](
            [city.cheap if cheap else city.rebuild for city in CITIES]
        )
        # the questions; given once the choices are numbered
        self.turn: list[Question] = []  # [set of seats]
        # by seat
        self.removing: list[Question] = []
        self.breaking_troop: list[Question] = []
        self.breaking_building: list[Question] = []
        self.sending: list[Question] = []
        self.recovering: list[Question] = []
        self.drawing: list[Question] = []
        self.shedding: list[Question] = []
        self.checking: list[Question] = []
        self.yielding_troop: list[Question] = []
        self.yielding_building: list[Question] = []
        self.choosing_doom: list[Question] = []
        self.keeping: list[Question] = []
        # and those of the whole table, as they go on the stack: the last one is asked first
        self.opening: list[Question] = []
        self.night: list[Question] = []
        self.laying: list[Question] = []
        self.supplies: list[list[Question]] = []  # [market]
        self.unearthings: list[list[Question]] = []  # [market]
        self.exploring: list[Question] = []
        self.surging: list[Question] = []
        self.wrath: list[Question] = []
        self.fury_due: list[Question] = []
        self.calming: list[Question] = []
        self.ended: list[Question] = []


def defences(sites: i64) -> list[i64]:
    """[site]: six Cities, the Lair, and six more when there are two teams."""
    printed: list[i64] = [city.defence for city in CITIES]
    return [*printed, LAIR_DEFENCE, *printed][:sites]


def realms(lands: vec[i64], sides: vec[i64]) -> list[i64]:
    """[side]: the sites that it must not lose all of."""
    found: list[i64] = [0, 0]
    for land, side in zip(lands, sides, strict=True):
        found[side] |= land
    return found


def purses(sides: vec[i64], *, shared: bool) -> list[i64]:
    """[seat * 3 + kind]: where points are counted; teams have battle and knowledge in common."""
    found: list[i64] = []
    for seat, side in enumerate(sides):
        common = 6 * side if shared else 3 * seat
        found += [3 * seat, common + 1, common + 2]
    return found


def parties(sides: vec[i64]) -> list[i64]:
    """[seat]: the set of seats of its side, itself included: they take their turn together."""
    return [sum(1 << other for other, also in enumerate(sides) if also == side) for side in sides]


def lords(lands: vec[i64]) -> list[i64]:
    """[site]: the set of seats for whose chains a card there counts."""
    return [
        sum(1 << seat for seat, land in enumerate(lands) if land >> site & 1) for site in range(13)
    ]


def sets(options: Options) -> set[str]:
    """Which sets of cards are in the box, as ``data/cards.csv`` names them."""
    return {"base"} | {
        name for name in ("mercenaries", "ascension", "saboteurs") if options[name] == "yes"
    }
