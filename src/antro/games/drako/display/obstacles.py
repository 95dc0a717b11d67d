"""Reasons against a symbol, a figure or its target, in the position of a viewer."""

from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.games.drako.components.board import DIRECTIONS, NAMES, NOWHERE, RIM
from antro.games.drako.components.cards import (
    ARCHER,
    BERSERKER,
    DWARVES,
    KNIGHTS,
    MORIN,
    SWORDSMAN,
    THROWER,
    TROLLS,
    URPEN,
)
from antro.games.drako.effects.effects import has_room, nearest
from antro.games.drako.rules import Drako
from antro.games.drako.state.state import (
    BREATHING,
    FLYING,
    NOBODY,
    WALKING,
    DrakoState,
    owner,
)

LINE: Final = {"fire": "7.6", "crossbow": "8.1", "bow": "9.1", "rock": "10.2"}  # by symbol
GIVEN: Final = {"move": "4.1", "walk": "4.1", "flight": "7.5", "place": "2.3", "step": "9.2"}


@final
class Obstacles:
    """The reasons why things cannot be used. Each method takes a thing that is refused."""

    def __init__(self, game: Drako, veiled: DrakoState) -> None:
        self.config = game.config
        self.state = veiled
        self.me = veiled.viewer

    # Symbols

    def symbol(self, thing: str) -> Reason:
        name = thing.split(":")[1]
        if name == "defence":
            return Reason("defence_only", "5.6")
        if name.startswith("move"):
            return self.no_walk()
        if name.startswith("attack"):
            return Reason("nobody_near", "5.1")
        if name in ("flight", "fire"):
            return self.no_dragon_symbol(name)
        if name in ("crossbow", "net"):
            return self.no_dwarf_symbol(name)
        if name in ("bow", "reinforcements"):
            return self.no_knight_symbol(name)
        return self.no_troll_symbol(name)

    def no_walk(self) -> Reason:
        dragon = self.config.dragon
        if dragon != NOBODY and owner(dragon) == self.me:
            return self.grounded(WALKING, "4.4") or self.hemmed_in()
        netted = self.state.netted
        alive = [slot for slot in self.mine() if self.state.hexes[slot] != NOWHERE]
        return self.netted(netted, "4.4") if alive == [netted] else self.hemmed_in()

    def hemmed_in(self) -> Reason:
        return Reason("hemmed_in", "4.2")

    def no_dragon_symbol(self, name: str) -> Reason:
        if name == "fire":
            return self.spoiled(BREATHING) or self.no_line("7.6")
        grounded = self.grounded(FLYING, "7.5")
        assert grounded is not None, "there is always an empty hex to fly to"
        return grounded

    def grounded(self, area: int, clause: str) -> Reason | None:
        """Return the reason why the Dragon cannot move or fly, if there is one."""
        dragon = self.config.dragon
        if self.state.netted == dragon:
            return self.netted(dragon, clause)
        return self.spoiled(area)

    def spoiled(self, area: int) -> Reason | None:
        if has_room(self.state, self.config, area):
            return None
        things = {FLYING: "area:flight", BREATHING: "area:fire", WALKING: "area:movement"}
        return Reason("area_full", "7.3", {"area": things[area]})

    def no_dwarf_symbol(self, name: str) -> Reason:
        slot = self.config.slot(DWARVES, MORIN if name == "crossbow" else URPEN)
        gone = self.dead(slot, "8.8")
        if gone or name == "crossbow":
            return gone or self.no_line("8.1")
        return Reason("net_out", "8.3", {"figure": self.config.thing(self.state.netted)})

    def no_knight_symbol(self, name: str) -> Reason:
        if name == "bow":
            return self.no_bow()
        swordsman = self.dead(self.config.slot(KNIGHTS, SWORDSMAN), "9.4")
        return swordsman or Reason("archers_alive", "9.4")

    def no_bow(self) -> Reason:
        archer = self.config.slot(KNIGHTS, ARCHER)
        alive = [at for at in (archer, archer + 1) if self.state.hexes[at] != NOWHERE]
        if not alive:
            return Reason("archers_dead", "9.1")
        netted = self.state.netted
        return self.netted(netted, "17.2") if alive == [netted] else self.no_line("9.1")

    def no_troll_symbol(self, name: str) -> Reason:
        rock = name == "rock"
        slot = self.config.slot(TROLLS, THROWER if rock else BERSERKER)
        gone = self.dead(slot, "10.2" if rock else "10.4")
        if gone:
            return gone
        if self.state.wounds[slot] >= self.config.lost_at[slot]:
            return Reason("ability_lost", "10.6", {"figure": self.config.thing(slot)})
        if self.state.netted == slot:
            return self.netted(slot, "15.4")
        if rock and not self.state.rocks:
            return Reason("no_rocks", "10.1")
        return self.no_line("10.2") if rock else Reason("cannot_run", "10.4")

    # Own figures

    def figure(self, use: str, thing: str) -> Reason:
        """Return the reason why a figure cannot move, attack, shoot or be placed."""
        slot = self.slot_of(thing)
        if owner(slot) != self.me:
            return Reason("not_yours", "3.5")
        if use == "place":
            return Reason("other_figure", "2.3")
        gone = self.dead(slot, "6.2")
        if gone:
            return gone
        if self.state.used >> slot & 1:
            return Reason("used_already", "4.3" if use == "walk" else "5.2", {"figure": thing})
        return self.cannot(use, slot)

    def cannot(self, use: str, slot: int) -> Reason:
        netted = self.state.netted == slot
        if use in ("walk", "move"):
            return self.netted(slot, "4.4") if netted else self.hemmed_in()
        if use != "bow":
            return Reason("nobody_near", "5.1")
        if slot == self.config.slot(KNIGHTS, SWORDSMAN):
            return Reason("no_archer", "9.1")
        return self.netted(slot, "17.2") if netted else self.no_line("9.1")

    # Targets

    def target(self, use: str, figure: str, thing: str) -> Reason:
        """Return the reason against a hex, an enemy, a line or an area as a target."""
        kind, _, name = thing.partition(":")
        if kind == "hex":
            return self.no_hex(use, NAMES.index(name))
        if kind == "figure":
            return self.no_enemy(use, thing)
        if kind == "ray":
            return self.no_ray(use, figure, DIRECTIONS.index(name))
        return Reason("area_full", "7.2", {"area": thing})

    def no_hex(self, use: str, at: int) -> Reason:
        hex = {"hex": f"hex:{NAMES[at]}"}
        if not self.state.free() >> at & 1:
            return Reason("occupied", "1.2", {**hex})
        if use != "reinforcements":
            code = "not_given" if use == "place" else "too_far"
            return Reason(code, GIVEN[use], {**hex})
        return Reason("watched" if RIM >> at & 1 else "not_the_rim", "9.4", {**hex})

    def no_enemy(self, use: str, thing: str) -> Reason:
        slot = self.slot_of(thing)
        if owner(slot) == self.me:
            return Reason("no_enemy", "8.2" if use == "net" else "5.1")
        return self.dead(slot, "6.2") or Reason("not_adjacent", "5.1", {"figure": thing})

    def no_ray(self, use: str, figure: str, way: int) -> Reason:
        if use not in LINE:
            return Reason("cannot_run", "10.4")
        shooter = self.slot_of(figure) if use == "bow" else self.shooter(use)
        first = nearest(self.state, self.state.hexes[shooter], way)
        if first != NOBODY and owner(first) == self.me:
            return Reason("friend_in_line", LINE[use], {"figure": self.config.thing(first)})
        return self.no_line(LINE[use])

    def shooter(self, use: str) -> int:
        if use == "fire":
            return int(self.config.dragon)
        archer = use == "crossbow"
        return int(
            self.config.slot(DWARVES, MORIN) if archer else self.config.slot(TROLLS, THROWER)
        )

    # Common to several methods

    def mine(self) -> range:
        return range(int(self.me) * 3, int(self.me) * 3 + 3)

    def slot_of(self, thing: str) -> int:
        return self.config.names.index(thing.partition(":")[2])

    def dead(self, slot: int, clause: str) -> Reason | None:
        if self.state.hexes[slot] != NOWHERE:
            return None
        return Reason("dead", clause, {"figure": self.config.thing(slot)})

    def netted(self, slot: int, clause: str) -> Reason:
        return Reason("netted", clause, {"figure": self.config.thing(slot)})

    def no_line(self, clause: str) -> Reason:
        return Reason("nobody_in_line", clause)
