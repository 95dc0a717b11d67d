"""What a position of Drako is counted by, and what each count is worth to the first seat."""

from typing import Final

FEATURES: Final = 25


def weights_of(matchup: str) -> list[float]:
    """Wounds and cards left, by hand: a lead of all of one side's wounds is nearly a win."""
    weights = [0.0] * FEATURES
    weights[1] = 0.05
    for slot in range(6):
        sign = 1.0 if slot < 3 else -1.0
        weights[2 + slot] = sign * (0.13 if matchup.startswith("dragon") and slot == 0 else 0.093)
        weights[8 + slot] = sign * 0.1
    weights[14], weights[15] = 0.06, -0.06
    weights[16], weights[17] = 0.01, -0.01
    weights[24] = -0.15
    return weights
