"""The five boards in sentences: parts of ``text``."""

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say, worded
from antro.games.vast.components.roles import ROLES
from antro.games.vast.display.view_types import (
    CaveView,
    CountView,
    DragonView,
    GoblinsView,
    HandTileView,
    KnightView,
    ThiefView,
    VastView,
)


def mat_lines(shown: VastView, words: Catalogue) -> list[str]:
    """Return a few lines for each role in the game."""
    return [line for role in ROLES for line in mat_of(role, shown, words)]


def mat_of(role: str, shown: VastView, words: Catalogue) -> list[str]:
    """Return the lines of a role's board, or none if nobody plays it."""
    if role == "knight" and shown.knight is not None:
        return knight_lines(shown.knight, words)
    if role == "goblins" and shown.goblins is not None:
        return goblins_lines(shown.goblins, words)
    if role == "dragon" and shown.dragon is not None:
        return dragon_lines(shown.dragon, words)
    if role == "cave" and shown.cave is not None:
        return cave_lines(shown.cave, words)
    if role == "thief" and shown.thief is not None:
        return thief_lines(shown.thief, words)
    return []


def listing(key: str, things: list[str], words: Catalogue) -> list[str]:
    """Return a line with the names of things, or no line without things."""
    names = ", ".join(worded(words, thing) for thing in things)
    return [f"  {words[key]} {names}."] if things else []


def counts(key: str, counted: list[CountView], words: Catalogue) -> list[str]:
    """Return a line with things and their counts, or no line without things."""
    names = [f"{worded(words, one.thing)} {one.count}" for one in counted if one.count]
    return [f"  {words[key]} {', '.join(names)}."] if names else []


def knight_lines(knight: KnightView, words: Catalogue) -> list[str]:
    fields: Fields = {
        "health": knight.health,
        "most": knight.most_health,
        "grit": knight.grit,
        "movement": knight.movement,
        "perception": knight.perception,
        "strength": knight.strength,
        "bombs": knight.bombs,
        "crystals": knight.crystals,
        "sidequests": knight.sidequests_held,
        "treasures": knight.treasures_held,
    }
    return [
        say(words, "text.knight", fields),
        *counts("text.cubes", knight.cubes, words),
        *listing("text.sidequests", knight.sidequests, words),
        *listing("text.face_down", knight.face_down, words),
        *listing("text.face_up", knight.face_up, words),
        *listing("text.next_events", knight.next_events, words),
    ]


def goblins_lines(goblins: GoblinsView, words: Catalogue) -> list[str]:
    fields: Fields = {
        "rage": goblins.rage,
        "secrets": goblins.secrets_held,
        "crystals": goblins.crystals,
        "treasures": goblins.held_treasures,
    }
    lines = [say(words, "text.goblins", fields)]
    for tribe in goblins.tribes:
        numbers: Fields = {
            "piece": tribe.piece,
            "population": tribe.population,
            "strength": tribe.strength,
            "perception": tribe.perception,
        }
        monsters = [worded(words, monster) for monster in tribe.monsters]
        lines.append(f"  {say(words, 'text.tribe', numbers)} {', '.join(monsters)}".rstrip())
    return [
        *lines,
        *listing("text.war", [goblins.war] if goblins.war else [], words),
        *listing("text.war_drawn", goblins.war_drawn, words),
        *listing("text.monsters_drawn", goblins.monsters_drawn, words),
        *listing("text.secrets", goblins.secrets, words),
        *listing("text.face_up", goblins.face_up, words),
        *listing("text.bought", goblins.bought, words),
        *listing("text.discards", goblins.discards, words),
    ]


def dragon_lines(dragon: DragonView, words: Catalogue) -> list[str]:
    fields: Fields = {
        "health": dragon.health,
        "wake": dragon.wake,
        "most": dragon.wake_at,
        "armor": dragon.armor,
        "spirit": dragon.spirit,
        "eaten": dragon.eaten,
        "treasures": dragon.treasures,
        "cards": dragon.cards_held,
    }
    stage = "surfaced" if dragon.surfaced else "awake" if dragon.awake else "asleep"
    shriek = [f"  {words['text.shriek']}"] if dragon.shriek else []
    return [
        f"{say(words, 'text.dragon', fields)} {words[f'text.{stage}']}",
        *counts("text.sloth", dragon.sloth, words),
        *shriek,
        *listing("text.gems", dragon.gems, words),
        *counts("text.hand", dragon.hand, words),
        *counts("text.used", dragon.used, words),
    ]


def cave_lines(cave: CaveView, words: Catalogue) -> list[str]:
    prices = ", ".join(f"{worded(words, one.omen)} {one.price}" for one in cave.omens)
    hatred = [f"  {say(words, 'text.hatred', {'n': cave.hatred})}"] if cave.hatred else []
    known = [tile_words(tile, words) for tile in cave.hand if tile.type]
    return [
        say(words, "text.cave", {"hand": len(cave.hand), "prices": prices}),
        *counts("text.omens", cave.symbols, words),
        *hatred,
        *([f"  {words['text.hand']} {', '.join(known)}."] if known else []),
    ]


def tile_words(tile: HandTileView, words: Catalogue) -> str:
    """Describe a tile in hand that the viewer knows."""
    fields: Fields = {
        "tile": f"tile:{tile.type}",
        "shape": f"shape:{tile.shape}",
        "symbol": f"symbol:{tile.symbol}",
    }
    return say(words, "text.hand_tile", fields)


def thief_lines(thief: ThiefView, words: Catalogue) -> list[str]:
    fields: Fields = {
        "movement": thief.movement,
        "stealth": thief.stealth,
        "thievery": thief.thievery,
        "cubes": thief.cubes,
        "treasures": thief.treasures,
        "stashed": thief.stashed,
        "most": thief.stash_needed,
        "drop": thief.loot_drop,
    }
    return [
        say(words, "text.thief", fields),
        *listing("text.carried_gems", thief.gems, words),
        *listing("text.upgrades", thief.upgrades, words),
        *listing("text.upgrade_card", [thief.card] if thief.card else [], words),
    ]
