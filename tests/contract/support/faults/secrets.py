"""Faults that show a viewer too much, or make it forget its own cards."""

from antro.core.contract.game import HOST, SPECTATOR
from antro.games.drako.state.state import HAND
from antro.testing.laws import secrets
from antro.testing.walks import numbers
from tests.contract.support.faults.fault import Fault

# Leaks of the veil


class HandLeftOpen(Fault):
    def veil(self, state, viewer):
        veiled = state.clone()
        veiled.viewer = viewer
        return veiled


class HandCountedButNotPooled(Fault):
    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        veiled.bags = state.bags[:]  # the cards missing from the bag are in the hand
        return veiled


class HandOpenToSpectators(Fault):
    def veil(self, state, viewer):
        veiled = super().veil(state, self.seats[0] if viewer == SPECTATOR else viewer)
        veiled.viewer = viewer
        return veiled


class KnownCardsOvershared(Fault):
    """Show the whole hand once some of its cards are known."""

    matchup = "dragon-trolls"
    seeds = [9]  # the discards must become the deck

    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        for seat in self.seats:
            if seat != viewer and any(state.known[row] for row in self.rows(seat)):
                for row in self.rows(seat):
                    veiled.bags[row], veiled.hands[row] = state.bags[row], state.hands[row]
        return veiled


class OwnHandForgotten(Fault):
    """Hide the viewer's own hand, so that it is offered too few moves."""

    law = staticmethod(secrets.a_guess_looks_like_the_true_state)
    message = "changes an offer"

    def veil(self, state, viewer):
        veiled = super().veil(state, SPECTATOR)
        veiled.viewer = viewer
        return veiled


class VeiledForAnother(Fault):
    """Pass the knowledge of one viewer on to another."""

    law = staticmethod(secrets.a_veiled_state_is_not_veiled_again)
    message = "veiled twice"

    def veil(self, state, viewer):
        if state.viewer == HOST:
            return super().veil(state, viewer)
        passed_on = state.clone()
        passed_on.viewer = viewer
        return passed_on


# Other leaks


class DealSeenByAll(Fault):
    law = staticmethod(secrets.as_seen_by_shows_no_more_than_the_veil)
    message = "more than the veil"

    def as_seen_by(self, move, by, viewer):
        return move


class OwnDealNotSeen(Fault):
    def as_seen_by(self, move, by, viewer):
        return super().as_seen_by(move, by, SPECTATOR)


class ViewShowsTheBag(Fault):
    message = "changes the bytes"

    def view(self, state, viewer):
        return [super().view(state, viewer), [state.bags[row] for row in self.others(viewer)]]


class ChangesShowTheBag(Fault):
    message = "changes the changes"

    def changes(self, before, after, viewer):
        bag = [after.bags[row] for row in self.others(viewer)]
        return [*super().changes(before, after, viewer), ["bag", bag]]


class PromptCountsDefences(Fault):
    law = staticmethod(secrets.a_guess_looks_like_the_true_state)
    message = "changes the prompt"

    def asked(self, state, viewer):
        costs = self.game.config.costs
        held = sum(state.hands[row] for row in self.others(viewer) if costs[row] == 0)
        return {**super().asked(state, viewer), "held": held}


class TextCountsDefences(Fault):
    law = staticmethod(secrets.a_guess_looks_like_the_true_state)
    message = "changes the text"

    def text(self, state, viewer, language):
        costs = self.game.config.costs
        held = sum(state.hands[row] for row in self.others(viewer) if costs[row] == 0)
        return f"{super().text(state, viewer, language)} {held}"


class PictureMarksTheBag(Fault):
    message = "changes the picture"

    def picture(self, state, viewer, language):
        drawn = super().picture(state, viewer, language)
        return [drawn, [bool(state.bags[row]) for row in self.others(viewer)]]


class CaptionTellsTheCard(Fault):
    message = "changes a caption"

    def caption(self, move, by, viewer):
        return self.describe(move)


class ReasonPeeks(Fault):
    """Say in a reason that the other side could block the attack."""

    law = staticmethod(secrets.a_guess_looks_like_the_true_state)
    message = "changes a reason"

    def why_not(self, state, viewer, *path):
        reason = super().why_not(state, viewer, *path)
        costs = self.game.config.costs
        blocks = any(state.hands[row] and costs[row] == 0 for row in self.others(viewer))
        return "it would be blocked" if reason and blocks else reason


class OfferSparesTheDefenceless(Fault):
    """Offer an attack only on a side that can answer it."""

    message = "changes an offer"

    def offer(self, state, seat):
        offered = super().offer(state, seat)
        costs = self.game.config.costs
        if any(state.hands[row] and costs[row] == 0 for row in self.others(seat)):
            return offered
        return [pair for pair in offered if " > " not in self.describe(pair[0]).text]


class DefencelessSideNotAsked(Fault):
    """Skip a defence question with one answer: the missing pause shows that there is no choice."""

    def apply(self, state, seat, move):
        super().apply(state, seat, move)
        while state.pending[-1].text.startswith("defend"):
            struck = self.seats[state.pending[-1].seats >> 1]
            answers = numbers(self, state, struck)
            if len(answers) > 1:
                return
            super().apply(state, struck, answers[0])


class GuessRemembersTheTruth(Fault):
    message = "changes a guess"

    def veil(self, state, viewer):
        self.truth = state.clone()
        return super().veil(state, viewer)

    def guess(self, veiled, dice):
        return self.truth.clone()


class GuessKeepsTheHandEmpty(Fault):
    """Draw nothing from the pool, so that the cards of the hand stay in the bag."""

    matchup = "trolls-knights"
    law = staticmethod(secrets.a_guess_can_be_played_to_the_end)
    message = "no ending"

    def guess(self, veiled, dice):
        world = veiled.clone()
        world.viewer = HOST
        return world


class GuessDrawsOneTooMany(Fault):
    law = staticmethod(secrets.a_guess_looks_like_the_true_state)

    def guess(self, veiled, dice):
        world = super().guess(veiled, dice)
        for seat in self.seats:
            if seat != veiled.viewer:
                world.counts[HAND + seat] += 1
        return world


class GuessIsOfTheViewer(Fault):
    law = staticmethod(secrets.a_guess_looks_like_the_true_state)
    message = "of the host"

    def guess(self, veiled, dice):
        return veiled.clone()
