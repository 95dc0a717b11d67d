"""The reasons for a good move: ``reason.<code>`` in the catalogues of the game.

They use only public information and the seat's own cards. They never tell a guess.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Move, Reason
from antro.core.contract.game import Seat
from antro.games.volfyirion.bot.move_weights import face_of, place_of
from antro.games.volfyirion.components.cards import (
    BATTLE,
    CARDS,
    COMMAND,
    COMMANDS,
    DEFENCE,
    DRAW,
    DRAWS,
    FACES,
    GAIN,
    HIDDEN,
    HIRELINGS,
    KNOWLEDGE,
    MAIN,
    NOTHING,
    STARTING,
    TO_RIVAL,
    TROOPS,
)
from antro.games.volfyirion.components.sites import city
from antro.games.volfyirion.effects.bonus import HOMEWARD, dragon_reach
from antro.games.volfyirion.moves.knowledge import FLIGHT
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import LAIR_OF, VolfState
from antro.games.volfyirion.state.strongholds import LAIRS

# Moves with a single purpose, by kind: the code and the clause
PLAIN: Final = {
    "gain": ("good_gain", "4.3"),
    "redraw": ("good_redraw", "3.4"),
    "exchange": ("good_replace", "6.3"),
    "exchange_all": ("good_exchange_all", "6.4"),
    "replace": ("good_replace", "8.4"),
    "slay": ("good_slay", "17.12"),
    "subjugate": ("good_slay", "17.12"),
    "banish": ("good_slay", "19.11"),
    "wonder": ("good_wonder", "7.7"),
    "party": ("good_wonder", "13.5"),
    "seal_other": ("good_seal", "8.2"),
    "unseal": ("good_unseal", "8.3"),
    "take": ("good_take", "11.2"),
    "rebuild": ("good_rebuild", "15.1"),
    "recover": ("good_recover", "14.9"),
    "break_building": ("good_break_building", "5.9"),
    "calm": ("good_calm", "17.11"),
    "dispel": ("good_dispel", "19.9"),
    "lull": ("good_lull", "19.9"),
    "thin": ("good_thin_now", "19.10"),
    "lock": ("good_lock", "18.8"),
    "unlock": ("good_unlock", "18.8"),
    "vanquish": ("good_vanquish", "18.12"),
    "end": ("good_end", "9.3"),
}
KINDS: Final = {COMMAND: "good_command", BATTLE: "good_battle", KNOWLEDGE: "good_knowledge"}


def reasons(game: Volfyirion, veiled: VolfState, move: int) -> list[Reason]:
    """Return the benefits of a move for the viewer of *veiled*, if there are any."""
    described = game.describe(move)
    if described.kind in PLAIN:
        code, clause = PLAIN[described.kind]
        return [Reason(code, clause, described.fields)]
    if described.kind not in REASONS_BY_KIND:
        return []
    return REASONS_BY_KIND[described.kind](game, veiled, described)


def of_attack(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Say that a City or its Troop is destroyed (§7.1, §7.2, §9.6, §10.2, §18.7)."""
    place, team = place_of(game, described.number), game.config.team
    sites = listed(game.config.strongholds[place]) if team else [int(place)]
    if any(house.ploy == HIDDEN for house in state.houses):
        return [Reason("good_assault", "7.1", described.fields)]
    guards = [state.sites.troops[site] for site in sites if state.sites.troops[site] != NOTHING]
    if any(not HIRELINGS >> troop & 1 for troop in guards):
        return [Reason("good_breach", "18.7" if team else "7.2", described.fields)]
    left = len(listed(state.enemy_sites(state.viewer))) - len(sites)
    if left == 0:
        return [Reason("good_conquest", "18.13" if team else "9.6", described.fields)]
    return [Reason("good_raze", "18.7" if team else "7.1", described.fields)]


def of_flight(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Say which City the dragon threatens or spares (§9.4, §18.11)."""
    place = place_of(game, described.number)
    clause = "18.11" if game.config.team else "9.4"
    if game.config.team:
        if place < LAIRS:
            return [Reason("good_fly", clause, described.fields)]
        saves = state.dragon < LAIR_OF
        return [Reason("good_save", clause) if saves else Reason("good_clutch", "18.10")]
    if place == HOMEWARD:
        return [Reason("good_save", clause)]
    return [Reason("good_fly", clause, described.fields)]


def of_defeat(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the new City, and a City that is saved from the dragon (§7.9, §7.11)."""
    saved = state.dragon < LAIR_OF and state.own_sites(state.viewer) >> state.dragon & 1
    return [Reason("good_lair", "7.11"), *([Reason("good_save", "7.9")] if saved else [])]


def of_purchase(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the points that a card will give each time it is drawn (§6.1)."""
    face = face_of(game, described.number)
    if TO_RIVAL >> face & 1:
        return [Reason("good_saboteur", "12.1", described.fields)]
    if TROOPS >> face & 1:
        return [Reason("good_troop", "1.5", {**described.fields, "more": int(DEFENCE[face])})]
    if not COMMANDS >> face & 1:
        return [Reason("good_building", "4.5", described.fields)]
    kind = max(KINDS, key=lambda kind: int(MAIN[kind][face]))
    return [Reason(KINDS[kind], "6.1", {**described.fields, "points": int(MAIN[kind][face])})]


def of_station(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the new price of a City, or the points of a Building (§1.5, §4.5)."""
    face, site = face_of(game, described.number), place_of(game, described.number)
    if not TROOPS >> face & 1:
        return [Reason("good_built", "4.5", described.fields)]
    if game.config.team:
        return [Reason("good_troop", "18.7", {**described.fields, "more": int(DEFENCE[face])})]
    return [guarding(state, int(site), int(DEFENCE[face]))]


def of_redeployment(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the new price of the City that a Troop moves to (§6.5)."""
    if game.config.team:
        return []
    start, goal = divmod(int(place_of(game, described.number)), int(game.config.sites))
    return [guarding(state, int(goal), int(DEFENCE[state.sites.troops[start]]))]


def guarding(state: VolfState, site: int, more: int) -> Reason:
    price = int(state.config.defence[site]) + more
    return Reason("good_guard", "1.5", {"city": f"city:{city(site)}", "price": price})


def of_play(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Say that a card costs nothing to play (§4.1, §4.5)."""
    if COMMANDS >> face_of(game, described.number) & 1:
        return [Reason("good_play", "4.1", described.fields)]
    return [Reason("good_play_wonder", "4.5", described.fields)]


def of_chain(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name a bonus that costs nothing (§5.2, §5.6)."""
    face = shown_by(game, described, state.sites.buildings)
    if CARDS[face].effect == DRAW:
        return [Reason("good_draw", "5.6", {"cards": int(DRAWS[face])})]
    return [Reason("good_chain", "5.2", described.fields)]


def of_sacrifice(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the attack or flight that the bonus of a removed card pays for (§5.4)."""
    face, seat = shown_by(game, described, state.sites.troops), state.viewer
    targets = within_reach(state, seat, int(GAIN[BATTLE][face]))
    if targets and not game.config.team:
        return [
            Reason("good_charge", "5.4", {**described.fields, "city": f"city:{city(targets[0])}"})
        ]
    have, more = int(state.has(seat, KNOWLEDGE)), int(GAIN[KNOWLEDGE][face])
    if (
        game.options["mode"] == "duel"
        and have < FLIGHT <= have + more
        and dragon_reach(state, seat)
    ):
        return [Reason("good_lore", "5.4", described.fields)]
    return [Reason("good_sacrifice", "5.4", described.fields)]


def within_reach(state: VolfState, seat: Seat, more: int) -> list[int]:
    """Return the enemy Cities that become affordable with *more* battle points."""
    have = int(state.has(seat, BATTLE))
    enemys = listed(state.enemy_sites(seat))
    return [site for site in enemys if have < state.attack_price(site) <= have + more]


def shown_by(game: Volfyirion, described: Move, on_cities: vec[i64]) -> int:
    """Return the card of a move, in the playing area or on a City."""
    at = int(described.number - game.choice_of[described.number].first)
    return at if at < FACES else int(on_cities[at - FACES])


def of_removal(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Say that a House deck loses a weak card (§5.7, §5.11)."""
    starting = STARTING >> face_of(game, described.number) & 1
    return [Reason("good_thin" if starting else "good_rid", "5.7", described.fields)]


def of_broken_troop(game: Volfyirion, state: VolfState, described: Move) -> list[Reason]:
    """Name the price of a City without its Troop (§5.8)."""
    if game.config.team:
        return [Reason("good_break", "5.8", described.fields)]
    price = int(state.config.defence[place_of(game, described.number)])
    return [Reason("good_break_troop", "5.8", {**described.fields, "price": price})]


REASONS_BY_KIND: Final[dict[str, Callable[[Volfyirion, VolfState, Move], list[Reason]]]] = {
    "attack": of_attack,
    "fly": of_flight,
    "send": of_flight,
    "defeat": of_defeat,
    "acquire": of_purchase,
    "acquire_top": of_purchase,
    "station": of_station,
    "redeploy": of_redeployment,
    "play": of_play,
    "chain": of_chain,
    "sacrifice": of_sacrifice,
    "remove": of_removal,
    "break_troop": of_broken_troop,
}
