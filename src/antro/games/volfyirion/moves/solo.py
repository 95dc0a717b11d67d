"""The choices of the solo mode (§17)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import BATTLE, FACES, KNOWLEDGE, NOTHING
from antro.games.volfyirion.effects.ending import finish
from antro.games.volfyirion.effects.rage import renew_deck
from antro.games.volfyirion.flow.dragon_attack import turn_up
from antro.games.volfyirion.kinds import CALM
from antro.games.volfyirion.moves.battle import DEFEAT
from antro.games.volfyirion.moves.face_names import card
from antro.games.volfyirion.state.config import OVERCOME
from antro.games.volfyirion.state.state import VolfState

CALMING: Final[i64] = 6  # §17.11
SUBJUGATION: Final[i64] = 16  # §17.12
CURRENCIES: Final = ["battle", "knowledge"]


@final
class Calm(Choice[VolfState]):
    """Pay 6 battle or knowledge points to set the top card of the rage pile aside (§17.11)."""

    def __init__(self) -> None:
        super().__init__(len(CURRENCIES))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.rages[0].top == NOTHING and state.markets[0].assets.held == 0:
            return
        for at in range(i64(2)):
            if state.has(seat, BATTLE + at) >= CALMING:
                out.add(self.first + at)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        rage = state.rages[0]
        state.pay(by, BATTLE + move - self.first, CALMING)
        if rage.top == NOTHING:
            rage.calming = 1
            state.ask(CALM)
            return
        rage.aside.add(rage.top)
        rage.top = NOTHING
        renew_deck(state)

    def describe(self, move: i64) -> Move:
        word = CURRENCIES[move - self.first]
        handles = ["pile:rage", f"choice:{word}"]
        return Move(move, f"calm for {word}", "calm", {"points": f"points:{word}"}, handles)


@final
class SetAside(ChanceChoice[VolfState]):
    """Turn up the unseen card that was paid for, and set it aside (§17.11)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        return state.rages[0].calming > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].assets.bag.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.rages[0].calming -= 1
        turn_up(state, state.rages[0].aside, move - self.first)
        renew_deck(state)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"set aside {card(face)}", "set_aside", {"card": card(face)}, [])


@final
class Overcome(Choice[VolfState]):
    """Defeat the dragon for 16 battle points, or subjugate it for 16 knowledge (§17.12)."""

    def __init__(self) -> None:
        super().__init__(len(CURRENCIES))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.has(seat, BATTLE) >= DEFEAT:
            out.add(self.first)
        if state.has(seat, KNOWLEDGE) >= SUBJUGATION:
            out.add(self.first + 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, BATTLE + move - self.first, SUBJUGATION)
        finish(state, bit(by), OVERCOME + move - self.first)

    def describe(self, move: i64) -> Move:
        kind = ["slay", "subjugate"][move - self.first]
        return Move(move, kind, kind, {}, ["dragon:volfyirion", f"choice:{kind}"])
