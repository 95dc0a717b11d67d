"""All choices of the Goblins in the order of their numbers, and the questions that ask for them."""

from typing import Final

from antro.games.vast.choices import Choices
from antro.games.vast.goblins.moves import (
    actions,
    answers,
    attacking,
    cave_in,
    drawing,
    emerging,
    hexing,
    hiding_spots,
    leaping,
    meat,
    monsters,
    plundering,
    populating,
    ruby,
    schemes,
    secrets,
    smashing,
    spoils,
    tribes,
    turn,
    walking,
    war,
)
from antro.games.vast.goblins.moves.activation import Rest
from antro.games.vast.goblins.moves.base import Declines
from antro.games.vast.printed.roles import GOBLINS
from antro.games.vast.question_maker import QuestionMaker

DECKS: Final = ["war", "monsters", "secrets"]


def ask_goblins(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    anytime: Choices = [secrets.PlaySecret(), schemes.BuyScheme()]
    return [
        *ask_draws(maker),
        *ask_war(maker, anytime),
        *ask_monsters(maker, anytime),
        *ask_activations(maker, anytime),
        *ask_attacks(maker, anytime),
        *anytime,
        *ask_secrets(maker),
        *ask_others(maker),
    ]


def ask_draws(maker: QuestionMaker) -> Choices:
    """§20.7 to §20.10 What chance deals, and the Goblin Ruby."""
    asks = maker.config.asks.goblins
    war_card, monster = drawing.DrawWar(), drawing.DrawMonster()
    secret = drawing.DrawSecret(maker.config)
    swaps: Choices = [ruby.SwapWar(), ruby.SwapMonster(), ruby.SwapSecret()]
    keep = Declines("keep_cards")
    asks.draw_war = maker.by_chance("draw_war", "20.7", war_card)
    asks.draw_monsters = maker.by_chance("draw_monsters", "20.9", monster)
    asks.draw_secrets = maker.by_chance("draw_secrets", "20.10", secret)
    asks.hand_limit = maker.after("hand_limit", "20.10", drawing.HandLimit())
    asks.ruby_next = maker.after("ruby_next", "24.5", drawing.RubyNext())
    asks.swapped = maker.after("swapped", "24.5", ruby.Swapped())
    asks.ruby = [
        maker.interrupt(GOBLINS, f"ruby_{name}", "24.5", [swap, keep])
        for name, swap in zip(DECKS, swaps, strict=True)
    ]
    return [war_card, monster, secret, *swaps, keep]


def ask_war(maker: QuestionMaker, anytime: Choices) -> Choices:
    """§20.7, §20.8 The War card and Populate."""
    asks = maker.config.asks.goblins
    keep, disc, no_disc = war.KeepWar(), war.MoveDisc(), Declines("move_no_disc")
    refuse, populate = populating.Refuse(), populating.Populate()
    scatter, nobody = populating.Overpopulated(), populating.NobodyScatters()
    asks.keep_war_next = maker.after("keep_war_next", "20.7", war.KeepWarNext())
    asks.keep_war = maker.to(GOBLINS, "keep_war", "20.7", [keep])
    asks.use_card = maker.after("use_card", "20.6", war.UseCard())
    asks.press_gangs = maker.to(GOBLINS, "press_gangs", "41.9", [disc, no_disc, *anytime])
    asks.refuse = maker.to(GOBLINS, "refuse", "20.8", [refuse, populate, *anytime])
    asks.overpopulated = maker.to(GOBLINS, "overpopulated", "20.8", [scatter, nobody, *anytime])
    return [keep, disc, no_disc, refuse, populate, scatter, nobody]


def ask_monsters(maker: QuestionMaker, anytime: Choices) -> Choices:
    """§20.9, §23.1, §40.5 Monsters and their Strength discs."""
    asks = maker.config.asks.goblins
    hire, hire_none = monsters.Mercenary(), Declines("hire_no_monster")
    assign, discard = monsters.AssignMonster(), monsters.DiscardMonster()
    lose, disc, armory = monsters.LoseMonster(), monsters.DiscTo(), monsters.ArmoryOn()
    asks.mercenaries = maker.to(GOBLINS, "mercenaries", "41.11", [hire, hire_none])
    asks.assign_next = maker.after("assign_next", "20.9", monsters.AssignNext())
    asks.assign = maker.to(GOBLINS, "assign", "23.1", [assign, discard, *anytime])
    asks.lose_monster = maker.interrupt(GOBLINS, "lose_monster", "20.12", [lose])
    asks.disc_next = maker.after("disc_next", "40.5", monsters.DiscNext())
    asks.disc = maker.interrupt(GOBLINS, "disc", "40.5", [disc])
    asks.armory = maker.interrupt(GOBLINS, "armory", "41.6", [armory])
    return [hire, hire_none, assign, discard, lose, disc, armory]


def ask_activations(maker: QuestionMaker, anytime: Choices) -> Choices:
    """§20.11, §21 What Tribes do, but for what follows attacks and Plunder."""
    asks = maker.config.asks.goblins
    activate, end = turn.Activate(), turn.EndGoblinsTurn()
    emerge: Choices = [emerging.RevealAt(), emerging.LurkAt()]
    moves: Choices = [
        walking.GoTo(), leaping.Diagonal(), leaping.Tunnel(), leaping.StepOut(),
        attacking.Attack(), smashing.Smash(), plundering.Plunder(), plundering.PlunderGem(),
        plundering.PlunderDragon(), actions.Explore(), actions.Hide(), actions.Special(),
        actions.Sling(), actions.PushWithWisp(), actions.TribeFlare(),
    ]  # fmt: skip
    which_way, rest = walking.WhichWay(), Rest()
    take_meat, leave_meat = emerging.TakeMeat(), Declines("leave_meat")
    asks.turn = maker.of_turn(GOBLINS, "turn", "20.11", [activate, end, *anytime])
    asks.emerge = maker.of_turn(GOBLINS, "emerge", "21.12", [*emerge, rest, *anytime])
    asks.tribe = maker.of_turn(GOBLINS, "tribe", "21.1", [*moves, rest, *anytime])
    asks.walk = maker.after("walk", "21.1", walking.Walk())
    asks.which_way = maker.to(GOBLINS, "which_way", "21.1", [which_way])
    asks.step = maker.after("step", "21.2", walking.Step())
    asks.step_onto_new = maker.after("step_onto_new", "5.6", leaping.StepOntoNew())
    asks.explored = maker.after("explored", "21.11", actions.Explored())
    asks.take_meat = maker.to(GOBLINS, "take_meat", "40.4", [take_meat, leave_meat])
    return [activate, end, *emerge, *moves, which_way, rest, take_meat, leave_meat]


def ask_attacks(maker: QuestionMaker, anytime: Choices) -> Choices:
    """§21.6 to §21.10 What follows attacks and Plunder."""
    asks = maker.config.asks.goblins
    strike = Declines("attack_without_poison")
    keep, give_back = spoils.KeepTreasures(), spoils.ReturnTreasure()
    treasure = spoils.TreasureFrom()
    gnome, stay = plundering.GnomeTo(), Declines("gnome_stays")
    asks.poison = maker.to(GOBLINS, "poison", "24.9", [strike, *anytime])
    asks.knight_attacked = maker.after("knight_attacked", "21.6", attacking.KnightAttacked())
    asks.attacked = maker.after("attacked", "24.4", attacking.Attacked())
    asks.kraken = maker.after("kraken", "40.1", attacking.KrakenStirs())
    asks.gem_rolled = maker.after("gem_plundered", "21.10", plundering.GemRolled())
    asks.spoils = maker.to(GOBLINS, "spoils", "41.4", [keep, give_back, *anytime])
    asks.treasure_from = maker.to(GOBLINS, "treasure_from", "41.4", [treasure])
    asks.gnome_next = maker.after("gnome_next", "23.6", plundering.GnomeNext())
    asks.gnome = maker.to(GOBLINS, "gnome", "23.6", [gnome, stay])
    return [strike, keep, give_back, treasure, gnome, stay]


def ask_secrets(maker: QuestionMaker) -> Choices:
    """§24, §40, §41 What is chosen when a Secret is played or a Scheme bought."""
    asks = maker.config.asks.goblins
    tribe, hexed, hiding = tribes.ForTribe(), hexing.HexOn(), hiding_spots.FromHiding()
    tile, enough, square = cave_in.CaveInAt(), Declines("cave_in_no_more"), meat.MeatAt()
    pay, ritual, no_ritual = schemes.PayScheme(), schemes.Ritual(), Declines("no_ritual")
    asks.for_tribe = maker.to(GOBLINS, "for_tribe", "24.2", [tribe])
    asks.hex_on = maker.to(GOBLINS, "hex_on", "24.6", [hexed])
    asks.hiding_spots = maker.to(GOBLINS, "hiding_spots", "24.7", [hiding])
    asks.cave_in = maker.to(GOBLINS, "cave_in", "12.6", [tile, enough])
    asks.meat_at = maker.to(GOBLINS, "meat_at", "40.4", [square])
    asks.pay_scheme = maker.to(GOBLINS, "pay_scheme", "41.3", [pay])
    asks.rituals = maker.interrupt(GOBLINS, "rituals", "41.10", [ritual, no_ritual])
    return [tribe, hexed, hiding, tile, enough, square, pay, ritual, no_ritual]


def ask_others(maker: QuestionMaker) -> Choices:
    """Make the questions that the turns of others put to the Goblins. Returns their choices."""
    asks = maker.config.asks.goblins
    with_tribe, let_pass = answers.AmbushWith(), Declines("let_her_pass")
    give, cut = answers.GiveSecret(), answers.CutTribe()
    beetles, keep_beetles = answers.GiveBeetles(), answers.KeepBeetles()
    trap, no_trap = answers.SpringTrap(), Declines("keep_trap")
    cards, rage = answers.TakeSecrets(), answers.TakeRage()
    asks.ambush = maker.interrupt(GOBLINS, "ambush", "14.14", [with_tribe, let_pass])
    asks.give_secret = maker.interrupt(GOBLINS, "give_secret", "20.10", [give])
    asks.spores = maker.interrupt(GOBLINS, "spores_tribe", "29.6", [cut])
    asks.beetles = maker.interrupt(GOBLINS, "beetles", "23.8", [beetles, keep_beetles])
    asks.trap = maker.interrupt(GOBLINS, "trap", "24.11", [trap, no_trap])
    asks.loot_bonus = maker.to(GOBLINS, "loot_bonus", "21.7", [cards, rage])
    return [
        with_tribe, let_pass, give, cut, beetles, keep_beetles, trap, no_trap, cards, rage,
    ]  # fmt: skip
