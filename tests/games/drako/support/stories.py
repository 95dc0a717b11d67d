"""Games made by hand. Each shows one rule, and ``golden`` stores it as a record."""

from functools import cached_property

from antro.core.contract.bits import listed
from tests.games.drako.support.tables import Position, game_of


class Told(Position):
    """A game from its start, and the line played so far."""

    def __init__(self, matchup, quiet_draw="no"):
        super().__init__(game_of(matchup, quiet_draw=quiet_draw))
        self.line: list[tuple[int, int]] = []

    def make(self, text):
        [seat] = listed(self.game.to_act(self.state))
        super().make(text)
        self.line.append((seat, self.numbers[text]))

    @cached_property
    def numbers(self):
        """Return the move number of each text. Texts are unique within a game."""
        moves = map(self.game.describe, range(len(self.game.choice_of)))
        return {move.text: move.number for move in moves}

    def dealt(self, *hands):
        """Deal these cards to each side, in this order."""
        for seat, hand in enumerate(hands):
            for card in hand.split(", ") if hand else []:
                self.make(f"deal {card} to {seat}")
        return self

    def first(self, *kinds):
        """Make the first move that starts with one of these words, in their order."""
        offered = self.offered()
        for kind in kinds:
            for text in offered:
                if text.startswith(kind) or f" {kind}" in text:
                    self.make(text)
                    return
        raise AssertionError(f"none of {kinds} is in {offered}")


def net_and_escape():
    """The net stops the dragon's flight until it spends a whole turn (§8.2, §8.4)."""
    told = Told("dragon-dwarves")
    told.dealt("flight, attack 2, attack 3, defence", "net/move 1, crossbow 2, attack 2, defence")
    told.play("draw 0").dealt("fire 2, attack 2/move 1")
    told.play("net/move 1 as net: dragon", "draw 1").dealt("", "attack 2, defence/move 2")
    told.play("end turn")
    assert not told.offered("flight as flight", "as move")
    told.play("escape 0", "defence/move 2 as move 2: brald c4")
    told.play("attack 2 as attack 2: brald > dragon", "dragon block defence", "end turn")
    told.play("flight as flight: e1", "fire 2 as fire 2: nw", "take 1")
    assert (told.netted(), told.at("dragon"), told.wounds("morin")) == (None, "e1", 2)
    return told


def fury_kills_brald():
    """Fury takes Brald's last space; the Dwarves still get the action (§8.6, §8.7)."""
    told = Told("dragon-dwarves")
    told.dealt(
        "attack 3/move 1, attack 3, attack 2, defence", "attack 2, attack 2, defence, crossbow 2"
    )
    told.play("attack 3/move 1 as move 1: d3", "dwarves spend defence", "dwarves spend attack 2")
    told.play("end turn")
    told.play("attack 3 as attack 3: dragon > brald", "take 1")
    told.play("attack 2 as attack 2: dragon > brald", "take 1")
    assert told.wounds("brald") == 5
    told.play("fury")
    assert (told.at("brald"), told.state.actions) == ("dead", 3)
    told.play("crossbow 2 as crossbow 2: e", "take 0")
    assert told.wounds("armour") == 2
    return told


def fury_after_the_last_action():
    """The dwarves have used both actions, and Fury gives them a third (§8.6)."""
    told = Told("dragon-dwarves")
    told.dealt("move 2, attack 3, attack 2, defence", "attack 2, attack 2/move 2, move 2, defence")
    told.play("draw 0").dealt("fire 2, attack 2/move 1")
    told.play("attack 2/move 2 as move 2: brald c4", "attack 2 as attack 2: brald > dragon")
    told.play("take 0")
    assert (told.state.actions, told.offered()) == (0, ["fury", "end turn"])
    told.play("fury", "draw 1").dealt("", "attack 2, attack 2/move 2")
    assert (told.acting(), told.wounds("brald"), told.hand_size("dwarves")) == ("dragon", 1, 4)
    return told


def rock_chain_and_dodge():
    """A rock hits the knight behind a block, and he dodges it (§10.3, §9.2)."""
    told = Told("trolls-knights")
    told.dealt("rock 4, attack 3, defence, charge 3", "attack2 1/move2 1, defence, bow 2, attack 2")
    told.play("draw 0").dealt("rock 3, rock 3")
    told.play("attack2 1/move2 1 as move2 1: archer-2 b3", "then swordsman a3")
    told.play("draw 1").dealt("", "defence, bow 3")
    told.play("rock 4 as rock 4: ne", "knights block defence", "dodge", "step a2")
    assert (told.state.rocks, told.wounds("swordsman"), told.at("swordsman")) == (9, 0, "a2")
    told.play("rock 3 as rock 3: ne", "take 1")
    assert (told.at("archer-2"), told.state.dodge) == ("dead", 0)
    return told


def rebuild_with_rocks_back():
    """The dwarves make a deck of eighteen cards, and the trolls get rocks back (§15.2, §15.3)."""
    told = Told("trolls-dwarves")
    told.dealt("rock 4, rock 4, rock 3, rock 3", "attack 2/move 2, defence, defence, net/move 1")
    told.play("draw 0").dealt("rock 3, attack 3")
    told.play("attack 2/move 2 as move 2: brald c3")
    while told.deck_size("dwarves") >= 2:
        told.first("end turn", "deal", "as rock", "draw", "discard", "block", "take", "spend")
    while "rebuild" not in told.offered():
        told.first("end turn", "deal", "as rock", "discard", "block", "take", "spend")
    rocks = told.state.rocks
    told.play("rebuild")
    assert told.state.rocks == min(rocks + 5, 10) > rocks
    told.first("deal")
    told.first("deal")
    assert (told.deck_size("dwarves"), told.state.rebuild) == (16, 0)
    while told.acting() != "nobody" and told.deck_size("dwarves"):
        told.first("end turn", "deal", "as attack", "draw", "discard", "take", "spend")
    assert "rebuild" not in told.offered()
    return told


def no_new_deck():
    """Dwarves without cards skip their turns until the trolls have no cards (§15.2, §15.6)."""
    told = Told("trolls-dwarves")
    while told.acting() != "nobody":
        told.first("end turn", "deal", "draw", "discard", "skip", "spend")
    assert (told.state.rebuild, told.deck_size("dwarves"), told.winner()) == (0, 0, "dwarves")
    return told


def shields_and_two_cards():
    """Reinforcements take a wound for a knight; dwarves need two Defences (§17.4, §17.6)."""
    told = Told("knights-dwarves")
    told.dealt(
        "reinforcements, attack 2, bow 3, defence",
        "attack 2/move 2, defence, defence/move 1, net/move 1",
    )
    told.play("reinforcements as reinforcements: archer-1")
    told.play("defence/move 1 as move 1: morin d2", "draw 1").dealt("", "defence, defence/move 1")
    told.play("end turn")
    told.play("bow 3 as bow 3: archer-2 sw")
    told.play("dwarves block defence", "dwarves block again defence/move 1")
    told.play("draw 0").dealt("attack 2, attack 2")
    told.play("attack 2/move 2 as attack 2: urpen > archer-1", "take 0")
    assert (told.wounds("archer-1"), told.state.shields[told.slot("archer-1")]) == (1, 0)
    return told


def reshuffles_and_a_quiet_end():
    """Decks are refilled without end, and forty turns without a wound are a draw (§14.2, §11.5)."""
    told = Told("dragon-trolls", quiet_draw="yes")
    while told.acting() != "nobody":
        told.first("deal", "draw", "discard")
    assert told.winner() == "nobody"
    return told


STORIES = [
    net_and_escape,
    fury_kills_brald,
    fury_after_the_last_action,
    rock_chain_and_dodge,
    rebuild_with_rocks_back,
    no_new_deck,
    shields_and_two_cards,
    reshuffles_and_a_quiet_end,
]
