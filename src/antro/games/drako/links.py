"""The choices that answer each kind of question, for each side of a match-up.

The order of the links decides the numbers of moves, and records hold these numbers. A new
order is a new version of the rules.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import (
    BY_CHANCE,
    Kind,
    Link,
    Questions,
    asks,
    choices_in,
    ends,
    in_order,
    links_by_kind,
    never,
)
from antro.core.contract.game import Choice, Question, Seat, number_choices
from antro.games.drako import kinds
from antro.games.drako.components.board import RIM
from antro.games.drako.components.cards import (
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
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import SEATS, DrakoState, rival

Choices = list[Choice[DrakoState]]
Links = list[Link[DrakoState]]

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
"""The move of each kind of symbol, when its card is played (§3.5)."""


def link_choices(config: Config) -> Choices:
    """Give *config* its questions. Return the choice of each move number."""
    sides = [SideLinks(config, seat) for seat in SEATS]
    config.questions = Questions(questions_of(config, [side.by_kind() for side in sides]))
    older = [choice for side in sides for choice in choices_in(side.links)]
    newer = [choice for side in sides for choice in side.newer]
    return number_choices([choice for choice in older if choice not in newer] + newer)


def questions_of(config: Config, sides: list[Links]) -> list[list[Question]]:
    """Return the questions of each kind, by seat. Questions of the end are listed by ending."""
    clauses = ["", "11.1", config.matchup.out_clause, config.quiet_clause]
    over = [Question(f"over {clause}", clause, 0, []) for clause in clauses]
    return [
        over if kind is kinds.OVER else [question_to(seat, kind, sides[seat]) for seat in SEATS]
        for kind in kinds.KINDS.all
    ]


def question_to(seat: Seat, kind: Kind, links: Links) -> Question:
    seats = BY_CHANCE if kind is kinds.DEAL else bit(seat)
    return Question(f"{kind.name} {seat}", kind.clause, seats, links[kind.number].choices)


@final
class SideLinks:
    """The choices of one seat, by the kinds of questions that they answer."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.side: Final = config.matchup.sides[seat]
        self.enemy: Final = config.matchup.sides[rival(seat)]
        # Choices of the third version of the rules. Their numbers come last, so older
        # records keep their numbers.
        self.newer: Choices = []
        self.links: Final = [
            *self.setup(),
            *self.turn(),
            *self.card_in_play(),
            *self.answers(),
            ends(kinds.OVER),
        ]

    def by_kind(self) -> Links:
        """Return the link of each kind number. Raise ``BadGame`` if one is missing."""
        return links_by_kind(kinds.KINDS, self.links)

    def setup(self) -> Links:
        """Link dealing, redrawing and placing (§2)."""
        config, seat = self.config, self.seat
        any_rim = self.side == DWARVES and self.enemy == DRAGON
        hexes = RIM if any_rim else pictured_hexes(config, seat)  # §2.4
        return [
            asks(kinds.DEAL, Deal(config, seat)),
            asks(kinds.REDRAW, Redraw(config, seat), Keep(config, seat)),
            asks(kinds.PLACE, Place(config, seat, hexes, config.figures[seat])),
        ]

    def turn(self) -> Links:
        """Link the actions of a turn, and discarding down to six (§3)."""
        config, seat = self.config, self.seat
        turn: Choices = [Draw(config, seat)]
        fury: Choices = []
        if config.matchup.rebuilds == seat:
            turn.append(Rebuild(config, seat))
        if self.enemy == DWARVES:
            turn.append(Escape(config, seat))
            turn.append(Skip(config, seat))
        if self.side == DWARVES:
            fury = [Fury(config, seat), self.added(EndTurn(config, seat))]
            turn.append(fury[0])
        uses = [self.uses(face, card) for face, card in enumerate(config.decks[seat])]
        turn.append(Play(config, seat, uses))
        if config.matchup.rebuilds == seat:
            turn.append(self.added(Skip(config, seat)))
        return [
            asks(kinds.TURN, *turn),
            in_order(*[use for card in uses for use in card]),
            asks(kinds.DISCARD, Discard(config, seat)),
            asks_any(kinds.FURY, fury),
        ]

    def added(self, choice: Choice[DrakoState]) -> Choice[DrakoState]:
        """Note that a choice was added by the third version of the rules."""
        self.newer.append(choice)
        return choice

    def uses(self, face: i64, card: Card) -> Choices:
        """Play a card for one of its symbols except Defence (§5.6), or for none (§3.5, §3.6)."""
        symbols = [symbol for symbol in card.symbols if symbol.kind != DEFENCE]
        return [
            *[self.use(face, symbol) for symbol in symbols],
            Spend(self.config, self.seat, face),
        ]

    def use(self, face: i64, symbol: Symbol) -> UseCard:
        """Play a card for this symbol (§3.5)."""
        use = CardUse(self.config, self.seat, face, symbol)
        if symbol.kind == MOVE and self.side == DRAGON:
            return DragonWalk(use)
        if symbol.kind == REINFORCEMENTS and self.config.matchup.lays_reinforcements:
            return LayShield(use)
        return USES[symbol.kind](use)

    def card_in_play(self) -> Links:
        """Link the choices that follow the first choice of a card (§4.3, §5.2, §7.2, §10.4)."""
        config, seat = self.config, self.seat
        charge: Choices = []
        wound: Choices = []
        if self.side == TROLLS:
            charge = [Ram(config, seat), HoldBack(config, seat)]
        if self.enemy == DRAGON:
            wound = [PlaceWound(config, seat)]
        return [
            asks(kinds.WALK, WalkOn(config, seat), StopWalking(config, seat)),
            asks(kinds.STRIKE, StrikeOn(config, seat), StopStriking(config, seat)),
            asks_any(kinds.CHARGE, charge),
            asks_any(kinds.WOUND, wound),
        ]

    def answers(self) -> Links:
        """Link the answers to an attack (§5.4). A side is asked even if it can only take it."""
        config, seat = self.config, self.seat
        dodge: Choices = []
        step: Choices = []
        again: Choices = []
        net: Choices = []
        if self.side == KNIGHTS:
            dodge = [Dodge(config, seat)]
            step = [DodgeStep(config, seat), StandStill(config, seat)]
            if config.matchup.dodges_net:
                net = [DodgeNet(config, seat), AcceptNet(config, seat)]
        if config.matchup.blocks[seat] > 1:
            again = [BlockAgain(config, seat)]
        return [
            asks(kinds.DEFEND, Block(config, seat), *dodge, Take(config, seat)),
            asks_any(kinds.BLOCK_AGAIN, again),
            asks_any(kinds.DODGE_STEP, step),
            asks_any(kinds.DODGE_NET, net),
        ]


def asks_any(kind: Kind, choices: Choices) -> Link[DrakoState]:
    """Link a kind to these choices. Without choices this side is never asked."""
    return asks(kind, *choices) if choices else never(kind)
