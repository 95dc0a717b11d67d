"""Every choice of a match-up, numbered in the order of the rulebook, and every question.

Records hold these numbers: to reorder them is a new version of the rules.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import CHANCE, Choice, Question, Seat, lay_out
from antro.games.drako.board import RIM
from antro.games.drako.cards import (
    ATTACK,
    BOW,
    CHARGE,
    CROSSBOW,
    DEFENCE,
    DRAGON,
    DWARVES,
    FIRE,
    FLIGHT,
    KNIGHTS,
    MOVE,
    NET,
    ROCK,
    TROLLS,
    Card,
    Symbol,
)
from antro.games.drako.config import Config
from antro.games.drako.moves.answers import (
    Block,
    BlockAgain,
    Dodge,
    DodgeStep,
    PlaceWound,
    StandStill,
    Take,
)
from antro.games.drako.moves.dragon import Breathe, DragonWalk, Fly
from antro.games.drako.moves.dwarves import AcceptNet, Crossbow, DodgeNet, Escape, Fury, Net
from antro.games.drako.moves.knights import Bow, LayShield, Reinforce
from antro.games.drako.moves.setup import Deal, Keep, Place, Redraw, marked
from antro.games.drako.moves.striking import StopStriking, Strike, StrikeOn
from antro.games.drako.moves.trolls import Charge, HoldBack, Ram, ThrowRock
from antro.games.drako.moves.turn import Discard, Draw, Play, Rebuild, Skip, Spend
from antro.games.drako.moves.walking import StopWalking, Walk, WalkOn
from antro.games.drako.state import SEATS, DrakoState, rival

Choices = list[Choice[DrakoState]]


def build(config: Config) -> Choices:
    """Make the choices and questions of both seats. Returns the owner of each move number."""
    every: Choices = []
    for seat in SEATS:
        every += Builder(config, seat).choices
    ends = ["", "11.1", config.matchup.out_clause, "14.4"]  # by how the game ended
    config.asks.over = [Question(f"over {clause}", clause, 0, []) for clause in ends]
    return lay_out(every)


@final
class Builder:
    """The choices of one seat, and the questions that offer them."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.side: Final = config.matchup.sides[seat]
        self.foe: Final = config.matchup.sides[rival(seat)]
        self.choices: Choices = []
        self.setup()
        self.turn()
        self.card_in_use()
        self.answers()

    def ask(self, name: str, clause: str, choices: Choices) -> Question:
        """A question to this seat, and its choices among all."""
        self.choices += choices
        return Question(f"{name} {self.seat}", clause, bit(self.seat), choices)

    def setup(self) -> None:
        """§2"""
        config, seat, asks = self.config, self.seat, self.config.asks
        deal: Choices = [Deal(config, seat)]
        self.choices += deal
        asks.owed[seat] = Question(f"owed {seat}", "3.3", bit(CHANCE), deal)
        asks.redraw[seat] = self.ask("redraw", "2.2", [Redraw(config, seat), Keep(seat)])
        hexes = RIM if self.side == DWARVES and self.foe == DRAGON else marked(config, seat)
        place = Place(config, seat, hexes, config.figures[seat])
        asks.place[seat] = self.ask("place", "2.3", [place])

    def turn(self) -> None:
        """§3 What a side does with an action."""
        config, seat = self.config, self.seat
        turn: Choices = [Draw(config, seat)]
        if config.matchup.rebuilds == seat:
            turn.append(Rebuild(config, seat))
        if self.foe == DWARVES:
            turn.append(Escape(seat))
            turn.append(Skip(config, seat))
        if self.side == DWARVES:
            turn.append(Fury(config))
        uses = [self.uses(face, card) for face, card in enumerate(config.decks[seat])]
        turn.append(Play(config, seat, uses))
        config.asks.turn[seat] = self.ask("turn", "3.2", turn)
        for use in uses:
            self.choices += use
        config.asks.discard[seat] = self.ask("discard", "3.4", [Discard(config, seat)])

    def uses(self, face: i64, card: Card) -> Choices:
        """§3.5, §3.6 Each symbol of a card but Defence (§5.6), or none of them."""
        symbols = [symbol for symbol in card.symbols if symbol.kind != DEFENCE]
        return [
            *[self.use(face, symbol) for symbol in symbols],
            Spend(self.config, self.seat, face),
        ]

    def use(self, face: i64, symbol: Symbol) -> Choice[DrakoState]:
        """§3.5 What playing a symbol is."""
        config, seat, kind = self.config, self.seat, symbol.kind
        if kind == MOVE:
            if self.side == DRAGON:
                return DragonWalk(config, seat, face, symbol)
            return Walk(config, seat, face, symbol)
        if kind == ATTACK:
            return Strike(config, seat, face, symbol)
        if kind == FLIGHT:
            return Fly(config, seat, face, symbol)
        if kind == FIRE:
            return Breathe(config, seat, face, symbol)
        if kind == CROSSBOW:
            return Crossbow(config, seat, face, symbol)
        if kind == NET:
            return Net(config, seat, face, symbol)
        return self.use_kt(face, symbol)

    def use_kt(self, face: i64, symbol: Symbol) -> Choice[DrakoState]:
        """The same for the symbols of the knights and trolls."""
        config, seat, kind = self.config, self.seat, symbol.kind
        if kind == BOW:
            return Bow(config, seat, face, symbol)
        if kind == ROCK:
            return ThrowRock(config, seat, face, symbol)
        if kind == CHARGE:
            return Charge(config, seat, face, symbol)
        if config.matchup.lays_reinforcements:
            return LayShield(config, seat, face, symbol)
        return Reinforce(config, seat, face, symbol)

    def card_in_use(self) -> None:
        """§4.3, §5.2, §10.4 What a card asks for after its first choice."""
        config, seat, asks = self.config, self.seat, self.config.asks
        asks.walk[seat] = self.ask("walk", "4.3", [WalkOn(config, seat), StopWalking(seat)])
        strike: Choices = [StrikeOn(config, seat), StopStriking(config, seat)]
        asks.strike[seat] = self.ask("strike", "5.2", strike)
        if self.side == TROLLS:
            asks.charge[seat] = self.ask("charge", "10.4", [Ram(config, seat), HoldBack()])
        if self.foe == DRAGON:
            asks.wound[seat] = self.ask("wound", "7.2", [PlaceWound(config)])

    def answers(self) -> None:
        """§5.4 What the struck side is asked, even when it cannot do anything about it."""
        config, seat, asks = self.config, self.seat, self.config.asks
        defend: Choices = [Block(config, seat)]
        if self.side == KNIGHTS:
            defend.append(Dodge(config))
        defend.append(Take(config, seat))
        asks.defend[seat] = self.ask("defend", "5.4", defend)
        if config.matchup.blocks[seat] > 1:
            asks.block_again[seat] = self.ask("block", "17.4", [BlockAgain(config, seat)])
        if self.side == KNIGHTS:
            step: Choices = [DodgeStep(config), StandStill()]
            asks.dodge_step[seat] = self.ask("step", "9.2", step)
        if config.matchup.dodges_net and self.side == KNIGHTS:
            asks.dodge_net[seat] = self.ask("net", "17.3", [DodgeNet(), AcceptNet()])
