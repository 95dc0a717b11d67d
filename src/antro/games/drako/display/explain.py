"""Refusals: the reason why a thing cannot be used now, as a code, a clause and its fields.

Only ``moves`` decides if a thing can be used. This module is called after a no. It names
the first cause that it finds, so no rule is written twice.
"""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import HOST, SPECTATOR
from antro.games.drako.components.board import DIRECTIONS, NAMES
from antro.games.drako.components.cards import (
    AREAS,
    BERSERKER,
    BRALD,
    DWARVES,
    KINDS,
    KNIGHTS,
    SWORDSMAN,
    TROLLS,
)
from antro.games.drako.display.obstacles import Obstacles
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import NEVER
from antro.games.drako.state.state import (
    DECK,
    GOING,
    HAND,
    NOBODY,
    SEATS,
    DrakoState,
    owner,
    target_of,
)

PICKED: Final = {
    "walk": "figure",
    "strike": "figure",
    "place": "figure",
    "charge": "figure",
    "step": "hex",
    "wound": "area",
}
"""The kind of thing that answers a question about a figure or a place."""

BY_FIGURE: Final = ["move", "attack", "bow", "reinforcements"]
"""The symbols for which the player first picks an own figure."""

ASKED_BY: Final = {
    "draw": "3.3",
    "rebuild": "15.2",
    "skip": "3.7",
    "redraw": "2.2",
    "keep": "2.2",
    "stop": "4.3",
    "end": "8.6",
    "take": "5.4",
    "stay": "9.2",
    "hold": "10.4",
    "accept": "17.3",
}
"""The clause that offers each answer."""


THINGS: Final = {
    "hex": NAMES,
    "ray": DIRECTIONS,
    "area": AREAS,
    "pile": ["deck"],
    "token": ["net", "fury", "dodge"],
    "choice": [*ASKED_BY],
}
"""The names that exist in every match-up, by kind."""


def why_not(game: Drako, veiled: DrakoState, handle: str) -> Reason | None:
    """Return the first objection to *handle*, or None if a move of the viewer contains it.

    *handle* is one thing, or several with blanks between them, such as
    ``card:3 symbol:net figure:dragon``. All but the last are already picked. A symbol
    may come alone.
    """
    assert veiled.viewer != HOST, "only a viewer gets reasons"
    path = handle.split()
    if not path or not all(is_thing(game, thing) for thing in path):
        return Reason("no_such_thing")
    paths = [move.handles for move in game.offered(veiled, veiled.viewer)]
    if is_symbol(path) and any(path[0] in other for other in paths):
        return None
    for end in range(len(path)):
        before, after = path[:end], path[: end + 1]
        follows = [other[end] for other in paths if other[:end] == before and len(other) > end]
        if path[end] not in follows:
            return Case(game, veiled, after, {kind_of(thing) for thing in follows}).objection()
    return None


def kind_of(thing: str) -> str:
    return thing.partition(":")[0]


def is_thing(game: Drako, thing: str) -> bool:
    """Return True if this names a thing. Clients may send any text."""
    kind, _, name = thing.partition(":")
    if kind == "card":
        return name.isdecimal() and int(name) < game.config.width
    if kind == "figure":
        return name != "" and name in game.config.names
    if kind == "symbol":
        return name.split(":")[0].rstrip("23") in [*KINDS, "nothing"]
    return name in THINGS.get(kind, [])


def is_symbol(path: list[str]) -> bool:
    return len(path) == 1 and path[0].startswith("symbol:")


@final
class Case:
    """A thing that cannot be used, and the position that forbids it."""

    def __init__(self, game: Drako, veiled: DrakoState, path: list[str], fitting: set[str]) -> None:
        self.game = game
        self.config = game.config
        self.state = veiled
        self.me = veiled.viewer
        self.path = path  # all but the last are already picked
        self.fitting = fitting  # kinds of things that may come last
        self.question = veiled.pending[-1]
        self.asked = self.question.kind
        self.kind, _, self.name = path[-1].partition(":")

    def objection(self) -> Reason:
        """Return a general objection, or else one to this thing."""
        if self.me == SPECTATOR:
            return Reason("watching", "1.6")
        if self.state.ending != GOING:
            return Reason("finished", self.question.clause)
        if not self.question.seats >> self.me & 1:
            return self.not_asked()
        if len(self.path) == 1:
            return self.at_first()
        return self.after_card() if self.asked == "turn" else self.after_figure()

    def not_asked(self) -> Reason:
        asked = [seat for seat in listed(self.question.seats) if seat in SEATS]
        if not asked:
            return Reason("being_dealt", self.question.clause)
        who = self.config.role_names[asked[0]]
        return Reason("not_asked", "1.6", {"who": who})

    def held(self, face: str) -> bool:
        in_deck = int(face) < len(self.config.decks[self.me])
        return in_deck and bool(self.state.hands[self.config.row(self.me, int(face))])

    # The first thing picked

    def at_first(self) -> Reason:
        if self.kind == "card" and not self.held(self.name):
            return Reason("not_held", "1.5")
        if self.asked == "turn":
            return self.in_turn()
        if self.asked == "defend" and self.kind == "card":
            return self.no_defence()
        if self.asked in ("defend", "net") and self.kind == "token":
            return self.no_token()
        return self.no_answer()

    def no_answer(self) -> Reason:
        """Return the reason against a thing that does not answer the question."""
        if PICKED.get(self.asked) != self.kind:
            return Reason("answer_first", self.question.clause)
        obstacles = Obstacles(self.game, self.state)
        if self.asked in ("charge", "step", "wound"):
            return obstacles.target(self.asked, "", self.path[0])
        return obstacles.figure(self.asked, self.path[0])

    def in_turn(self) -> Reason:
        if self.kind == "symbol":
            return self.no_symbol() or Obstacles(self.game, self.state).symbol(self.path[0])
        if self.kind == "pile":
            return self.no_draw()
        if self.kind == "token":
            return self.no_token()
        if self.kind == "choice":
            return self.no_choice()
        if self.kind == "area":
            return Reason("not_wounded", "7.2")
        return Reason("card_first", "3.5")

    # The later things

    def after_figure(self) -> Reason:
        if self.kind not in self.fitting:
            return Reason("answer_first", self.question.clause)
        return Obstacles(self.game, self.state).target(self.asked, self.path[0], self.path[1])

    def after_card(self) -> Reason:
        """Return the reason against a symbol or a target of a card that can be played."""
        if self.kind not in self.fitting:
            return self.does_not_fit()
        obstacles = Obstacles(self.game, self.state)
        if len(self.path) == 2:
            return self.no_choice() if self.kind == "choice" else self.no_use(obstacles)
        symbol = self.path[1].split(":")[1].rstrip("23")
        if len(self.path) == 3 and self.kind == "figure" and symbol in BY_FIGURE:
            return obstacles.figure(symbol, self.path[2])
        return obstacles.target(symbol, self.path[2], self.path[-1])

    def does_not_fit(self) -> Reason:
        if self.fitting == {"figure"}:
            return Reason("figure_first", "3.5")
        return Reason("card_first" if "symbol" in self.fitting else "does_not_fit", "3.5")

    def no_use(self, obstacles: Obstacles) -> Reason:
        return self.no_symbol() or obstacles.symbol(self.path[1])

    def no_symbol(self) -> Reason | None:
        """Return the reason why the player does not have this symbol."""
        deck = self.config.decks[self.me]
        if len(self.path) == 2:
            card = deck[int(self.path[0].split(":")[1])]
            return None if self.path[1] in card.things else Reason("not_on_card", "3.5")
        held = [card for face, card in enumerate(deck) if self.held(str(face))]
        if any(self.path[0] in card.things for card in held):
            return None
        return Reason("not_held", "1.5")

    def no_draw(self) -> Reason:
        most = self.config.matchup.draw_up_to[self.me]
        if self.state.counts[DECK + self.me] and self.state.counts[HAND + self.me] > most:
            return Reason("hand_full", "17.5", {"most": int(most)})
        return Reason("deck_empty", "3.3")

    def no_rebuild(self) -> Reason:
        """Return the reason why no new deck can be made."""
        return Reason("deck_left", "15.2") if self.state.rebuild else Reason("rebuilt", "15.2")

    def no_choice(self) -> Reason:
        if self.name in ("skip", "end"):
            return Reason("no_passing", "3.2")
        if self.name in ("draw", "rebuild"):
            return self.no_draw() if self.name == "draw" else self.no_rebuild()
        return Reason("not_now", ASKED_BY[self.name])

    # Tokens and answers

    def no_token(self) -> Reason:
        if self.name == "fury":
            return self.no_fury()
        if self.name == "dodge":
            return self.no_dodge()
        return self.no_escape()

    def no_fury(self) -> Reason:
        if self.config.matchup.sides[self.me] != DWARVES:
            return Reason("not_yours", "8.6")
        if self.asked != "turn":
            return Reason("answer_first", self.question.clause)
        brald = Obstacles(self.game, self.state).dead(self.config.slot(DWARVES, BRALD), "8.6")
        return brald or Reason("token_used", "8.6", {"token": "token:fury"})

    def no_dodge(self) -> Reason:
        if self.config.matchup.sides[self.me] != KNIGHTS:
            return Reason("not_yours", "9.2")
        if not self.state.dodge:
            return Reason("token_used", "9.2", {"token": "token:dodge"})
        swordsman = self.config.slot(KNIGHTS, SWORDSMAN)
        return Reason("not_struck", "9.2", {"figure": self.config.thing(swordsman)})

    def no_escape(self) -> Reason:
        netted = self.state.netted
        if self.asked != "turn":
            return Reason("answer_first", self.question.clause)
        if netted == NOBODY or owner(netted) != self.me:
            return Reason("not_netted", "8.4")
        return Reason("turn_begun", "8.4", {"figure": self.config.thing(netted)})

    def no_defence(self) -> Reason:
        """Return the reason why a held card cannot block this attack."""
        cost = self.config.costs[self.config.row(self.me, int(self.name))]
        target = target_of(self.state.strikes)
        if cost == NEVER:
            return Reason("no_defence", "5.5")
        if self.config.matchup.blocks[self.me] > 1:
            return Reason("two_defences", "17.4")
        if target == self.config.slot(TROLLS, BERSERKER) and self.berserker_is_barred():
            return Reason("berserker_alone", "14.3")
        if target == self.state.netted:
            return Reason("netted_no_rocks", "15.4", {"figure": self.config.thing(target)})
        fields = {"cost": int(cost), "rocks": int(self.state.rocks)}
        return Reason("rocks_short", "10.5", {**fields})

    def berserker_is_barred(self) -> bool:
        return not self.config.matchup.berserker_defends
