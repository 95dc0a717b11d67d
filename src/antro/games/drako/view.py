"""What a viewer is shown. Built by naming it, from what the viewer knows."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import HOST, Seat
from antro.core.told import Fields
from antro.games.drako.board import NAMES, NOWHERE
from antro.games.drako.cards import AREAS, DRAGON, DWARVES, FIGURES, KNIGHTS, TROLLS
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.rules import Drako
from antro.games.drako.setting import HAND_LIMIT, Setting
from antro.games.drako.shown import (
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
KEPT: Final = 4096  # parts of views that come again and again
ENDINGS: Final = {DEFEATED: "defeated", OUT_OF_CARDS: "out_of_cards", QUIET: "quiet"}


def view(game: Drako, veiled: DrakoState) -> DrakoView:
    assert veiled.viewer != HOST, "only a veiled state is shown"
    limit = game.setting.matchup.quiet_limit
    return DrakoView(
        viewer=int(veiled.viewer),
        matchup=game.setting.matchup.name,
        turn=int(veiled.turn),
        actions=int(veiled.actions),
        turns=int(veiled.turns),
        quiet=max(0, int(veiled.quiet)) if limit else None,
        sides=[side_view(game, veiled, seat) for seat in SEATS],
        asked=asked_view(game, veiled) if veiled.ending == GOING else None,
        result=None if veiled.ending == GOING else result_view(game, veiled),
    )


def side_view(game: Drako, veiled: DrakoState, seat: Seat) -> SideView:
    setting = game.setting
    trolls = setting.matchup.sides[seat] == TROLLS
    return SideView(
        seat=int(seat),
        role=f"role:{setting.side(seat)}",
        figures=[figure_view(game, veiled, slot) for slot in slots(game, seat)],
        areas=area_views(game, veiled, seat),
        tokens=token_views(game, veiled, seat),
        rocks=int(veiled.rocks) if trolls else None,
        spent=int(setting.matchup.rocks - veiled.rocks) if trolls else None,
        hand=card_views(game, seat, veiled.hands),
        hand_size=int(veiled.counts[HAND + seat]),
        deck_size=int(veiled.counts[DECK + seat]),
        discards=card_views(game, seat, veiled.discards),
        removed=removed(game, veiled, seat),
        rebuilds=rebuilds(game, veiled, seat),
        out_of_cards=not has_cards(veiled, setting, seat),
    )


def slots(game: Drako, seat: Seat) -> range:
    """Where the figures of a side are counted."""
    return range(int(seat) * 3, int(seat) * 3 + len(FIGURES[game.setting.matchup.sides[seat]]))


def figure_view(game: Drako, veiled: DrakoState, slot: int) -> FigureView:
    at, wounds, shields = veiled.hexes[slot], veiled.wounds[slot], veiled.shields[slot]
    return figure(game.setting, slot, at, wounds, shields, veiled.netted)


@lru_cache(maxsize=KEPT)
def figure(
    setting: Setting, slot: int, at: int, wounds: int, shields: int, netted: int
) -> FigureView:
    """Few figures change from one view to the next, so they are kept."""
    name, alive = setting.names[slot], wounds < setting.spaces[slot]
    return FigureView(
        figure=f"figure:{name}",
        hex=None if at == NOWHERE else f"hex:{NAMES[at]}",
        alive=alive,
        wounds=wounds,
        spaces=int(setting.spaces[slot]),
        netted=netted == slot,
        shields=shields,
        ability=ABILITIES.get(name),
        lost=not alive or wounds >= setting.lost_at[slot],
    )


def area_views(game: Drako, veiled: DrakoState, seat: Seat) -> list[AreaView]:
    if game.setting.matchup.sides[seat] != DRAGON:
        return []
    return areas(game.setting, tuple(veiled.wounds[ARMOUR : ARMOUR + len(AREAS)]))


@lru_cache(maxsize=KEPT)
def areas(setting: Setting, wounds: tuple[int, ...]) -> list[AreaView]:
    return [
        AreaView(f"area:{area}", wounds[at], int(setting.spaces[ARMOUR + at]))
        for at, area in enumerate(AREAS)
    ]


def token_views(game: Drako, veiled: DrakoState, seat: Seat) -> list[TokenView]:
    side = game.setting.matchup.sides[seat]
    if side == DWARVES:
        free = veiled.netted == NOBODY
        on = None if free else game.setting.thing(veiled.netted)
        return [TokenView("token:net", free, on), TokenView("token:fury", bool(veiled.fury), None)]
    if side == KNIGHTS:
        return [TokenView("token:dodge", bool(veiled.dodge), None)]
    return []


def card_views(game: Drako, seat: Seat, counts: vec[i64]) -> list[CardView]:
    first = game.setting.row(seat, 0)
    own = counts[first : first + len(game.setting.decks[seat])]
    return cards(game.setting, int(seat), tuple(own))


@lru_cache(maxsize=KEPT)
def cards(setting: Setting, seat: int, counts: tuple[int, ...]) -> list[CardView]:
    """Few piles change from one view to the next, so they are kept."""
    return [
        CardView(f"card:{face}", card.things, count)
        for face, (card, count) in enumerate(zip(setting.decks[seat], counts, strict=True))
        if count
    ]


def removed(game: Drako, veiled: DrakoState, seat: Seat) -> int:
    """§15.2 What lies in the bag and belongs neither to the deck nor to a hand not seen."""
    unseen = veiled.counts[HAND + seat] - total(game, veiled.hands, seat)
    return int(total(game, veiled.bags, seat) - unseen - veiled.counts[DECK + seat])


def total(game: Drako, counts: vec[i64], seat: Seat) -> i64:
    """Of cards counted for both seats, those of one."""
    found: i64 = 0
    first = game.setting.row(seat, 0)
    for row in range(first, first + game.setting.width):
        found += counts[row]
    return found


def rebuilds(game: Drako, veiled: DrakoState, seat: Seat) -> int | None:
    matchup = game.setting.matchup
    if matchup.reshuffles:
        return None
    return int(veiled.rebuild) if matchup.rebuilds == seat else 0


def asked_view(game: Drako, veiled: DrakoState) -> AskedView:
    question = veiled.pending[-1]
    kind = question.text.split()[0]
    seats = [int(seat) for seat in SEATS if question.seats >> seat & 1]
    declared = attacks(game, veiled)
    return AskedView(
        kind, question.clause, seats, asked_fields(game, veiled, seats, declared), declared
    )


def asked_fields(
    game: Drako, veiled: DrakoState, asked: list[int], declared: list[AttackView]
) -> Fields:
    """All that any prompt speaks of: who is asked, and the numbers of the card in use."""
    seat = Seat(asked[0]) if asked else veiled.turn
    answering = declared[:1]
    return {
        "role": f"role:{game.setting.side(seat)}",
        "actions": int(veiled.actions),
        "value": int(veiled.value),
        "figure": answering[0].by if answering else "",
        "target": answering[0].on if answering else "",
        "wounds": answering[0].value if answering else int(veiled.due),
        "excess": int(veiled.counts[HAND + seat] - HAND_LIMIT),
        "needed": int(game.setting.matchup.blocks[seat]),
    }


def attacks(game: Drako, veiled: DrakoState) -> list[AttackView]:
    found, strikes, thing = [], veiled.strikes, game.setting.thing
    while strikes:
        by, on = thing(attacker_of(strikes)), thing(target_of(strikes))
        found.append(AttackView(by, on, int(value_of(strikes))))
        strikes >>= STRIKE
    return found


def result_view(game: Drako, veiled: DrakoState) -> ResultView:
    how = ENDINGS[veiled.ending]
    clause = {"defeated": "11.1", "quiet": "14.4"}.get(how, game.setting.matchup.out_clause)
    return ResultView(how, clause, int(veiled.winner) if veiled.winner >= 0 else None)
