"""Planted faults: Rush or its table with one error, and the law that has to find it."""

from typing import Any, ClassVar

from msgspec.structs import replace

from antro.core.contract.game import CHANCE, TIME, Question, Seat
from antro.testing.laws import rules, secrets, tables
from antro.testing.subject import Rules
from tests.core.support.rush import Rush
from tests.core.support.toll import Toll


class Fault(Rules):
    game: Any
    pace = "live"
    form = "melee"
    law: ClassVar[Any] = staticmethod(tables.a_joint_choice_keeps_the_choices_of_others)
    message = "the version changed"  # part of the message of the law

    def __init__(self):
        super().__init__(Rush(4, self.pace, self.form))


def asked_again(question, **changes):
    """Return a copy of a question with *changes*."""
    fields = {"luck": question.luck, "wait": question.wait, "together": question.together}
    return Question(
        question.text, question.clause, question.seats, question.choices, **(fields | changes)
    )


# Versions


class OneVersionForAll(Fault):
    def since(self, match, seat):
        return match.version


class OwnMovesDoNotMakeStale(Fault):
    law = staticmethod(tables.a_repeated_move_is_stale)
    message = "played twice"

    def play(self, table, seat, move, version, at):
        moves = table.match.open_to(Seat(seat)).listed()
        if moves and move not in moves:
            move = moves[0]
        return super().play(table, seat, move, table.version, at)


class AStopLeavesChoicesOpen(Fault):
    """Keep the version of a choice made together, although the choice is gone."""

    message = "the version stayed the same"

    def since(self, match, seat):
        return 0


class EveryQuestionCountsAsTogether(Fault):
    """Keep an old choice in Toll, where each pledge makes the choices of the others new."""

    law = staticmethod(tables.any_other_choice_renews_all_questions)
    message = "an old version"

    def __init__(self):
        super().__init__()
        self.game = Toll(3)

    def since(self, match, seat):
        own = [move.version for move in match.moves if move.seat == seat]
        return own[-1] if own else 0


class ChoicesThatDependOnOthers(Fault):
    """Let the rolls of another seat change an offer that is made together."""

    message = "the offer to"
    pace = "live"

    def __init__(self):
        super().__init__()
        plan = self.game.asks.plan
        offer = plan.offer

        def dependent(state, seat, out):
            offer(state, seat, out)
            if state.throws[(seat + 1) % 4] > 1:
                out.count -= 1

        plan.offer = dependent


# Luck and order


class OneStreamOfDraws(Fault):
    law = staticmethod(tables.joint_choices_have_the_same_result_in_any_order)
    message = "the order changes"

    def __init__(self):
        super().__init__()
        falls = self.game.asks.fall
        falls[:] = [asked_again(question, luck=CHANCE) for question in falls]


class DuelsShareTheirStops(Fault):
    """Let a stop score points for the stops in both duels."""

    form = "cup"
    law = staticmethod(tables.parallel_parts_have_the_same_result_in_any_order)
    message = "the order changes"

    def __init__(self):
        super().__init__()
        stop = self.game.stop

        def shared(state, duel, by):
            stop(state, duel, by)
            state.points[by] += sum(each.stops for each in state.duels)

        self.game.stop = shared


class ADuelHurriesTheOther(Fault):
    """Let a plan in one duel use up the rolls of a seat in the other."""

    form = "cup"
    law = staticmethod(tables.parallel_parts_do_not_affect_each_other)
    message = "the offer to"

    def __init__(self):
        super().__init__()
        planned = self.game.planned

        def hurrying(state, duel, by):
            planned(state, duel, by)
            state.throws[(by + 2) % 4] = 12

        self.game.planned = hurrying


class ADuelEndsTheOtherUnnoticed(Fault):
    """End both duels together, but keep the choices in the other duel valid."""

    form = "cup"
    law = staticmethod(tables.parallel_parts_do_not_affect_each_other)
    message = "after the part ended"

    def __init__(self):
        super().__init__()
        close = self.game.close

        def close_both(state, duel):
            for each in state.duels:
                if each.seats:
                    close(state, each)

        self.game.close = close_both

    def since(self, match, seat):
        return 0


# Clicking


class PicksAreLost(Fault):
    """Leave out the picks, so that all rolls look alike."""

    law = staticmethod(rules.clicks_identify_one_move)
    message = "two moves"

    def describe(self, move):
        return replace(super().describe(move), picks=[])


class PickedTwice(Fault):
    """Pick a thing twice, although a second click takes the first one back."""

    law = staticmethod(rules.clicks_identify_one_move)
    message = "a pick twice"

    def describe(self, move):
        whole = super().describe(move)
        return replace(whole, picks=[*whole.picks, *whole.picks[:1]])


# Time


class TimeHasToChoose(Fault):
    pace = "beat"
    law = staticmethod(rules.time_always_has_one_move)
    message = "time has to choose"

    def answers(self, state, question, seat):
        return [*super().answers(state, question, seat), 0]


class TimeIsEarly(Fault):
    pace = "beat"
    law = staticmethod(tables.time_moves_exactly_when_it_is_due)
    message = "early"

    def refused(self, match, event):
        return "" if event.seat == TIME else super().refused(match, event)


class TooLateAndTaken(Fault):
    pace = "beat"
    law = staticmethod(tables.time_moves_exactly_when_it_is_due)
    message = "too late"

    def refused(self, match, event):
        return "" if event.seat < CHANCE else super().refused(match, event)


class AGapThatIsNotKept(Fault):
    law = staticmethod(tables.a_record_has_no_move_before_its_gap)
    message = "too soon"

    def refused(self, match, event):
        return ""


class AnUndoStartsTheWaitAgain(Fault):
    pace = "beat"
    law = staticmethod(tables.an_undo_gains_no_time)
    message = "an undo changes the wait"

    def undo(self, table, seat, at):
        super().undo(table, seat, at)
        table.match.questions.asked_at = [at + 1 for _ in table.match.questions.asked_at]


# Leaving


class ASeatThatLeftIsStillAsked(Fault):
    law = staticmethod(tables.a_seat_that_left_is_not_asked_again)
    message = "a seat that left is asked"

    def __init__(self):
        super().__init__()
        self.game.leave = lambda state, seat: True


# Secrets


class PlansAreShown(Fault):
    pace = "stepped"
    law = staticmethod(secrets.as_seen_by_shows_no_more_than_the_veil)
    message = "more than the veil"

    def as_seen_by(self, move, by, viewer):
        return move


class AWaitRevealsThePlan(Fault):
    """Wait longer for plans with higher numbers."""

    pace = "beat"
    law = staticmethod(tables.times_reveal_no_hidden_information)
    message = "changes a wait"

    def due(self, match):
        due = super().due(match)
        return due if due is None else due + sum(match.state.plans)


FAULTS = Fault.__subclasses__()
