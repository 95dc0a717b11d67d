"""All choices about the map in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.ground.moves import chance, drifting, forced, laying, revealing
from antro.games.vast.printed.roles import CAVE
from antro.games.vast.question_maker import QuestionMaker


def ask_chance(maker: QuestionMaker) -> Choices:
    """What chance does to the map."""
    asks, config = maker.config.asks.ground, maker.config
    roll, toss = chance.Roll(), chance.Toss()
    first, draw, refill = (
        chance.FirstTiles(config),
        chance.DrawTile(config),
        chance.RefillHand(config),
    )
    turn_up, fallen, card = chance.TurnUp(config), chance.ShowFallen(config), chance.TerrainCard()
    asks.roll = maker.by_chance("roll", "8.2", roll)
    asks.toss = maker.by_chance("toss", "31.5", toss)
    asks.first_tiles = maker.by_chance("first_tiles", "2.3", first)
    asks.draw_tile = maker.by_chance("draw_tile", "3.5", draw)
    asks.refill_hand = maker.by_chance("refill_hand", "7.6", refill)
    asks.turn_up = maker.by_chance("turn_up", "7.1", turn_up)
    asks.show_fallen = maker.by_chance("show_fallen", "11.9", fallen)
    asks.terrain_card = maker.by_chance("terrain_card", "10.12", card)
    return [roll, toss, first, draw, refill, turn_up, fallen, card]


def ask_reveal(maker: QuestionMaker) -> Choices:
    """§7 Make the questions of revealing and filling. Returns their choices."""
    asks = maker.config.asks.ground
    next_tile, orient, fill_side = revealing.NextTile(), revealing.Orient(), revealing.FillSide()
    asks.next_tile = maker.to_each("next_tile", "7.4", [next_tile])
    asks.orient = maker.to_each("orient", "7.2", [orient])
    asks.fill_side = maker.interrupt(CAVE, "fill", "7.6", [fill_side])
    asks.reveal_next = maker.after("reveal_next", "7.4", revealing.RevealNext())
    asks.fill = maker.after("filling", "7.5", revealing.Fill())
    asks.tile_effects = maker.after("tile_effects", "7.8", revealing.TileEffects())
    asks.entered_tile = maker.after("entered_tile", "7.12", revealing.EnteredTile())
    asks.after_reveal = maker.after("after_reveal", "14.4", revealing.AfterReveal())
    return [next_tile, orient, fill_side]


def ask_coming(maker: QuestionMaker) -> Choices:
    """§3.5, §10, §28.7 Tiles, Treasure tokens and Terrain that come."""
    asks, config = maker.config.asks.ground, maker.config
    from_hand, lay = laying.FromHand(config), laying.LaySide()
    treasure, no_treasure = laying.TreasureAt(config), laying.NoTreasure()
    kind, side, turn = laying.TerrainKind(), laying.TerrainSide(), laying.TerrainTurn()
    asks.from_hand = maker.interrupt(CAVE, "from_hand", "7.6", [from_hand])
    asks.lay = maker.to_each("lay", "4.8", [lay])
    asks.lay_drawn = maker.after("lay_drawn", "3.5", laying.LayDrawn())
    asks.treasure = maker.to_each("treasure", "28.7", [treasure])
    asks.treasure_if_wanted = maker.to(CAVE, "treasure_if_wanted", "28.7", [treasure, no_treasure])
    asks.plunder_laid = maker.after("plunder_laid", "33.2", laying.PlunderLaid())
    asks.terrain_kind = maker.to_each("terrain", "10.2", [kind])
    asks.terrain_side = maker.to_each("terrain_side", "10.3", [side])
    asks.terrain_turn = maker.to_each("terrain_turn", "10.3", [turn])
    asks.more_pits = maker.after("more_pits", "10.9", laying.MorePits())
    return [from_hand, lay, treasure, no_treasure, kind, side, turn]


def ask_forced(maker: QuestionMaker) -> Choices:
    """§5.3, §6 Make the questions of entering, and of moving others. Returns their choices."""
    asks = maker.config.asks.ground
    step, stop = forced.ForcedStep(), forced.ForcedStop()
    drag, swat, drag_stop = forced.DragStep(), forced.SwatStep(), forced.DragStop()
    flare = forced.FlareAt()
    asks.forced = maker.to_each("forced", "6.1", [step, stop])
    asks.forced_on = maker.after("forced_on", "6.1", forced.ForcedOn())
    asks.drag = maker.to_each("drag", "6.7", [drag, drag_stop])
    asks.swat = maker.to_each("swat", "27.7", [swat])
    asks.at_entrance = maker.after("at_entrance", "5.3", forced.AtEntrance())
    asks.prompted = maker.after("prompted", "25.11", forced.Prompted())
    asks.flare = maker.to_each("flare", "33.1", [flare])
    asks.flared = maker.after("flared", "33.1", forced.Flared())
    return [step, stop, drag, swat, drag_stop, flare, *ask_drifting(maker)]


def ask_drifting(maker: QuestionMaker) -> Choices:
    """§10.11 The current of the River."""
    asks = maker.config.asks.ground
    drift, stay = drifting.Drift(), drifting.StayAfloat()
    asks.drift = maker.to_each("drift", "10.11", [drift, stay])
    asks.carried = maker.to_each("carried", "10.11", [drift, stay])
    asks.drifted = maker.after("drifted", "10.11", drifting.Drifted())
    asks.washed = maker.after("washed", "10.11", drifting.Washed())
    return [drift, stay]


def ask_going(maker: QuestionMaker) -> Choices:
    """§11, §12 Make the questions of tiles that leave the map. Returns their choices."""
    asks = maker.config.asks.ground
    remove, leave, slide = forced.RemoveTile(), forced.LeaveStep(), forced.Slide()
    entrance = forced.EntranceTo()
    asks.remove = maker.to_each("remove", "11.5", [remove])
    asks.removal = maker.after("removal", "11.3", forced.Removal())
    asks.leave = maker.to_each("leave", "6.9", [leave])
    asks.leave_next = maker.after("leave_next", "6.10", forced.LeaveNext())
    asks.lift = maker.after("lift", "11.8", forced.Lift())
    asks.put_under = maker.after("put_under", "12.2", forced.PutUnder())
    asks.reconnect = maker.after("reconnect", "11.10", forced.Reconnect())
    asks.slide = maker.to_each("slide", "11.10", [slide])
    asks.move_entrance = maker.to_each("move_entrance", "37.3", [entrance])
    return [remove, leave, slide, entrance]
