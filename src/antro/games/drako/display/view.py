"""What a viewer is shown. Built by naming it, from what the viewer knows."""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.descriptions import Fields
from antro.core.game import HOST, Seat
from antro.games.drako.board import NAMES, NOWHERE
from antro.games.drako.cards import AREAS, DRAGON, DWARVES, KNIGHTS, TROLLS
from antro.games.drako.config import HAND_LIMIT, Config
from antro.games.drako.display.view_types import (
    AreaView,
    AskedView,
    AttackView,
    CardView,
    DrakoView,
    FigureView,
    ResultView,
    SideView,
    TokenView,
)
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.rules import Drako
from antro.games.drako.state import (
    ARMOUR,
    DECK,
    DEFEATED,
    GOING,
    HAND,
    NOBODY,
    OUT_OF_CARDS,
    QUIET,
    SEATS,
    STRIKE,
    DrakoState,
    attacker_of,
    target_of,
    value_of,
)

ABILITIES: Final = {
    "brald": "token:fury",
    "urpen": "symbol:net",
    "morin": "symbol:crossbow",
    "swordsman": "token:dodge",
    "archer-1": "symbol:bow",
    "archer-2": "symbol:bow",
    "thrower": "symbol:rock",
    "berserker": "symbol:charge",
}
ENDINGS: Final = {DEFEATED: "defeated", OUT_OF_CARDS: "out_of_cards", QUIET: "quiet"}


@final
class Parts:
    """What comes again from view to view is kept: few parts differ from one to the next."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.roles: Final = [f"role:{config.side(seat)}" for seat in SEATS]
        self.figures: Final[dict[i64, FigureView]] = {}
        self.cards: Final[dict[i64, CardView]] = {}
        self.areas: Final[dict[i64, AreaView]] = {}

    def figure(self, veiled: DrakoState, slot: i64) -> FigureView:
        at, wounds, shields = veiled.hexes[slot], veiled.wounds[slot], veiled.shields[slot]
        netted: i64 = 1 if veiled.netted == slot else 0
        key = packed(packed(packed(packed(slot, at + 1), wounds), shields), netted)
        found = self.figures.get(key)
        if found is None:
            found = figure_view(self.config, slot, at, wounds, shields, netted)
            self.figures[key] = found
        return found

    def card(self, row: i64, face: i64, seat: Seat, count: i64) -> CardView:
        key = packed(row, count)
        found = self.cards.get(key)
        if found is None:
            things = self.config.decks[seat][face].things
            found = CardView(f"card:{face}", things, int(count))
            self.cards[key] = found
        return found

    def area(self, area: i64, wounds: i64) -> AreaView:
        key = packed(area, wounds)
        found = self.areas.get(key)
        if found is None:
            spaces = int(self.config.spaces[ARMOUR + area])
            found = AreaView(f"area:{AREAS[area]}", int(wounds), spaces)
            self.areas[key] = found
        return found


def packed(key: i64, more: i64) -> i64:
    return key << 8 | more


@lru_cache(maxsize=64)
def parts_of(config: Config) -> Parts:
    return Parts(config)


def view(game: Drako, veiled: DrakoState) -> DrakoView:
    assert veiled.viewer != HOST, "only a veiled state is shown"
    limit, parts = game.config.matchup.quiet_limit, parts_of(game.config)
    return DrakoView(
        viewer=int(veiled.viewer),
        matchup=game.config.matchup.name,
        turn=int(veiled.turn),
        actions=int(veiled.actions),
        turns=int(veiled.turns),
        quiet=max(0, int(veiled.quiet)) if limit else None,
        sides=[side_view(parts, veiled, seat) for seat in SEATS],
        asked=asked_view(parts, veiled) if veiled.ending == GOING else None,
        result=None if veiled.ending == GOING else result_view(game, veiled),
    )


def side_view(parts: Parts, veiled: DrakoState, seat: Seat) -> SideView:
    config = parts.config
    trolls = config.matchup.sides[seat] == TROLLS
    return SideView(
        seat=int(seat),
        role=parts.roles[seat],
        figures=figure_views(parts, veiled, seat),
        areas=area_views(parts, veiled, seat),
        tokens=token_views(config, veiled, seat),
        rocks=int(veiled.rocks) if trolls else None,
        spent=int(config.matchup.rocks - veiled.rocks) if trolls else None,
        hand=card_views(parts, seat, veiled.hands),
        hand_size=int(veiled.counts[HAND + seat]),
        deck_size=int(veiled.counts[DECK + seat]),
        discards=card_views(parts, seat, veiled.discards),
        removed=removed(config, veiled, seat),
        rebuilds=rebuilds(config, veiled, seat),
        out_of_cards=not has_cards(veiled, config, seat),
    )


def figure_views(parts: Parts, veiled: DrakoState, seat: Seat) -> list[FigureView]:
    """Three slots are counted for a side, of which it may use fewer."""
    found: list[FigureView] = []
    slot: i64 = seat * 3
    while slot < seat * 3 + 3:
        if parts.config.names[slot]:
            found.append(parts.figure(veiled, slot))
        slot += 1
    return found


def figure_view(
    config: Config, slot: i64, at: i64, wounds: i64, shields: i64, netted: i64
) -> FigureView:
    name, alive = config.names[slot], wounds < config.spaces[slot]
    return FigureView(
        figure=config.thing(slot),
        hex=None if at == NOWHERE else f"hex:{NAMES[at]}",
        alive=alive,
        wounds=int(wounds),
        spaces=int(config.spaces[slot]),
        netted=netted == 1,
        shields=int(shields),
        ability=ABILITIES.get(name),
        lost=not alive or wounds >= config.lost_at[slot],
    )


def area_views(parts: Parts, veiled: DrakoState, seat: Seat) -> list[AreaView]:
    found: list[AreaView] = []
    if parts.config.matchup.sides[seat] == DRAGON:
        area: i64 = 0
        while area < len(AREAS):
            found.append(parts.area(area, veiled.wounds[ARMOUR + area]))
            area += 1
    return found


def token_views(config: Config, veiled: DrakoState, seat: Seat) -> list[TokenView]:
    side = config.matchup.sides[seat]
    if side == DWARVES:
        free = veiled.netted == NOBODY
        on = None if free else config.thing(veiled.netted)
        return [TokenView("token:net", free, on), TokenView("token:fury", bool(veiled.fury), None)]
    if side == KNIGHTS:
        return [TokenView("token:dodge", bool(veiled.dodge), None)]
    return []


def card_views(parts: Parts, seat: Seat, counts: vec[i64]) -> list[CardView]:
    found: list[CardView] = []
    face: i64 = 0
    while face < len(parts.config.decks[seat]):
        row = parts.config.row(seat, face)
        if counts[row]:
            found.append(parts.card(row, face, seat, counts[row]))
        face += 1
    return found


def removed(config: Config, veiled: DrakoState, seat: Seat) -> int:
    """§15.2 What lies in the bag and belongs neither to the deck nor to a hand not seen."""
    unseen = veiled.counts[HAND + seat] - total(config, veiled.hands, seat)
    return int(total(config, veiled.bags, seat) - unseen - veiled.counts[DECK + seat])


def total(config: Config, counts: vec[i64], seat: Seat) -> i64:
    """Of cards counted for both seats, those of one."""
    found: i64 = 0
    first = config.row(seat, 0)
    for row in range(first, first + config.width):
        found += counts[row]
    return found


def rebuilds(config: Config, veiled: DrakoState, seat: Seat) -> int | None:
    if config.matchup.reshuffles:
        return None
    return int(veiled.rebuild) if config.matchup.rebuilds == seat else 0


def asked_view(parts: Parts, veiled: DrakoState) -> AskedView:
    question = veiled.pending[-1]
    kind = question.text.partition(" ")[0]
    seats = [int(seat) for seat in SEATS if question.seats >> seat & 1]
    declared = attacks(parts.config, veiled)
    fields = asked_fields(parts, veiled, kind, seats, declared)
    return AskedView(kind, question.clause, seats, fields, declared)


def asked_fields(
    parts: Parts, veiled: DrakoState, kind: str, asked: list[int], declared: list[AttackView]
) -> Fields:
    """What the prompt speaks of: who is asked, and the numbers of the card in use."""
    seat = Seat(asked[0]) if asked else veiled.turn
    fields: Fields = {"role": parts.roles[seat]}
    if kind == "turn":
        fields["actions"] = int(veiled.actions)
    elif kind == "discard":
        fields["excess"] = int(veiled.counts[HAND + seat] - HAND_LIMIT)
    elif kind == "wound":
        fields["wounds"] = int(veiled.due)
    elif kind == "defend":
        fields["figure"] = declared[0].by
        fields["target"] = declared[0].on
        fields["wounds"] = declared[0].value
        fields["needed"] = int(parts.config.matchup.blocks[seat])
    else:
        fields["value"] = int(veiled.value)
    return fields


def attacks(config: Config, veiled: DrakoState) -> list[AttackView]:
    found, strikes = [], veiled.strikes
    while strikes:
        by, on = config.thing(attacker_of(strikes)), config.thing(target_of(strikes))
        found.append(AttackView(by, on, int(value_of(strikes))))
        strikes >>= STRIKE
    return found


def result_view(game: Drako, veiled: DrakoState) -> ResultView:
    how = ENDINGS[veiled.ending]
    clause = {"defeated": "11.1", "quiet": "14.4"}.get(how, game.config.matchup.out_clause)
    return ResultView(how, clause, int(veiled.winner) if veiled.winner >= 0 else None)
