"""Faults in reasons, views, prompts and words."""

from msgspec.structs import replace

from antro.core.contract.game import SPECTATOR
from antro.testing.laws import messages
from tests.contract.support.faults.fault import Fault


class NoReason(Fault):
    law = staticmethod(messages.a_handle_has_a_move_or_a_reason_and_never_both)
    message = "no reason"

    def why_not(self, state, viewer, *path):
        reason = super().why_not(state, viewer, *path)
        return None if reason and reason.code == "not_held" else reason


class ReasonAgainstALegalMove(Fault):
    law = staticmethod(messages.a_handle_has_a_move_or_a_reason_and_never_both)
    message = "against a legal move"

    def why_not(self, state, viewer, *path):
        return super().why_not(state, viewer, *path) or "because"


class LaterReasonMissing(Fault):
    law = staticmethod(messages.a_later_handle_also_has_a_move_or_a_reason)
    message = "None"

    def why_not(self, state, viewer, *path):
        return None if len(path) > 1 else super().why_not(state, viewer, *path)


class ReasonOnlyForKnownThings(Fault):
    """Look up the things that a client names without a check."""

    law = staticmethod(messages.any_text_is_answered)
    message = "raises KeyError"

    def why_not(self, state, viewer, *path):
        things = {thing: thing for each in self.paths for thing in each}
        return super().why_not(state, viewer, *[things[thing] for thing in " ".join(path).split()])


class ViewOfAnotherType(Fault):
    law = staticmethod(messages.a_view_matches_its_type)
    message = "does not match its type"

    def view(self, state, viewer):
        return replace(super().view(state, viewer), turns="7")


class HandInAPublicPart(Fault):
    law = staticmethod(messages.public_parts_are_the_same_for_all)
    message = "a public part differs"

    def public(self, state, viewer):
        hands = self.veil(state, viewer).hands
        return [*super().public(state, viewer), list(hands)]


class ChangeMissing(Fault):
    law = staticmethod(messages.changes_lead_from_view_to_view)
    message = "changes give another view"

    def changes(self, before, after, viewer):
        found = super().changes(before, after, viewer)
        return [change for change in found if "discards" not in change]


class ChangeOfAnotherViewer(Fault):
    law = staticmethod(messages.changes_lead_from_view_to_view)
    message = "changes give another view"

    def changes(self, before, after, viewer):
        return super().changes(before, after, SPECTATOR)


class PromptWithoutItsFields(Fault):
    law = staticmethod(messages.a_text_ends_with_the_prompt)
    message = "no field for role"

    def asked(self, state, viewer):
        return {}


class SentenceMissing(Fault):
    law = staticmethod(messages.every_message_has_a_sentence)
    message = "no sentence move.deal"

    def __init__(self):
        super().__init__()
        del self.words["it"]["move.deal"]


class PromptMissing(Fault):
    law = staticmethod(messages.a_text_ends_with_the_prompt)
    message = "ends with"

    def text(self, state, viewer, language):
        return super().text(state, viewer, language).rpartition("\n")[0]


class NameMissing(Fault):
    law = staticmethod(messages.every_message_has_a_sentence)
    message = "brald has no name"

    def __init__(self):
        super().__init__()
        del self.words["it"]["figure:brald"]


class FormMissing(Fault):
    law = staticmethod(messages.every_message_has_a_sentence)
    message = "role:dragon has no form"

    def __init__(self):
        super().__init__()
        del self.words["it"]["role:dragon.the"]
