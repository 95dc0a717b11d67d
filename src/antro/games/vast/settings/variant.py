"""The numbers that follow from a set of roles, the levels and the options (§34 to §36)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Options
from antro.games.vast.components.decks import (
    BASE,
    BONUS,
    SCHEME,
    SIDEQUESTS,
    kinds_of,
    read_events,
    read_monsters,
    read_secrets,
    read_sidequests,
    read_treasures,
)
from antro.games.vast.components.role_sets import LEVELS, RoleSet, read_difficulty, read_role_sets
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    GOBLINS,
    KNIGHT,
    LETTERS,
    NOBODY,
    ROLES,
    THIEF,
)

KILL_DRAGON: Final[i64] = 0
KILL_KNIGHT: Final[i64] = 1
SMASH_CRYSTALS: Final[i64] = 2
GOALS: Final = {"dragon": KILL_DRAGON, "knight": KILL_KNIGHT, "crystals": SMASH_CRYSTALS}

NO_INFESTATION: Final[i64] = -1
DRAWN_MONSTER: Final[i64] = 0  # the Strength of an Ambush is that of a Monster card
INFESTATIONS: Final = {"": NO_INFESTATION, "A": i64(2), "B": i64(3), "C": DRAWN_MONSTER}
SOLO_LEVELS: Final = ["easy", "medium", "hard"]
SOLO_INFESTATIONS: Final = ["A", "B", "C"]  # §35.2, §35.3
SOLO_HUNGER: Final = [4, 2, 0]  # §35.4
ALONE: Final = "alone"


@final
class Variant:
    """The rules that differ from table to table."""

    def __init__(self, options: Options) -> None:
        listed = role_set(options["roles"])
        level = SOLO_LEVELS.index(options["solo"])
        self.clause: Final = listed.clause
        self.roles: Final = roles_of(listed.id)  # a set
        self.flare: Final = roles_of(listed.flare)  # roles with the card (§33.1)
        self.past_plunder: Final = role_of(listed.past_plunder)  # the role with the card (§33.2)
        worded = SOLO_INFESTATIONS[level] if listed.infestation == "level" else listed.infestation
        self.infestation: Final = INFESTATIONS[worded]  # Strength of an Ambush (§19.1)
        self.ash_dragon: Final = listed.ash_dragon
        self.alone: Final = listed.place == ALONE  # §33.4
        self.placed: Final[i64] = int(listed.place) if listed.place.isdigit() else 0
        self.removed: Final[i64] = int(removed_tiles(listed, options))
        self.ambush_winner: Final = role_of(listed.ambush_wins)
        self.hunger_moved: Final[i64] = (
            SOLO_HUNGER[level] if listed.hunger == "level" else int(listed.hunger)
        )
        self.locked: Final = listed.locked
        self.goes_on: Final = listed.goes_on  # without the Knight, if she dies (§13.11)
        self.optional_treasure: Final = listed.optional_treasure
        self.knight_goal: Final = GOALS[listed.goals.get("K", "crystals")]
        self.goblins_goal: Final = GOALS[listed.goals.get("G", "crystals")]
        self.take_levels(options)
        self.take_decks(options, listed)

    def plays(self, role: i64) -> bool:
        """Return True if a player has this role."""
        return self.roles >> role & 1 != 0

    def take_levels(self, options: Options) -> None:
        """Set the numbers of the levels (§35.5, §36).

        Without a Knight, her card counts at the level of the Goblins.
        """
        plays_goblins = self.plays(GOBLINS)
        hunter = "goblins" if plays_goblins and not self.plays(KNIGHT) else "knight"
        knight, goblins = row_at("knight", hunter, options), level_of("goblins", options)
        dragon, cave = level_of("dragon", options), level_of("cave", options)
        thief = level_of("thief", options)
        hunted = self.plays(KNIGHT) or plays_goblins
        self.dragon_health: i64 = knight[0] if hunted else 5
        self.crystals_needed: i64 = knight[1]
        self.smash_strength: i64 = 3 if self.plays(DRAGON) else knight[2]
        self.knight_health: i64 = goblins[0] if plays_goblins else 7
        self.wake_at: i64 = dragon[0]
        self.shriek_turns: i64 = dragon[1]
        plays_cave = self.plays(CAVE)
        self.fewer_of_each: i64 = cave[0] if plays_cave else 0  # tiles of each kind (§36.5)
        self.crystals_to_fall: i64 = cave[1] if plays_cave else 5
        self.hatred_tokens: i64 = cave[2] if plays_cave else 0
        self.stash_needed: i64 = thief[0]
        self.plain_stash: i64 = thief[1]
        self.fewer_tiles: i64 = int(options["fewer-tiles"])
        if options["roles"] == "KT":  # §34.22
            shared: i64 = int(options["shared-goal"])
            if options["knight-level"] == "standard":
                self.crystals_needed = shared
            if options["thief-level"] == "standard":
                self.stash_needed = shared

    def take_decks(self, options: Options, listed: RoleSet) -> None:
        """Set the cards in the decks, as sets of kinds."""
        bonus = options["bonus-cards"] == "yes"
        groups = [BASE, BONUS] if bonus else [BASE]
        schemes = [SCHEME] if options["schemes"] == "yes" else []
        left_out: i64 = 0
        for name in listed.without:
            left_out |= bit(SIDEQUESTS.index(name))
        knight, goblins = self.plays(KNIGHT), self.plays(GOBLINS)
        self.sidequests: i64 = kinds_of(read_sidequests(), groups) & ~left_out if knight else 0
        self.treasures: i64 = kinds_of(read_treasures(), groups) if knight else 0
        self.events: i64 = kinds_of(read_events(), groups) if knight else 0
        fought = goblins or self.infestation != NO_INFESTATION
        self.monsters: i64 = kinds_of(read_monsters(), groups) if fought else 0
        self.secrets: i64 = kinds_of(read_secrets(), [*groups, *schemes]) if goblins else 0
        revised = options["revised-cards"]
        self.revised: bool = revised == "yes" or (revised == "bonus" and bonus)
        self.scales: bool = options["scales"] == "yes" and self.plays(DRAGON)
        self.upgrade_cards: bool = options["upgrade-cards"] == "yes" and self.plays(THIEF)


def role_set(letters: str) -> RoleSet:
    """Return the line of our list for a set of roles."""
    return next(listed for listed in read_role_sets() if listed.id == letters)


def roles_of(letters: str) -> i64:
    """Return the set of roles with these letters."""
    found: i64 = 0
    for letter in letters:
        found |= bit(LETTERS.index(letter))
    return found


def role_of(letter: str) -> i64:
    """Return the role of a letter, or ``NOBODY`` without a letter."""
    return LETTERS.index(letter) if letter else NOBODY


def level_of(role: str, options: Options) -> list[int]:
    """Return the numbers for the level of a role."""
    return row_at(role, role, options)


def row_at(card: str, role: str, options: Options) -> list[int]:
    """Return the numbers on the *card* of a role, at the level of *role*."""
    return read_difficulty()[card][LEVELS.index(options[f"{role}-level"])]


def removed_tiles(listed: RoleSet, options: Options) -> str:
    """Return the number of tiles removed at the end of a turn without a Cave (§11.3)."""
    if listed.id == "KGDT":
        return options["collapse-tiles"]
    return listed.remove if listed.remove.isdigit() else "0"


def role_names(roles: i64) -> list[str]:
    """Return the names of a set of roles in turn order, one for each seat."""
    return [ROLES[role] for role in range(5) if roles >> role & 1]
