"""Volfyirion as a ``Game``: how a table is laid, what follows by itself, who knows what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.game import CHANCE, HOST, Choice, Game, Options, Seat
from antro.core.moves import Dice
from antro.games.volfyirion.config import Config, sets
from antro.games.volfyirion.modes import coop, duel, solo, team
from antro.games.volfyirion.modes.coop import FIRST_HAUNT
from antro.games.volfyirion.modes.duel import BY_CHANCE
from antro.games.volfyirion.modes.mode import COOP, SOLO, TEAM, Mode
from antro.games.volfyirion.moves.chance_base import ChanceChoice
from antro.games.volfyirion.printed.cards import (
    ASSETS,
    CARDS,
    DRAGON_MOVERS,
    NOTHING,
    STARTING,
    WONDERS,
)
from antro.games.volfyirion.state.house import new_house
from antro.games.volfyirion.state.market import CENTRE, LAIR_PLACES, Market
from antro.games.volfyirion.state.piles import Pile, Stock, no_cards, pile
from antro.games.volfyirion.state.rage import new_grid, new_rage
from antro.games.volfyirion.state.state import AT_HOME, REDRAW, SETUP, VolfState
from antro.games.volfyirion.state.veil import guessed, veiled

TURN_MOVES: Final = 2000  # more than the cards and points of any turn allow


@final
class Volfyirion(Game[VolfState]):
    def __init__(self, options: Options) -> None:
        self.name = "volfyirion"
        self.version = 1
        self.options = options
        self.config: Final = Config(self.options)
        self.roles = self.config.mode.roles
        self.seats = len(self.roles)
        self.longest = int(self.config.mode.most_turns) * TURN_MOVES
        self.owners = numbering(self.config)

    def start(self) -> VolfState:
        kinds, config = sets(self.options), self.config
        state = VolfState(
            viewer=HOST,
            config=config,
            pending=config.opening[:],
            phase=SETUP,
            turn=Seat(NOTHING) if config.random_first else Seat(0),
            turns=0,
            winners=NOTHING,
            opening=0,
            houses=[new_house(starting_deck()) for _ in range(self.seats)],
            markets=[market(kinds, config.mode) for _ in range(2 if config.team else 1)],
            points=vec[i64]([0] * (3 * self.seats)),
            troops=vec[i64]([NOTHING] * config.sites),
            buildings=vec[i64]([NOTHING] * config.sites),
            standing=config.realms[0] | config.realms[1],
            rebuilt=0,
            lair_owner=NOTHING,
            dragon=FIRST_HAUNT if config.mode is COOP else AT_HOME,
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
            rages=[new_rage()] if config.mode is SOLO else [],
            grids=[new_grid()] if config.mode is COOP else [],
        )
        resolve(state)
        return state

    def apply(self, state: VolfState, seat: Seat, move: i64) -> None:
        if seat != CHANCE:
            state.opening &= ~REDRAW
        self.owners[move].apply(state, seat, move)
        resolve(state)

    def veil(self, state: VolfState, viewer: Seat) -> VolfState:
        return veiled(state, viewer)

    def guess(self, veiled: VolfState, dice: Dice) -> VolfState:
        return guessed(veiled, dice)

    def scores(self, state: VolfState) -> list[float]:
        """§9.6, §9.7 One wins, or nobody does."""
        if state.winners == NOTHING:
            return [0.0] * self.seats
        return [1.0 if state.winners >> seat & 1 else -1.0 for seat in range(self.seats)]

    def forfeit(self, loser: Seat) -> list[float]:
        """Allies lose together; against the dragon, nobody wins by it."""
        sides = self.config.sides
        return [-1.0 if sides[seat] == sides[loser] else 1.0 for seat in range(self.seats)]


def numbering(config: Config) -> list[Choice[VolfState]]:
    """The choices of a mode."""
    if config.mode is SOLO:
        return solo.number(config)
    if config.mode is TEAM:
        return team.number(config)
    if config.mode is COOP:
        return coop.number(config)
    return duel.number(config)


def resolve(state: VolfState) -> None:
    """What follows by itself: errands that are no longer due make way for the next."""
    asked = state.pending[-1]
    while asked.seats == BY_CHANCE:
        choice = asked.choices[0]
        assert isinstance(choice, ChanceChoice), "chance does nothing but errands"
        if choice.due(state):
            return
        state.pending.pop()
        choice.done(state)
        asked = state.pending[-1]


def starting_deck() -> Pile:
    """§2.1 Half of the starting cards: the other house has the rest."""
    return pile([face for face in listed(STARTING) for _ in range(CARDS[face].copies // 2)])


def market(kinds: set[str], mode: Mode) -> Market:
    """§2.2, §17.1, §19.2 The decks in the middle, of the sets that are played with."""
    assets = ASSETS & ~DRAGON_MOVERS if mode in (SOLO, COOP) else ASSETS
    wonders = WONDERS & ~DRAGON_MOVERS if mode is SOLO else WONDERS
    return Market(
        Stock(pile(copies(assets, kinds)), vec[i64](), held=0),
        vec[i64]([NOTHING] * CENTRE),
        top=NOTHING,
        wanted=0,
        locked=0,
        wonders=Stock(pile(copies(wonders, kinds)), vec[i64](), held=0),
        lair=vec[i64]([] if mode is COOP else [NOTHING] * LAIR_PLACES),
        lair_wanted=0,
    )


def copies(faces: i64, kinds: set[str]) -> list[int]:
    """Every card of these faces that belongs to these sets."""
    played = [face for face in listed(faces) if CARDS[face].set in kinds]
    return [face for face in played for _ in range(CARDS[face].copies)]
