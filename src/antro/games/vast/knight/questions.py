"""All choices of the Knight in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.knight.moves import (
    ambush,
    amulet,
    collecting,
    cubes,
    encounter,
    equipment,
    event_effects,
    events,
    fighting,
    infestation,
    javelin,
    lost_treasures,
    monsters,
    sidequests,
    staff,
    steps,
    terrain,
    treasure_cards,
    treasures,
    underworm,
)
from antro.games.vast.knight.moves.turn import EndKnightTurn
from antro.games.vast.printed.roles import CAVE, KNIGHT
from antro.games.vast.question_maker import QuestionMaker


def ask_knight(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    return [
        *ask_turn(maker),
        *ask_harm(maker),
        *ask_treasures(maker),
        *ask_events(maker),
        *ask_ambushes(maker),
    ]


def ask_turn(maker: QuestionMaker) -> Choices:
    """§13.4, §14 What she does on her turn, and in an Encounter."""
    asks, config = maker.config.asks.knight, maker.config
    always: Choices = [
        cubes.PlaceCube(config),
        equipment.BombWall(),
        equipment.Shoot(),
        equipment.KnightFlare(),
        treasures.RevealTreasure(),
        treasures.EnchantedShot(),
        javelin.ReadyJavelin(),
        treasures.DrinkPotion(),
        sidequests.RevealSidequest(),
    ]
    moving: Choices = [
        staff.UseStaff(),
        steps.Step(),
        steps.MapStep(),
        terrain.PitStep(),
        terrain.ClimbBack(),
        encounter.Encounter(),
        javelin.ThrowJavelin(config),
    ]
    meeting: Choices = [
        fighting.Fight(),
        fighting.BombDragon(),
        fighting.Smash(),
        collecting.CollectTreasure(),
        collecting.CollectGem(),
        encounter.EncounterDone(),
    ]
    last, drift, stay = cubes.LastCube(), terrain.Drift(), terrain.NoDrift()
    blow, no_blow, end = fighting.AxeBlow(), fighting.NoAxeBlow(), EndKnightTurn()
    asks.turn = maker.of_turn(KNIGHT, "turn", "13.4", [*always, *moving, end])
    asks.encounter = maker.of_turn(KNIGHT, "encounter", "14.1", [*always, *meeting])
    asks.last_cubes = maker.of_turn(KNIGHT, "last_cubes", "39.3", [always[-1], last, end])
    asks.drift = maker.of_turn(KNIGHT, "knight_drift", "10.11", [drift, stay])
    asks.axe = maker.interrupt(KNIGHT, "axe", "17.6", [blow, no_blow])
    follow_turn(maker)
    return [*always, *moving, *meeting, last, drift, stay, blow, no_blow, end]


def follow_turn(maker: QuestionMaker) -> None:
    """What follows by itself on her turn."""
    asks = maker.config.asks.knight
    asks.step_onto = maker.after("step_onto", "5.6", terrain.StepOnto())
    asks.arrived = maker.after("arrived", "14.2", terrain.Arrived())
    asks.afloat = maker.after("afloat", "10.11", terrain.Afloat())
    asks.encounter_on = maker.after("encounter_on", "14.1", encounter.EncounterOn())
    asks.dragon_rolled = maker.after("dragon_rolled", "14.9", fighting.DragonRolled())
    asks.thief_attacked = maker.after("thief_attacked", "14.12", fighting.ThiefAttacked())
    asks.gem_rolled = maker.after("gem_rolled", "14.16", collecting.GemRolled())
    asks.shot = maker.after("shot", "15.5", equipment.Shot())
    asks.teleport = maker.after("teleport", "39.7", staff.Teleport())


def ask_harm(maker: QuestionMaker) -> Choices:
    """§15.3, §39.5 Make the questions of what befalls her. Returns their choices."""
    asks, config = maker.config.asks.knight, maker.config
    give, lose = cubes.GiveCube(), lost_treasures.LoseTreasure(config)
    drop, wear = amulet.DropAmulet(), amulet.WearAmulet()
    asks.give_cube = maker.interrupt(KNIGHT, "give_cube", "15.3", [give])
    asks.amulet = maker.interrupt(KNIGHT, "amulet", "39.5", [drop, wear])
    asks.lose_treasure = maker.by_chance("lose_treasure", "9.9", lose)
    return [give, drop, wear, lose]


def ask_treasures(maker: QuestionMaker) -> Choices:
    """§9.8, §16.1 Cards that come to her."""
    asks, config = maker.config.asks.knight, maker.config
    deal, draw = sidequests.DealSidequest(config), treasure_cards.DrawTreasure(config)
    give, bury = treasure_cards.GiveTreasure(config), treasure_cards.BuryDrawn()
    bury_own = treasure_cards.BuryOffered()
    keep, decline = treasure_cards.KeepTreasure(), treasure_cards.DeclineTreasure()
    asks.deal_sidequest = maker.by_chance("deal_sidequest", "16.1", deal)
    asks.draw_treasure = maker.by_chance("draw_treasure", "9.8", draw)
    drawn, show = treasure_cards.TreasuresDrawn(), treasure_cards.ShowTreasure(config)
    asks.treasures_drawn = maker.after("treasures_drawn", "9.8", drawn)
    asks.give_treasure = maker.interrupt(CAVE, "give_treasure", "9.8", [give])
    asks.bury_drawn = maker.interrupt(CAVE, "bury_drawn", "38.1", [bury])
    asks.treasures_offered = maker.by_chance("treasures_offered", "14.15", show)
    asks.bury_offered = maker.to(KNIGHT, "bury_offered", "38.1", [bury_own])
    asks.keep_treasure = maker.to(KNIGHT, "keep_treasure", "14.15", [keep, decline])
    return [deal, draw, give, bury, show, bury_own, keep, decline]


def ask_events(maker: QuestionMaker) -> Choices:
    """§18 Make the questions of Event cards. Returns their choices."""
    asks, config = maker.config.asks.knight, maker.config
    top, play, draw = events.TopEvent(config), events.PlayEvent(), events.DrawEvent()
    cube, no_cube = event_effects.CubeForHealth(), event_effects.NoCubeForHealth()
    asks.top_event = maker.by_chance("top_event", "28.9", top)
    asks.event = maker.interrupt(CAVE, "event", "18.1", [play])
    asks.draw_event = maker.by_chance("draw_event", "18.1", draw)
    asks.play_event = maker.after("play_event", "18.1", events.EventPlayed())
    asks.cube_for_health = maker.to(KNIGHT, "cube_for_health", "18.5", [cube, no_cube])
    asks.quake = maker.after("quake", "39.10", event_effects.Quake())
    return [top, play, draw, cube, no_cube]


def ask_ambushes(maker: QuestionMaker) -> Choices:
    """§14.14, §19 Ambushes, of Goblins or of an Infestation."""
    asks = maker.config.asks.knight
    brace, monster, ready = ambush.Brace(), ambush.AskForMonster(), ambush.Ready()
    draw, flee, worm = infestation.DrawMonster(), monsters.FleeOgre(), underworm.WormTo()
    asks.brace = maker.to(KNIGHT, "brace", "14.14", [brace, ready])
    asks.brace_or_monster = maker.to(KNIGHT, "brace_or_monster", "19.2", [brace, monster, ready])
    asks.ambush = maker.after("ambush", "14.14", ambush.Ambush())
    asks.draw_monster = maker.by_chance("draw_monster", "19.1", draw)
    asks.infestation = maker.after("infestation", "19.2", infestation.Infestation())
    asks.ambush_rolled = maker.after("ambush_rolled", "19.2", infestation.AmbushRolled())
    asks.ogre = maker.to(KNIGHT, "ogre", "19.3", [flee])
    asks.troll = maker.after("troll", "19.4", monsters.TrollComes())
    asks.underworm = maker.to(KNIGHT, "underworm", "19.6", [worm])
    asks.worm_comes = maker.after("worm_comes", "19.6", underworm.WormComes())
    asks.worm_reveals = maker.after("worm_reveals", "19.6", underworm.WormReveals())
    return [brace, monster, ready, draw, flee, worm]
