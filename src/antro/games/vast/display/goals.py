"""The goal of each role, its progress, and the other number that matters most to it."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.components.decks import OMEN_COPIES, OMEN_SYMBOLS
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT
from antro.games.vast.display.view_types import GoalView, MeterView
from antro.games.vast.goblins.effects.rage import most_rage
from antro.games.vast.settings.variant import KILL_DRAGON, KILL_KNIGHT
from antro.games.vast.state.state import VastState

OMENS: Final[i64] = OMEN_COPIES * len(OMEN_SYMBOLS)  # in the box


def goal_of(state: VastState, role: i64) -> GoalView:
    """Return the goal of a role at this table."""
    if role == KNIGHT:
        return knight_goal(state)
    if role == GOBLINS:
        return goblins_goal(state)
    if role == DRAGON:
        return dragon_goal(state)
    return cave_goal(state) if role == CAVE else thief_goal(state)


def meter(name: str, now: i64, most: i64) -> MeterView:
    return MeterView(f"meter:{name}", int(now), int(most))


def knight_goal(state: VastState) -> GoalView:
    """Return the Knight's goal, the Dragon or Crystals, and her Health (§13.1)."""
    knight, variant = state.knight, state.config.variant
    health = meter("health", knight.health, knight.most_health)
    if variant.knight_goal == KILL_DRAGON:
        meters = [dragon_hits(state), health]
        return GoalView("knight", "goal:kill_dragon", "13.1", False, meters)
    meters = [meter("crystals", knight.smashed, variant.crystals_needed), health]
    ready = knight.smashed >= variant.crystals_needed
    return GoalView("knight", "goal:crystals_and_out", "13.1", ready, meters)


def goblins_goal(state: VastState) -> GoalView:
    """Return the Goblins' goal, the Knight, the Dragon or Crystals, and their Rage (§20.1)."""
    knight, variant = state.knight, state.config.variant
    name, hits = "crystals", meter("crystals", state.goblins.crystals, variant.crystals_needed)
    if variant.goblins_goal == KILL_KNIGHT:
        most = max(variant.knight_health, knight.health)  # she may have healed beyond it
        name, hits = "kill_knight", meter("knight_hits", most - knight.health, most)
    elif variant.goblins_goal == KILL_DRAGON:
        name, hits = "kill_dragon", dragon_hits(state)
    rage = meter("rage", state.goblins.rage, most_rage(state))
    return GoalView("goblins", f"goal:{name}", "20.1", False, [hits, rage])


def dragon_hits(state: VastState) -> MeterView:
    """Return the Health that the Dragon has lost."""
    health = state.config.variant.dragon_health
    return meter("dragon_hits", health - state.dragon.health, health)


def dragon_goal(state: VastState) -> GoalView:
    """Return the Dragon's Wakefulness, Health and, for an expert, Shrieks (§25.1, §36.4)."""
    dragon, variant = state.dragon, state.config.variant
    wake = meter("wake", dragon.wake, variant.wake_at)
    meters = [wake, meter("health", dragon.health, variant.dragon_health)]
    if variant.shriek_turns:
        bought = min(dragon.shriek_turns, variant.shriek_turns)
        meters.append(meter("shrieks", bought, variant.shriek_turns))
    return GoalView("dragon", "goal:escape", "25.1", bool(dragon.surfaced), meters)


def cave_goal(state: VastState) -> GoalView:
    """Return the collapsed Crystal tiles, Omens and Hatred of the Cave (§28.1, §36.5)."""
    variant = state.config.variant
    fallen = meter("fallen", state.ground.crystals_gone, variant.crystals_to_fall)
    held: i64 = 0
    for symbol in range(len(OMEN_SYMBOLS)):
        held += state.cave.omens[symbol]
    meters = [fallen, meter("omens", held, OMENS)]
    if variant.hatred_tokens:
        removed = variant.hatred_tokens - state.cave.hatred
        meters.append(meter("hatred", removed, variant.hatred_tokens))
    return GoalView("cave", "goal:collapse", "28.1", False, meters)


def thief_goal(state: VastState) -> GoalView:
    """Return the loot that the Thief has stashed and carries (§30.1)."""
    thief, needed = state.thief, state.config.variant.stash_needed
    carried = thief.treasures + count(thief.gems)
    meters = [meter("stashed", thief.stashed, needed), meter("carried", carried, needed)]
    return GoalView("thief", "goal:stash", "30.1", False, meters)
