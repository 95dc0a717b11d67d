"""The reasons for things that only some modes have. They are parts of ``explain``."""

from typing import Final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import BATTLE, CARDS, KNOWLEDGE, NOTHING
from antro.games.volfyirion.moves.coop import ALONE, FLIGHT, TOGETHER
from antro.games.volfyirion.moves.solo import CALMING
from antro.games.volfyirion.moves.team import (
    LEAP_PRICE,
    STEP_PRICE,
    enemy_market,
    place_thing,
)
from antro.games.volfyirion.moves.team_wonders import TEAM_DEFEAT
from antro.games.volfyirion.state.state import VolfState
from antro.games.volfyirion.state.strongholds import (
    dragon_steps,
    siege_price,
    stands,
    targets,
    team_of,
)

KINDS: Final = ["command", "battle", "knowledge"]


def too_dear(state: VolfState, seat: Seat, price: int, kind: int, clause: str) -> Reason:
    """Return the reason of the price, or “not now” if the seat has enough points."""
    have = int(state.has(seat, kind))
    if have >= price:
        return Reason("not_now", clause)
    fields: Fields = {"price": price, "have": have, "points": f"points:{KINDS[kind]}"}
    return Reason("too_dear", clause, fields)


def no_calm(state: VolfState, seat: Seat, word: str) -> Reason:
    """Return the objection to setting aside the top card of the rage pile (§17.11)."""
    if state.rages[0].top == NOTHING and not state.markets[0].assets.held:
        return Reason("no_rage", "17.11")
    kind = KNOWLEDGE if word == "knowledge" else BATTLE
    return too_dear(state, seat, CALMING, kind, "17.11")


def no_siege(state: VolfState, seat: Seat, stronghold: int) -> Reason:
    """Return the objection to an attack on a Stronghold (§18.7)."""
    if team_of(stronghold) == state.config.sides[seat]:
        return Reason("own_city", "7.1")
    if not stands(state, stronghold):
        return Reason("destroyed", "7.4")
    return too_dear(state, seat, int(siege_price(state, stronghold)), BATTLE, "18.7")


def no_team_flight(state: VolfState, seat: Seat, path: list[str]) -> Reason:
    """Return the objection to moving or defeating the dragon between teams (§18.9, §18.12)."""
    if path[-1] == "choice:defeat":
        return too_dear(state, seat, TEAM_DEFEAT, BATTLE, "18.12")
    steps, leaps = dragon_steps(state, seat), targets(state, seat)
    if len(path) == 1:
        return too_dear(state, seat, STEP_PRICE if steps else LEAP_PRICE, KNOWLEDGE, "18.9")
    if path[1] in [place_thing(place) for place in listed(steps)]:
        return too_dear(state, seat, STEP_PRICE, KNOWLEDGE, "18.9")
    if path[1] in [place_thing(place) for place in listed(leaps)]:
        return too_dear(state, seat, LEAP_PRICE, KNOWLEDGE, "18.9")
    return Reason("no_such_flight", "18.9")


def no_lock(state: VolfState, seat: Seat, face: int, *, mine: bool) -> Reason:
    """Return the objection to sealing or unsealing a card of a centre (§18.8)."""
    market = state.market(seat) if mine else enemy_market(state, seat)
    there = [
        bool(market.locked >> place & 1)
        for place in range(len(market.centre))
        if market.centre[place] == face
    ]
    if mine in there:
        return too_dear(state, seat, CARDS[face].cost, KNOWLEDGE, "18.8")
    return Reason("not_sealed", "18.8") if mine else Reason("not_in_centre", "18.8")


def no_banishing(state: VolfState, seat: Seat, word: str) -> Reason:
    """Return the objection to moving or beating the dragon on the ring (§19.10, §19.11)."""
    if not word.startswith(("alone", "joint")):
        return too_dear(state, seat, FLIGHT, KNOWLEDGE, "19.10")
    kind = KNOWLEDGE if word.endswith("knowledge") else BATTLE
    if word.startswith("alone"):
        return too_dear(state, seat, ALONE, kind, "19.11")
    both = int(state.has(Seat(0), kind) + state.has(Seat(1), kind))
    fields: Fields = {"price": TOGETHER, "have": both, "points": f"points:{KINDS[kind]}"}
    return Reason("too_dear_together", "19.11", fields)


def no_cell(state: VolfState, seat: Seat, cell: int, word: str) -> Reason:
    """Return the objection to discarding or sealing a card of the grid (§19.9)."""
    grid = state.grids[0]
    if cell >= len(grid.cells) or grid.cells[cell] == NOTHING:
        return Reason("no_rage_card", "19.4")
    if word == "lull" and grid.sealed >> cell & 1:
        return Reason("lulled", "19.9")
    price = CARDS[grid.cells[cell]].cost
    return too_dear(state, seat, price, KNOWLEDGE if word == "lull" else BATTLE, "19.9")
