"""The parts of the view that tell how hard the game is for each role, and whether that changes."""

from typing import final

from antro.core.parts import Fixed
from antro.games.vast.campaign import at_their_levels
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState


@final
class Levels(Fixed[VastState, Vast]):
    """§36.1 The level of each seat's role, as its difficulty card is called."""

    def build(self, veiled: VastState) -> list[str]:
        played = at_their_levels(self.owner.options)
        return [f"{role}-level:{played[f'{role}-level']}" for role in self.owner.roles]


@final
class Campaign(Fixed[VastState, Vast]):
    """§36.8 Whether this is a game of a campaign."""

    def build(self, veiled: VastState) -> bool:
        return self.owner.options["campaign"] != "no"
