"""Links of the Knight: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, follows, in_order
from antro.games.vast.common.links import Choices, Links
from antro.games.vast.knight import kinds
from antro.games.vast.knight.moves import (
    collecting,
    cubes,
    encounter,
    equipment,
    event_effects,
    events,
    fighting,
    sidequests,
    steps,
    terrain,
    turn,
)
from antro.games.vast.knight.moves.ambushes import ambush, infestation, monsters, underworm
from antro.games.vast.knight.moves.treasures import (
    amulet,
    drawing,
    javelin,
    losing,
    mighty_axe,
    staff,
    using,
)
from antro.games.vast.settings.config import Config


def knight_room(config: Config) -> Links:
    """Return all links of this room."""
    return [
        *turn_links(config),
        *turn_steps(),
        *harm_links(config),
        *treasure_links(config),
        *event_links(config),
        *ambush_links(),
    ]


def turn_links(config: Config) -> Links:
    """Return the links of a turn and of an Encounter (§13.4, §14)."""
    sidequest, last, end = sidequests.RevealSidequest(), cubes.LastCube(), turn.EndKnightTurn()
    always: Choices = [
        cubes.PlaceCube(config),
        equipment.BombWall(),
        equipment.Shoot(),
        equipment.KnightFlare(),
        using.RevealTreasure(),
        using.EnchantedShot(),
        javelin.ReadyJavelin(),
        using.DrinkPotion(),
        sidequest,
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
    return [
        in_order(*always, *moving, *meeting, last),
        asks(kinds.KNIGHT_DRIFT, terrain.Drift(), terrain.NoDrift()),
        asks(kinds.AXE, mighty_axe.AxeBlow(), mighty_axe.NoAxeBlow()),
        asks(kinds.KNIGHT_TURN, *always, *moving, end),
        asks(kinds.ENCOUNTER, *always, *meeting),
        asks(kinds.LAST_CUBES, sidequest, last, end),
    ]


def turn_steps() -> Links:
    """Return the steps of the Knight's turn."""
    return [
        follows(kinds.STEP_ONTO, terrain.StepOnto()),
        follows(kinds.KNIGHT_ARRIVED, terrain.Arrived()),
        follows(kinds.AFLOAT, terrain.Afloat()),
        follows(kinds.ENCOUNTER_ON, encounter.EncounterOn()),
        follows(kinds.DRAGON_ROLLED, fighting.DragonRolled()),
        follows(kinds.THIEF_ATTACKED, fighting.ThiefAttacked()),
        follows(kinds.GEM_ROLLED, collecting.GemRolled()),
        follows(kinds.SHOT, equipment.Shot()),
        follows(kinds.TELEPORT, staff.Teleport()),
    ]


def harm_links(config: Config) -> Links:
    """Return the links of lost cubes and Treasures (§15.3, §39.5)."""
    return [
        asks(kinds.GIVE_CUBE, cubes.GiveCube()),
        asks(kinds.AMULET, amulet.DropAmulet(), amulet.WearAmulet()),
        asks(kinds.LOSE_TREASURE, losing.LoseTreasure(config)),
    ]


def treasure_links(config: Config) -> Links:
    """Return the links of drawing Sidequests and Treasures (§9.8, §16.1)."""
    return [
        asks(kinds.DEAL_SIDEQUEST, sidequests.DealSidequest(config)),
        asks(kinds.DRAW_TREASURE, drawing.DrawTreasure(config)),
        follows(kinds.TREASURES_DRAWN, drawing.TreasuresDrawn()),
        asks(kinds.GIVE_TREASURE, drawing.GiveTreasure(config)),
        asks(kinds.BURY_DRAWN, drawing.BuryDrawn()),
        asks(kinds.TREASURES_OFFERED, drawing.ShowTreasure(config)),
        asks(kinds.BURY_OFFERED, drawing.BuryOffered()),
        asks(kinds.KEEP_TREASURE, drawing.KeepTreasure(), drawing.DeclineTreasure()),
    ]


def event_links(config: Config) -> Links:
    """Return the links of Event cards (§18)."""
    return [
        asks(kinds.TOP_EVENT, events.TopEvent(config)),
        asks(kinds.CHOOSE_EVENT, events.PlayEvent()),
        asks(kinds.DRAW_EVENT, events.DrawEvent()),
        follows(kinds.PLAY_EVENT, events.EventPlayed()),
        asks(kinds.CUBE_FOR_HEALTH, event_effects.CubeForHealth(), event_effects.NoCubeForHealth()),
        follows(kinds.QUAKE_FOLLOWS, event_effects.Quake()),
    ]


def ambush_links() -> Links:
    """Return the links of Ambushes by Goblins or an Infestation (§14.14, §19)."""
    brace, ready = ambush.Brace(), ambush.Ready()
    return [
        asks(kinds.BRACE_OR_MONSTER, brace, ambush.AskForMonster(), ready),
        asks(kinds.BRACE, brace, ready),
        follows(kinds.AMBUSH_FOLLOWS, ambush.Ambush()),
        asks(kinds.DRAW_MONSTER, infestation.DrawMonster()),
        follows(kinds.INFESTATION, infestation.Infestation()),
        follows(kinds.AMBUSH_ROLLED, infestation.AmbushRolled()),
        asks(kinds.FLEE_OGRE, monsters.FleeOgre()),
        follows(kinds.TROLL_COMES, monsters.TrollComes()),
        asks(kinds.MOVE_UNDERWORM, underworm.WormTo()),
        follows(kinds.WORM_COMES, underworm.WormComes()),
        follows(kinds.WORM_REVEALS, underworm.WormReveals()),
    ]
