"""Loot, Pick Lock, Hide Loot and Flare (§31.1, §31.7, §31.9, §33.1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import WithTreasure
from antro.games.vast.components.decks import LOCK_PICKING_KIT
from antro.games.vast.components.roles import NOBODY, THIEF, THIEF_PIECE
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.map.effects.dice import roll, toss
from antro.games.vast.map.effects.flare import flare
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.ground import VAULT_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import kill
from antro.games.vast.thief.effects.loot import gain_treasure, take_gem, take_treasure
from antro.games.vast.thief.effects.values import can_carry_more, has_upgrade
from antro.games.vast.thief.kinds import GEM_TRAP, LOCK_PICKED
from antro.games.vast.thief.moves.stepping import must_move
from antro.games.vast.thief.state import MOST_LOOT_DROP

CERTAIN: Final[i64] = 3  # cubes that succeed without a roll
NEEDED: Final = vec[i64]([7, 4, 2, 1])  # [cubes]: lowest roll that succeeds (§31.5)
SAFE: Final[i64] = 2  # cubes for a Gem without a trap


@final
class LootTreasure(SingleMove[VastState]):
    """Take a Treasure token on the Thief's square (§31.1)."""

    word = "loot_treasure"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground = state.ground
        able = state.thief.cubes > 0 and can_carry_more(state) and not must_move(state)
        if able and ground.treasures_on(ground.where[THIEF_PIECE]):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.cubes -= 1
        take_treasure(state, state.ground.where[THIEF_PIECE])


@final
class LootGem(PlayerChoice[VastState]):
    """Take a Gem on the Thief's square for 1 or 2 cubes (§31.1): ``gem * 2 + cubes - 1``."""

    def __init__(self) -> None:
        super().__init__(6)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        gems = state.ground.gems_on(state.ground.where[THIEF_PIECE])
        if not can_carry_more(state) or must_move(state):
            return
        for number in range(self.size):
            if gems >> number // 2 & 1 and state.thief.cubes > number % 2:
                out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        gem, cubes = (move - self.first) // 2, (move - self.first) % 2 + 1
        state.thief.cubes -= cubes
        if cubes == SAFE:
            take_gem(state, state.ground.where[THIEF_PIECE], gem)
        else:
            state.ask(GEM_TRAP, gem)
            roll(state, THIEF)

    def describe(self, move: i64) -> Move:
        gem, cubes = GEMS[(move - self.first) // 2], int(move - self.first) % 2 + 1
        fields: Fields = {"gem": f"gem:{gem}", "n": cubes}
        handles = [f"gem:{gem}", f"action:loot:{cubes}"]
        return Move(move, f"loot {gem} gem for {cubes}", "loot_gem", fields, handles)


@final
class GemTrap(Step[VastState]):
    """Loot the Gem, or die of its trap, by the die (§31.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        if shows_centre(state.die):
            kill(state, NOBODY)
        else:
            take_gem(state, state.ground.where[THIEF_PIECE], argument)


@final
class PickLock(PlayerChoice[VastState]):
    """Try to open the Vault on the Thief's square, as for 1, 2 or 3 cubes (§31.7)."""

    def __init__(self) -> None:
        super().__init__(CERTAIN)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground = state.ground
        at = ground.where[THIEF_PIECE]
        if not ground.has(at, VAULT_TOKEN) or state.thief.tried >> at & 1:
            return
        if not can_carry_more(state):
            return
        for number in range(CERTAIN):
            if lock_cost(state, number + 1) <= state.thief.cubes:
                out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        thief, worth = state.thief, move - self.first + 1
        thief.cubes -= lock_cost(state, worth)
        thief.tried |= bit(state.ground.where[THIEF_PIECE])
        if worth == CERTAIN:
            open_vault(state)
        else:
            state.ask(LOCK_PICKED, worth)
            toss(state)

    def describe(self, move: i64) -> Move:
        worth = int(move - self.first) + 1
        text = f"pick lock as for {worth}"
        return Move(move, text, "pick_lock", {"n": worth}, [f"action:pick_lock:{worth}"])


def lock_cost(state: VastState, worth: i64) -> i64:
    """Return the cost of Pick Lock in cubes. The kit saves one (§32.4)."""
    return worth - 1 if has_upgrade(state, LOCK_PICKING_KIT) else worth


def open_vault(state: VastState) -> None:
    """Remove the Vault on the Thief's square, and take a Treasure token (§31.7)."""
    state.ground.drop_token(state.ground.where[THIEF_PIECE], VAULT_TOKEN)
    gain_treasure(state)


@final
class LockPicked(Step[VastState]):
    """Open the Vault if the die allows it (§31.7)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.toss >= NEEDED[argument]:
            open_vault(state)


@final
class TakeFrom(WithTreasure):
    """The square of the Treasure token to take if the supply has none (§31.6)."""

    kind = "steal_treasure_from"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        take_treasure(state, move - self.first)


@final
class HideLoot(PlayerChoice[VastState]):
    """Lower Loot Drop by the number of cubes paid (§31.9)."""

    def __init__(self) -> None:
        super().__init__(MOST_LOOT_DROP)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if must_move(state):
            return
        for number in range(min(state.thief.cubes, state.thief.loot_drop)):
            out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        cubes = move - self.first + 1
        state.thief.cubes -= cubes
        state.thief.loot_drop -= cubes

    def describe(self, move: i64) -> Move:
        cubes = int(move - self.first) + 1
        text = f"hide loot for {cubes}"
        return Move(move, text, "hide_loot", {"n": cubes}, [f"action:hide_loot:{cubes}"])


@final
class ThiefFlare(SingleMove[VastState]):
    """Use Flare on the Thief's square for a cube (§33.1)."""

    word = "thief_flare"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        has_flare = state.config.variant.flare >> THIEF & 1
        if has_flare and state.thief.cubes > 0 and not must_move(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.cubes -= 1
        flare(state, state.ground.where[THIEF_PIECE], THIEF_PIECE)
