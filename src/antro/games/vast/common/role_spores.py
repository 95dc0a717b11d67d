"""§29.6 What Soporific Spores do to a role: a subclass each, in its ``effects/spores.py``."""

from antro.games.vast.state.state import VastState


class RoleSpores:
    def can_sleep(self, state: VastState) -> bool:
        """Whether Spores would do anything to the role. They never do, unless it says so."""
        return False

    def put_to_sleep(self, state: VastState) -> None:
        """Do what they do to the role, or ask what it chooses."""
