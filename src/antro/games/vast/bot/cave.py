"""The Cave: place tiles fast, keep Crystals at the edge and Treasures out of reach, collapse."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.bot.knight import KEPT
from antro.games.vast.bot.progress import progress
from antro.games.vast.bot.thoughts import (
    BEST,
    FAIR,
    GOOD,
    IDLE,
    POOR,
    STRONG,
    Thoughts,
    has_crystal_near,
    is_on_map,
    nearest_piece,
)
from antro.games.vast.cave.omens import HATRED, PAST_PLUNDER, SOPORIFIC_SPORES, SYMBOL_COUNT
from antro.games.vast.components.decks import (
    AMBUSH_CARD,
    CAVE_BREAD,
    DEEP_AND_DARK,
    QUAKE,
    RATS,
    VANTAGE_POINT,
)
from antro.games.vast.components.roles import DRAGON, KNIGHT_PIECE
from antro.games.vast.components.squares import TILES
from antro.games.vast.components.tiles import AMBUSH, CRYSTAL, EVENT
from antro.games.vast.map.visibility.squares import distance, type_of

OMEN_WORTH: Final = vec[i64]([8, 6, 2, 30, 120, 3])  # [omen]
SPARED: Final = vec[i64](
    [20, 60, 50, 20, 8, 8]
)  # [symbol]: high for a symbol that is easy to spare
LEADING: Final = 0.45  # Spores hit an opponent with more progress
EVENT_WORTH: Final[dict[i64, i64]] = {
    DEEP_AND_DARK: STRONG,
    AMBUSH_CARD: GOOD + FAIR,
    RATS: GOOD,
    QUAKE: FAIR,
    VANTAGE_POINT: POOR,
    CAVE_BREAD: IDLE,
}
PLAIN: Final[dict[str, i64]] = {
    "shape": STRONG,
    "treasure_step": STRONG,
    "end_cave_turn": FAIR,
    "hatred_token": GOOD,
    "hatred_tile": FAIR,
    "bury_events": POOR,
    "turn_tile": IDLE,
    "bats_on": FAIR,
    "bats_on_treasure": POOR,
}


@final
class CaveThoughts(Thoughts):
    """The weights of its moves."""

    def weight(self, kind: str, number: i64) -> i64:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind == "spend_omen":
            return self.spending(number // SYMBOL_COUNT, number % SYMBOL_COUNT)
        if kind in ("lay_tile", "fill"):
            return self.laying(number)
        if kind == "from_hand":
            return self.handing(self.state.cave.hand[number // 3])
        if kind == "place_treasure":
            return 2 + 4 * nearest_piece(self.state, number)
        if kind == "play_event":
            return EVENT_WORTH.get(number, POOR)
        if kind in ("give_treasure", "bury_drawn_treasure"):
            return self.choosing_treasure(kind, number)
        if kind == "spores_on":
            return 2 + i64(100.0 * progress(self.state, number))
        return self.rare(kind, number)

    def rare(self, kind: str, number: i64) -> i64:
        """Return the weight of a move in a rare question."""
        if kind == "give_omen":
            return SPARED[number]
        if kind == "event_token_on":
            return GOOD if number == self.state.ground.where[KNIGHT_PIECE] else POOR
        if kind == "rockslide_on":
            return GOOD if self.has_piece(number // 4) else POOR
        return self.on_map(kind, number)

    def spending(self, omen: i64, symbol: i64) -> i64:
        """Prefer cheap Hatred, Spores against a leader, and symbols that are easy to spare."""
        uses, worth = self.state.cave.uses[omen], OMEN_WORTH[omen]
        if omen == SOPORIFIC_SPORES and not self.has_leader():
            worth = IDLE
        if omen == HATRED:
            worth -= 25 * uses
        if omen == PAST_PLUNDER and uses:
            worth = IDLE
        return max(i64(1), worth + SPARED[symbol] // 10)

    def has_leader(self) -> bool:
        """Return True if an opponent is close to its goal."""
        config = self.state.config
        for seat in range(config.seats):
            role = config.role_of_seat[seat]
            if role != 3 and progress(self.state, role) > LEADING:
                return True
        return False

    def laying(self, side: i64) -> i64:
        """Prefer Crystals far from all pieces, and Ambushes near the Knight."""
        state, square = self.state, side // 4
        tile = state.ground.held
        kind = state.config.tiles.type[tile] if tile >= 0 else AMBUSH
        at = state.ground.where[KNIGHT_PIECE]
        if kind == AMBUSH and is_on_map(at):
            return 2 + 3 * max(i64(0), 8 - distance(state.ground, square, at))
        return 2 + 3 * nearest_piece(state, square)

    def handing(self, tile: i64) -> i64:
        """Prefer tiles that harm the others, and Crystals last (§7.6)."""
        if tile < 0:
            return FAIR
        kind = self.state.config.tiles.type[tile]
        if kind == CRYSTAL:
            return POOR
        if kind == AMBUSH:
            return GOOD
        if kind == EVENT:
            return FAIR if self.state.plays(DRAGON) else GOOD - 20
        return POOR + 3

    def choosing_treasure(self, kind: str, card: i64) -> i64:
        """Give the Knight the weaker Treasure, and bury the stronger one (§9.8)."""
        worth = KEPT.get(card, FAIR)
        return GOOD + FAIR - worth if kind == "give_treasure" else worth

    def has_piece(self, square: i64) -> bool:
        """Return True if there is a piece on a square."""
        return nearest_piece(self.state, square) == 0

    def removal(self, square: i64) -> i64:
        """Prefer Crystal tiles, then the tiles next to them (§11.5)."""
        if square < TILES and type_of(self.state, square) == CRYSTAL:
            return BEST
        return GOOD if has_crystal_near(self.state, square) else POOR
