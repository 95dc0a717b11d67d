"""Planted faults: Rush, or a table of it, that is wrong in one place, with the law that tells."""

from msgspec.structs import replace

from antro.core.game import CHANCE, TIME, Question, Seat
from tests.contract import at_once, laws, secrets
from tests.contract.subject import Rules
from tests.core.rush import Rush
from tests.core.toll import Toll


class Fault(Rules):
    pace = "live"
    form = "melee"
    law = staticmethod(at_once.what_others_choose_together_leaves_a_choice_as_it_is)
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
    def since(self, table, seat):
        return table.version


class OwnMovesDoNotMakeStale(Fault):
    law = staticmethod(at_once.a_second_press_of_a_seat_is_stale)
    told = "played twice"

    def play(self, table, seat, move, version, at):
        moves = table.open_to(Seat(seat)).listed()
        return super().play(table, seat, move if move in moves else moves[0], table.version, at)


class AStopLeavesChoicesOpen(Fault):
    """Whoever chose together keeps the version, though the choice is gone."""

    told = "not made stale"

    def since(self, table, seat):
        return 0


class EveryQuestionCountsAsTogether(Fault):
    """Toll asks for pledges one seat at a time as it were: each makes the others look again."""

    law = staticmethod(at_once.any_other_choice_is_asked_anew)
    told = "an old choice"

    def __init__(self):
        super().__init__()
        self.game = Toll(3)

    def since(self, table, seat):
        own = [made.version for made in table.made if made.seat == seat]
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
    law = staticmethod(at_once.choices_made_together_come_to_the_same_in_any_order)
    told = "the order tells"

    def __init__(self):
        super().__init__()
        falls = self.game.asks.fall
        falls[:] = [asked_again(question, luck=CHANCE) for question in falls]


class DuelsShareTheirStops(Fault):
    """A stop in one duel brings the other nearer to its end."""

    form = "cup"
    law = staticmethod(at_once.parts_side_by_side_come_to_the_same_in_any_order)
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
    law = staticmethod(at_once.a_part_changes_nothing_in_the_other)
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
    law = staticmethod(at_once.a_part_changes_nothing_in_the_other)
    told = "not asked anew"

    def __init__(self):
        super().__init__()
        close = self.game.close

        def close_both(state, duel):
            for each in state.duels:
                if each.seats:
                    close(state, each)

        self.game.close = close_both

    def since(self, table, seat):
        return 0


# Clicking


class PicksAreLost(Fault):
    """All throws look alike then, whatever is kept."""

    law = staticmethod(laws.clicking_singles_out_a_move)
    told = "two moves"

    def describe(self, move):
        return replace(super().describe(move), picks=[])


class PickedTwice(Fault):
    """A second click on a thing takes the first one back."""

    law = staticmethod(laws.clicking_singles_out_a_move)
    told = "not at all"

    def describe(self, move):
        told = super().describe(move)
        return replace(told, picks=[*told.picks, *told.picks[:1]])


# Time


class TimeHasToChoose(Fault):
    pace = "beat"
    law = staticmethod(laws.time_has_one_move_wherever_it_is_asked)
    told = "time has to choose"

    def answers(self, state, question, seat):
        return [*super().answers(state, question, seat), 0]


class TimeIsEarly(Fault):
    pace = "beat"
    law = staticmethod(at_once.time_moves_when_it_is_due_and_nobody_after_that)
    told = "early"

    def refused(self, history, event):
        return "" if event.seat == TIME else super().refused(history, event)


class TooLateAndTaken(Fault):
    pace = "beat"
    law = staticmethod(at_once.time_moves_when_it_is_due_and_nobody_after_that)
    told = "too late"

    def refused(self, history, event):
        return "" if event.seat < CHANCE else super().refused(history, event)


class AGapThatIsNotKept(Fault):
    law = staticmethod(at_once.a_move_before_its_gap_is_no_record)
    told = "too soon"

    def refused(self, history, event):
        return ""


class AnUndoStartsTheWaitAnew(Fault):
    pace = "beat"
    law = staticmethod(at_once.an_undo_wins_no_time)
    told = "another wait"

    def undo(self, table, seat, at):
        super().undo(table, seat, at)
        table.waits.asked_at = [at + 1 for _ in table.waits.asked_at]


# Leaving


class WhoLeftIsStillAsked(Fault):
    law = staticmethod(at_once.who_leaves_is_asked_no_more)
    told = "asked, and not there"

    def __init__(self):
        super().__init__()
        self.game.leave = lambda state, seat: True


# Secrets


class PlansAreTold(Fault):
    pace = "stepped"
    law = staticmethod(secrets.what_is_not_known_was_not_seen)
    told = "seen, and not known"

    def seen(self, move, by, viewer):
        return move


class AWaitTellsThePlan(Fault):
    """Whoever keeps more dice is waited for a little longer."""

    pace = "beat"
    law = staticmethod(at_once.time_and_presses_tell_nothing)
    told = "told apart by a wait"

    def due(self, history):
        due = super().due(history)
        return due if due is None else due + sum(history.state.plans)


FAULTS = Fault.__subclasses__()
