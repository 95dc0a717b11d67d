"""The effect of Soporific Spores on a role: a subclass per role, in its ``effects/spores.py``."""

from antro.games.vast.state.state import VastState


class RoleSpores:
    def can_be_affected(self, state: VastState) -> bool:
        """Return True if Spores would change anything for the role (§29.6)."""
        return False

    def apply_spores(self, state: VastState) -> None:
        """Apply the Spores to the role, or ask its player to choose (§29.6)."""
