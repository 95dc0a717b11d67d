"""The fields of a prompt."""

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields
from antro.core.contract.game import Seat
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import HAND_LIMIT
from antro.games.drako.state.state import (
    HAND,
    SEATS,
    DrakoState,
    attacker_of,
    target_of,
    value_of,
)


def asked(game: Drako, veiled: DrakoState) -> Fields:
    """Return the side that is asked, and the numbers of the card in use."""
    config, question = game.config, veiled.pending[-1]
    kind, seat = question.kind, first(question.seats, veiled.turn)
    fields: Fields = {"role": config.role_names[seat]}
    if kind == "turn":
        fields["actions"] = int(veiled.actions)
    elif kind == "discard":
        fields["excess"] = int(veiled.counts[HAND + seat] - HAND_LIMIT)
    elif kind == "wound":
        fields["wounds"] = int(veiled.due)
    elif kind == "defend":
        fields["figure"] = config.thing(attacker_of(veiled.strikes))
        fields["target"] = config.thing(target_of(veiled.strikes))
        fields["wounds"] = int(value_of(veiled.strikes))
        fields["needed"] = int(config.matchup.blocks[seat])
    else:
        fields["value"] = int(veiled.value)
    return fields


def first(seats: i64, turn: Seat) -> Seat:
    """Return the first seat that is asked. If chance is asked, return the seat on turn."""
    for seat in SEATS:
        if seats >> seat & 1:
            return seat
    return turn
