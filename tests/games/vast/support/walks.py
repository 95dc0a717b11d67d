"""Random games of Vast, and checks for all their states."""

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit, count
from antro.core.contract.game import first_to_act
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import GOLD, PLATINUM, SILVER
from antro.games.vast.components.roles import CAVE, DRAGON, FANGS, GOBLINS, KNIGHT, THIEF
from antro.games.vast.components.squares import LURKING, OFF, SQUARES, TILES, opposite
from antro.games.vast.components.tiles import TYPES
from antro.games.vast.goblins.state import SHARED_DISCS
from antro.games.vast.knight.state import CUBES
from antro.games.vast.map.visibility.components import is_connected
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.state.ground import EVENT_TOKEN, ROCKSLIDES
from antro.games.vast.state.state import UNDECIDED


def stroll(game, seed, plies=None):
    """Yield the states of a random game in turn. It is always the same object."""
    dice, out, state = SeededDice(seed), Moves(), game.start()
    yield state
    for _ in range(game.longest if plies is None else plies):
        acting = game.to_act(state)
        if not acting:
            return
        seat = first_to_act(game, state, acting)
        game.offer(state, seat, out)
        assert out.count, f"no answer to {state.pending[-1].text}"
        game.apply(state, seat, out.pick(dice))
        yield state


def assert_sound(state):
    """Check that nothing is lost and that the map is connected."""
    neighbours_agree(state)
    tiles_are_conserved(state)
    tokens_are_conserved(state)
    boards_add_up(state)
    pieces_stand_somewhere(state)
    if state.winner == UNDECIDED and not is_disconnected(state):
        assert is_connected(state.ground), "the map is not connected"


def is_disconnected(state):
    """True if the map is about to be reconnected."""
    return any(question.kind in ("reconnect", "lift") for question in state.pending)


def neighbours_agree(state):
    ground = state.ground
    assert ground.laid == sum(bit(slot) for slot in range(TILES) if ground.has_square(slot))
    assert not ground.lit & ~ground.laid, "a lit place without a tile"
    for square in range(SQUARES):
        if not ground.has_square(square):
            assert not ground.tokens[square], f"tokens without a square at {square}"
            assert not ground.near[square], f"{square} is not placed, but has neighbours"
            continue
        for way in range(4):
            other = ground.next(square, way)
            assert other == ground.find(
                ground.x(square) + [0, 1, 0, -1][way], ground.y(square) + [-1, 0, 1, 0][way]
            )
            if other != OFF:
                assert ground.next(other, opposite(way)) == square
                assert has_wall(ground, square, way) == has_wall(ground, other, opposite(way))


def tiles_are_conserved(state):
    ground = state.ground
    lying = [ground.face[slot] for slot in range(TILES) if ground.has_square(slot)]
    held = [tile for tile in [*state.cave.hand, ground.held] if tile != OFF]
    returned = ground.returning
    for tile in range(TILES):
        if ground.layer_of(tile) != OFF:
            assert not returned >> tile & 1, "a returning tile is already under the stack"
            assert ground.layer_of(tile) < ground.layers, "a layer without a number"
            returned |= bit(tile)
    named = [*lying, *held, *[tile for tile in range(TILES) if returned >> tile & 1]]
    assert len(named) == len(set(named)), "one tile in two places"
    assert not any(ground.pool >> tile & 1 for tile in named), "a tile in play is in the pool"
    assert all(ground.face[slot] == OFF for slot in range(TILES) if not ground.has_square(slot))
    boxed = set(range(TILES)) - set(named) - {t for t in range(TILES) if ground.pool >> t & 1}
    crystals = [t for t in boxed if TYPES[state.config.tiles.type[t]] == "crystal"]
    assert len(crystals) == ground.crystals_gone


def tokens_are_conserved(state):
    ground = state.ground
    squares = range(SQUARES)
    treasures = ground.treasures + sum(ground.treasures_on(square) for square in squares)
    treasures += state.dragon.treasures + state.goblins.held_treasures
    treasures += state.thief.treasures + state.thief.stashed - state.thief.bare_stash
    assert treasures == (12 if state.plays(THIEF) else 10), "Treasure tokens"
    events = ground.events + sum(ground.has(square, EVENT_TOKEN) for square in squares)
    assert events == (10 if state.plays(KNIGHT) else 0), "Event tokens"
    closed = sum(count(ground.edges[square] >> ROCKSLIDES & 15) for square in squares)
    assert ground.rockslides + closed // 2 == 3, "Rockslides"
    if state.plays(DRAGON):
        gems = [*[ground.gems_on(square) for square in squares], state.thief.gems]
        assert sum(gems) + state.dragon.gems == 7, "Gems"


def boards_add_up(state):
    """Check cubes, discs, Omens and the cards of every deck."""
    if state.plays(KNIGHT):
        assert sum(state.knight.cubes) + count(state.knight.track) == CUBES, "Hero cubes"
        assert min(state.knight.cubes) >= 0
    if state.plays(GOBLINS):
        assert all(0 <= population <= 4 for population in state.goblins.population)
        assert count(state.goblins.discs) <= SHARED_DISCS, "Strength discs"
        secrets_are_conserved(state.goblins, state.config.variant.secrets)
    if state.plays(DRAGON):
        assert sum(state.dragon.sloth) + state.dragon.wake == 14, "Sloth cubes"
        assert sum(state.dragon.hand) == state.dragon.cards_held
        power_cards_are_conserved(state)
    if state.plays(CAVE):
        assert sum(state.cave.omens) + sum(state.cave.bag) == 36, "Omens"


def secrets_are_conserved(goblins, everything):
    places = [goblins.secrets, goblins.secret_deck, goblins.secret_discards]
    places += [goblins.face_up, goblins.bought]
    found = 0
    for place in places:
        assert not found & place, "a Secret in two places"
        found |= place
    assert not found & ~everything, "a Secret of another deck"
    assert count(goblins.secrets) == goblins.secrets_held


def power_cards_are_conserved(state):
    dragon = state.dragon
    cards = [dragon.hand[kind] + dragon.deck[kind] + dragon.used[kind] for kind in range(6)]
    assert cards[:3] == [6, 6, 6], "Power cards"
    scales = [cards[kind] + (dragon.scales >> kind & 1) for kind in (GOLD, SILVER, PLATINUM)]
    dealt = 1 if state.config.variant.scales else 0
    assert scales[:2] == [dealt, dealt], "Scales"
    assert scales[2] <= dealt, "the Platinum Scale leaves the game when it is used"


def pieces_stand_somewhere(state):
    ground = state.ground
    for piece, at in enumerate(ground.where):
        if at >= LURKING:
            side = at - LURKING
            assert FANGS <= piece < FANGS + 3
            assert ground.has_square(side // 4)
            assert ground.next(side // 4, side % 4) == OFF, "a Tribe lurks under a tile"
        elif at != OFF:
            assert ground.has_square(at), f"piece {piece} has no square"
    assert bit(ground.entrance)
    assert ground.has_square(ground.entrance)
