"""Cards of all decks, numbered as the rules use them, in the order of our lists."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.lists import Named, read_named

# Treasures
ELVISH_SWORD: Final[i64] = 0  # §17.2
ENCHANTED_BOW: Final[i64] = 1
HEROIC_BOOTS: Final[i64] = 2  # §17.4, §39.11
JAVELIN: Final[i64] = 3
MIGHTY_AXE: Final[i64] = 4
PIXIE_LANTERN: Final[i64] = 5  # §17.7
POTION_KIT: Final[i64] = 6
SILVER_GAUNTLET: Final[i64] = 7
TREASURE_TROVE: Final[i64] = 8
CURSED_AMULET: Final[i64] = 9
RUNE_STAFF: Final[i64] = 10
TREASURES: Final = [
    "elvish_sword", "enchanted_bow", "heroic_boots", "javelin", "mighty_axe", "pixie_lantern",
    "potion_kit", "silver_gauntlet", "treasure_trove", "cursed_amulet", "rune_staff",
]  # fmt: skip

# Sidequests
STALWART: Final[i64] = 0
INTREPID: Final[i64] = 1
DARING: Final[i64] = 2
FEARLESS: Final[i64] = 3
CUNNING: Final[i64] = 4  # §16.8
BEDECKED: Final[i64] = 5  # §16.9
ADVENTUROUS: Final[i64] = 6
SWIFT: Final[i64] = 7
EAGLE_EYED: Final[i64] = 8
PERSISTENT: Final[i64] = 9  # §16.13
PREPARED: Final[i64] = 10
NOBLE_FAILURE: Final[i64] = 11
SIDEQUESTS: Final = [
    "stalwart", "intrepid", "daring", "fearless", "cunning", "bedecked", "adventurous", "swift",
    "eagle_eyed", "persistent", "prepared", "noble_failure",
]  # fmt: skip

# Events
AMBUSH_CARD: Final[i64] = 0
RATS: Final[i64] = 1
DEEP_AND_DARK: Final[i64] = 2
LIGHT: Final[i64] = 3
FRESH_AIR: Final[i64] = 4
FRESH_WATER: Final[i64] = 5
VANTAGE_POINT: Final[i64] = 6
CAVE_BREAD: Final[i64] = 7
QUAKE: Final[i64] = 8
EVENTS: Final = [
    "ambush", "rats", "deep_and_dark", "light", "fresh_air", "fresh_water", "vantage_point",
    "cave_bread", "quake",
]  # fmt: skip

# War cards have no rules of their own, so they need no constants
WAR_CARDS: Final = [
    "thirst", "spite", "consumption", "desolation", "waste", "ruin", "hate", "fear",
    "desperation", "pain",
]  # fmt: skip

# Monsters
PET_FROG: Final[i64] = 0
OGRE: Final[i64] = 1  # §23.3
TROLL: Final[i64] = 2  # §23.4
GOLEM: Final[i64] = 3  # §23.5
GNOME: Final[i64] = 4
WISP: Final[i64] = 5
BRIGHT_BEETLES: Final[i64] = 6
UNDERWORM: Final[i64] = 7
BLOB: Final[i64] = 8  # §23.10
FLAME_GIANT: Final[i64] = 9  # §23.11
GROUND_KRAKEN: Final[i64] = 10
MONSTERS: Final = [
    "pet_frog", "ogre", "troll", "golem", "gnome", "wisp", "bright_beetles", "underworm", "blob",
    "flame_giant", "ground_kraken",
]  # fmt: skip

# Secrets, then Secrets of the leaflet, then Schemes
BLIND_FURY: Final[i64] = 0
CAVE_IN: Final[i64] = 1
FIRE_BOMBER: Final[i64] = 2
GOBLIN_RUBY: Final[i64] = 3
HEX: Final[i64] = 4
HIDING_SPOTS: Final[i64] = 5
LEADER: Final[i64] = 6  # §24.8
POISON: Final[i64] = 7
SECRET_TUNNELS: Final[i64] = 8
TRAP: Final[i64] = 9
SLINGSHOT: Final[i64] = 10
CAVE_MUSHROOMS: Final[i64] = 11
MEAT: Final[i64] = 12
ARMORY: Final[i64] = 13
WAR_BANNER: Final[i64] = 14
UNDERBOSS: Final[i64] = 15
PRESS_GANGS: Final[i64] = 16
ANCIENT_RITUALS: Final[i64] = 17
MERCENARIES: Final[i64] = 18
EYE_OF_RAGE: Final[i64] = 19
CAVE_OIL: Final[i64] = 20
SECRETS: Final = [
    "blind_fury", "cave_in", "fire_bomber", "goblin_ruby", "hex", "hiding_spots", "leader",
    "poison", "secret_tunnels", "trap", "slingshot", "cave_mushrooms", "meat", "armory",
    "war_banner", "underboss", "press_gangs", "ancient_rituals", "mercenaries", "eye_of_rage",
    "cave_oil",
]  # fmt: skip

# Power cards, then Scales
CLAW: Final[i64] = 0
FLAME: Final[i64] = 1
WING: Final[i64] = 2
GOLD: Final[i64] = 3  # §42.3
SILVER: Final[i64] = 4
PLATINUM: Final[i64] = 5
POWER_CARDS: Final = ["claw", "flame", "wing", "gold", "silver", "platinum"]
CLAW_POWER: Final[i64] = 0
FLAME_POWER: Final[i64] = 1
WING_POWER: Final[i64] = 2
HISS: Final[i64] = 3
SLITHER: Final[i64] = 4
SWAT: Final[i64] = 5
SCORCH: Final[i64] = 6
BURN: Final[i64] = 7
SLAP: Final[i64] = 8
SHRIEK: Final[i64] = 9
SCRATCH: Final[i64] = 10
FLAME_WALL_POWER: Final[i64] = 11
SMASH: Final[i64] = 12
WRATH: Final[i64] = 13
POWERS: Final = [
    "claw", "flame", "wing", "hiss", "slither", "swat", "scorch", "burn", "slap", "shriek",
    "scratch", "flame_wall", "smash", "wrath",
]  # fmt: skip

# Omens
OMENS: Final = [
    "giant_bats", "rockslide", "past_plunder", "soporific_spores", "hatred", "crystal_curse",
]  # fmt: skip
OMEN_SYMBOLS: Final = ["chasm", "bat", "boulder", "quartz", "mushroom", "trail"]
OMEN_COPIES: Final[i64] = 6  # tokens of each symbol

# The Thief's upgrades, then his cards
STICKY_FINGERS: Final[i64] = 0
LOCK_PICKING_KIT: Final[i64] = 1
CLIMBING_GEAR: Final[i64] = 2
HAND_CROSSBOW: Final[i64] = 3
UNNATURAL_EVASION: Final[i64] = 4
PLUS_MOVEMENT: Final[i64] = 5
PLUS_STEALTH: Final[i64] = 6
PLUS_THIEVERY: Final[i64] = 7
FLIP_ROW: Final[i64] = 8  # the first of three
UPGRADES: Final = [
    "sticky_fingers", "lock_picking_kit", "climbing_gear", "hand_crossbow", "unnatural_evasion",
    "plus_movement", "plus_stealth", "plus_thievery", "flip_1", "flip_2", "flip_3",
]  # fmt: skip
CHARM: Final[i64] = 0
WARLOCKS_WAND: Final[i64] = 1
CLOAK: Final[i64] = 2
UPGRADE_CARDS: Final = ["charm", "warlocks_wand", "cloak_of_the_mountebank"]

BASE: Final = "base"
BONUS: Final = "bonus"
SCHEME: Final = "scheme"


@cache
def read_treasures() -> list[Named]:
    """Read the Treasure cards (§17, §39)."""
    return read_named("treasures.csv", TREASURES, ["group"], ["cube"])


@cache
def read_sidequests() -> list[Named]:
    """Read the Sidequests (§16)."""
    return read_named("sidequests.csv", SIDEQUESTS, ["group", "window"], ["grit"])


@cache
def read_events() -> list[Named]:
    """Read the Event cards (§18)."""
    return read_named("events.csv", EVENTS, ["group"], ["copies"])


@cache
def read_war_cards() -> list[Named]:
    """Read the War cards (§22)."""
    numbers = ["fangs", "bones", "eye", "monsters", "secrets", "rage"]
    return read_named("war.csv", WAR_CARDS, ["group"], numbers)


@cache
def read_monsters() -> list[Named]:
    """Read the Monsters (§23)."""
    return read_named("monsters.csv", MONSTERS, ["group"], ["disc", "ambush"])


@cache
def read_secrets() -> list[Named]:
    """Read the Secrets and Schemes (§24, §40, §41)."""
    return read_named("secrets.csv", SECRETS, ["group", "when"], ["face_up", "limit"])


@cache
def read_power_cards() -> list[Named]:
    """Read the Power cards and Scales (§25.6, §42)."""
    return read_named("power_cards.csv", POWER_CARDS, ["group"], ["copies"])


@cache
def read_powers() -> list[Named]:
    """Read the powers of the Dragon (§27)."""
    return read_named("powers.csv", POWERS, ["cost"], ["attack"])


@cache
def read_omens() -> list[Named]:
    """Read the Omens (§29)."""
    return read_named("omens.csv", OMENS, ["cost", "symbols"], [])


@cache
def read_upgrades() -> list[Named]:
    """Read the upgrade spaces of the Thief (§32.3)."""
    return read_named("upgrades.csv", UPGRADES, [], [])


@cache
def read_upgrade_cards() -> list[Named]:
    """Read the upgrade cards of the Thief (§43)."""
    return read_named("upgrade_cards.csv", UPGRADE_CARDS, ["group"], ["charges"])


def kinds_of(cards: list[Named], groups: list[str]) -> i64:
    """Return the set of cards that belong to one of *groups*."""
    found: i64 = 0
    for kind, card in enumerate(cards):
        if card.fields["group"] in groups:
            found |= bit(kind)
    return found
