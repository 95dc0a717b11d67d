"""The six match-ups as data: the sides, and the rules that differ (§12 to §17)."""

from typing import Final, final

from mypy_extensions import i64

from antro.games.drako.components.cards import DRAGON, DWARVES, KNIGHTS, SIDES, TROLLS, Side

NO_LIMIT: Final[i64] = 99
FIRST: Final[i64] = 1  # a set of one seat: the side that starts
OTHER: Final[i64] = 2
BOTH: Final[i64] = 3


@final
class Matchup:
    """Two sides, with the starting side first, and every difference from the common rules."""

    def __init__(
        self,
        clause: str,  # the section of the rulebook
        sides: list[Side],
        *,
        places: i64 = 0,  # the set of seats that place their figures freely (§16.1)
        rocks: i64 = 0,  # of the Trolls at the start
        out_ends: i64 = 0,  # the set of seats that end the game if they run out of cards
        out_wins: i64 = -1,  # the seat that wins then
        out_clause: str = "",  # the clause for it
        reshuffles: bool = False,  # §14.2
        rebuilds: i64 = -1,  # §15.2 the seat that may do it once
        berserker_defends: bool = True,  # §14.3
        quiet_limit: i64 = 0,  # §14.4 turns without a wound until a draw, without the option
        rock_value: i64 = 0,  # §15.5 of every throw; 0: the printed value
        dodges_net: bool = False,  # §17.3
        lays_reinforcements: bool = False,  # §17.6
        blocks: list[i64] | None = None,  # §17.4 Defence cards to block an attack, by seat
        draw_up_to: list[i64] | None = None,  # §17.5 the largest hand that may draw
    ) -> None:
        self.name: Final = f"{SIDES[sides[0]]}-{SIDES[sides[1]]}"
        self.clause: Final = clause
        self.sides: Final = sides
        self.places: Final = places
        self.rocks: Final = rocks
        self.out_ends: Final = out_ends
        self.out_wins: Final = out_wins
        self.out_clause: Final = out_clause
        self.reshuffles: Final = reshuffles
        self.rebuilds: Final = rebuilds
        self.berserker_defends: Final = berserker_defends
        self.quiet_limit: Final = quiet_limit
        self.rock_value: Final = rock_value
        self.dodges_net: Final = dodges_net
        self.lays_reinforcements: Final = lays_reinforcements
        self.blocks: Final = blocks if blocks is not None else [i64(1), i64(1)]
        self.draw_up_to: Final = draw_up_to if draw_up_to is not None else [NO_LIMIT, NO_LIMIT]


MATCHUPS: Final = {
    matchup.name: matchup
    for matchup in [
        Matchup("12", [DRAGON, DWARVES], out_ends=OTHER, out_wins=0, out_clause="12.2"),
        Matchup("13", [TROLLS, KNIGHTS], rocks=10, out_ends=FIRST, out_wins=1, out_clause="13.2"),
        Matchup(
            "14",
            [DRAGON, TROLLS],
            rocks=6,
            reshuffles=True,
            berserker_defends=False,
            quiet_limit=200,
        ),
        Matchup("15", [TROLLS, DWARVES], rocks=10, rebuilds=1, rock_value=3, out_clause="15.6"),
        Matchup(
            "16",
            [DRAGON, KNIGHTS],
            places=OTHER,
            out_ends=OTHER,
            out_wins=0,
            out_clause="16.2",
        ),
        Matchup(
            "17",
            [KNIGHTS, DWARVES],
            out_ends=BOTH,
            out_wins=1,
            out_clause="17.7",
            dodges_net=True,
            lays_reinforcements=True,
            blocks=[1, 2],
            draw_up_to=[NO_LIMIT, 4],
        ),
    ]
}
