"""Scripted players of Heroes in real time. They roll often, and note when dice are shown."""

from antro.games.heroes.options import SLOTS
from bench.realtime.players import Message, Player, Roll, local
from tests.core.support.rush_moves import TUMBLE


class HeroesPlayer(Player):
    """Rolls while all roll, stops sometimes, and makes random choices otherwise."""

    rolls = "plan_throw"
    slot = round(float(SLOTS[0]) * 1000)
    stopping = 0.02  # low, because many choices follow a stop
    roller = 0  # the seat that rolled last

    def look(self, now: Message) -> None:
        super().look(now)
        for line in now["log"]:
            kind = (line["move"] or {"kind": ""})["kind"]
            if kind == self.rolls:
                self.note_roll(line)
            elif kind == "fall" and now["type"] == "update":
                self.uncover((self.table, self.roller, line["at"]))

    def note_roll(self, line: Message) -> None:
        self.roller = line["seat"]
        if self.roller == self.seat:
            self.tally.rolled[self.table, self.seat, line["at"]] = self.last_move

    def uncover(self, roll: Roll) -> None:
        """Note when this page shows the dice: when they are due, or when it gets them (§7.3)."""
        due = local() + roll[2] + TUMBLE - self.table_time()
        self.tally.uncovered.setdefault(roll, []).append(max(local(), due))

    def decide(self, asked: str, offers: list[int]) -> None:
        by_kind = {self.kinds[number]: number for number in offers}
        if self.rolls in by_kind or "stop" in by_kind:
            self.roll_or_stop(by_kind)
        else:
            wait = self.luck.uniform(80, 200)
            self.make_at(self.table_time() + wait, self.luck.choice(offers))

    def roll_or_stop(self, by_kind: dict[str, int]) -> None:
        if "stop" in by_kind:
            super().roll_or_stop(by_kind)
        else:
            self.make_at(self.rolled_at + self.slot, by_kind[self.rolls])
