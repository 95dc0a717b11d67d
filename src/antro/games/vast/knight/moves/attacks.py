"""Effects of the Knight's attacks (§14.8 to §14.13, §16.3)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.cave.effects.omens import discard_omens
from antro.games.vast.components.decks import (
    DARING,
    FEARLESS,
    JAVELIN,
    SILVER_GAUNTLET,
    STALWART,
)
from antro.games.vast.components.roles import (
    CAVE,
    FANGS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF_PIECE,
    is_tribe,
)
from antro.games.vast.goblins.effects.attacks import hurt_by_knight
from antro.games.vast.goblins.effects.cards import discard_secret
from antro.games.vast.goblins.state import MONSTER_SLOTS, NO_CARD, SLOT_TRIBE
from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.strikes import strike_dragon
from antro.games.vast.knight.effects.treasures import remove_face_up
from antro.games.vast.knight.effects.values import works
from antro.games.vast.knight.kinds import THIEF_ATTACKED
from antro.games.vast.knight.state import DRAGON_ATTACKED, JAVELIN_THROWN
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects import death as thief


def attack(state: VastState, piece: i64, power: i64) -> None:
    """Attack a piece, on her own square or with the Javelin."""
    if is_tribe(piece):
        attack_tribe(state, piece)
    elif piece == THIEF_PIECE:
        attack_thief(state)
    else:
        if not state.dragon.surfaced:
            state.knight.done |= bit(DRAGON_ATTACKED)
        strike_dragon(state, power, with_bomb=False)


def attack_tribe(state: VastState, piece: i64) -> None:
    """Scatter a Tribe, and give the Goblins Rage (§14.8). A Trap is used up (§24.11)."""
    note_tribe_attacked(state, piece)
    hurt_by_knight(state, piece - FANGS)
    if works(state, SILVER_GAUNTLET):
        discard_secret(state)


def note_tribe_attacked(state: VastState, piece: i64) -> None:
    """Note the Sidequests that an attack on a Tribe completes (§16.4 to §16.7).

    This comes before the Tribe scatters.
    """
    tribe = piece - FANGS
    if state.goblins.population[tribe] >= 3:
        note_fulfilled(state, STALWART)
    if has_monster(state, tribe):
        note_fulfilled(state, DARING)
    if state.knight.in_the_dark >> piece & 1:
        note_fulfilled(state, FEARLESS)


def has_monster(state: VastState, tribe: i64) -> bool:
    for slot in range(MONSTER_SLOTS):
        if SLOT_TRIBE[slot] == tribe and state.goblins.monsters[slot] != NO_CARD:
            return True
    return False


def attack_thief(state: VastState) -> None:
    """Kill the Thief unless he evades. The Knight gains Grit for his Loot Drop (§14.12)."""
    state.ask(THIEF_ATTACKED)
    thief.attack(state, KNIGHT)


def thief_attacked(state: VastState) -> None:
    """Note the death of the Thief if he has not evaded."""
    if not state.thief.evaded:
        note_thief_killed(state)


def note_thief_killed(state: VastState) -> None:
    """Apply the rewards for a dead Thief other than his Loot Drop (§16.6, §39.8)."""
    note_fulfilled(state, DARING)
    if works(state, SILVER_GAUNTLET):
        gain_grit(state, 2)


def throw_javelin(state: VastState) -> None:
    """Remove the Javelin that was used in an attack (§17.5)."""
    remove_face_up(state, JAVELIN)
    state.knight.done |= bit(JAVELIN_THROWN)


def smash_crystal(state: VastState) -> None:
    """Take the Crystal on her square, and gain Grit (§14.13)."""
    square = state.ground.where[KNIGHT_PIECE]
    state.ground.drop_token(square, CRYSTAL_TOKEN)
    state.ground.smashed += 1
    state.knight.smashed += 1
    state.knight.crystals_left &= ~bit(square)
    gain_grit(state, 2)
    if works(state, SILVER_GAUNTLET) and state.plays(CAVE):
        discard_omens(state, 1)
