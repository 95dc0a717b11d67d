"""Links of the Thief: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, follows
from antro.games.vast.common.links import Links
from antro.games.vast.settings.config import Config
from antro.games.vast.thief import kinds
from antro.games.vast.thief.moves import (
    card,
    looting,
    robbing,
    stabbing,
    stashing,
    stealing,
    turn,
    walking,
)


def thief_room(config: Config) -> Links:
    """Return all links of this room."""
    return [*turn_links(config), *robbing_links(), *stash_links(config), *evasion_links()]


def turn_links(config: Config) -> Links:
    """Return the links of steps and actions of a turn (§30.3)."""
    return [
        asks(kinds.CHOOSE_STATS, turn.SetStats()),
        asks(
            kinds.THIEF_TURN,
            walking.ThiefStep(),
            walking.Climb(),
            walking.JumpToPit(),
            walking.Look(),
            walking.RevealUnderThief(),
            looting.LootTreasure(),
            looting.LootGem(),
            looting.PickLock(),
            looting.HideLoot(),
            looting.ThiefFlare(),
            robbing.Pickpocket(),
            stabbing.Backstab(),
            card.Charm(),
            card.Wand(),
            turn.EndThiefTurn(),
        ),
        follows(kinds.THIEF_ARRIVED, walking.ThiefArrived()),
        follows(kinds.THIEF_STEPS_OUT, walking.StepOut()),
        asks(kinds.LOOK, walking.LookedAt(config)),
    ]


def robbing_links() -> Links:
    """Return the links of the results of actions (§31)."""
    return [
        follows(kinds.GEM_TRAP, looting.GemTrap()),
        follows(kinds.LOCK_PICKED, looting.LockPicked()),
        follows(kinds.PICKED, robbing.Picked()),
        asks(kinds.TRY_AGAIN, robbing.TryAgain(), robbing.GiveIn()),
        follows(kinds.STEAL_NEXT, stealing.StealNext()),
        asks(kinds.STEAL_TREASURE, stealing.StealTreasure()),
        asks(kinds.STEAL_SECRET, stealing.StealSecret()),
        asks(kinds.SECRET_LOST, stealing.SecretLost()),
        asks(kinds.TAKE_FROM, looting.TakeFrom()),
    ]


def stash_links(config: Config) -> Links:
    """Return the links of stashing and upgrades (§32.1, §43.1)."""
    return [
        follows(kinds.STASH_NEXT, stashing.StashNext()),
        asks(kinds.STASH, stashing.StashOn()),
        asks(kinds.SPORES_UPGRADE, stashing.SporesUpgrade()),
        asks(kinds.DEAL_UPGRADE, stashing.DealUpgradeCard(config)),
    ]


def evasion_links() -> Links:
    """Return the links of evasions (§32.7)."""
    return [
        follows(kinds.EVASION, walking.Evasion()),
        asks(kinds.SLIP, walking.Slip(), walking.StayPut()),
    ]
