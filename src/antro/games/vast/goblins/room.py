"""Links of the Goblins: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, follows, in_order
from antro.games.vast.common.links import Choices, Links
from antro.games.vast.goblins import kinds
from antro.games.vast.goblins.moves import answers, drawing, monsters, turn
from antro.games.vast.goblins.moves.base import Declines
from antro.games.vast.goblins.moves.secrets import (
    cave_in,
    for_tribe,
    hexing,
    hiding_spots,
    meat,
    playing,
    ruby,
    schemes,
)
from antro.games.vast.goblins.moves.tribes import (
    actions,
    activation,
    attacking,
    emerging,
    leaping,
    plundering,
    smashing,
    spoils,
    walking,
)
from antro.games.vast.goblins.moves.war import populating, war_card
from antro.games.vast.settings.config import Config


def goblins_room(config: Config) -> tuple[Links, Links]:
    """Return all links of this room.

    The new choices of the second list come last of all, so that the moves of older records keep
    their numbers.
    """
    anytime: Choices = [playing.PlaySecret(), schemes.BuyScheme()]
    cave_ins: Choices = [cave_in.CaveInAt(), Declines("cave_in_no_more")]
    beside: Links = [
        *draw_links(config),
        *war_links(anytime),
        *monster_links(anytime),
        *activation_links(anytime),
        *attack_links(anytime),
    ]
    numbered = [choice for each in beside for choice in each.choices if choice not in anytime]
    links = [
        in_order(*numbered, *anytime),
        *beside,
        *secret_links(cave_ins),
        *other_links(),
    ]
    return links, [asks(kinds.CHOOSE_CAVE_IN, *cave_ins, cave_in.CaveInTerrain())]


def draw_links(config: Config) -> Links:
    """Return the links of drawn cards and the Goblin Ruby (§20.7 to §20.10, §24.5)."""
    return [
        asks(kinds.DRAW_WAR, drawing.DrawWar()),
        asks(kinds.DRAW_MONSTERS, drawing.DrawMonster()),
        asks(kinds.DRAW_SECRETS, drawing.DrawSecret(config)),
        follows(kinds.CHECK_HAND_LIMIT, drawing.HandLimit()),
        follows(kinds.RUBY_NEXT, drawing.RubyNext()),
        follows(kinds.SWAPPED, ruby.Swapped()),
        *ruby_links(),
    ]


def ruby_links() -> Links:
    """Return the links of the Goblin Ruby, by deck (§24.5)."""
    swaps: Choices = [ruby.SwapWar(), ruby.SwapMonster(), ruby.SwapSecret()]
    keep = Declines("keep_cards")
    return [
        in_order(*swaps),
        *[asks(kind, swap, keep) for kind, swap in zip(kinds.RUBY, swaps, strict=True)],
    ]


def war_links(anytime: Choices) -> Links:
    """Return the links of the War card and Populate (§20.7, §20.8)."""
    return [
        follows(kinds.KEEP_WAR_NEXT, war_card.KeepWarNext()),
        asks(kinds.KEEP_WAR, war_card.KeepWar()),
        follows(kinds.USE_CARD, war_card.UseCard()),
        asks(kinds.USE_PRESS_GANGS, war_card.MoveDisc(), Declines("move_no_disc"), *anytime),
        asks(kinds.REFUSE, populating.Refuse(), populating.Populate(), *anytime),
        asks(
            kinds.OVERPOPULATED, populating.Overpopulated(), populating.NobodyScatters(), *anytime
        ),
    ]


def monster_links(anytime: Choices) -> Links:
    """Return the links of Monsters and their Strength discs (§20.9, §23.1, §40.5)."""
    return [
        asks(kinds.HIRE_MERCENARY, monsters.Mercenary(), Declines("hire_no_monster")),
        follows(kinds.ASSIGN_NEXT, monsters.AssignNext()),
        asks(kinds.ASSIGN, monsters.AssignMonster(), monsters.DiscardMonster(), *anytime),
        asks(kinds.LOSE_MONSTER, monsters.LoseMonster()),
        follows(kinds.DISC_NEXT, monsters.DiscNext()),
        asks(kinds.DISC, monsters.DiscTo()),
        asks(kinds.PLACE_ARMORY, monsters.ArmoryOn()),
    ]


def activation_links(anytime: Choices) -> Links:
    """Return the links of activations, without the results of actions (§20.11, §21)."""
    emerge: Choices = [emerging.RevealAt(), emerging.LurkAt()]
    moves: Choices = [
        walking.GoTo(),
        leaping.Diagonal(),
        leaping.Tunnel(),
        leaping.StepOut(),
        attacking.Attack(),
        smashing.Smash(),
        plundering.Plunder(),
        plundering.PlunderGem(),
        plundering.PlunderDragon(),
        actions.Explore(),
        actions.Hide(),
        actions.Special(),
        actions.Sling(),
        actions.PushWithWisp(),
        actions.TribeFlare(),
    ]
    activate, end, rest = turn.Activate(), turn.EndGoblinsTurn(), activation.Rest()
    return [
        in_order(activate, end, *emerge, *moves),
        asks(kinds.GOBLINS_TURN, activate, end, *anytime),
        asks(kinds.WHICH_WAY, walking.WhichWay()),
        asks(kinds.EMERGE, *emerge, rest, *anytime),
        asks(kinds.TRIBE, *moves, rest, *anytime),
        asks(kinds.TAKE_MEAT, emerging.TakeMeat(), Declines("leave_meat")),
        follows(kinds.WALK, walking.Walk()),
        follows(kinds.TRIBE_STEP, walking.TribeStep()),
        follows(kinds.STEP_ONTO_NEW, leaping.StepOntoNew()),
        follows(kinds.EXPLORED, actions.Explored()),
    ]


def attack_links(anytime: Choices) -> Links:
    """Return the links of the results of attacks and Plunder (§21.6 to §21.10)."""
    return [
        asks(kinds.ADD_POISON, Declines("attack_without_poison"), *anytime),
        follows(kinds.KNIGHT_ATTACKED, attacking.KnightAttacked()),
        follows(kinds.ATTACKED, attacking.Attacked()),
        follows(kinds.KRAKEN, attacking.KrakenStirs()),
        follows(kinds.GEM_PLUNDERED, plundering.GemRolled()),
        asks(kinds.SPOILS, spoils.KeepTreasures(), spoils.ReturnTreasure(), *anytime),
        asks(kinds.TREASURE_FROM, spoils.TreasureFrom()),
        follows(kinds.GNOME_NEXT, plundering.GnomeNext()),
        asks(kinds.MOVE_GNOME, plundering.GnomeTo(), Declines("gnome_stays")),
    ]


def secret_links(cave_ins: Choices) -> Links:
    """Return the links of Secrets and Schemes (§24, §40, §41)."""
    return [
        asks(kinds.FOR_TRIBE, for_tribe.ForTribe()),
        asks(kinds.HEX_ON, hexing.HexOn()),
        asks(kinds.LEAVE_HIDING_SPOTS, hiding_spots.FromHiding()),
        in_order(*cave_ins),
        asks(kinds.MEAT_AT, meat.MeatAt()),
        asks(kinds.PAY_SCHEME, schemes.PayScheme()),
        asks(kinds.RITUALS, schemes.Ritual(), Declines("no_ritual")),
    ]


def other_links() -> Links:
    """Return the questions to the Goblins in other players' turns."""
    return [
        asks(kinds.AMBUSH_WITH, answers.AmbushWith(), Declines("let_her_pass")),
        asks(kinds.GIVE_SECRET, answers.GiveSecret()),
        asks(kinds.SPORES_TRIBE, answers.CutTribe()),
        asks(kinds.BEETLES, answers.GiveBeetles(), answers.KeepBeetles()),
        asks(kinds.SPRING_TRAP, answers.SpringTrap(), Declines("keep_trap")),
        asks(kinds.LOOT_BONUS, answers.TakeSecrets(), answers.TakeRage()),
    ]
