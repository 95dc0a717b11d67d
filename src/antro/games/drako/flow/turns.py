"""The order of play: steps that follow a resolved action (§3.1, §6.2, §8.6, §11)."""

from antro.games.drako.flow.ending import end_if_decided, end_if_quiet, remove_dead
from antro.games.drako.kinds import FURY, OVER, TURN
from antro.games.drako.moves.dwarves import WHOLE_TURN, can_escape, has_fury
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import WOUNDED, DrakoState, rival


def resolve(state: DrakoState, config: Config) -> None:
    """Remove the dead, end the game or the turn, or let the same side continue."""
    if state.quiet == WOUNDED:
        remove_dead(state, config)
    if end_if_decided(state, config):
        state.pending[0] = config.questions.of(OVER, state.ending)
    elif state.actions == 0 and may_go_on(state, config):
        state.pending.append(config.questions.of(FURY, state.turn))
    else:
        while state.actions <= 0 or not can_act(state, config):
            next_turn(state, config)
            if end_if_quiet(state, config):
                state.pending[0] = config.questions.of(OVER, state.ending)
                return


def may_go_on(state: DrakoState, config: Config) -> bool:
    """Return True if the side whose turn ends could use Fury and has cards for it (§8.6)."""
    return has_fury(state, config, state.turn) and has_cards(state, config, state.turn)


def can_act(state: DrakoState, config: Config) -> bool:
    """Return True if the side whose turn it is has anything to do (§3.7)."""
    return has_cards(state, config, state.turn) or can_escape(state, state.turn)


def next_turn(state: DrakoState, config: Config) -> None:
    """Give the turn to the other side, with two actions (§3.1)."""
    state.turn = rival(state.turn)
    state.actions = WHOLE_TURN
    state.turns += 1
    state.quiet += 1
    state.pending[0] = config.questions.of(TURN, state.turn)
