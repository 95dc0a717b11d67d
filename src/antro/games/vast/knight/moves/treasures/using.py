"""Treasures that the Knight uses: revealed, shot, drunk (§17)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import (
    EAGLE_EYED,
    ENCHANTED_BOW,
    POTION_KIT,
    TREASURES,
)
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    PIECES,
    THIEF_PIECE,
)
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.knight.effects.cubes import can_discard, move_cube
from antro.games.vast.knight.effects.foes import has_done
from antro.games.vast.knight.effects.health import gain_health, is_wounded
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.treasures import (
    remove_face_up,
    turn_face_up,
)
from antro.games.vast.knight.effects.values import (
    perception,
    strength,
    works,
)
from antro.games.vast.knight.moves.attacks import note_thief_killed
from antro.games.vast.knight.moves.equipment import can_shoot_at
from antro.games.vast.knight.state import (
    DISCARDED,
    ENCHANTED_SHOT,
    ON_TREASURE,
)
from antro.games.vast.map.visibility.lines import straight_distance
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import kill
from antro.games.vast.thief.effects.values import stealth

BOW_RANGE: Final[i64] = 5
MOST_CARDS: Final[i64] = 3  # limit of the Dragon's discards for one shot
OF_THE_POTION: Final[i64] = 2  # Health for the Potion Kit


@final
class RevealTreasure(OfList):
    """Reveal a face-down Treasure (§17.1)."""

    spare = True

    def __init__(self) -> None:
        super().__init__("reveal_treasure", "treasure", TREASURES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.face_down)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_face_up(state, move - self.first)


@final
class EnchantedShot(OfList):
    """Shoot the Dragon or the Thief with the Enchanted Bow (§17.3)."""

    spare = True

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
            note_thief_killed(state)
        note_fulfilled(state, EAGLE_EYED)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Enchanted Bow first, because she can also attack a piece."""
        return ["treasure:enchanted_bow", thing]


def is_in_range(state: VastState, piece: i64) -> bool:
    """Return True if a piece is up to five squares away in a straight line, through anything."""
    ground = state.ground
    at = ground.where[piece]
    if not 0 <= at < SQUARES or not can_shoot_at(state, piece):
        return False
    return 0 <= straight_distance(ground, ground.where[KNIGHT_PIECE], at) <= BOW_RANGE


def can_harm(state: VastState, piece: i64) -> bool:
    """Return True if a shot of the Enchanted Bow would have an effect."""
    if piece == THIEF_PIECE:
        return perception(state) > stealth(state)
    return strength(state) >= 2 and state.dragon.cards_held > 0


@final
class DrinkPotion(SingleMove[VastState]):
    """Discard the cube on the Potion Kit for 2 Health, and remove the card (§17.8)."""

    word = "drink_potion"
    spare = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if works(state, POTION_KIT) and is_wounded(state) and can_discard(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.fulfilled = 0
        move_cube(state.knight, ON_TREASURE + POTION_KIT, DISCARDED)
        remove_face_up(state, POTION_KIT)
        gain_health(state, OF_THE_POTION)
