"""All choices of the Thief in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.printed.roles import THIEF
from antro.games.vast.question_maker import QuestionMaker
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


def ask_thief(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    return [*ask_turn(maker), *ask_robbing(maker), *ask_stash(maker), *ask_evasion(maker)]


def ask_turn(maker: QuestionMaker) -> Choices:
    """§30.3 His turn: steps and actions in any mix."""
    asks = maker.config.asks.thief
    stats, looked_at = turn.SetStats(), walking.LookedAt(maker.config)
    in_turn: Choices = [
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
    ]
    asks.stats = maker.of_turn(THIEF, "stats", "30.3", [stats])
    asks.turn = maker.of_turn(THIEF, "turn", "30.3", in_turn)
    asks.arrived = maker.after("thief_arrived", "10.11", walking.ThiefArrived())
    asks.step_out = maker.after("thief_step_out", "5.6", walking.StepOut())
    asks.look = maker.by_chance("look", "30.6", looked_at)
    return [stats, *in_turn, looked_at]


def ask_robbing(maker: QuestionMaker) -> Choices:
    """§31 What becomes of his actions."""
    asks = maker.config.asks.thief
    again, give_in = robbing.TryAgain(), robbing.GiveIn()
    treasure, secret, lost = stealing.StealTreasure(), stealing.StealSecret(), stealing.SecretLost()
    take_from = looting.TakeFrom()
    asks.gem_trap = maker.after("gem_trap", "31.1", looting.GemTrap())
    asks.lock_picked = maker.after("lock_picked", "31.7", looting.LockPicked())
    asks.picked = maker.after("picked", "31.5", robbing.Picked())
    asks.try_again = maker.of_turn(THIEF, "try_again", "32.4", [again, give_in])
    asks.steal_next = maker.after("steal_next", "39.6", stealing.StealNext())
    asks.steal_treasure = maker.of_turn(THIEF, "steal_treasure", "31.6", [treasure])
    asks.steal_secret = maker.of_turn(THIEF, "steal_secret", "31.6", [secret])
    asks.secret_lost = maker.by_chance("secret_lost", "31.6", lost)
    asks.take_from = maker.of_turn(THIEF, "take_from", "31.6", [take_from])
    return [again, give_in, treasure, secret, lost, take_from]


def ask_stash(maker: QuestionMaker) -> Choices:
    """§32.1, §43.1 Loot that comes home, and upgrades."""
    asks = maker.config.asks.thief
    stash, spores = stashing.StashOn(), stashing.SporesUpgrade()
    deal = stashing.DealUpgradeCard(maker.config)
    asks.stash_next = maker.after("stash_next", "32.1", stashing.StashNext())
    asks.stash = maker.interrupt(THIEF, "stash", "32.1", [stash])
    asks.spores = maker.interrupt(THIEF, "spores_upgrade", "29.6", [spores])
    asks.deal_card = maker.by_chance("deal_upgrade", "43.1", deal)
    return [stash, spores, deal]


def ask_evasion(maker: QuestionMaker) -> Choices:
    """§32.7 What follows an attack on him."""
    asks = maker.config.asks.thief
    slip, stay = walking.Slip(), walking.StayPut()
    asks.evasion = maker.after("evasion", "32.7", walking.Evasion())
    asks.slip = maker.interrupt(THIEF, "slip", "32.7", [slip, stay])
    return [slip, stay]
