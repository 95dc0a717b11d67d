"""The reason why a thing cannot be used now: a code, a clause and fields.

Only the choices decide *if* a move is legal. This module is asked about an illegal one, and it
names the first cause it finds.
"""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import HOST, SPECTATOR
from antro.games.volfyirion.components.cards import (
    BATTLE,
    CARDS,
    COMMAND,
    FACE_OF,
    KNOWLEDGE,
    LASTING,
    NOTHING,
    UNSEALABLE,
)
from antro.games.volfyirion.components.extras import ORACLE, PARTY
from antro.games.volfyirion.components.sites import CITY_NAMES, LAIR
from antro.games.volfyirion.display.obstacles import (
    no_banishing,
    no_calm,
    no_cell,
    no_lock,
    no_siege,
    no_team_flight,
    too_dear,
)
from antro.games.volfyirion.display.things import ALONE, go_together, is_thing
from antro.games.volfyirion.effects.points import chain_works
from antro.games.volfyirion.moves.battle import PARTY_PRICE, defeat_price
from antro.games.volfyirion.moves.knowledge import FLIGHT
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.market import free_place
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import AT_HOME, DEFEATED, OVER, VolfState
from antro.games.volfyirion.state.strongholds import stronghold_of, wonder_surcharge

ABSENT: Final = {
    "hand": Reason("not_held", "1.7"),
    "discard": Reason("not_discarded", "5.7"),
    "play": Reason("not_in_play", "4.1"),
    "rival": Reason("not_in_play", "4.1"),
    "rival2": Reason("not_in_play", "4.1"),
    "ally": Reason("not_in_play", "4.1"),
    "ally_sealed": Reason("not_sealed", "8.3"),
    "rival2_sealed": Reason("not_sealed", "8.3"),
    "sealed": Reason("not_sealed", "8.3"),
    "rival_sealed": Reason("not_sealed", "8.3"),
    "centre": Reason("not_in_centre", "6.1"),
    "lair": Reason("not_on_lair", "7.6"),
    "removed": Reason("not_recovered", "14.9"),
    "rage": Reason("not_kept", "17.10"),
}
"""The reason why a card cannot be used in a zone that does not have it."""

OTHERS: Final = {
    False: {"own": 0, "rival": 1},
    True: {"own": 0, "ally": 1, "rival": 2, "rival2": 3},
}
"""The number of a playing area, as in ``knowledge.seat_in_area``: without teams, and with teams."""

OVERCOMING: Final = {
    "defeat": (BATTLE, "7.9"),
    "slay": (BATTLE, "17.12"),
    "subjugate": (KNOWLEDGE, "17.12"),
}
"""The points that beat the dragon, and the clause, by choice."""

CHOICES: Final = {
    "redraw": Reason("too_late_to_redraw", "3.4"),
    "exchange_all": Reason("no_exchange", "6.4"),
    "exchange": Reason("no_exchange", "6.3"),
    "decline": Reason("nothing_to_decline", "5.5"),
    "hand_over": Reason("nothing_to_decline", "18.6"),
    "gain": Reason("gained_already", "4.3"),
    "sacrifice": Reason("no_removal", "5.4"),
    "collide": Reason("no_collider", "13.3"),
    "take": Reason("not_takeable", "11.2"),
    "thin": Reason("no_thinning", "19.10"),
}
"""The reason why a choice without a thing is not available in a turn."""


def why_not(game: Volfyirion, veiled: VolfState, handle: str) -> Reason | None:
    """Return the first objection to *handle*, or None if a move of the viewer starts with it.

    *handle* is one thing, or several with spaces between them. All but the last have been
    picked already (``play:stab choice:sacrifice``).
    """
    assert veiled.viewer != HOST, "only a viewer can be told"
    path = handle.split()
    if not path or not all(is_thing(game, thing) for thing in path):
        return Reason("no_such_thing")
    for move in game.offered(veiled, veiled.viewer):
        if move.handles[: len(path)] == path:
            return None
    if not go_together(path):
        return Reason("not_together", "3.5")
    return Case(game, veiled, path).objection()


@final
class Case:
    """A thing that cannot be used, and the position that forbids it."""

    def __init__(self, game: Volfyirion, veiled: VolfState, path: list[str]) -> None:
        self.game = game
        self.state = veiled
        self.me = veiled.viewer
        self.path = path
        self.kind, _, self.name = path[0].partition(":")
        self.last = path[-1].partition(":")[2]
        self.question = veiled.pending[-1]
        self.asked = self.question.kind
        self.others = OTHERS[veiled.config.team]

    def objection(self) -> Reason:
        """Return the first objection: to any action now, then to this one."""
        if self.me == SPECTATOR:
            return Reason("watching", "1.8")
        if self.state.phase == OVER:
            return Reason("finished", "9.6")
        if not self.question.seats >> self.me & 1:
            return self.not_asked()
        if self.asked != "turn":
            return self.no_answer()
        if self.kind in ABSENT or self.kind in ("rival_centre", "locked"):
            return self.no_card()
        if self.kind in ("city", "troop", "building"):
            return self.no_site()
        return self.nothing_else()

    def not_asked(self) -> Reason:
        asked = [seat for seat in listed(self.question.seats) if seat < self.game.seats]
        if not asked:
            return Reason("being_dealt", self.question.clause)
        return Reason("not_asked", "1.8", {"role": self.state.config.role_names[asked[0]]})

    def no_answer(self) -> Reason:
        """Return the objection to a wrong answer."""
        removable = self.kind in ("hand", "discard", "play", "sealed") and len(self.path) == 1
        if self.asked == "remove" and removable:
            face = FACE_OF[self.name]
            if not self.pile(self.kind).counts[face]:
                return ABSENT[self.kind]
            if LASTING >> face & 1:
                return Reason("lasting", "12.2")
            return Reason("just_acquired", "7.7")
        return Reason("answer_first", self.question.clause)

    def pile(self, kind: str) -> Pile:
        owner, _, place = kind.partition("_")
        if owner not in self.others:
            owner, place = "own", kind
        house = self.state.houses[self.me ^ self.others[owner]]
        piles = {"hand": house.hand, "discard": house.discard, "sealed": house.sealed}
        return piles.get(place, house.played)

    # Cards

    def no_card(self) -> Reason:
        face = FACE_OF[self.name]
        if self.kind in ("removed", "rage"):
            return ABSENT[self.kind]
        if self.kind in ("rival_centre", "locked"):
            return no_lock(self.state, self.me, face, mine=self.kind == "locked")
        if self.kind in ("centre", "lair"):
            return self.not_for_sale(face)
        if not self.pile(self.kind).counts[face]:
            return ABSENT[self.kind]
        if self.kind == "hand":
            return self.no_station(face)
        if self.kind == "discard":
            return Reason("nothing_removes", "5.7")
        if self.kind == "play":
            return self.no_use(face)
        if self.last == "take":
            return CHOICES["take"]
        if self.kind in self.others and (CARDS[face].kind != "wonder" or UNSEALABLE >> face & 1):
            return self.cannot_seal(face)
        return self.too_dear(CARDS[face].cost, KNOWLEDGE, "8.1")

    def no_station(self, face: int) -> Reason:
        """Return the objection to a card from the hand, or to its City."""
        if CARDS[face].kind not in ("building", "troop"):
            return Reason("not_stationed", "4.1")
        return self.no_city() if len(self.path) > 1 else Reason("no_city_left", "4.2")

    def not_for_sale(self, face: int) -> Reason:
        market = self.state.market(self.me)
        row = market.centre if self.kind == "centre" else market.lair
        if self.kind == "lair" and self.state.dragon == DEFEATED:
            return Reason("no_more_wonders", "7.12")
        if face not in [*row]:
            return ABSENT[self.kind]
        if self.last == "replace" and not market.deck_size():
            return Reason("deck_empty", "6.6")
        if self.last == "replace":
            return self.too_dear(2, KNOWLEDGE, "8.4")
        if self.last == "exchange":
            return CHOICES["exchange"]
        if self.kind == "lair":
            return self.too_dear(
                CARDS[face].cost + int(wonder_surcharge(self.state, self.me)), BATTLE, "7.6"
            )
        if free_place(market, face) == NOTHING:
            return Reason("locked", "18.8")
        return self.too_dear(CARDS[face].cost, COMMAND, "6.1")

    def no_use(self, face: int) -> Reason:
        """Return the objection to a card in the viewer's playing area."""
        card = CARDS[face]
        if self.last == "seal" and UNSEALABLE >> face & 1:
            return Reason("unsealable", "11.1")
        if self.last == "seal" and card.kind != "wonder":
            return Reason("no_wonder", "8.1")
        if self.last == "seal":
            return self.too_dear(card.cost, KNOWLEDGE, "8.1")
        if len(self.path) > 1 and self.last in CHOICES:
            return CHOICES[self.last]
        if card.chain:
            return self.no_chain(face)
        return Reason("no_ability", "5.1")

    def no_chain(self, face: int) -> Reason:
        if chain_works(self.state, self.me, face):
            return Reason("chain_used", "5.3")
        return Reason(
            "colours_missing", "5.2", {"colours": [f"house:{h}" for h in CARDS[face].needs]}
        )

    def cannot_seal(self, face: int) -> Reason:
        if self.last == "seal":
            return Reason("unsealable", "11.1")
        if UNSEALABLE >> face & 1:
            return self.too_dear(CARDS[face].taken_for, KNOWLEDGE, "11.2")
        return Reason("no_wonder", "8.1")

    def too_dear(self, price: int, kind: int, clause: str) -> Reason:
        return too_dear(self.state, self.me, price, kind, clause)

    # Cities, and the cards on them

    def no_site(self) -> Reason:
        site = CITY_NAMES.index(self.name)
        mine = bool(self.state.config.cities[self.me] >> site & 1) or (
            site == LAIR and self.state.sites.lair_owner == self.me
        )
        if self.kind == "city":
            return self.no_city()
        face = (
            self.state.sites.troops[site]
            if self.kind == "troop"
            else self.state.sites.buildings[site]
        )
        if face == NOTHING and not (site == LAIR and self.kind == "building"):
            return Reason(f"no_{self.kind}", "1.5")
        if not mine:
            return Reason("not_yours", "5.8" if self.kind == "troop" else "5.9")
        if self.kind == "troop":
            return self.no_troop_move(face)
        if site == LAIR or (len(self.path) > 1 and self.last == "gain"):
            return CHOICES["gain"]
        return self.no_chain(face) if CARDS[face].chain else Reason("no_ability", "5.1")

    def no_troop_move(self, face: int) -> Reason:
        """Return the objection to removing or redeploying the viewer's Troop."""
        if self.last == "sacrifice":
            return CHOICES["sacrifice"]
        if CARDS[face].cost > self.state.has(self.me, COMMAND):
            return self.too_dear(CARDS[face].cost, COMMAND, "6.5")
        return self.no_city() if len(self.path) > 1 else Reason("crowded", "6.5")

    def no_city(self) -> Reason:
        """Return the objection to the City that was picked last."""
        name = next(thing[5:] for thing in reversed(self.path) if thing.startswith("city:"))
        site, state = CITY_NAMES.index(name), self.state
        mine = bool(state.config.cities[self.me] >> site & 1)
        if site == LAIR and state.sites.lair_owner == NOTHING:
            return Reason("lair_unclaimed", "7.11")
        if not state.sites.standing >> site & 1:
            return self.ruin(site) if mine else Reason("destroyed", "7.4")
        if self.kind != "city":
            return self.no_place(site) if mine else Reason("not_your_city", "4.2")
        if state.config.team:
            return no_siege(state, self.me, stronghold_of(state, site))
        if mine or (state.sites.lair_owner == self.me and site == LAIR):
            return Reason("own_city", "7.1")
        return self.too_dear(int(state.attack_price(site)), BATTLE, "7.1")

    def no_place(self, site: int) -> Reason:
        """Return the objection to putting a card on the viewer's City."""
        start = CITY_NAMES.index(self.name) if self.kind == "troop" else NOTHING
        if start != NOTHING and self.state.config.one_city[start] >> site & 1:
            return Reason("there_already", "6.5")
        if self.kind == "hand" and self.state.config.unbuilt >> site & 1:
            return Reason("no_buildings_here", "18.3")
        return Reason("crowded", "6.5")

    def ruin(self, site: int) -> Reason:
        config = self.state.config
        if not config.rebuild or self.kind != "city":
            return Reason("destroyed", "7.4")
        if self.state.sites.rebuilt >> site & 1:
            return Reason("gone", "15.2")
        return self.too_dear(int(config.rebuild_cost[site]), COMMAND, "15.1")

    # The rest

    def nothing_else(self) -> Reason:
        if self.kind == "dragon":
            return self.no_dragon()
        if self.path[0] == "pile:rage":
            return no_calm(self.state, self.me, self.last)
        if self.kind == "pile":
            return self.no_top() if self.name == "strategy" else self.no_party()
        if self.kind == "stronghold":
            return no_siege(self.state, self.me, int(self.name) - 1)
        if self.kind == "cell":
            return no_cell(self.state, self.me, int(self.name) - 1, self.last)
        if self.kind == "place":
            return Reason("not_sending", "5.10")
        return CHOICES[self.name] if self.name in ALONE else Reason("pick_first", "3.5")

    def no_dragon(self) -> Reason:
        at = self.state.dragon
        if at == DEFEATED:
            return Reason("no_dragon", "7.12")
        if self.state.grids:
            return no_banishing(self.state, self.me, self.last)
        if self.state.config.team:
            return no_team_flight(self.state, self.me, self.path)
        if self.last in OVERCOMING or self.state.rages:
            kind, clause = OVERCOMING.get(self.last, (BATTLE, "17.12"))
            return self.too_dear(int(defeat_price(self.state, self.me)), kind, clause)
        if at != AT_HOME and not self.state.own_sites(self.me) >> at & 1:
            return Reason("dragon_away", "8.7")
        flying = self.path[-1].startswith(("city:", "place:"))
        if flying and self.state.has(self.me, KNOWLEDGE) >= FLIGHT:
            return self.no_flight()
        return self.too_dear(FLIGHT, KNOWLEDGE, "8.5" if at == AT_HOME else "8.6")

    def no_flight(self) -> Reason:
        """Return the objection to the destination. The viewer can pay for the flight."""
        if self.state.dragon != AT_HOME:
            return Reason("only_home", "8.6")
        if self.path[-1] == "place:lair":
            return Reason("at_home", "8.5")
        site = CITY_NAMES.index(self.last)
        if site < LAIR and not self.state.sites.standing >> site & 1:
            return Reason("destroyed", "7.4")
        return Reason("not_enemys", "8.5")

    def no_top(self) -> Reason:
        if self.state.houses[self.me].perk != ORACLE:
            return Reason("no_oracle", "13.4")
        top = self.state.market(self.me).top
        if top == NOTHING:
            return Reason("deck_empty", "6.6")
        return self.too_dear(CARDS[top].cost, COMMAND, "13.4")

    def no_party(self) -> Reason:
        if self.state.houses[self.me].perk != PARTY:
            return Reason("no_party", "13.5")
        if self.state.dragon == DEFEATED:
            return Reason("no_more_wonders", "7.12")
        if not self.state.market(self.me).wonders.size():
            return Reason("no_wonders_left", "7.8")
        return self.too_dear(PARTY_PRICE, BATTLE, "13.5")
