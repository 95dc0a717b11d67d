"""Assigning and losing Monsters (§20.9, §23.1), and Strength discs (§40.5)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import MONSTERS
from antro.games.vast.goblins.effects.discs import (
    give_disc,
    hand_out_discs,
    is_contested,
    lacking_discs,
)
from antro.games.vast.goblins.effects.monster_loss import discard_monster
from antro.games.vast.goblins.effects.monsters import monster_count, monsters_of
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.kinds import ASSIGN, DISC
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.state import (
    BONES_TRIBE,
    DISC_NAMES,
    MONSTER_SLOTS,
    NO_CARD,
    SLOT_NAMES,
    Goblins,
)
from antro.games.vast.state.state import VastState


@final
class Mercenary(SingleMove[VastState]):
    """Pay 1 Rage for one more Monster with the Mercenaries (§41.11)."""

    word = "hire_monster"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_rage(state, 1)
        state.set_argument(state.argument() + 1)


@final
class AssignNext(Step[VastState]):
    """Assign the drawn Monsters one by one (§20.9)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.goblins.monsters_drawn:
            state.ask(ASSIGN)


@final
class AssignMonster(PlayerChoice[VastState]):
    """A slot for a Monster, which replaces the Monster there (§23.1): ``monster * 4 + slot``."""

    def __init__(self) -> None:
        super().__init__(len(MONSTERS) * MONSTER_SLOTS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        drawn, slots = state.goblins.monsters_drawn, open_slots(state.goblins)
        while drawn:
            out.add_each(self.first + lowest(drawn) * MONSTER_SLOTS, slots)
            drawn &= drawn - 1

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        monster, slot = (move - self.first) // MONSTER_SLOTS, (move - self.first) % MONSTER_SLOTS
        take_drawn(state, monster)
        old = state.goblins.monsters[slot]
        if old != NO_CARD:
            discard_monster(state, old)
        state.goblins.monsters[slot] = monster
        hand_out_discs(state)

    def describe(self, move: i64) -> Move:
        monster, slot = divmod(int(move - self.first), int(MONSTER_SLOTS))
        name, place = MONSTERS[monster], SLOT_NAMES[slot]
        fields = {"monster": f"monster:{name}", "slot": f"slot:{place}"}
        text = f"assign {name} to {place}".replace("_", " ")
        return Move(move, text, "assign_monster", {**fields}, [fields["monster"], fields["slot"]])


def open_slots(goblins: Goblins) -> i64:
    """Return the slots for a Monster. All Tribes together have at most as many as Bones (§23.1).

    Of two empty slots of Bones, only the first is listed.
    """
    found: i64 = 0
    owned, most = monster_count(goblins), goblins.population[BONES_TRIBE]
    for slot in range(MONSTER_SLOTS):
        more: i64 = 1 if goblins.monsters[slot] == NO_CARD else 0
        if owned + more <= most:
            found |= bit(slot)
    if goblins.monsters[1] == NO_CARD and goblins.monsters[2] == NO_CARD:
        found &= ~bit(2)
    return found


def take_drawn(state: VastState, monster: i64) -> None:
    """Take a Monster off the drawn ones. After the last one the question ends."""
    state.goblins.monsters_drawn &= ~bit(monster)
    if not state.goblins.monsters_drawn:
        state.pop()


@final
class DiscardMonster(OfList):
    """Discard a drawn Monster (§20.9)."""

    def __init__(self) -> None:
        super().__init__("discard_monster", "monster", MONSTERS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.monsters_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        take_drawn(state, move - self.first)
        state.goblins.monster_discards |= bit(move - self.first)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Monster first, as for assigning it."""
        return [thing, "choice:discard_monster"]


@final
class LoseMonster(OfList):
    """Choose one of the two Monsters of a Tribe to lose (§20.12). The argument is the Tribe."""

    def __init__(self) -> None:
        super().__init__("lose_monster", "monster", MONSTERS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, monsters_of(state.goblins, state.argument()))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        discard_monster(state, move - self.first)


@final
class DiscNext(Step[VastState]):
    """Give out discs after all effects that may free more of them (§40.5)."""

    def run(self, state: VastState, argument: i64) -> None:
        if is_contested(state.goblins):
            state.ask(DISC)
        else:
            hand_out_discs(state)


@final
class DiscTo(OfList):
    """The card that gets the free Strength disc (§40.5)."""

    def __init__(self) -> None:
        super().__init__("disc_to", "disc", DISC_NAMES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, lacking_discs(state.goblins))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        give_disc(state, move - self.first)
        hand_out_discs(state)


@final
class ArmoryOn(OfTribes):
    """The Tribe with the Strength disc of the Armory (§41.6)."""

    def __init__(self) -> None:
        super().__init__("armory_on")

    def tribes(self, state: VastState) -> i64:
        return 7

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.goblins.armory = move - self.first
