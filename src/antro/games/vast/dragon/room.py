"""Links of the Dragon: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, follows
from antro.games.vast.common.links import Links
from antro.games.vast.dragon import kinds
from antro.games.vast.dragon.moves import (
    cards,
    clawing,
    fire,
    powers,
    scratching,
    tail,
    turn,
    wings,
    wrath,
)
from antro.games.vast.settings.config import Config


def dragon_room(config: Config) -> Links:
    """Return all links of this room."""
    return [*turn_links(config), *power_links(), *card_links(config)]


def turn_links(config: Config) -> Links:
    """Return the links of the turn and its end (§25.4)."""
    return [
        asks(
            kinds.DRAGON_TURN,
            wings.FreeMove(),
            powers.UsePower(config),
            cards.PlayPlatinum(),
            turn.EndDragonTurn(),
            turn.EndKeepingSilver(),
        ),
        asks(kinds.WING_MOVE, wings.WingMove()),
        asks(kinds.PLACE_GEM, turn.PlaceGem(), turn.NoGem()),
        follows(kinds.GLIDE, wings.Glide()),
        follows(kinds.GLIDE_OUT, wings.GlideOut()),
        follows(kinds.GATHER, turn.Gather()),
        follows(kinds.REPLACE_HAND, turn.ReplaceHand()),
        follows(kinds.SETTLE, turn.Settle()),
    ]


def power_links() -> Links:
    """Return the links of powers: their targets and effects (§27)."""
    return [
        asks(kinds.HISS_AT, clawing.HissAt()),
        asks(kinds.SLITHER_CUBE, tail.SlitherCube()),
        asks(kinds.SWAT_AT, tail.SwatAt()),
        asks(kinds.BURN_AT, fire.BurnAt()),
        asks(kinds.SCRATCH_AT, scratching.ScratchAt()),
        asks(kinds.FLAME_WALL_AT, fire.FlameWallAt()),
        asks(kinds.REROLL, powers.Reroll(), powers.KeepRoll()),
        follows(kinds.POWER_ROLLED, powers.PowerRolled()),
        follows(kinds.CLAW_TRIBES, clawing.ClawTribes()),
        follows(kinds.CLAW_MEAT, clawing.ClawMeat()),
        follows(kinds.CLAW_THIEF, clawing.ClawThief()),
        follows(kinds.CLAW_KNIGHT, clawing.ClawKnight()),
        follows(kinds.HISS_TRIBE, clawing.HissTribe()),
        follows(kinds.SCRATCH_TRIBES, scratching.ScratchTribes()),
        follows(kinds.WRATH_FALLS, wrath.WrathFalls()),
        follows(kinds.WRATH_DONE, wrath.WrathDone()),
    ]


def card_links(config: Config) -> Links:
    """Return the links of cards drawn or given up, and of Spores (§25.9, §29.6)."""
    return [
        asks(kinds.DRAW_POWER, cards.DrawPower(config)),
        asks(kinds.GIVE_CARDS, cards.GiveCard()),
        asks(kinds.SPORES_CUBE, cards.SporesCube()),
    ]
