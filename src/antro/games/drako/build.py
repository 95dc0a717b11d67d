"""Every choice of a match-up, numbered in the order of the rulebook, and every question.

Records hold these numbers: to reorder them is a new version of the rules.
"""

from collections.abc import Callable
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
    REINFORCEMENTS,
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
from antro.games.drako.moves.dwarves import (
    AcceptNet,
    Crossbow,
    DodgeNet,
    EndTurn,
    Escape,
    Fury,
    Net,
)
from antro.games.drako.moves.knights import Bow, LayShield, Reinforce
from antro.games.drako.moves.setup import Deal, Keep, Place, Redraw, pictured_hexes
from antro.games.drako.moves.striking import StopStriking, Strike, StrikeOn
from antro.games.drako.moves.trolls import Charge, HoldBack, Ram, ThrowRock
from antro.games.drako.moves.turn import Discard, Draw, Play, Rebuild, Skip, Spend
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.moves.walking import StopWalking, Walk, WalkOn
from antro.games.drako.state import SEATS, DrakoState, rival

Choices = list[Choice[DrakoState]]

USES: Final[dict[i64, Callable[[CardUse], UseCard]]] = {
    MOVE: Walk,
    ATTACK: Strike,
    FLIGHT: Fly,
    FIRE: Breathe,
    CROSSBOW: Crossbow,
    NET: Net,
    BOW: Bow,
    REINFORCEMENTS: Reinforce,
    ROCK: ThrowRock,
    CHARGE: Charge,
}
"""§3.5 What each kind of symbol does when its card is played."""


def build(config: Config) -> Choices:
    """Make the choices and questions of both seats. Returns the owner of each move number."""
    builders = [Builder(config, seat) for seat in SEATS]
    choices: Choices = []
    for builder in builders:
        choices += builder.choices
    for builder in builders:
        choices += builder.newer
    clauses = ["", "11.1", config.matchup.out_clause, config.quiet_clause]  # by how the game ended
    config.over = [Question(f"over {clause}", clause, 0, []) for clause in clauses]
    return lay_out(choices)


@final
class Builder:
    """Makes the choices of one seat, and the questions that offer them."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.side: Final = config.matchup.sides[seat]
        self.enemy: Final = config.matchup.sides[rival(seat)]
        self.questions: Final = config.questions[seat]
        self.choices: Choices = []
        # Of the third version of the rules. Numbered behind all others: older records keep theirs
        self.newer: Choices = []
        self.setup()
        self.turn()
        self.card_in_play()
        self.answers()

    def ask(
        self, name: str, clause: str, choices: Choices, newer: Choices | None = None
    ) -> Question:
        """A question to this seat. Its choices are numbered behind those made so far."""
        self.choices += choices
        if newer is not None:
            self.newer += newer
            choices = choices + newer
        return Question(f"{name} {self.seat}", clause, bit(self.seat), choices)

    def setup(self) -> None:
        """§2 Deal, redraw and place."""
        config, seat, questions = self.config, self.seat, self.questions
        deal: Choices = [Deal(config, seat)]
        self.choices += deal
        questions.owed = Question(f"owed {seat}", "3.3", bit(CHANCE), deal)
        redraw: Choices = [Redraw(config, seat), Keep(config, seat)]
        questions.redraw = self.ask("redraw", "2.2", redraw)
        any_rim = self.side == DWARVES and self.enemy == DRAGON
        hexes = RIM if any_rim else pictured_hexes(config, seat)
        place = Place(config, seat, hexes, config.figures[seat])
        questions.place = self.ask("place", "2.3", [place])

    def turn(self) -> None:
        """§3 What a side does with an action, and discarding down to six."""
        config, seat = self.config, self.seat
        turn: Choices = [Draw(config, seat)]
        if config.matchup.rebuilds == seat:
            turn.append(Rebuild(config, seat))
        if self.enemy == DWARVES:
            turn.append(Escape(config, seat))
            turn.append(Skip(config, seat))
        if self.side == DWARVES:
            turn.append(self.fury())
        uses = [self.uses(face, card) for face, card in enumerate(config.decks[seat])]
        turn.append(Play(config, seat, uses))
        newer: Choices = [Skip(config, seat)] if config.matchup.rebuilds == seat else []
        self.questions.turn = self.ask("turn", "3.2", turn, newer)
        for use in uses:
            self.choices += use
        self.questions.discard = self.ask("discard", "3.4", [Discard(config, seat)])

    def fury(self) -> Fury:
        """§8.6 Fury, for any moment of a turn; it is asked for once more at the end."""
        fury, end = Fury(self.config, self.seat), EndTurn(self.config, self.seat)
        self.newer.append(end)
        last: Choices = [fury, end]
        self.questions.fury = Question(f"fury {self.seat}", "8.6", bit(self.seat), last)
        return fury

    def uses(self, face: i64, card: Card) -> Choices:
        """§3.5, §3.6 Play a card for one of its symbols but Defence (§5.6), or for none."""
        symbols = [symbol for symbol in card.symbols if symbol.kind != DEFENCE]
        return [
            *[self.use(face, symbol) for symbol in symbols],
            Spend(self.config, self.seat, face),
        ]

    def use(self, face: i64, symbol: Symbol) -> UseCard:
        """§3.5 Play a card for this symbol."""
        use = CardUse(self.config, self.seat, face, symbol)
        if symbol.kind == MOVE and self.side == DRAGON:
            return DragonWalk(use)
        if symbol.kind == REINFORCEMENTS and self.config.matchup.lays_reinforcements:
            return LayShield(use)
        return USES[symbol.kind](use)

    def card_in_play(self) -> None:
        """§4.3, §5.2, §7.2, §10.4 What a card asks for after its first choice."""
        config, seat, questions = self.config, self.seat, self.questions
        walk: Choices = [WalkOn(config, seat), StopWalking(config, seat)]
        questions.walk = self.ask("walk", "4.3", walk)
        strike: Choices = [StrikeOn(config, seat), StopStriking(config, seat)]
        questions.strike = self.ask("strike", "5.2", strike)
        if self.side == TROLLS:
            charge: Choices = [Ram(config, seat), HoldBack(config, seat)]
            questions.charge = self.ask("charge", "10.4", charge)
        if self.enemy == DRAGON:
            questions.wound = self.ask("wound", "7.2", [PlaceWound(config, seat)])

    def answers(self) -> None:
        """§5.4 What the attacked side is asked, even when it can do nothing but take it."""
        config, seat, questions = self.config, self.seat, self.questions
        defend: Choices = [Block(config, seat)]
        if self.side == KNIGHTS:
            defend.append(Dodge(config, seat))
        defend.append(Take(config, seat))
        questions.defend = self.ask("defend", "5.4", defend)
        if config.matchup.blocks[seat] > 1:
            questions.block_again = self.ask("block", "17.4", [BlockAgain(config, seat)])
        if self.side == KNIGHTS:
            step: Choices = [DodgeStep(config, seat), StandStill(config, seat)]
            questions.dodge_step = self.ask("step", "9.2", step)
        if config.matchup.dodges_net and self.side == KNIGHTS:
            net: Choices = [DodgeNet(config, seat), AcceptNet(config, seat)]
            questions.dodge_net = self.ask("net", "17.3", net)
