"""Cards that the Goblins draw (§20.7 to §20.10)."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import MONSTERS, SECRETS, WAR_CARDS
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.goblins.effects.cards import keep_hand_limit, secrets_left
from antro.games.vast.goblins.effects.drawing import (
    ALL_WAR_CARDS,
    ask_for_swap,
    monsters_left,
)
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState


class Draws(ChanceChoice[VastState]):
    """A draw of as many cards as the argument of the question."""

    @abstractmethod
    def cards(self, state: VastState) -> i64:
        """Return the set of cards to draw from."""

    @abstractmethod
    def take(self, state: VastState, card: i64) -> None:
        """Take the drawn card."""

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        cards = self.cards(state)
        for card in range(self.size):
            if cards >> card & 1:
                out.weigh(self.first + card, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.set_argument(state.argument() - 1)
        self.take(state, move - self.first)


@final
class DrawWar(Draws):
    """A War card (§20.7)."""

    def __init__(self) -> None:
        super().__init__(len(WAR_CARDS))

    def due(self, state: VastState) -> bool:
        return state.argument() > 0

    def cards(self, state: VastState) -> i64:
        return ALL_WAR_CARDS & ~state.goblins.war_drawn

    def take(self, state: VastState, card: i64) -> None:
        state.goblins.war_drawn |= bit(card)

    def describe(self, move: i64) -> Move:
        name = WAR_CARDS[move - self.first]
        return Move(move, f"draw war {name}", "draw_war", {"war": f"war:{name}"}, [])


@final
class DrawMonster(Draws):
    """A Monster (§20.9). If the deck is empty, the discards are shuffled (§9.10)."""

    def __init__(self) -> None:
        super().__init__(len(MONSTERS))

    def due(self, state: VastState) -> bool:
        return state.argument() > 0 and monsters_left(state)

    def cards(self, state: VastState) -> i64:
        goblins = state.goblins
        return goblins.monster_deck if goblins.monster_deck else goblins.monster_discards

    def take(self, state: VastState, card: i64) -> None:
        goblins = state.goblins
        if not goblins.monster_deck:
            goblins.monster_deck = goblins.monster_discards
            goblins.monster_discards = 0
        goblins.monster_deck &= ~bit(card)
        goblins.monsters_drawn |= bit(card)

    def describe(self, move: i64) -> Move:
        name = MONSTERS[move - self.first]
        text = f"draw monster {name}".replace("_", " ")
        return Move(move, text, "draw_monster", {"monster": f"monster:{name}"}, [])


@final
class DrawSecret(Draws):
    """A Secret (§20.10). Other players see only the last number: an unknown card."""

    def __init__(self, config: Config) -> None:
        super().__init__(len(SECRETS) + 1)
        self.seat: Final = config.seat_of[GOBLINS]

    def due(self, state: VastState) -> bool:
        return state.argument() > 0 and secrets_left(state)

    def cards(self, state: VastState) -> i64:
        goblins = state.goblins
        return goblins.secret_deck if goblins.secret_deck else goblins.secret_discards

    def take(self, state: VastState, card: i64) -> None:
        goblins = state.goblins
        if not goblins.secret_deck:
            shuffle_discards(goblins)
        goblins.secret_deck &= ~bit(card)
        goblins.secrets |= bit(card)
        goblins.secrets_held += 1
        goblins.new_secrets |= bit(card)
        goblins.new_secrets_held += 1

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        if viewer == HOST or viewer == self.seat:
            return move
        return self.first + self.size - 1

    def describe(self, move: i64) -> Move:
        card = move - self.first
        if card == self.size - 1:
            return Move(move, "goblins draw a secret", "draw_secret_unseen", {}, [])
        text = f"draw secret {SECRETS[card]}".replace("_", " ")
        return Move(move, text, "draw_secret", {"secret": f"secret:{SECRETS[card]}"}, [])


def shuffle_discards(goblins: Goblins) -> None:
    """Turn the discarded Secrets into the deck, so that all players can deduce the hand (§9.10)."""
    goblins.secrets_known = goblins.secrets
    goblins.secret_deck = goblins.secret_discards
    goblins.secret_discards = 0


@final
class RubyNext(Step[VastState]):
    """Let the Goblin Ruby swap a drawn card (§24.5). The argument is the deck."""

    def run(self, state: VastState, argument: i64) -> None:
        ask_for_swap(state, argument)


@final
class HandLimit(Step[VastState]):
    """Discard Secrets above five after the whole draw (§20.10)."""

    def run(self, state: VastState, argument: i64) -> None:
        state.goblins.new_secrets = 0
        state.goblins.new_secrets_held = 0
        keep_hand_limit(state)
