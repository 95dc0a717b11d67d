"""All choices of the Dragon in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
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
from antro.games.vast.printed.roles import DRAGON
from antro.games.vast.question_maker import QuestionMaker


def ask_dragon(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    return [*ask_turn(maker), *ask_powers(maker), *ask_cards(maker)]


def ask_turn(maker: QuestionMaker) -> Choices:
    """§25.4 His turn, from move to move, and its end."""
    asks = maker.config.asks.dragon
    free, wing, power = wings.FreeMove(), wings.WingMove(), powers.UsePower(maker.config)
    platinum = cards.PlayPlatinum()
    end, keep = turn.EndDragonTurn(), turn.EndKeepingSilver()
    gem, no_gem = turn.PlaceGem(), turn.NoGem()
    asks.turn = maker.of_turn(DRAGON, "turn", "25.4", [free, power, platinum, end, keep])
    asks.wing = maker.of_turn(DRAGON, "wing", "27.4", [wing])
    asks.place_gem = maker.of_turn(DRAGON, "place_gem", "25.8", [gem, no_gem])
    asks.glide = maker.after("glide", "25.5", wings.Glide())
    asks.glide_out = maker.after("glide_out", "5.6", wings.GlideOut())
    asks.gather = maker.after("gather", "25.7", turn.Gather())
    asks.replace_hand = maker.after("replace_hand", "25.9", turn.ReplaceHand())
    asks.settle = maker.after("settle", "26.6", turn.Settle())
    return [free, power, platinum, end, keep, wing, gem, no_gem]


def ask_powers(maker: QuestionMaker) -> Choices:
    """§27 What a power is aimed at, and what comes of it."""
    asks = maker.config.asks.dragon
    hiss, slither, swat = clawing.HissAt(), tail.SlitherCube(), tail.SwatAt()
    burn, scratch, wall = fire.BurnAt(), scratching.ScratchAt(), fire.FlameWallAt()
    again, keep = powers.Reroll(), powers.KeepRoll()
    asks.hiss = maker.of_turn(DRAGON, "hiss", "27.5", [hiss])
    asks.slither = maker.of_turn(DRAGON, "slither", "27.6", [slither])
    asks.swat = maker.of_turn(DRAGON, "swat_at", "27.7", [swat])
    asks.burn = maker.of_turn(DRAGON, "burn", "27.9", [burn])
    asks.scratch = maker.of_turn(DRAGON, "scratch", "27.12", [scratch])
    asks.flame_wall = maker.of_turn(DRAGON, "flame_wall", "27.13", [wall])
    asks.reroll = maker.to(DRAGON, "reroll", "27.11", [again, keep])
    asks.power_rolled = maker.after("power_rolled", "27.1", powers.PowerRolled())
    asks.claw_tribes = maker.after("claw_tribes", "27.2", clawing.ClawTribes())
    asks.claw_meat = maker.after("claw_meat", "27.2", clawing.ClawMeat())
    asks.claw_thief = maker.after("claw_thief", "27.2", clawing.ClawThief())
    asks.claw_knight = maker.after("claw_knight", "27.2", clawing.ClawKnight())
    asks.hiss_tribe = maker.after("hiss_tribe", "27.5", clawing.HissTribe())
    asks.scratch_tribes = maker.after("scratch_tribes", "27.12", scratching.ScratchTribes())
    asks.wrath_falls = maker.after("wrath_falls", "27.15", wrath.WrathFalls())
    asks.wrath_done = maker.after("wrath_done", "42.1", wrath.WrathDone())
    return [hiss, slither, swat, burn, scratch, wall, again, keep]


def ask_cards(maker: QuestionMaker) -> Choices:
    """§25.9, §29.6 Cards that he draws or gives up, and cubes that go back."""
    asks = maker.config.asks.dragon
    draw, give, spores = cards.DrawPower(maker.config), cards.GiveCard(), cards.SporesCube()
    asks.draw = maker.by_chance("draw_power", "25.9", draw)
    asks.give_cards = maker.interrupt(DRAGON, "give_cards", "1.6", [give])
    asks.spores = maker.interrupt(DRAGON, "spores_cube", "29.6", [spores])
    return [draw, give, spores]
