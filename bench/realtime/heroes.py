"""Scripted players of Heroes, live: they throw as often as they may, and note when dice lie."""

from antro.games.heroes.options import SLOTS
from bench.realtime.players import Message, Player, Throw, local
from tests.core.support.rush_moves import TUMBLE


class HeroesPlayer(Player):
    """Takes what comes, but rolls while all roll, and stops now and then."""

    throws = "plan_throw"
    slot = round(float(SLOTS[0]) * 1000)
    stopping = 0.02  # what follows a stop takes many choices
    thrower = 0  # the seat that threw last

    def look(self, now: Message) -> None:
        super().look(now)
        for line in now["log"]:
            kind = (line["move"] or {"kind": ""})["kind"]
            if kind == self.throws:
                self.note_throw(line)
            elif kind == "fall" and now["type"] == "update":
                self.uncover((self.table, self.thrower, line["at"]))

    def note_throw(self, line: Message) -> None:
        self.thrower = line["seat"]
        if self.thrower == self.seat:
            self.tally.thrown[self.table, self.seat, line["at"]] = self.pressed

    def uncover(self, throw: Throw) -> None:
        """§7.3 A page shows dice at their moment of the table's time, or as soon as it hears."""
        due = local() + throw[2] + TUMBLE - self.table_time()
        self.tally.uncovered.setdefault(throw, []).append(max(local(), due))

    def decide(self, asked: str, offers: list[int]) -> None:
        by_kind = {self.kinds[number]: number for number in offers}
        if self.throws in by_kind or "stop" in by_kind:
            self.roll(by_kind)
        else:
            wait = self.luck.uniform(80, 200)
            self.press_at(self.table_time() + wait, self.luck.choice(offers))

    def roll(self, by_kind: dict[str, int]) -> None:
        if "stop" in by_kind:
            super().roll(by_kind)
        else:
            self.press_at(self.thrown_at + self.slot, by_kind[self.throws])
