"""The traits that the balance of Heroes is measured by: heroes, armies, spells."""

from typing import Final

from antro.core.contract.descriptions import Move

# Shapes of armies, by their least number of creatures
SHAPES: Final = {6: "swarm", 4: "mixed", 0: "heavy"}


def traits(move: Move) -> list[str]:
    """Return the traits that a move adds to its player."""
    match move.kind:
        case "take_hero":
            return [str(move.fields["hero"])]
        case "army":
            creatures = move.fields["creatures"]
            return [f"shape:{shape_of(len(creatures))}"] if isinstance(creatures, list) else []
        case "take_spell" | "cast":
            spell = str(move.fields["spell"])
            return [spell if move.kind == "cast" else spell.replace("spell:", "drafted:")]
    return []


def shape_of(creatures: int) -> str:
    """Return the shape of an army by its number of creatures."""
    return next(name for least, name in SHAPES.items() if creatures >= least)
