"""What a viewer is shown. Built by naming it, from what the viewer knows."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, listed, lowest
from antro.core.descriptions import Fields
from antro.core.game import HOST, Seat
from antro.games.volfyirion.display.view_types import (
    AskedView,
    CardView,
    FaceView,
    GridView,
    MarketView,
    PlayedView,
    RageView,
    ResultView,
    SideView,
    SiteView,
    StrongholdView,
    VolfView,
)
from antro.games.volfyirion.moves.team import place_thing
from antro.games.volfyirion.printed.cards import CARDS, EFFECTS, FACES, HIDDEN, HOUSES, NOTHING
from antro.games.volfyirion.printed.extras import PERKS, PLOYS
from antro.games.volfyirion.printed.sites import CITY_NAMES, LAIR
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import DEFEATED, OVER, SETUP, VolfState
from antro.games.volfyirion.state.strongholds import STRONGHOLDS, dragon_place, siege_price, stands
from antro.games.volfyirion.state.turn import PRIVILEGE, REDRAW

EFFECT_NAMES: Final = {number: word.replace(" ", "_") for word, number in EFFECTS.items()}


def view(game: Volfyirion, veiled: VolfState) -> VolfView:
    assert veiled.viewer != HOST, "only a veiled state is shown"
    over = veiled.phase == OVER
    return VolfView(
        viewer=int(veiled.viewer),
        phase=phase(veiled),
        turn=turn(veiled),
        turns=int(veiled.turn.number),
        most_turns=int(veiled.config.most_turns),
        opening=opening(veiled),
        sides=[side_view(veiled, Seat(seat)) for seat in range(game.seats)],
        lair_city=site_view(veiled, LAIR),
        markets=[market_view(veiled, at) for at in range(len(veiled.markets))],
        strongholds=stronghold_views(veiled) if veiled.config.team else [],
        dragon=dragon(veiled),
        rage=rage_view(veiled) if veiled.rages else None,
        grid=grid_view(veiled) if veiled.grids else None,
        removed=card_views(veiled.removed),
        faces=face_views(on_show(veiled)),
        asked=None if over else asked_view(game, veiled),
        result=result_view(veiled) if over else None,
    )


def phase(veiled: VolfState) -> str:
    return "setup" if veiled.phase == SETUP else "over" if veiled.phase == OVER else "playing"


def turn(veiled: VolfState) -> int | None:
    return None if veiled.turn.seat == NOTHING else int(veiled.turn.seat)


def opening(veiled: VolfState) -> list[str]:
    words = {"redraw": REDRAW, "exchange": PRIVILEGE}
    return [word for word, still in words.items() if veiled.turn.opening & still]


def side_view(veiled: VolfState, seat: Seat) -> SideView:
    house = veiled.houses[seat]
    return SideView(
        seat=int(seat),
        role=veiled.config.role_names[seat],
        zone=zone(veiled, seat),
        points=points(veiled, seat),
        hand=card_views(house.hand),
        hand_size=int(house.hand_size()),
        deck=card_views(house.deck),
        deck_size=int(house.deck_size()),
        discards=card_views(house.discard),
        played=played_views(veiled, seat),
        sites=site_views(veiled, seat),
        perk=perk_thing(house.perk),
        ploy=ploy_thing(house.ploy),
        suspects=suspects(house),
    )


def points(veiled: VolfState, seat: Seat) -> list[int]:
    return [int(veiled.has(seat, kind)) for kind in range(3)]


def zone(veiled: VolfState, seat: Seat) -> str:
    """Whoever watches looks from the first seat."""
    viewer = veiled.viewer if veiled.viewer < veiled.config.seats else Seat(0)
    beside = ["play", "ally", "rival", "rival2"] if veiled.config.team else ["play", "rival"]
    return beside[viewer ^ seat]


def perk_thing(perk: i64) -> str | None:
    return None if perk == NOTHING else f"perk:{PERKS[perk].slug}"


def ploy_thing(ploy: i64) -> str | None:
    if ploy == NOTHING:
        return None
    return "ploy:unknown" if ploy == HIDDEN else f"ploy:{PLOYS[ploy].slug}"


def suspects(house: House) -> list[str]:
    """The Ploys that a hidden one may be."""
    if house.ploy != HIDDEN:
        return []
    return [f"ploy:{ploy.slug}" for at, ploy in enumerate(PLOYS) if not house.excluded >> at & 1]


def card_thing(face: i64) -> str:
    return "card:unknown" if face == HIDDEN else f"card:{CARDS[face].slug}"


def card_views(cards: Pile) -> list[CardView]:
    return [CardView(card_thing(face), int(cards.counts[face])) for face in listed(cards.faces)]


def played_views(veiled: VolfState, seat: Seat) -> list[PlayedView]:
    house = veiled.houses[seat]
    free = [
        PlayedView(
            card_thing(face),
            int(house.played.counts[face]),
            sealed=False,
            ready=int(house.ready.counts[face]),
            used=int(house.used.counts[face]),
        )
        for face in listed(house.played.faces)
    ]
    return free + [
        PlayedView(card_thing(face), int(house.sealed.counts[face]), sealed=True, ready=0, used=0)
        for face in listed(house.sealed.faces)
    ]


def site_views(veiled: VolfState, seat: Seat) -> list[SiteView]:
    return [site_view(veiled, site) for site in sites_of(veiled, seat)]


def sites_of(veiled: VolfState, seat: Seat) -> list[int]:
    return listed(veiled.config.cities[seat]) + [LAIR] * (veiled.sites.lair_owner == seat)


def site_view(veiled: VolfState, site: i64) -> SiteView:
    config = veiled.config
    owners = [seat for seat in range(config.seats) if config.cities[seat] >> site & 1]
    claimed = None if veiled.sites.lair_owner == NOTHING else int(veiled.sites.lair_owner)
    standing = bool(veiled.sites.standing >> site & 1)
    spent = standing or bool(veiled.sites.rebuilt >> site & 1)
    return SiteView(
        city=f"city:{CITY_NAMES[site]}",
        seat=owners[0] if owners else claimed,
        defence=int(config.defence[site]),
        price=int(veiled.attack_price(site)),
        standing=standing,
        troop=thing_or_none(veiled.sites.troops[site]),
        building=thing_or_none(veiled.sites.buildings[site]),
        ready=bool(veiled.turn.ready_sites >> site & 1),
        used=bool(veiled.turn.used_sites >> site & 1),
        dragon=veiled.dragon == site,
        rebuild=None if spent or not config.rebuild or site == LAIR else config.rebuild_cost[site],
    )


def thing_or_none(face: i64) -> str | None:
    return None if face == NOTHING else card_thing(face)


def market_view(veiled: VolfState, at: int) -> MarketView:
    market = veiled.markets[at]
    return MarketView(
        seats=[seat for seat, used in enumerate(veiled.config.markets) if used == at],
        centre=[thing_or_none(face) for face in market.centre],
        top=thing_or_none(market.top),
        deck_size=int(market.deck_size()),
        locked=[place + 1 for place in listed(market.locked)],
        under=[card_thing(face) for face in market.assets.under],
        lair=[thing_or_none(face) for face in market.lair],
        wonders=int(market.wonders.size()),
        wonders_under=[card_thing(face) for face in market.wonders.under],
    )


def stronghold_views(veiled: VolfState) -> list[StrongholdView]:
    return [
        StrongholdView(
            stronghold=place_thing(at),
            seats=listed(veiled.config.owners[lowest(sites)]),
            cities=[f"city:{CITY_NAMES[site]}" for site in listed(sites)],
            price=int(siege_price(veiled, at)),
            standing=stands(veiled, at),
            dragon=dragon_place(veiled) == at,
        )
        for at, sites in enumerate(STRONGHOLDS)
    ]


def rage_view(veiled: VolfState) -> RageView:
    rage = veiled.rages[0]
    return RageView(
        size=int(veiled.markets[0].assets.held) + (rage.top != NOTHING),
        top=thing_or_none(rage.top),
        shown=card_views(rage.shown),
        aside=card_views(rage.aside),
        awake=bool(rage.awake),
        fury=int(rage.attack),
    )


def grid_view(veiled: VolfState) -> GridView:
    grid = veiled.grids[0]
    ruins = listed(veiled.config.side_cities[0] & ~veiled.sites.standing)
    return GridView(
        cells=[thing_or_none(face) for face in grid.cells],
        sealed=[cell + 1 for cell in listed(grid.sealed)],
        deck=int(veiled.markets[0].wonders.size()),
        discards=card_views(grid.discards),
        bonus=len(ruins) * int(veiled.config.ruin_bonus),
    )


def dragon(veiled: VolfState) -> str | None:
    if veiled.dragon == DEFEATED:
        return None
    if veiled.config.team:
        at = dragon_place(veiled)
        return "place:outside" if at == NOTHING else place_thing(int(at))
    return f"city:{CITY_NAMES[veiled.dragon]}" if veiled.dragon < LAIR else "place:lair"


def on_show(veiled: VolfState) -> i64:
    """The set of faces that this view names."""
    shown = veiled.removed.faces | faces_in(veiled.sites.troops) | faces_in(veiled.sites.buildings)
    for market in veiled.markets:
        shown |= only(market.top) | faces_in(market.centre) | faces_in(market.lair)
        shown |= faces_in(market.assets.under) | faces_in(market.wonders.under)
    for house in veiled.houses:
        shown |= house.deck.faces | house.hand.faces | house.discard.faces
        shown |= house.played.faces | house.sealed.faces
    for rage in veiled.rages:
        shown |= only(rage.top) | rage.shown.faces | rage.aside.faces
    for grid in veiled.grids:
        shown |= faces_in(grid.cells) | grid.discards.faces
    return shown


def faces_in(row: vec[i64]) -> i64:
    """The set of faces that lie in a row."""
    found: i64 = 0
    for face in row:
        found |= only(face)
    return found


def only(face: i64) -> i64:
    """The set of one face; of none, where there is no card or its face is not known."""
    return bit(face) if 0 <= face < FACES else 0


def face_views(faces: i64) -> list[FaceView]:
    return [face_view(face) for face in listed(faces)]


@cache
def face_view(face: int) -> FaceView:
    """What is printed, made once."""
    card = CARDS[face]
    return FaceView(
        card=card_thing(face),
        kind=card.kind,
        house=[*HOUSES, "none"][card.house],
        cost=card.cost,
        main=card.main,
        defence=card.defence,
        chain=card.needs,
        removal=card.removal,
        bonus=card.gain,
        effect=EFFECT_NAMES.get(card.effect, "none"),
        draws=card.cards,
        traits=card.traits,
    )


def asked_view(game: Volfyirion, veiled: VolfState) -> AskedView:
    question = veiled.pending[-1]
    seats = [seat for seat in listed(question.seats) if seat < game.seats]
    who = seats[0] if seats else max(0, int(veiled.turn.seat))
    fields: Fields = {"role": veiled.config.role_names[who]}
    return AskedView(question.text.split()[0], question.clause, seats, fields)


def result_view(veiled: VolfState) -> ResultView:
    """§9.6, §9.7 How it ended: no City left, or no turn left."""
    if veiled.rages or veiled.grids:
        return dragons_end(veiled)
    if veiled.winners == NOTHING:
        return ResultView("draw", "9.7", [])
    if veiled.side_sites(0) and veiled.side_sites(1):
        return ResultView("turns", "9.7", listed(veiled.winners))
    return ResultView("conquest", veiled.pending[-1].clause, listed(veiled.winners))


def dragons_end(veiled: VolfState) -> ResultView:
    """§17.12, §19.13 The dragon is overcome, has destroyed all, or has outlasted its enemies."""
    clause = veiled.pending[-1].clause
    if veiled.winners:
        return ResultView("overcome", clause, listed(veiled.winners))
    return ResultView("outlasted" if veiled.side_sites(0) else "ashes", clause, [])
