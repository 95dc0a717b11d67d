"""Population lost, and Tribes that scatter or hide (§20.12)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import BRIGHT_BEETLES, GOBLIN_RUBY
from antro.games.vast.components.roles import FANGS
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.hunger import eat
from antro.games.vast.goblins.effects.discs import lose_armory
from antro.games.vast.goblins.effects.monster_loss import discard_monster, lose_monster
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.kinds import BEETLES
from antro.games.vast.state.state import VastState

SCATTER_LOSS: Final[i64] = 2

# Added to a Tribe in the argument of a question about Bright Beetles: if the Dragon eats the loss
NOBODYS: Final[i64] = 0
THE_DRAGONS: Final[i64] = 4


def hide(state: VastState, tribe: i64) -> None:
    """Return a Tribe to the Goblins' board without a loss."""
    state.ground.where[FANGS + tribe] = OFF


def scatter(state: VastState, tribe: i64) -> i64:
    """Return a Tribe to the board with less Population and without its Monster (§20.12).

    Return the Population lost, which is one less with Bright Beetles (§23.8).
    """
    beetles: i64 = 1 if has_monster(state.goblins, tribe, BRIGHT_BEETLES) else 0
    hide(state, tribe)
    lost = take_population(state, tribe, SCATTER_LOSS - beetles)
    lose_monster(state, tribe)
    return lost


def lose_population(state: VastState, tribe: i64, amount: i64, whose: i64 = NOBODYS) -> i64:
    """Take Population from a Tribe for any reason but scattering. Return the immediate loss.

    With Bright Beetles, the Tribe keeps one back until the Goblins decide if they discard them
    (§23.8). *whose* says if the Dragon eats the loss.
    """
    lost = min(amount, state.goblins.population[tribe])
    if lost > 0 and has_monster(state.goblins, tribe, BRIGHT_BEETLES):
        state.ask(BEETLES, tribe + whose)
        lost -= 1
    if lost > 0:
        take_population(state, tribe, lost)
        die_out(state, tribe)
    return lost


def let_dragon_eat(state: VastState, tribe: i64, amount: i64) -> None:
    """Let the Dragon eat Population of a Tribe (§27.1)."""
    eat(state, lose_population(state, tribe, amount, THE_DRAGONS))


def lose_held_back(state: VastState, argument: i64) -> None:
    """Take the Population that Bright Beetles kept back, because the Goblins keep the Beetles."""
    tribe = argument % THE_DRAGONS
    lost = take_population(state, tribe, 1)
    if argument >= THE_DRAGONS:
        eat(state, lost)
    die_out(state, tribe)


def give_up_beetles(state: VastState) -> None:
    """Discard the Bright Beetles, so that their Tribe loses one less (§23.8)."""
    discard_monster(state, BRIGHT_BEETLES)


def take_population(state: VastState, tribe: i64, amount: i64) -> i64:
    """Take discs from a Tribe. Return how many.

    With the last disc of a Tribe, the Goblin Ruby is lost (§24.5).
    """
    goblins = state.goblins
    lost = min(amount, goblins.population[tribe])
    goblins.population[tribe] -= lost
    if lost > 0 and goblins.population[tribe] == 0:
        lose_ruby(state)
        lose_armory(state, tribe)
    return lost


def die_out(state: VastState, tribe: i64) -> None:
    """Return a Tribe with no Population to the board, and discard its Monster (§20.12)."""
    if state.goblins.population[tribe] == 0:
        hide(state, tribe)
        lose_monster(state, tribe)


def lose_ruby(state: VastState) -> None:
    """Discard a face-up Goblin Ruby (§24.5)."""
    goblins = state.goblins
    if goblins.has_face_up(GOBLIN_RUBY):
        goblins.face_up &= ~bit(GOBLIN_RUBY)
        goblins.secret_discards |= bit(GOBLIN_RUBY)


def shift_population(state: VastState, tribe: i64, other: i64) -> None:
    """Move a disc from one Tribe to another (§41.9). A Tribe without discs dies out."""
    take_population(state, tribe, 1)
    state.goblins.population[other] += 1
    die_out(state, tribe)
