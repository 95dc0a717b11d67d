"""Copies of states, made by tools/checks/state_copies.py. Do not edit."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antro.games.drako.state.state import DrakoState


def copy_drako_state(to: "DrakoState", other: "DrakoState") -> None:
    """Copy every field."""
    copy_open_drako_state(to, other)
    to.hands = other.hands[:]
    to.bags = other.bags[:]


def copy_open_drako_state(to: "DrakoState", other: "DrakoState") -> None:
    """Copy every field that is not secret."""
    to.viewer = other.viewer
    to.pending = other.pending[:]
    to.hexes = other.hexes[:]
    to.wounds = other.wounds[:]
    to.shields = other.shields[:]
    to.known = other.known[:]
    to.discards = other.discards[:]
    to.counts = other.counts[:]
    to.rocks = other.rocks
    to.netted = other.netted
    to.fury = other.fury
    to.dodge = other.dodge
    to.rebuild = other.rebuild
    to.turn = other.turn
    to.actions = other.actions
    to.turns = other.turns
    to.quiet = other.quiet
    to.value = other.value
    to.used = other.used
    to.more = other.more
    to.strikes = other.strikes
    to.due = other.due
    to.ending = other.ending
    to.winner = other.winner
