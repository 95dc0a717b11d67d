"""An action as far as it is declared or done (§12.5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.heroes.state.side import NONE


@final
@mypyc_attr(acyclic=True)
class Act:
    """What the actor is doing. All of it is open to all.

    The spell and the cards that pay for it are out of the hand from the moment they are named.
    Targets are numbered as the choices among them are: ``seat * 8 + space``, and so on.
    """

    def __init__(self) -> None:
        self.seat: i64 = NONE  # the actor
        self.following: i64 = 0  # 1 if it follows, 0 if it has stopped
        self.spell: i64 = NONE  # a kind
        self.dispelling: i64 = NONE  # the permanent spell that is dispelled without a spell
        self.reinforced: i64 = 0  # how often
        self.targets = vec[i64]()
        self.places = vec[i64]()  # for each target: the space it goes to, or who is healed
        self.paid = vec[i64]()  # kinds of cards, ascending
        self.helms: i64 = 0  # points left (§16.1)
        self.active: i64 = NONE  # the space of the creature that is activated
        self.commanded: i64 = 0  # 1 if a spell has activated it
        self.strikes = vec[i64]()  # whom its attack hits: seat * 8 + space

    def clear_declaration(self) -> None:
        """Nothing is declared. The cards that were named are put away by others."""
        self.spell = NONE
        self.dispelling = NONE
        self.reinforced = 0
        self.targets = vec[i64]()
        self.places = vec[i64]()
        self.paid = vec[i64]()

    def begin(self, seat: i64, following: i64) -> None:
        """A player takes an action; nobody, at the end of the last one."""
        self.clear_declaration()
        self.seat = seat
        self.following = following
        self.helms = 0
        self.rest()

    def rest(self) -> None:
        """Have no creature activated any more."""
        self.active = NONE
        self.commanded = 0
        self.strikes = vec[i64]()
