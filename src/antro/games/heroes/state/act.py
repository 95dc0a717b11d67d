"""An action, as far as it has been declared and carried out (§12.5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.heroes.state.side import NONE


@final
@mypyc_attr(acyclic=True)
class Act:
    """The current action. All of it is public.

    The spell and the cards that pay for it leave the hand as soon as they are declared. Targets
    have the numbers of the moves that choose them, such as ``seat * 8 + space``.
    """

    def __init__(self) -> None:
        self.seat: i64 = NONE  # of the active player
        self.following: i64 = 0  # 1 if the player follows, 0 after a stop
        self.spell: i64 = NONE  # a kind
        self.dispelling: i64 = NONE  # the permanent spell of a dispel action (§20.6)
        self.reinforced: i64 = 0  # the number of reinforcements
        self.targets = vec[i64]()
        self.places = vec[i64]()  # per target: its new space, or the being to heal
        self.paid = vec[i64]()  # kinds of cards, ascending
        self.helms: i64 = 0  # points left (§16.1)
        self.active: i64 = NONE  # the space of the activated creature
        self.commanded: i64 = 0  # 1 if a spell activated it (§14.8)
        self.strikes = vec[i64]()  # the beings that its attack hits: seat * 8 + space

    # Set rows that change their length (see ``bots.packed_state``)

    def set_targets(self, targets: list[int]) -> None:
        self.targets = vec[i64]([i64(item) for item in targets])

    def set_places(self, places: list[int]) -> None:
        self.places = vec[i64]([i64(item) for item in places])

    def set_paid(self, paid: list[int]) -> None:
        self.paid = vec[i64]([i64(item) for item in paid])

    def set_strikes(self, strikes: list[int]) -> None:
        self.strikes = vec[i64]([i64(item) for item in strikes])

    def clear_declaration(self) -> None:
        """Clear the declaration. The caller puts the declared cards away."""
        self.spell = NONE
        self.dispelling = NONE
        self.reinforced = 0
        self.targets = vec[i64]()
        self.places = vec[i64]()
        self.paid = vec[i64]()

    def begin(self, seat: i64, following: i64) -> None:
        """Start the action of a player, or of nobody at the end of an action."""
        self.clear_declaration()
        self.seat = seat
        self.following = following
        self.helms = 0
        self.rest()

    def rest(self) -> None:
        """Deactivate the activated creature."""
        self.active = NONE
        self.commanded = 0
        self.strikes = vec[i64]()
