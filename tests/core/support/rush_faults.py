"""Planted faults: Rush, or a table of it, that is wrong in one place, with the law that tells."""

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
    law: ClassVar[Any] = staticmethod(tables.what_others_choose_together_leaves_a_choice_as_it_is)
    told = "made stale"  # how the law puts it

    def __init__(self):
        super().__init__(Rush(4, self.pace, self.form))


def asked_again(question, **changes):
    """A question like another, but for what is changed."""
    fields = {"luck": question.luck, "wait": question.wait, "together": question.together}
    return Question(
        question.text, question.clause, question.seats, question.choices, **(fields | changes)
    )


# Versions


class OneVersionForAll(Fault):
    def since(self, match, seat):
        return match.version


class OwnMovesDoNotMakeStale(Fault):
    law = staticmethod(tables.a_second_press_of_a_seat_is_stale)
    told = "played twice"

    def play(self, table, seat, move, version, at):
        moves = table.match.open_to(Seat(seat)).listed()
        if moves and move not in moves:
            move = moves[0]
        return super().play(table, seat, move, table.version, at)


class AStopLeavesChoicesOpen(Fault):
    """Whoever chose together keeps the version, though the choice is gone."""

    told = "not made stale"

    def since(self, match, seat):
        return 0


class EveryQuestionCountsAsTogether(Fault):
    """Toll asks for pledges one seat at a time as it were: each makes the others look again."""

    law = staticmethod(tables.any_other_choice_is_asked_anew)
    told = "an old choice"

    def __init__(self):
        super().__init__()
        self.game = Toll(3)

    def since(self, match, seat):
        own = [move.version for move in match.moves if move.seat == seat]
        return own[-1] if own else 0


class ChoicesThatDependOnOthers(Fault):
    """Asked together, and yet what a rival has on the table decides what may be kept."""

    told = "another offer"
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
    law = staticmethod(tables.choices_made_together_come_to_the_same_in_any_order)
    told = "the order tells"

    def __init__(self):
        super().__init__()
        falls = self.game.asks.fall
        falls[:] = [asked_again(question, luck=CHANCE) for question in falls]


class DuelsShareTheirStops(Fault):
    """A stop in one duel brings the other nearer to its end."""

    form = "cup"
    law = staticmethod(tables.parts_side_by_side_come_to_the_same_in_any_order)
    told = "the order tells"

    def __init__(self):
        super().__init__()
        stop = self.game.stop

        def shared(state, duel, by):
            stop(state, duel, by)
            state.points[by] += sum(each.stops for each in state.duels)

        self.game.stop = shared


class ADuelHurriesTheOther(Fault):
    """Who throws in one duel takes a throw from those in the other."""

    form = "cup"
    law = staticmethod(tables.a_part_changes_nothing_in_the_other)
    told = "another offer"

    def __init__(self):
        super().__init__()
        planned = self.game.planned

        def hurrying(state, duel, by):
            planned(state, duel, by)
            state.throws[(by + 2) % 4] = 12

        self.game.planned = hurrying


class ADuelEndsTheOtherUnnoticed(Fault):
    """When one duel is over both are, and those in the other may still answer what they were."""

    form = "cup"
    law = staticmethod(tables.a_part_changes_nothing_in_the_other)
    told = "not asked anew"

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
    """All throws look alike then, whatever is kept."""

    law = staticmethod(rules.clicking_singles_out_a_move)
    told = "two moves"

    def describe(self, move):
        return replace(super().describe(move), picks=[])


class PickedTwice(Fault):
    """A second click on a thing takes the first one back."""

    law = staticmethod(rules.clicking_singles_out_a_move)
    told = "takes back a pick"

    def describe(self, move):
        told = super().describe(move)
        return replace(told, picks=[*told.picks, *told.picks[:1]])


# Time


class TimeHasToChoose(Fault):
    pace = "beat"
    law = staticmethod(rules.time_has_one_move_wherever_it_is_asked)
    told = "time has to choose"

    def answers(self, state, question, seat):
        return [*super().answers(state, question, seat), 0]


class TimeIsEarly(Fault):
    pace = "beat"
    law = staticmethod(tables.time_moves_when_it_is_due_and_nobody_after_that)
    told = "early"

    def refused(self, match, event):
        return "" if event.seat == TIME else super().refused(match, event)


class TooLateAndTaken(Fault):
    pace = "beat"
    law = staticmethod(tables.time_moves_when_it_is_due_and_nobody_after_that)
    told = "too late"

    def refused(self, match, event):
        return "" if event.seat < CHANCE else super().refused(match, event)


class AGapThatIsNotKept(Fault):
    law = staticmethod(tables.a_move_before_its_gap_is_no_record)
    told = "too soon"

    def refused(self, match, event):
        return ""


class AnUndoStartsTheWaitAnew(Fault):
    pace = "beat"
    law = staticmethod(tables.an_undo_wins_no_time)
    told = "another wait"

    def undo(self, table, seat, at):
        super().undo(table, seat, at)
        table.match.questions.asked_at = [at + 1 for _ in table.match.questions.asked_at]


# Leaving


class WhoLeftIsStillAsked(Fault):
    law = staticmethod(tables.who_leaves_is_asked_no_more)
    told = "asked, and not there"

    def __init__(self):
        super().__init__()
        self.game.leave = lambda state, seat: True


# Secrets


class PlansAreTold(Fault):
    pace = "stepped"
    law = staticmethod(secrets.what_is_not_known_was_not_seen)
    told = "seen, and not known"

    def as_seen_by(self, move, by, viewer):
        return move


class AWaitTellsThePlan(Fault):
    """Whoever keeps more dice is waited for a little longer."""

    pace = "beat"
    law = staticmethod(tables.time_and_presses_tell_nothing)
    told = "told apart by a wait"

    def due(self, match):
        due = super().due(match)
        return due if due is None else due + sum(match.state.plans)


FAULTS = Fault.__subclasses__()
