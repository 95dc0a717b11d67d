"""All choices of the Cave in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.cave.moves import answers
from antro.games.vast.cave.moves.omens import SpendOmen
from antro.games.vast.cave.moves.turn import EndCaveTurn, PlaceTreasure, Shape
from antro.games.vast.choices import Choices
from antro.games.vast.printed.roles import CAVE
from antro.games.vast.question_maker import QuestionMaker


def ask_cave(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    asks = maker.config.asks.cave
    spend, shape, treasure, end = SpendOmen(), Shape(), PlaceTreasure(), EndCaveTurn()
    bats, bats_on_treasure = answers.BatsOnPiece(), answers.BatsOnTreasure()
    old, new = answers.OldRockslide(), answers.NewRockslide()
    spores, hatred, token = answers.SporesOn(), answers.HatredTile(), answers.HatredToken()
    turn, rotate = answers.TileToTurn(), answers.RotateTo()
    event, bury = answers.EventAt(), answers.BuryEvents()
    give, draw = answers.GiveOmen(), answers.DrawOmen()
    asks.turn = maker.of_turn(CAVE, "turn", "28.3", [spend, shape, treasure, end])
    asks.collect = maker.by_chance("collect", "28.4", draw)
    asks.give_omens = maker.interrupt(CAVE, "give_omens", "1.6", [give])
    asks.bats = maker.to(CAVE, "bats", "29.3", [bats, bats_on_treasure])
    asks.old_rockslide = maker.to(CAVE, "old_rockslide", "29.4", [old])
    asks.rockslide = maker.to(CAVE, "rockslide", "29.4", [new])
    asks.spores = maker.to(CAVE, "spores", "29.6", [spores])
    asks.hatred = maker.to(CAVE, "hatred", "29.7", [hatred, token])
    asks.curse = maker.to(CAVE, "curse", "29.8", [turn, event, bury])
    asks.rotate = maker.to(CAVE, "rotate", "29.8", [rotate])
    return [
        spend, shape, treasure, end, bats, bats_on_treasure, old, new, spores, hatred, token,
        turn, rotate, event, bury, give, draw,
    ]  # fmt: skip
