"""Treasures that she uses (§17, §39.5): revealed, shot with, thrown, drunk."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import OfList, Word
from antro.games.vast.config import Config
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.knight.effects.cubes import can_discard, move_cube
from antro.games.vast.knight.effects.foes import can_beat, has_done, used_bomb
from antro.games.vast.knight.effects.health import gain_health, is_hurt
from antro.games.vast.knight.effects.sidequests import has_happened
from antro.games.vast.knight.effects.treasures import (
    lose_face_up,
    remove_face_up,
    turn_face_up,
)
from antro.games.vast.knight.effects.values import (
    has_face_up,
    perception,
    strength,
    works,
)
from antro.games.vast.knight.moves.attacks import attack, throw_javelin
from antro.games.vast.knight.moves.encounter import begin_encounter, has_encounter
from antro.games.vast.knight.moves.equipment import can_shoot_at
from antro.games.vast.knight.state import (
    DISCARDED,
    ENCHANTED_SHOT,
    JAVELIN_READY,
    ON_TREASURE,
)
from antro.games.vast.printed.decks import (
    CURSED_AMULET,
    EAGLE_EYED,
    ENCHANTED_BOW,
    JAVELIN,
    POTION_KIT,
    TREASURES,
)
from antro.games.vast.printed.roles import (
    DRAGON_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    PIECE_COUNT,
    PIECES,
    THIEF_PIECE,
)
from antro.games.vast.printed.squares import SQUARES
from antro.games.vast.sight.lines import sees, straight_distance
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import kill
from antro.games.vast.thief.effects.values import stealth

BOW_RANGE: Final[i64] = 5
MOST_CARDS: Final[i64] = 3  # that the Dragon discards for one shot
JAVELIN_RANGE: Final[i64] = 3
OF_THE_POTION: Final[i64] = 2  # Health


@final
class RevealTreasure(OfList):
    """§17.1 She reveals a Treasure that lay face down."""

    def __init__(self) -> None:
        super().__init__("reveal_treasure", "treasure", TREASURES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.face_down)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_face_up(state, move - self.first)


@final
class EnchantedShot(OfList):
    """§17.3 With the Enchanted Bow she shoots the Dragon or the Thief."""

    def __init__(self) -> None:
        super().__init__("enchanted_shot", "piece", PIECES[DRAGON_PIECE:])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not works(state, ENCHANTED_BOW) or has_done(state, ENCHANTED_SHOT):
            return
        for piece in range(DRAGON_PIECE, THIEF_PIECE + 1):
            if is_in_range(state, piece) and can_harm(state, piece):
                out.add(self.first + piece - DRAGON_PIECE)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece = DRAGON_PIECE + move - self.first
        state.knight.fulfilled = 0
        state.knight.done |= bit(ENCHANTED_SHOT)
        if piece == DRAGON_PIECE:
            discard_cards(state, min(MOST_CARDS, strength(state) - 1))
        else:
            kill(state, KNIGHT)
        has_happened(state, EAGLE_EYED)


def is_in_range(state: VastState, piece: i64) -> bool:
    """Whether a piece is up to five squares away in a straight line, through anything."""
    ground = state.ground
    at = ground.where[piece]
    if not 0 <= at < SQUARES or not can_shoot_at(state, piece):
        return False
    return 0 <= straight_distance(ground, ground.where[KNIGHT_PIECE], at) <= BOW_RANGE


def can_harm(state: VastState, piece: i64) -> bool:
    """Whether an enchanted arrow would do anything."""
    if piece == THIEF_PIECE:
        return perception(state) > stealth(state)
    return strength(state) >= 2 and state.dragon.cards_held > 0


@final
class ReadyJavelin(Word):
    """§17.5 She says that her next attack is made with the Javelin."""

    word = "ready_javelin"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if is_free(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.done |= bit(JAVELIN_READY)


def is_free(state: VastState) -> bool:
    """§14.10 Whether the Javelin lies before her, and is not bound or barred by the Bomb."""
    ready = has_done(state, JAVELIN_READY)
    return has_face_up(state, JAVELIN) and not ready and not used_bomb(state)


@final
class ThrowJavelin(OfList):
    """§39.12 The revised Javelin is thrown at a visible piece up to three squares away."""

    def __init__(self, config: Config) -> None:
        super().__init__("throw_javelin", "piece", PIECES)
        self.revised: Final = config.variant.revised

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not self.revised or not is_free(state) or not has_encounter(state):
            return
        for piece in range(1, PIECE_COUNT):
            if is_in_throw(state, piece) and can_beat(state, piece, 1):
                out.add(self.first + piece)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.fulfilled = 0
        begin_encounter(state, state.ground.where[KNIGHT_PIECE])
        throw_javelin(state)
        attack(state, move - self.first, strength(state) + 1)


def is_in_throw(state: VastState, piece: i64) -> bool:
    """Whether she sees a piece on another square, near enough for the Javelin."""
    ground = state.ground
    start, at = ground.where[KNIGHT_PIECE], ground.where[piece]
    if not 0 <= at < SQUARES or at == start or not can_shoot_at(state, piece):
        return False
    return sees(ground, start, at, JAVELIN_RANGE)


@final
class DrinkPotion(Word):
    """§17.8 She discards the cube on the Potion Kit, which is removed: 2 Health."""

    word = "drink_potion"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if works(state, POTION_KIT) and is_hurt(state) and can_discard(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.fulfilled = 0
        move_cube(state.knight, ON_TREASURE + POTION_KIT, DISCARDED)
        remove_face_up(state, POTION_KIT)
        gain_health(state, OF_THE_POTION)


@final
class DropAmulet(Word):
    """§39.5 Her Health has changed: she discards the Cursed Amulet."""

    word = "drop_amulet"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if has_face_up(state, CURSED_AMULET):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_face_up(state, CURSED_AMULET)


@final
class WearAmulet(Word):
    """§39.5 She keeps the Cursed Amulet."""

    word = "wear_amulet"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
