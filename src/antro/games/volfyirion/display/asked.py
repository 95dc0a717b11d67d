"""The fields of the prompt of a question."""

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Fields
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import VolfState


def asked(game: Volfyirion, veiled: VolfState) -> Fields:
    """Return the role that is asked. Among several, name the viewer."""
    seats = [seat for seat in listed(veiled.pending[-1].seats) if seat < game.seats]
    first = seats[0] if seats else max(0, int(veiled.turn.seat))
    who = int(veiled.viewer) if veiled.viewer in seats else first
    return {"role": game.config.role_names[who]}
