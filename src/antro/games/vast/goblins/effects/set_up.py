"""§20.2 How their board is laid."""

from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Rage 1, no Population, two decks; Fangs' own disc is always there."""
    goblins, variant = state.goblins, state.config.variant
    goblins.rage = 1
    goblins.secret_deck = variant.secrets
    goblins.monster_deck = variant.monsters
