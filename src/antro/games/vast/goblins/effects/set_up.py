"""Setting up the Goblins (§20.2)."""

from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Set Rage to 1, and fill the two decks. Fangs' own disc needs no field."""
    goblins, variant = state.goblins, state.config.variant
    goblins.rage = 1
    goblins.secret_deck = variant.secrets
    goblins.monster_deck = variant.monsters
