"""The order of turns, the end of a turn, and the end of a round (§3)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.game import Step
from antro.games.vast.cave.moves.turn import CaveTurn
from antro.games.vast.cave.state import HAND
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.components.roles import CAVE, KNIGHT, NOBODY, ROLE_COUNT
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.moves.turn import DragonTurn
from antro.games.vast.flow.kinds import END_PLUNDER, END_TILES, END_TURN, NEXT_TURN, PLACE_MORE
from antro.games.vast.goblins.moves.turn import GoblinsTurn
from antro.games.vast.knight.moves.turn import KnightTurn
from antro.games.vast.map.effects.collapsing import begin_collapse, begin_if_due, remove_tiles
from antro.games.vast.map.effects.laying import lay_tile
from antro.games.vast.map.effects.removing import collapse_whole_cave
from antro.games.vast.map.effects.stack import put_back
from antro.games.vast.map.effects.treasure import past_plunder
from antro.games.vast.settings.config import LAST_ROUND, ROUND_OF_THE_COLLAPSE
from antro.games.vast.state.state import UNDECIDED, VastState
from antro.games.vast.thief.moves.turn import ThiefTurn

TURNS: Final[list[RoleTurn]] = [  # by role
    KnightTurn(),
    GoblinsTurn(),
    DragonTurn(),
    CaveTurn(),
    ThiefTurn(),
]
WHOLE_ROUND: Final[i64] = 2  # value of ``collapsing`` if the Collapse began before this round


@final
class NextTurn(Step[VastState]):
    """Start the turn of the next role (§3.1). This step stays at the bottom of the stack."""

    def run(self, state: VastState, argument: i64) -> None:
        state.ask(NEXT_TURN)
        role = next_role(state)
        if state.gone:
            skip_turns(state, role)
        if role <= state.role or state.role == NOBODY:
            end_round(state)
        if state.winner == UNDECIDED:
            begin_turn(state, role)


def next_role(state: VastState) -> i64:
    """Return the role of the next turn. Skip absent and resigned roles, and a dead Knight."""
    role = state.role
    for _ in range(ROLE_COUNT):
        role = (role + 1) % ROLE_COUNT
        if takes_turns(state, role):
            return role
    return state.role


def skip_turns(state: VastState, role: i64) -> None:
    """Apply the effects of the turns that are skipped before the turn of *role* (§46.2)."""
    skipped = (state.role + 1) % ROLE_COUNT
    while skipped != role:
        TURNS[skipped].skip_turn(state)
        skipped = (skipped + 1) % ROLE_COUNT


def takes_turns(state: VastState, role: i64) -> bool:
    """Return True if a role has turns. A Cave that resigned still shapes (§46.3)."""
    if not state.plays(role) or (role == KNIGHT and state.knight.dead):
        return False
    return role == CAVE or not state.gone >> state.seat(role) & 1


def end_round(state: VastState) -> None:
    """End a round. The whole cave may collapse, or the Collapse may start (§44.5, §44.6)."""
    if state.round == LAST_ROUND:
        collapse_whole_cave(state, "44.5")
    elif state.collapsing == WHOLE_ROUND and state.removed == 0 and tiles_were_due(state):
        collapse_whole_cave(state, "44.6")
    state.round += 1
    state.removed = 0
    if state.collapsing:
        state.collapsing = WHOLE_ROUND
    elif state.round == ROUND_OF_THE_COLLAPSE:
        remove_undrawn_tiles(state)


def tiles_were_due(state: VastState) -> bool:
    """Return True if tiles were due in this round (§44.6). Alone, the number may be 0 (§33.4)."""
    return not state.config.variant.alone or alone_count(state) > 0


def remove_undrawn_tiles(state: VastState) -> None:
    """Remove the tiles that are not on the map yet, and start the Collapse (§44.5)."""
    board, kinds = state.cave, state.config.tiles.type
    state.ground.closed = 1
    for place in range(HAND):
        tile = board.hand[place]
        if tile != OFF:
            put_back(state.ground, kinds[tile], board.sections[place], tile)
        board.hand[place] = OFF
        board.sections[place] = 0
    begin_collapse(state)


def begin_turn(state: VastState, role: i64) -> None:
    """Start the turn of a role (§3.1)."""
    state.role = role
    state.turn += 1
    state.turn_over = 0
    state.dragon.burned = 0
    begin_if_due(state)
    state.ask(END_TURN, role)
    TURNS[role].begin(state)


@final
class EndTurn(Step[VastState]):
    """End a turn: first its own effects, then tiles, then Past Plunder (§3.4)."""

    def run(self, state: VastState, argument: i64) -> None:
        state.turn_over = 0
        if state.config.variant.past_plunder == argument:
            state.ask(END_PLUNDER, argument)
        if not state.config.has_cave:
            state.ask(END_TILES, argument)
        TURNS[argument].end(state)


@final
class EndTiles(Step[VastState]):
    """Place tiles without a Cave, or remove them in the Collapse (§3.5, §11.3).

    After the last tile and before the Collapse, neither happens (§11.4).
    """

    def run(self, state: VastState, argument: i64) -> None:
        variant = state.config.variant
        if state.collapsing:
            remove_tiles(state, alone_count(state) if variant.alone else variant.removed, argument)
        else:
            place_tiles(state, alone_count(state) if variant.alone else variant.placed, argument)


def place_tiles(state: VastState, count: i64, role: i64) -> None:
    """Let a role place *count* tiles, one after the other."""
    if count > 0:
        state.ask(PLACE_MORE, role + 8 * count)


@final
class PlaceMore(Step[VastState]):
    """Place one tile, and ask for the remaining ones."""

    def run(self, state: VastState, argument: i64) -> None:
        role, count = argument % 8, argument // 8
        place_tiles(state, count - 1, role)
        lay_tile(state, role)


def alone_count(state: VastState) -> i64:
    """Return the number of tiles to place or remove at the end of a turn alone (§33.4)."""
    return max(state.ground.crystals_shown, TURNS[state.role].tiles_when_alone(state))


@final
class EndPlunder(Step[VastState]):
    """Place the Treasure token that Past Plunder gives a role (§33.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        past_plunder(state, argument)
