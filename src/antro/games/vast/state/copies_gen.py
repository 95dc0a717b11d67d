"""Copies of states, made by tools/checks/state_copies.py. Do not edit."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antro.games.vast.cave.state import Cave
    from antro.games.vast.dragon.state import Dragon
    from antro.games.vast.goblins.state import Goblins
    from antro.games.vast.knight.state import Knight
    from antro.games.vast.state.ground import Ground
    from antro.games.vast.state.state import VastState
    from antro.games.vast.thief.state import Thief


def copy_vast_state(to: "VastState", other: "VastState") -> None:
    """Copy every field."""
    copy_open_vast_state(to, other)
    copy_ground(to.ground, other.ground)
    copy_knight(to.knight, other.knight)
    copy_goblins(to.goblins, other.goblins)
    copy_dragon(to.dragon, other.dragon)
    copy_cave(to.cave, other.cave)
    copy_thief(to.thief, other.thief)


def copy_open_vast_state(to: "VastState", other: "VastState") -> None:
    """Copy every field that is not secret."""
    to.viewer = other.viewer
    to.pending = other.pending[:]
    to.arguments = other.arguments[:]
    to.round = other.round
    to.role = other.role
    to.turn = other.turn
    to.turn_over = other.turn_over
    to.die = other.die
    to.toss = other.toss
    to.collapsing = other.collapsing
    to.removed = other.removed
    to.winner = other.winner
    to.how = other.how
    to.gone = other.gone


def copy_ground(to: "Ground", other: "Ground") -> None:
    """Copy every field."""
    copy_open_ground(to, other)
    to.face = other.face[:]
    to.pool = other.pool
    to.piles = other.piles[:]
    to.types = other.types[:]
    to.returned = other.returned[:]
    to.held = other.held


def copy_open_ground(to: "Ground", other: "Ground") -> None:
    """Copy every field that is not secret."""
    to.near = other.near[:]
    to.at = other.at[:]
    to.back = other.back[:]
    to.turned = other.turned[:]
    to.edges = other.edges[:]
    to.tokens = other.tokens[:]
    to.where = other.where[:]
    to.laid = other.laid
    to.lit = other.lit
    to.entrance = other.entrance
    to.layers = other.layers
    to.closed = other.closed
    to.held_back = other.held_back
    to.newest = other.newest
    to.peeked = other.peeked
    to.treasures = other.treasures
    to.events = other.events
    to.vaults = other.vaults
    to.crystals = other.crystals
    to.rockslides = other.rockslides
    to.crystals_gone = other.crystals_gone
    to.crystals_shown = other.crystals_shown
    to.smashed = other.smashed
    to.revealed = other.revealed
    to.terrain = other.terrain
    to.terrain_left = other.terrain_left
    to.terrain_round = other.terrain_round
    to.affected = other.affected
    to.affected_terrain = other.affected_terrain
    to.returning = other.returning


def copy_knight(to: "Knight", other: "Knight") -> None:
    """Copy every field."""
    copy_open_knight(to, other)
    to.sidequests = other.sidequests
    to.sidequest_deck = other.sidequest_deck
    to.face_down = other.face_down
    to.drawn = other.drawn
    to.drawn_known = other.drawn_known
    to.rejected = other.rejected
    to.offered = other.offered
    to.declined = other.declined
    to.treasure_deck = other.treasure_deck
    to.treasure_bottom = other.treasure_bottom[:]
    to.event_deck = other.event_deck[:]
    to.event_top = other.event_top[:]
    to.event_bottom = other.event_bottom[:]
    to.given = other.given
    to.choosing = other.choosing
    to.refused = other.refused


def copy_open_knight(to: "Knight", other: "Knight") -> None:
    """Copy every field that is not secret."""
    to.health = other.health
    to.most_health = other.most_health
    to.dead = other.dead
    to.grit = other.grit
    to.track = other.track
    to.idle = other.idle
    to.cubes = other.cubes[:]
    to.bombs = other.bombs
    to.smashed = other.smashed
    to.golem = other.golem
    to.beetles = other.beetles
    to.charmed = other.charmed
    to.sidequests_held = other.sidequests_held
    to.sidequests_known = other.sidequests_known
    to.treasures_held = other.treasures_held
    to.face_up = other.face_up
    to.drawn_held = other.drawn_held
    to.rejected_held = other.rejected_held
    to.offered_held = other.offered_held
    to.declined_held = other.declined_held
    to.treasures_left = other.treasures_left
    to.events_left = other.events_left
    to.moved = other.moved
    to.encounters = other.encounters
    to.map_used = other.map_used
    to.done = other.done
    to.fulfilled = other.fulfilled
    to.entered = other.entered
    to.entered_terrain = other.entered_terrain
    to.met = other.met
    to.met_terrain = other.met_terrain
    to.ambushes = other.ambushes
    to.collected = other.collected
    to.crystals_left = other.crystals_left
    to.pits = other.pits
    to.before_pits = other.before_pits
    to.collecting = other.collecting
    to.must_fight = other.must_fight
    to.fought = other.fought
    to.on_guard = other.on_guard
    to.in_the_dark = other.in_the_dark
    to.monster = other.monster
    to.boost = other.boost


def copy_goblins(to: "Goblins", other: "Goblins") -> None:
    """Copy every field."""
    copy_open_goblins(to, other)
    to.secrets = other.secrets
    to.new_secrets = other.new_secrets
    to.secret_deck = other.secret_deck


def copy_open_goblins(to: "Goblins", other: "Goblins") -> None:
    """Copy every field that is not secret."""
    to.population = other.population[:]
    to.monsters = other.monsters[:]
    to.discs = other.discs
    to.rage = other.rage
    to.crystals = other.crystals
    to.hexed = other.hexed
    to.war = other.war
    to.war_drawn = other.war_drawn
    to.secrets_held = other.secrets_held
    to.new_secrets_held = other.new_secrets_held
    to.secrets_known = other.secrets_known
    to.secret_discards = other.secret_discards
    to.face_up = other.face_up
    to.bought = other.bought
    to.monster_deck = other.monster_deck
    to.monster_discards = other.monster_discards
    to.monsters_drawn = other.monsters_drawn
    to.held_treasures = other.held_treasures
    to.armory = other.armory
    to.armory_due = other.armory_due
    to.ruby_turn = other.ruby_turn
    to.trapped = other.trapped
    to.activated = other.activated[:]
    to.lit_left = other.lit_left[:]
    to.boosted = other.boosted
    to.slung = other.slung[:]
    to.furious = other.furious
    to.tunnels = other.tunnels
    to.mushrooms = other.mushrooms
    to.wisp_used = other.wisp_used
    to.pledged = other.pledged
    to.active = other.active
    to.stirred = other.stirred
    to.may_walk = other.may_walk
    to.halted = other.halted
    to.flared = other.flared
    to.wormed = other.wormed
    to.stepped_out = other.stepped_out
    to.must_attack = other.must_attack
    to.poisoned = other.poisoned


def copy_dragon(to: "Dragon", other: "Dragon") -> None:
    """Copy every field."""
    copy_open_dragon(to, other)
    to.hand = other.hand[:]
    to.deck = other.deck[:]
    to.scales = other.scales
    to.unseen_scales = other.unseen_scales


def copy_open_dragon(to: "Dragon", other: "Dragon") -> None:
    """Copy every field that is not secret."""
    to.health = other.health
    to.placed = other.placed
    to.awake = other.awake
    to.surfaced = other.surfaced
    to.sloth = other.sloth[:]
    to.wake = other.wake
    to.locked = other.locked
    to.eaten = other.eaten
    to.shriek = other.shriek
    to.shriek_turns = other.shriek_turns
    to.treasures = other.treasures
    to.gems = other.gems
    to.used = other.used[:]
    to.cards_held = other.cards_held
    to.shown_scales = other.shown_scales
    to.moved = other.moved
    to.free_move = other.free_move
    to.pit_from = other.pit_from
    to.gems_used = other.gems_used
    to.paid = other.paid
    to.shrieked = other.shrieked
    to.keeps_silver = other.keeps_silver
    to.burned = other.burned


def copy_cave(to: "Cave", other: "Cave") -> None:
    """Copy every field."""
    copy_open_cave(to, other)
    to.hand = other.hand[:]


def copy_open_cave(to: "Cave", other: "Cave") -> None:
    """Copy every field that is not secret."""
    to.sections = other.sections[:]
    to.omens = other.omens[:]
    to.bag = other.bag[:]
    to.hatred = other.hatred
    to.drawing = other.drawing
    to.giving = other.giving
    to.uses = other.uses[:]
    to.paying = other.paying
    to.left_to_pay = other.left_to_pay
    to.to_remove = other.to_remove
    to.shaped = other.shaped
    to.treasure_done = other.treasure_done


def copy_thief(to: "Thief", other: "Thief") -> None:
    """Copy every field."""
    copy_open_thief(to, other)
    to.card = other.card


def copy_open_thief(to: "Thief", other: "Thief") -> None:
    """Copy every field that is not secret."""
    to.stats = other.stats[:]
    to.treasures = other.treasures
    to.gems = other.gems
    to.upgrades = other.upgrades
    to.stashed = other.stashed
    to.plain_stash = other.plain_stash
    to.bare_stash = other.bare_stash
    to.loot_drop = other.loot_drop
    to.card_shown = other.card_shown
    to.charges = other.charges
    to.cubes = other.cubes
    to.moved = other.moved
    to.halted = other.halted
    to.stepped_out = other.stepped_out
    to.pits = other.pits
    to.pit_from = other.pit_from
    to.targeted = other.targeted
    to.barred = other.barred
    to.tried = other.tried
    to.card_used = other.card_used
    to.rerolled = other.rerolled
    to.evasion_turn = other.evasion_turn
    to.evaded = other.evaded
