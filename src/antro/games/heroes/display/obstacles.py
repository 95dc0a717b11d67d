"""Explain why a thing cannot be used, by question. These are parts of ``explain``."""

from typing import final

from antro.core.contract.descriptions import Reason
from antro.games.heroes.components.board import COLUMNS, SPACE_NAMES, SPACES
from antro.games.heroes.components.lots import count
from antro.games.heroes.components.symbols import CARD
from antro.games.heroes.effects.openings import DRAWING, LEARNING
from antro.games.heroes.flow.setup import must_take_hero
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import MOST_THROWS
from antro.games.heroes.state.goals import asks_for
from antro.games.heroes.state.market import PLACE_NAMES
from antro.games.heroes.state.order_text import read_goal
from antro.games.heroes.state.side import NONE, ON_PLAYER, Side
from antro.games.heroes.state.state import HeroesState


@final
class Case:
    """A thing that cannot be used, with the position that forbids it."""

    def __init__(self, game: Heroes, veiled: HeroesState, path: list[str]) -> None:
        self.game = game
        self.config = game.config
        self.state = veiled
        self.me = veiled.viewer
        self.side = veiled.sides[self.me] if self.me < game.seats else Side()
        self.path = path  # all but the last can be picked in this order
        self.kind, _, rest = path[-1].partition(":")
        self.name, _, number = rest.partition(":")
        self.number = int(number) if number else 0
        self.question = game.question_to(veiled, veiled.viewer)

    def space(self) -> int:
        """Return the named space as ``seat * 8 + space``."""
        return self.number * int(SPACES) + SPACE_NAMES.index(self.name)

    def spell(self) -> int:
        """Return the kind of the named spell."""
        return self.config.spells.names.index(self.name)

    def other(self) -> Reason:
        """Return the reason for a thing that is not part of the current question."""
        return Reason("answer_first", self.question.clause)


# Setting up


def drafting(case: Case) -> Reason:
    """Explain why a hero or a spell cannot be taken (§4)."""
    side = case.side
    if case.kind == "hero":
        return Reason("has_hero", "4.4") if side.hero != NONE else Reason("hero_taken", "4.3")
    if case.kind != "market":
        return case.other()
    if must_take_hero(case.state, case.me):
        return Reason("hero_due", "4.4")
    if PLACE_NAMES.index(case.name) >= COLUMNS:
        return Reason("only_bottom", "4.2")
    return Reason("place_empty", "3.6")


def placing(case: Case) -> Reason:
    """Explain that a card is not in hand or a space is not free (§5.4)."""
    if case.kind == "army":
        return Reason("not_in_army", "5.4")
    if case.kind != "space":
        return case.other()
    if len(case.path) < 2:
        return Reason("card_first", "5.4")
    return Reason("not_own", "5.4") if case.number != case.me else Reason("not_empty", "1.4")


# Rolling


def keeping(case: Case) -> Reason:
    """Explain why dice cannot be kept after a cycle (§21.5)."""
    if case.path[0] == "choice:hold":
        return Reason("die_in_hand", "15.14")
    return case.other()


def rolling(case: Case) -> Reason:
    """Explain why a die or a button cannot be used while players roll (§6)."""
    side = case.side
    tired = side.throws >= MOST_THROWS
    if case.kind == "die":
        return Reason("tired", "6.4") if tired else Reason("no_such_die", "6.2")
    if case.name in ("throw", "hold"):
        return Reason("tired", "6.4") if tired else case.other()
    if case.name == "rest":
        return Reason("not_tired", "6.4")
    if case.name == "stop":
        return Reason("stunned", "25.3") if side.is_stunned() else Reason("die_in_hand", "6.3")
    return case.other()


def ordering(case: Case) -> Reason:
    """Explain why a goal or a setting cannot be used in an order (§8)."""
    if case.kind == "goal":
        asked = asks_for(read_goal(case.name))
        return Reason("too_many_dice", "8.3") if asked > case.side.dice_size else case.other()
    if case.name == "none":
        return Reason("goal_due", "8.2")
    if case.name == "again":
        return Reason("no_order", "8.1")
    return case.other()


# A cycle


def following(case: Case) -> Reason:
    """Explain that no action is possible (§21.2)."""
    return Reason("no_action", "21.2") if case.name == "act" else case.other()


def acting(case: Case) -> Reason:
    """Explain why an action is not possible (§11)."""
    if case.kind == "hand":
        return casting(case)
    if case.kind == "market":
        return learning(case)
    if case.kind == "permanent":
        return dispelling(case)
    if case.name == "draw":
        cards = count(case.side.dice, CARD)
        return Reason("few_cards", "20.1") if cards < DRAWING else Reason("no_deck", "20.3")
    if case.name == "forgo":
        return Reason("must_act", "21.3")
    return case.other()


def casting(case: Case) -> Reason:
    """Explain why a spell cannot be cast (§12)."""
    side, kind = case.side, case.spell()
    if not side.hand.count(kind):
        return Reason("not_held", "12.1")
    if not case.config.spells.are_met(kind, side.dice):
        return Reason("symbols_missing", "12.2", {"spell": f"spell:{case.name}"})
    return Reason("no_target", "12.3", {"spell": f"spell:{case.name}"})


def learning(case: Case) -> Reason:
    """Explain why a spell cannot be learned (§20.4)."""
    place, cards = PLACE_NAMES.index(case.name), count(case.side.dice, CARD)
    if cards < LEARNING:
        return Reason("few_cards_to_learn", "20.4")
    if place >= COLUMNS and cards == LEARNING:
        return Reason("one_card_more", "20.4")
    return Reason("place_empty", "3.6")


def dispelling(case: Case) -> Reason:
    """Explain why a permanent spell cannot be dispelled (§20.6)."""
    if not is_in_play(case):
        return Reason("not_in_play", "20.6")
    return Reason("elements_missing", "20.6")


def is_in_play(case: Case) -> bool:
    """True if the named permanent spell is in play."""
    seat, space = divmod(case.number, int(ON_PLAYER) + 1)
    if seat >= case.game.seats or not case.state.bout(case.me).alive >> seat & 1:
        return False
    return bool(case.state.sides[seat].place_of(case.spell(), space) != NONE)


def reinforcing(case: Case) -> Reason:
    """Explain that the hand cannot pay for so many reinforcements (§13.1)."""
    return Reason("few_to_pay", "13.1") if case.name == "reinforce" else case.other()


def paying(case: Case) -> Reason:
    """Explain why a card cannot be paid (§13.1)."""
    if case.kind != "hand":
        return case.other()
    held = case.side.hand.count(case.spell())
    return Reason("in_order", "13.1") if held else Reason("not_held", "13.1")


def shedding(case: Case) -> Reason:
    """Explain that a card is not in hand to discard (§14.5)."""
    return Reason("not_held", "14.5") if case.kind == "hand" else case.other()


def giving(case: Case) -> Reason:
    """Explain that none of those dice shows this face (§15.15)."""
    return Reason("not_thrown", "15.15") if case.kind == "face" else case.other()
