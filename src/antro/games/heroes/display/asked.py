"""The fields of a prompt."""

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Fields
from antro.core.contract.game import PEOPLE
from antro.games.heroes.display.names import spell_thing
from antro.games.heroes.flow.casting import cards_due
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def asked(game: Heroes, veiled: HeroesState) -> Fields:
    """Return the fields of the current prompt: players, spell, helms and cards to pay.

    If several players are asked, the viewer is named alone.
    """
    question = game.question_to(veiled, veiled.viewer)
    seats = listed(question.seats & PEOPLE)
    if veiled.viewer in seats:
        seats = [int(veiled.viewer)]
    roles = [game.config.role_names[seat] for seat in seats]
    return {"role": roles, **of_action(game, veiled, seats)}


def of_action(game: Heroes, veiled: HeroesState, seats: list[int]) -> Fields:
    """Return the spell, the helms and the unpaid cards of the current action.

    The action is the one in the bout of the first asked seat.
    """
    fields: Fields = {"spell": "", "helms": 0, "cards": 0}
    slot = veiled.bout_of[seats[0]] if seats else NONE
    if slot == NONE or veiled.bouts[slot].act.seat == NONE:
        return fields
    act = veiled.bouts[slot].act
    fields["helms"] = int(act.helms)
    fields["cards"] = int(cards_due(veiled, act)) - len(act.paid)
    if act.spell != NONE:
        fields["spell"] = spell_thing(game.config, act.spell)
    return fields
