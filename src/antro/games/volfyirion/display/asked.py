"""What the prompt of a question speaks of, and how a game ended."""

from antro.core.bits import listed
from antro.core.descriptions import Fields
from antro.games.volfyirion.printed.cards import NOTHING
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import VolfState


def asked(game: Volfyirion, veiled: VolfState) -> Fields:
    """Who is asked. Where several are at once, the viewer is asked by name."""
    seats = [seat for seat in listed(veiled.pending[-1].seats) if seat < game.seats]
    first = seats[0] if seats else max(0, int(veiled.turn.seat))
    who = int(veiled.viewer) if veiled.viewer in seats else first
    return {"role": game.config.role_names[who]}


def ending(veiled: VolfState) -> str:
    """How it ended, as ``end.<how>`` in a catalogue: no City left, no turn left, or the dragon."""
    if veiled.rages or veiled.grids:
        return dragons_end(veiled)
    if veiled.winners == NOTHING:
        return "draw"
    return "turns" if veiled.side_sites(0) and veiled.side_sites(1) else "conquest"


def dragons_end(veiled: VolfState) -> str:
    """§17.12, §19.13 The dragon is overcome, has destroyed all, or has outlasted its enemies."""
    if veiled.winners:
        return "overcome"
    return "outlasted" if veiled.side_sites(0) else "ashes"
