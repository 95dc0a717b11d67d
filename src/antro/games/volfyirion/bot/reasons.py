"""Why a move of Volfyirion is good, in rule config: ``reason.<code>`` in the game's catalogues.

All is read off what lies open and off the seat's own cards: nothing is said that a guess
would decide.
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

# Moves that are good for one thing only, by kind: the code and the clause
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
    """What a move does for the viewer of *veiled*; nothing, where there is little to tell."""
    told = game.describe(move)
    if told.kind in PLAIN:
        code, clause = PLAIN[told.kind]
        return [Reason(code, clause, told.fields)]
    if told.kind not in TOLD:
        return []
    return TOLD[told.kind](game, veiled, told)


def of_attack(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§7.1, §7.2, §9.6, §10.2, §18.7 A City falls, or its Troop does."""
    place, team = place_of(game, told.number), game.config.team
    sites = listed(game.config.strongholds[place]) if team else [int(place)]
    if any(house.ploy == HIDDEN for house in state.houses):
        return [Reason("good_assault", "7.1", told.fields)]
    guards = [state.sites.troops[site] for site in sites if state.sites.troops[site] != NOTHING]
    if any(not HIRELINGS >> troop & 1 for troop in guards):
        return [Reason("good_breach", "18.7" if team else "7.2", told.fields)]
    left = len(listed(state.enemy_sites(state.viewer))) - len(sites)
    if left == 0:
        return [Reason("good_conquest", "18.13" if team else "9.6", told.fields)]
    return [Reason("good_raze", "18.7" if team else "7.1", told.fields)]


def of_flight(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§9.4, §18.11 Where the dragon sits when its victim's turn ends, a City falls."""
    place = place_of(game, told.number)
    clause = "18.11" if game.config.team else "9.4"
    if game.config.team:
        if place < LAIRS:
            return [Reason("good_fly", clause, told.fields)]
        saves = state.dragon < LAIR_OF
        return [Reason("good_save", clause) if saves else Reason("good_clutch", "18.10")]
    if place == HOMEWARD:
        return [Reason("good_save", clause)]
    return [Reason("good_fly", clause, told.fields)]


def of_defeat(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§7.9, §7.11 A City more, and a City saved if the dragon sat there."""
    saved = state.dragon < LAIR_OF and state.own_sites(state.viewer) >> state.dragon & 1
    return [Reason("good_lair", "7.11"), *([Reason("good_save", "7.9")] if saved else [])]


def of_purchase(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§6.1 What a card will give, each time that it comes up."""
    face = face_of(game, told.number)
    if TO_RIVAL >> face & 1:
        return [Reason("good_saboteur", "12.1", told.fields)]
    if TROOPS >> face & 1:
        return [Reason("good_troop", "1.5", {**told.fields, "more": int(DEFENCE[face])})]
    if not COMMANDS >> face & 1:
        return [Reason("good_building", "4.5", told.fields)]
    kind = max(KINDS, key=lambda kind: int(MAIN[kind][face]))
    return [Reason(KINDS[kind], "6.1", {**told.fields, "points": int(MAIN[kind][face])})]


def of_station(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§1.5, §4.5 A Troop makes a City dearer; a Building gives its points every turn."""
    face, site = face_of(game, told.number), place_of(game, told.number)
    if not TROOPS >> face & 1:
        return [Reason("good_built", "4.5", told.fields)]
    if game.config.team:
        return [Reason("good_troop", "18.7", {**told.fields, "more": int(DEFENCE[face])})]
    return [guarding(state, int(site), int(DEFENCE[face]))]


def of_redeployment(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§6.5 The same, for a Troop that is there already."""
    if game.config.team:
        return []
    start, goal = divmod(int(place_of(game, told.number)), int(game.config.sites))
    return [guarding(state, int(goal), int(DEFENCE[state.sites.troops[start]]))]


def guarding(state: VolfState, site: int, more: int) -> Reason:
    price = int(state.config.defence[site]) + more
    return Reason("good_guard", "1.5", {"city": f"city:{city(site)}", "price": price})


def of_play(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§4.1, §4.5 A card costs nothing to play."""
    if COMMANDS >> face_of(game, told.number) & 1:
        return [Reason("good_play", "4.1", told.fields)]
    return [Reason("good_play_wonder", "4.5", told.fields)]


def of_chain(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§5.2, §5.6 A bonus that costs nothing."""
    face = shown_by(game, told, state.sites.buildings)
    if CARDS[face].effect == DRAW:
        return [Reason("good_draw", "5.6", {"cards": int(DRAWS[face])})]
    return [Reason("good_chain", "5.2", told.fields)]


def of_sacrifice(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§5.4 A bonus that a card is given for: what it brings within reach."""
    face, seat = shown_by(game, told, state.sites.troops), state.viewer
    prey = within_reach(state, seat, int(GAIN[BATTLE][face]))
    if prey and not game.config.team:
        return [Reason("good_charge", "5.4", {**told.fields, "city": f"city:{city(prey[0])}"})]
    have, more = int(state.has(seat, KNOWLEDGE)), int(GAIN[KNOWLEDGE][face])
    if (
        game.options["mode"] == "duel"
        and have < FLIGHT <= have + more
        and dragon_reach(state, seat)
    ):
        return [Reason("good_lore", "5.4", told.fields)]
    return [Reason("good_sacrifice", "5.4", told.fields)]


def within_reach(state: VolfState, seat: Seat, more: int) -> list[int]:
    """Enemy Cities that so many battle points more could pay for."""
    have = int(state.has(seat, BATTLE))
    enemys = listed(state.enemy_sites(seat))
    return [site for site in enemys if have < state.attack_price(site) <= have + more]


def shown_by(game: Volfyirion, told: Move, on_cities: vec[i64]) -> int:
    """The card that a move is about, in the playing area or on a City."""
    at = int(told.number - game.choice_of[told.number].first)
    return at if at < FACES else int(on_cities[at - FACES])


def of_removal(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§5.7, §5.11 A House deck gets thinner."""
    starting = STARTING >> face_of(game, told.number) & 1
    return [Reason("good_thin" if starting else "good_rid", "5.7", told.fields)]


def of_broken_troop(game: Volfyirion, state: VolfState, told: Move) -> list[Reason]:
    """§5.8 A City without a Troop."""
    if game.config.team:
        return [Reason("good_break", "5.8", told.fields)]
    price = int(state.config.defence[place_of(game, told.number)])
    return [Reason("good_break_troop", "5.8", {**told.fields, "price": price})]


TOLD: Final[dict[str, Callable[[Volfyirion, VolfState, Move], list[Reason]]]] = {
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
