"""Planted faults: games that are wrong in one place, each with the law that gives it away.

Most look right at a glance. They are planted in Drako, in the match-up that shows them best.
"""

from msgspec.structs import replace

from antro.core.dice import SeededDice
from antro.core.fields import names
from antro.core.game import CHANCE, HOST, SPECTATOR
from antro.games import GAMES
from antro.games.drako.state import HAND
from tests.contract import copies, laws, messages, secrets
from tests.contract.subject import Subject
from tests.contract.walks import numbers


class Fault(Subject):
    """A game with something wrong in it."""

    matchup = "dragon-dwarves"
    law = staticmethod(secrets.what_was_not_seen_is_not_known)
    told = "told apart by the veil"  # how the law puts it
    plies = 60  # of a walk on which it shows

    def __init__(self):
        super().__init__(GAMES["drako"], {"matchup": self.matchup})

    def rows(self, seat):
        """Where the cards of a seat are counted."""
        width = self.game.config.width
        return range(seat * width, seat * width + width)

    def others(self, viewer):
        return [row for seat in self.seats if seat != viewer for row in self.rows(seat)]


# Leaks of the veil


class HandLeftOpen(Fault):
    def veil(self, state, viewer):
        veiled = state.clone()
        veiled.viewer = viewer
        return veiled


class HandCountedButNotPooled(Fault):
    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        veiled.bags = state.bags[:]  # what the bag lacks, the hand holds
        return veiled


class HandOpenToSpectators(Fault):
    def veil(self, state, viewer):
        veiled = super().veil(state, self.seats[0] if viewer == SPECTATOR else viewer)
        veiled.viewer = viewer
        return veiled


class KnownCardsOvershared(Fault):
    """Once some cards of a hand are known, all are."""

    matchup = "dragon-trolls"
    plies = 240

    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        for seat in self.seats:
            if seat != viewer and any(state.known[row] for row in self.rows(seat)):
                for row in self.rows(seat):
                    veiled.bags[row], veiled.hands[row] = state.bags[row], state.hands[row]
        return veiled


class OwnHandForgotten(Fault):
    """A veil that is too thick: the viewer is offered less than it may do."""

    law = staticmethod(secrets.a_guess_is_as_good_as_the_truth_and_stays_so)
    told = "by an offer"

    def veil(self, state, viewer):
        veiled = super().veil(state, SPECTATOR)
        veiled.viewer = viewer
        return veiled


class VeiledForAnother(Fault):
    """What one viewer knows is passed on as what another knows."""

    law = staticmethod(secrets.what_is_veiled_is_not_veiled_again)
    told = "veiled twice"

    def veil(self, state, viewer):
        if state.viewer == HOST:
            return super().veil(state, viewer)
        passed_on = state.clone()
        passed_on.viewer = viewer
        return passed_on


# Leaks on other ways


class DealSeenByAll(Fault):
    law = staticmethod(secrets.what_is_not_known_was_not_seen)
    told = "seen, and not known"
    plies = 3

    def seen(self, move, by, viewer):
        return move


class OwnDealNotSeen(Fault):
    def seen(self, move, by, viewer):
        return super().seen(move, by, SPECTATOR)


class ViewShowsTheBag(Fault):
    told = "by the bytes"

    def view(self, state, viewer):
        return [super().view(state, viewer), [state.bags[row] for row in self.others(viewer)]]


class ChangesShowTheBag(Fault):
    told = "by the changes"

    def changes(self, before, after, viewer):
        bag = [after.bags[row] for row in self.others(viewer)]
        return [*super().changes(before, after, viewer), ["bag", bag]]


class PromptCountsDefences(Fault):
    told = "by the prompt"

    def asked(self, state, viewer):
        costs = self.game.config.costs
        held = sum(state.hands[row] for row in self.others(viewer) if costs[row] == 0)
        return {**super().asked(state, viewer), "held": held}


class TextCountsDefences(Fault):
    told = "by the text"

    def text(self, state, viewer, language):
        costs = self.game.config.costs
        held = sum(state.hands[row] for row in self.others(viewer) if costs[row] == 0)
        return f"{super().text(state, viewer, language)} {held}"


class PictureMarksTheBag(Fault):
    told = "by the picture"

    def picture(self, state, viewer, language):
        drawn = super().picture(state, viewer, language)
        return [drawn, [bool(state.bags[row]) for row in self.others(viewer)]]


class CaptionTellsTheCard(Fault):
    told = "by a caption"

    def caption(self, move, by, viewer):
        return self.describe(move)


class ReasonPeeks(Fault):
    """Why not? Because the other side could block it."""

    told = "by a reason"

    def why_not(self, state, viewer, *path):
        reason = super().why_not(state, viewer, *path)
        costs = self.game.config.costs
        blocks = any(state.hands[row] and costs[row] == 0 for row in self.others(viewer))
        return "it would be blocked" if reason and blocks else reason


class OfferSparesTheDefenceless(Fault):
    """An attack is offered only on a side that can answer it."""

    told = "by an offer"

    def offer(self, state, seat):
        offered = super().offer(state, seat)
        costs = self.game.config.costs
        if any(state.hands[row] and costs[row] == 0 for row in self.others(seat)):
            return offered
        return [pair for pair in offered if " > " not in self.describe(pair[0]).text]


class DefencelessSideNotAsked(Fault):
    """The pause that is not made tells that there is nothing to think about."""

    def apply(self, state, seat, move):
        super().apply(state, seat, move)
        while state.pending[-1].text.startswith("defend"):
            struck = self.seats[state.pending[-1].seats >> 1]
            answers = numbers(self, state, struck)
            if len(answers) > 1:
                return
            super().apply(state, struck, answers[0])


class GuessRemembersTheTruth(Fault):
    told = "by a guess"

    def veil(self, state, viewer):
        self.truth = state.clone()
        return super().veil(state, viewer)

    def guess(self, veiled, dice):
        return self.truth.clone()


class GuessKeepsTheHandEmpty(Fault):
    """Nothing is drawn from the pool: what the hand holds stays in the bag."""

    matchup = "trolls-knights"
    law = staticmethod(secrets.a_guess_can_be_played_to_the_end)
    told = "leads nowhere"

    def guess(self, veiled, dice):
        world = veiled.clone()
        world.viewer = HOST
        return world


class GuessDrawsOneTooMany(Fault):
    law = staticmethod(secrets.a_guess_is_as_good_as_the_truth_and_stays_so)

    def guess(self, veiled, dice):
        world = super().guess(veiled, dice)
        for seat in self.seats:
            if seat != veiled.viewer:
                world.counts[HAND + seat] += 1
        return world


class GuessIsOfTheViewer(Fault):
    law = staticmethod(secrets.a_guess_is_as_good_as_the_truth_and_stays_so)
    told = "of the host"

    def guess(self, veiled, dice):
        return veiled.clone()


# Faults of states and offers


class CloneSharesTheQuestions(Fault):
    law = staticmethod(laws.copies_stay_as_they_are_when_play_goes_on)
    told = "a copy changed"

    def clone(self, state):
        twin = state.clone()
        twin.pending = state.pending
        return twin


class CloneSharesTheBoard(Fault):
    law = staticmethod(laws.the_original_stays_as_it_is_when_a_copy_plays_on)
    told = "a copy changes what"

    def clone(self, state):
        twin = state.clone()
        twin.hexes = state.hexes
        return twin


class VeilSharesTheDiscards(Fault):
    law = staticmethod(laws.copies_stay_as_they_are_when_play_goes_on)
    told = "a copy changed"

    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        veiled.discards = state.discards
        return veiled


class CloneForgetsTheTurns(Fault):
    law = staticmethod(laws.copies_stay_as_they_are_when_play_goes_on)
    told = "a copy differs"

    def clone(self, state):
        twin = state.clone()
        twin.turns = 1
        return twin


class CloneForgetsWhatSeldomChanges(Fault):
    """The right to rebuild: most games never use it."""

    law = staticmethod(copies.a_copy_has_every_field_and_shares_none)
    told = "a copy lacks rebuild"
    plies = 3

    def clone(self, state):
        twin = state.clone()
        twin.rebuild = 1
        return twin


class CloneSharesTheShields(Fault):
    """Which nobody lays in this match-up."""

    law = staticmethod(copies.a_copy_has_every_field_and_shares_none)
    told = "a copy shares a field"
    plies = 3

    def clone(self, state):
        twin = state.clone()
        twin.shields = state.shields
        return twin


class PackedWithoutTheFury(Fault):
    law = staticmethod(copies.a_packed_state_has_every_field)
    told = "packed without fury"
    plies = 3

    def repacked(self, veiled):
        opened = super().repacked(veiled)
        opened.fury = 1
        return opened


class KeyWithoutTheDodge(Fault):
    """Two positions that differ in a token look the same."""

    law = staticmethod(copies.each_field_is_in_the_key)
    told = "not in the key"
    plies = 3

    def key(self, state):
        return [
            part
            for name, part in zip(names(state), super().key(state), strict=True)
            if name != "dodge"
        ]


class OfferOutOfOrder(Fault):
    law = staticmethod(laws.offers_ascend_and_those_to_act_have_one)
    told = "out of order"

    def offer(self, state, seat):
        return super().offer(state, seat)[::-1]


class OfferToEverybody(Fault):
    law = staticmethod(laws.offers_ascend_and_those_to_act_have_one)
    told = "unasked"

    def offer(self, state, seat):
        acting = next(seat for seat in [*self.seats, CHANCE] if self.to_act(state) >> seat & 1)
        return super().offer(state, acting)


class ChanceDoesNotWeigh(Fault):
    law = staticmethod(laws.chance_acts_alone_and_weighs_its_moves)
    told = "weights"

    def offer(self, state, seat):
        return [(move, 0) for move, _ in super().offer(state, seat)]


class LastHandleMissing(Fault):
    law = staticmethod(laws.clicking_singles_out_a_move)
    told = "two moves"

    def describe(self, move):
        told = super().describe(move)
        told.handles[1:] = told.handles[1:-1]
        return told


class SomeFirstHandlesArePicks(Fault):
    """Then a click on one could mean either."""

    law = staticmethod(laws.clicking_singles_out_a_move)
    told = "both a pick and a handle"

    def describe(self, move):
        told = super().describe(move)
        first, rest = told.handles[:1], told.handles[1:]
        return replace(told, picks=first, handles=rest) if move % 2 and rest else told


class ApplyThrowsDice(Fault):
    """A rule that is decided by something outside the record."""

    law = staticmethod(laws.a_record_replays_to_an_equal_state)
    dice = SeededDice(1)
    told = "leads elsewhere"

    def apply(self, state, seat, move):
        super().apply(state, seat, move)
        state.turns += self.dice.below(2)


class GameTooShort(Fault):
    law = staticmethod(laws.the_game_ends_with_a_score_for_each_seat)
    told = "not over after 100"

    def __init__(self):
        super().__init__()
        self.longest = 100


class SpectatorAsked(Fault):
    law = staticmethod(laws.offers_ascend_and_those_to_act_have_one)
    told = "a spectator is asked"

    def to_act(self, state):
        return super().to_act(state) | 1 << SPECTATOR


# Faults of what people are told


class NoReason(Fault):
    law = staticmethod(messages.a_handle_has_a_move_or_a_reason_and_never_both)
    told = "no reason"

    def why_not(self, state, viewer, *path):
        reason = super().why_not(state, viewer, *path)
        return None if reason and reason.code == "not_held" else reason


class ReasonAgainstWhatCanBeDone(Fault):
    law = staticmethod(messages.a_handle_has_a_move_or_a_reason_and_never_both)
    told = "against what can be done"

    def why_not(self, state, viewer, *path):
        return super().why_not(state, viewer, *path) or "because"


class LaterReasonMissing(Fault):
    law = staticmethod(messages.so_has_a_later_handle)
    told = "None"

    def why_not(self, state, viewer, *path):
        return None if len(path) > 1 else super().why_not(state, viewer, *path)


class ReasonOnlyForWhatThereIs(Fault):
    """What a client asks about is looked up unchecked."""

    law = staticmethod(messages.any_text_is_answered)
    told = "raises KeyError"

    def why_not(self, state, viewer, *path):
        things = {thing: thing for each in self.paths for thing in each}
        return super().why_not(state, viewer, *[things[thing] for thing in " ".join(path).split()])


class ViewOfAnotherType(Fault):
    law = staticmethod(messages.a_view_is_of_its_type)
    told = "of another type"

    def view(self, state, viewer):
        return replace(super().view(state, viewer), turns="7")


class ChangeMissing(Fault):
    law = staticmethod(messages.changes_lead_from_view_to_view)
    told = "changes lead elsewhere"

    def changes(self, before, after, viewer):
        found = super().changes(before, after, viewer)
        return [change for change in found if "discards" not in change]


class ChangeOfAnotherViewer(Fault):
    law = staticmethod(messages.changes_lead_from_view_to_view)
    told = "changes lead elsewhere"

    def changes(self, before, after, viewer):
        return super().changes(before, after, SPECTATOR)


class PromptWithoutItsFields(Fault):
    law = staticmethod(messages.all_that_is_told_can_be_said)
    told = "nothing to say for role"

    def asked(self, state, viewer):
        return {}


class SentenceMissing(Fault):
    law = staticmethod(messages.all_that_is_told_can_be_said)
    told = "no sentence move.deal"

    def __init__(self):
        super().__init__()
        del self.words["it"]["move.deal"]


class PromptMissing(Fault):
    law = staticmethod(messages.a_text_ends_with_what_is_asked)
    told = "ends otherwise"

    def text(self, state, viewer, language):
        return super().text(state, viewer, language).rpartition("\n")[0]


class NameMissing(Fault):
    law = staticmethod(messages.all_that_is_told_can_be_said)
    told = "brald has no name"

    def __init__(self):
        super().__init__()
        del self.words["it"]["figure:brald"]


class FormMissing(Fault):
    law = staticmethod(messages.all_that_is_told_can_be_said)
    told = "role:dragon has no form"

    def __init__(self):
        super().__init__()
        del self.words["it"]["role:dragon.the"]


FAULTS = Fault.__subclasses__()
