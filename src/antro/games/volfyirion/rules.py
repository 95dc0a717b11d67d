"""Volfyirion as a ``Game``: how a table is laid, what follows by itself, who knows what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, listed
from antro.core.game import CHANCE, HOST, Choice, Game, Options, Question, Seat, lay_out
from antro.core.moves import Dice
from antro.games.volfyirion.answers import BreakBuilding, BreakTroop, Decline, RemoveCard, Send
from antro.games.volfyirion.battle import AcquireWonder, Attack, Defeat, Party
from antro.games.volfyirion.cards import (
    ASSETS,
    CARDS,
    NOTHING,
    STARTING,
    WONDERS,
)
from antro.games.volfyirion.chance import (
    Deal,
    DealPerk,
    DealPloy,
    Errand,
    Explore,
    First,
    Peek,
    Supply,
    Unearth,
)
from antro.games.volfyirion.ending import End, Shed
from antro.games.volfyirion.house import CENTRE, LAIR_PLACES, Market, new_house
from antro.games.volfyirion.knowledge import Collide, Fly, Seal, TakeOver, Unseal
from antro.games.volfyirion.piles import Pile, Stock, no_cards, pile
from antro.games.volfyirion.play import Chain, Gain, Play, Redraw, Sacrifice, Station
from antro.games.volfyirion.ploys import Check, Recover
from antro.games.volfyirion.state import AT_HOME, REDRAW, SETUP, VolfState
from antro.games.volfyirion.terms import LAIR, SITES, TURNS, Terms, filled, sets
from antro.games.volfyirion.trade import (
    Acquire,
    AcquireTop,
    Exchange,
    ExchangeAll,
    Rebuild,
    Redeploy,
    Replace,
)
from antro.games.volfyirion.veil import guessed, veiled

BY_CHANCE: Final[i64] = bit(CHANCE)
TURN_MOVES: Final = 1000  # more than the cards and points of any turn allow


@final
class Volfyirion(Game[VolfState]):
    def __init__(self, options: Options) -> None:
        self.name = "volfyirion"
        self.version = 1
        self.options = filled(options)
        self.terms: Final = Terms(self.options)
        self.seats = 2
        self.roles = ["house_a", "house_b"]
        self.longest = int(TURNS) * TURN_MOVES
        self.owners = number(self.terms)

    def start(self) -> VolfState:
        kinds, terms = sets(self.options), self.terms
        state = VolfState(
            viewer=HOST,
            terms=terms,
            pending=terms.opening[:],
            phase=SETUP,
            turn=Seat(NOTHING) if terms.random_first else Seat(0),
            turns=0,
            winner=NOTHING,
            opening=0,
            houses=[new_house(starting_deck()) for _ in range(self.seats)],
            markets=[market(kinds)],
            points=vec[i64]([0] * (3 * self.seats)),
            troops=vec[i64]([NOTHING] * SITES),
            buildings=vec[i64]([NOTHING] * SITES),
            standing=bit(LAIR) - 1,
            rebuilt=0,
            lair_owner=NOTHING,
            dragon=AT_HOME,
            removed=no_cards(),
            ready_sites=0,
            fired_sites=0,
            strike=NOTHING,
            struck=0,
            shifted=0,
            raiders=0,
            alarm=0,
            fresh=vec[i64]([NOTHING] * LAIR_PLACES),
            collided=0,
            exploring=0,
        )
        settle(state)
        return state

    def apply(self, state: VolfState, seat: Seat, move: i64) -> None:
        if seat != CHANCE:
            state.opening &= ~REDRAW
        self.owners[move].apply(state, seat, move)
        settle(state)

    def veil(self, state: VolfState, viewer: Seat) -> VolfState:
        return veiled(state, viewer)

    def guess(self, veiled: VolfState, dice: Dice) -> VolfState:
        return guessed(veiled, dice)

    def scores(self, state: VolfState) -> list[float]:
        """§9.6, §9.7 One wins, or nobody does."""
        if state.winner == NOTHING:
            return [0.0] * self.seats
        return [1.0 if seat == state.winner else -1.0 for seat in range(self.seats)]


def settle(state: VolfState) -> None:
    """What follows by itself: errands that are no longer due make way for the next."""
    asked = state.pending[-1]
    while asked.seats == BY_CHANCE:
        errand = asked.choices[0]
        assert isinstance(errand, Errand), "chance does nothing but errands"
        if errand.due(state):
            return
        state.pending.pop()
        errand.done(state)
        asked = state.pending[-1]


def starting_deck() -> Pile:
    """§2.1 Half of the starting cards: the other house has the rest."""
    return pile([face for face in listed(STARTING) for _ in range(CARDS[face].copies // 2)])


def market(kinds: set[str]) -> Market:
    """§2.2 The decks in the middle, of the sets that are played with."""
    return Market(
        Stock(pile(copies(ASSETS, kinds)), vec[i64]()),
        vec[i64]([NOTHING] * CENTRE),
        top=NOTHING,
        wanted=0,
        wonders=Stock(pile(copies(WONDERS, kinds)), vec[i64]()),
        lair=vec[i64]([NOTHING] * LAIR_PLACES),
        lair_wanted=0,
    )


def copies(faces: i64, kinds: set[str]) -> list[int]:
    """Every card of these faces that belongs to these sets."""
    played = [face for face in listed(faces) if CARDS[face].set in kinds]
    return [face for face in played for _ in range(CARDS[face].copies)]


def number(terms: Terms) -> list[Choice[VolfState]]:
    """Every choice there can be, in the order of the rulebook, and the questions that hold them.

    Records hold these numbers: to reorder them is a new version of the rules.
    """
    seats = [Seat(seat) for seat in range(terms.seats)]
    first, supply, unearth, explore = First(2), Supply(), Unearth(), Explore()
    perks, ploys = [DealPerk(to) for to in seats], [DealPloy(to) for to in seats]
    peeks, deals = [Peek(to) for to in seats], [Deal(to) for to in seats]
    checks, sheds = [Check(of) for of in seats], [Shed(of) for of in seats]
    turn: list[Choice[VolfState]] = [
        Redraw(),
        Play(),
        Station(),
        Gain(),
        Chain(),
        Sacrifice(),
        Acquire(),
        AcquireTop(),
        Exchange(),
        ExchangeAll(),
        Redeploy(),
        Rebuild(),
        Attack(),
        AcquireWonder(),
        Party(),
        Defeat(),
        Seal(),
        Unseal(),
        Collide(),
        TakeOver(),
        Replace(),
        Fly(),
        End(),
    ]
    remove, decline, recover, send = RemoveCard(), Decline(), Recover(), Send()
    break_troop, break_building = BreakTroop(), BreakBuilding()

    def by_chance(text: str, clause: str, errand: Errand) -> Question:
        return Question(text, clause, BY_CHANCE, [errand])

    def of_seats(text: str, clause: str, choices: list[Choice[VolfState]]) -> list[Question]:
        return [Question(f"{text} {seat}", clause, bit(seat), choices) for seat in seats]

    terms.turn = of_seats("turn", "3.5", turn)
    terms.removing = of_seats("remove", "5.7", [remove, decline])
    terms.breaking_troop = of_seats("break_troop", "5.8", [break_troop, decline])
    terms.breaking_building = of_seats("break_building", "5.9", [break_building, decline])
    terms.sending = of_seats("send", "5.10", [send, decline])
    terms.recovering = of_seats("recover", "14.9", [recover, decline])
    terms.drawing = [by_chance(f"draw {deal.to}", "3.2", deal) for deal in deals]
    terms.shedding = [by_chance(f"shed {shed.of}", "9.2", shed) for shed in sheds]
    terms.checking = [by_chance(f"check {check.of}", "14.2", check) for check in checks]
    terms.opening = [by_chance("first", "2.7", first)]
    terms.unearthing = [by_chance("unearth", "9.5", unearth)]
    terms.exploring = [by_chance("explore", "13.5", explore)]
    terms.ended = [Question("ended", "9.6", 0, [])]
    if terms.perks and not terms.top_up:
        terms.supply = [by_chance(f"peek {peek.to}", "16.2", peek) for peek in peeks]
    terms.supply.append(by_chance("supply", "9.5", supply))
    terms.laying = [*terms.unearthing, *terms.supply]
    if terms.ploys:
        terms.laying += [by_chance(f"ploy {deal.to}", "14.1", deal) for deal in ploys]
    if terms.perks:
        terms.laying += [by_chance(f"perk {deal.to}", "13.1", deal) for deal in perks]
    chance: list[Choice[VolfState]] = [first, *perks, *ploys, supply, *peeks, unearth, explore]
    answers: list[Choice[VolfState]] = [remove, break_troop, break_building, send, recover, decline]
    return lay_out([*chance, *deals, *checks, *sheds, *turn, *answers])
