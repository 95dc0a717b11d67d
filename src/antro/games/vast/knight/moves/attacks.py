"""What her attacks do (§14.8 to §14.13, §16.3)."""

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
from antro.games.vast.knight.effects.sidequests import has_happened
from antro.games.vast.knight.effects.strikes import strike_dragon
from antro.games.vast.knight.effects.treasures import remove_face_up
from antro.games.vast.knight.effects.values import works
from antro.games.vast.knight.kinds import THIEF_ATTACKED
from antro.games.vast.knight.state import DRAGON_ATTACKED, JAVELIN_THROWN
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects import death as thief


def attack(state: VastState, piece: i64, power: i64) -> None:
    """She attacks a piece that she is strong enough for, on her square or with the Javelin."""
    if is_tribe(piece):
        attack_tribe(state, piece)
    elif piece == THIEF_PIECE:
        attack_thief(state)
    else:
        if not state.dragon.surfaced:
            state.knight.done |= bit(DRAGON_ATTACKED)
        strike_dragon(state, power, with_bomb=False)


def attack_tribe(state: VastState, piece: i64) -> None:
    """§14.8 A Tribe scatters, and the Goblins gain Rage; a Trap is used up (§24.11)."""
    note_tribe_attacked(state, piece)
    hurt_by_knight(state, piece - FANGS)
    if works(state, SILVER_GAUNTLET):
        discard_secret(state)


def note_tribe_attacked(state: VastState, piece: i64) -> None:
    """§16.4 to §16.7 Which Sidequests an attack on a Tribe fulfils, before it scatters."""
    tribe = piece - FANGS
    if state.goblins.population[tribe] >= 3:
        has_happened(state, STALWART)
    if has_monster(state, tribe):
        has_happened(state, DARING)
    if state.knight.in_the_dark >> piece & 1:
        has_happened(state, FEARLESS)


def has_monster(state: VastState, tribe: i64) -> bool:
    """Whether a Tribe has a Monster."""
    for slot in range(MONSTER_SLOTS):
        if SLOT_TRIBE[slot] == tribe and state.goblins.monsters[slot] != NO_CARD:
            return True
    return False


def attack_thief(state: VastState) -> None:
    """§14.12 The Thief dies, unless he evades; she gains Grit by his Loot Drop."""
    state.ask(THIEF_ATTACKED)
    thief.attack(state, KNIGHT)


def thief_attacked(state: VastState) -> None:
    """Whether the Thief died of her attack."""
    if not state.thief.evaded:
        note_thief_killed(state)


def note_thief_killed(state: VastState) -> None:
    """§16.6, §39.8 What a dead Thief brings her beside his Loot Drop, attacked or shot."""
    has_happened(state, DARING)
    if works(state, SILVER_GAUNTLET):
        gain_grit(state, 2)


def throw_javelin(state: VastState) -> None:
    """§17.5 An attack is made with the Javelin, which leaves the game."""
    remove_face_up(state, JAVELIN)
    state.knight.done |= bit(JAVELIN_THROWN)


def smash_crystal(state: VastState) -> None:
    """§14.13 She keeps the Crystal on her square, and gains Grit."""
    square = state.ground.where[KNIGHT_PIECE]
    state.ground.drop_token(square, CRYSTAL_TOKEN)
    state.ground.smashed += 1
    state.knight.smashed += 1
    state.knight.crystals_left &= ~bit(square)
    gain_grit(state, 2)
    if works(state, SILVER_GAUNTLET) and state.plays(CAVE):
        discard_omens(state, 1)
