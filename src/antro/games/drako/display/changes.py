"""What a move changed in the view of one viewer, found by comparing numbers.

Only parts that differ are built; what is asked is always told. A viewer who has the view of
before and makes these changes in it has the ``view`` of after.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.descriptions import Change
from antro.core.game import Seat
from antro.games.drako.cards import AREAS, DRAGON, TROLLS
from antro.games.drako.display.view import (
    Parts,
    asked_view,
    card_views,
    parts_of,
    rebuilds,
    removed,
    result_view,
    token_views,
)
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.rules import Drako
from antro.games.drako.state import ARMOUR, DECK, GOING, HAND, SEATS, DrakoState

SIDES: Final = "sides"


def changes(game: Drako, was: DrakoState, veiled: DrakoState) -> list[Change]:
    found: list[Change] = []
    parts = parts_of(game.config)
    if veiled.turn != was.turn:
        found.append(["turn", int(veiled.turn)])
    if veiled.actions != was.actions:
        found.append(["actions", int(veiled.actions)])
    if veiled.turns != was.turns:
        found.append(["turns", int(veiled.turns)])
    if veiled.quiet != was.quiet and game.config.matchup.quiet_limit:
        found.append(["quiet", max(0, int(veiled.quiet))])
    for seat in SEATS:
        change_figures(found, parts, seat, was, veiled)
        change_supplies(found, parts, seat, was, veiled)
        change_cards(found, parts, seat, was, veiled)
    going = veiled.ending == GOING
    found.append(["asked", asked_view(parts, veiled) if going else None])
    if veiled.ending != was.ending:
        found.append(["result", None if going else result_view(game, veiled)])
    return found


def change_figures(
    found: list[Change], parts: Parts, seat: Seat, was: DrakoState, veiled: DrakoState
) -> None:
    place, slot = 0, seat * 3
    while slot < seat * 3 + 3:
        if parts.config.names[slot]:
            figure = parts.figure(veiled, slot)
            if figure is not parts.figure(was, slot):
                found.append([SIDES, int(seat), "figures", place, figure])
            place += 1
        slot += 1


def change_supplies(
    found: list[Change], parts: Parts, seat: Seat, was: DrakoState, veiled: DrakoState
) -> None:
    config = parts.config
    if config.matchup.sides[seat] == DRAGON:
        area: i64 = 0
        while area < len(AREAS):
            wounds = veiled.wounds[ARMOUR + area]
            if wounds != was.wounds[ARMOUR + area]:
                found.append([SIDES, int(seat), "areas", int(area), parts.area(area, wounds)])
            area += 1
    if veiled.netted != was.netted or veiled.fury != was.fury or veiled.dodge != was.dodge:
        found.append([SIDES, int(seat), "tokens", token_views(config, veiled, seat)])
    if veiled.rocks != was.rocks and config.matchup.sides[seat] == TROLLS:
        found.append([SIDES, int(seat), "rocks", int(veiled.rocks)])
        found.append([SIDES, int(seat), "spent", int(config.matchup.rocks - veiled.rocks)])


def change_cards(
    found: list[Change], parts: Parts, seat: Seat, was: DrakoState, veiled: DrakoState
) -> None:
    config, hand, deck = parts.config, HAND + seat, DECK + seat
    change_pile(found, parts, seat, "hand", was.hands, veiled.hands)
    change_pile(found, parts, seat, "discards", was.discards, veiled.discards)
    if veiled.counts[hand] != was.counts[hand]:
        found.append([SIDES, int(seat), "hand_size", int(veiled.counts[hand])])
    if veiled.counts[deck] != was.counts[deck]:
        found.append([SIDES, int(seat), "deck_size", int(veiled.counts[deck])])
    gone = removed(config, veiled, seat)
    if gone != removed(config, was, seat):
        found.append([SIDES, int(seat), "removed", gone])
    if veiled.rebuild != was.rebuild:
        found.append([SIDES, int(seat), "rebuilds", rebuilds(config, veiled, seat)])
    out = not has_cards(veiled, config, seat)
    if out == has_cards(was, config, seat):
        found.append([SIDES, int(seat), "out_of_cards", out])


def change_pile(
    found: list[Change], parts: Parts, seat: Seat, name: str, was: vec[i64], counts: vec[i64]
) -> None:
    """Card by card, for as long as the same faces lie there."""
    one_by_one: list[Change] = []
    place = 0
    for face in range(len(parts.config.decks[seat])):
        row = parts.config.row(seat, face)
        if (counts[row] == 0) != (was[row] == 0):
            found.append([SIDES, int(seat), name, card_views(parts, seat, counts)])
            return
        if counts[row] != was[row]:
            card = parts.card(row, face, seat, counts[row])
            one_by_one.append([SIDES, int(seat), name, place, card])
        if counts[row]:
            place += 1
    found += one_by_one
