"""Faults in copying, packing, offering and playing."""

from msgspec.structs import replace

from antro.core.chance.dice import SeededDice
from antro.core.contract.fields import names
from antro.core.contract.game import CHANCE, SPECTATOR
from antro.testing.laws import copies, rules
from tests.contract.support.faults.fault import Fault


class CloneSharesTheQuestions(Fault):
    law = staticmethod(copies.playing_changes_no_copy)
    message = "a copy changed: pending"

    def clone(self, state):
        twin = state.clone()
        twin.pending = state.pending
        return twin


class CloneSharesTheBoard(Fault):
    law = staticmethod(copies.playing_changes_no_copy)
    message = "a copy changed: hexes"

    def clone(self, state):
        twin = state.clone()
        twin.hexes = state.hexes
        return twin


class VeilSharesTheDiscards(Fault):
    law = staticmethod(copies.playing_changes_no_copy)
    message = "changes its original: discards"

    def veil(self, state, viewer):
        veiled = super().veil(state, viewer)
        veiled.discards = state.discards
        return veiled


class CloneForgetsTheTurns(Fault):
    law = staticmethod(copies.playing_changes_no_copy)
    message = "a copy changed: turns"

    def clone(self, state):
        twin = state.clone()
        twin.turns = 1
        return twin


class CloneForgetsARarelyUsedField(Fault):
    """Forget the right to rebuild, which most games never use."""

    law = staticmethod(copies.a_copy_has_every_field_and_shares_none)
    message = "a copy lacks rebuild"

    def clone(self, state):
        twin = state.clone()
        twin.rebuild = 1
        return twin


class CloneSharesTheShields(Fault):
    """Share the shields, which nobody uses in this match-up."""

    law = staticmethod(copies.a_copy_has_every_field_and_shares_none)
    message = "a copy shares shields"

    def clone(self, state):
        twin = state.clone()
        twin.shields = state.shields
        return twin


class PackedWithoutTheFury(Fault):
    law = staticmethod(copies.a_packed_state_has_every_field)
    message = "packed without fury"

    def repacked(self, veiled):
        opened = super().repacked(veiled)
        opened.fury = 1
        return opened


class KeyWithoutTheDodge(Fault):
    """Give two positions that differ in a token the same key."""

    law = staticmethod(copies.each_field_is_in_the_key)
    message = "not in the key: dodge"

    def key(self, state):
        return [
            part
            for name, part in zip(names(state), super().key(state), strict=True)
            if name != "dodge"
        ]


class OfferOutOfOrder(Fault):
    law = staticmethod(rules.offers_are_sorted_and_acting_seats_have_one)
    message = "not sorted"

    def offer(self, state, seat):
        return super().offer(state, seat)[::-1]


class OfferToEverybody(Fault):
    law = staticmethod(rules.offers_are_sorted_and_acting_seats_have_one)
    message = "not asked"

    def offer(self, state, seat):
        acting = next(seat for seat in [*self.seats, CHANCE] if self.to_act(state) >> seat & 1)
        return super().offer(state, acting)


class ChanceDoesNotWeigh(Fault):
    law = staticmethod(rules.chance_acts_alone_and_weights_its_moves)
    message = "weights"

    def offer(self, state, seat):
        return [(move, 0) for move, _ in super().offer(state, seat)]


class LastHandleMissing(Fault):
    law = staticmethod(rules.clicks_identify_one_move)
    message = "two moves"

    def describe(self, move):
        description = super().describe(move)
        description.handles[1:] = description.handles[1:-1]
        return description


class SomeFirstHandlesArePicks(Fault):
    """Make some first handles picks, so that a click on one has two meanings."""

    law = staticmethod(rules.clicks_identify_one_move)
    message = "both a pick and a handle"

    def describe(self, move):
        description = super().describe(move)
        first, rest = description.handles[:1], description.handles[1:]
        return replace(description, picks=first, handles=rest) if move % 2 and rest else description


class ApplyRollsDice(Fault):
    """Decide a rule by dice that are not in the record."""

    law = staticmethod(rules.a_record_replays_to_an_equal_state)
    dice = SeededDice(1)
    message = "gives another state"

    def apply(self, state, seat, move):
        super().apply(state, seat, move)
        state.turns += self.dice.below(2)


class GameTooShort(Fault):
    law = staticmethod(rules.the_game_ends_with_a_score_for_each_seat)
    message = "not over after 100"

    def __init__(self):
        super().__init__()
        self.longest = 100


class SpectatorAsked(Fault):
    law = staticmethod(rules.offers_are_sorted_and_acting_seats_have_one)
    message = "a spectator is asked"

    def to_act(self, state):
        return super().to_act(state) | 1 << SPECTATOR
