"""Rush, a real-time game invented for these tests: all roll dice at once, until a player stops.

§1 All raise an army in secret, at the same time. Then the armies are revealed.
§2 A duel starts with a countdown. Then all its players roll three dice.
§3 Each player keeps some dice and rolls the others, again and again, until one stops. At the
   *live* pace, a roll happens at once. At the paces *beat* and *stepped*, all plan in secret.
   The plans are revealed and carried out on the beat, or as soon as everybody has one. After
   twelve rolls a player can only stop.
§4 The player who stopped scores the dice that are alike. Then the others score or pass,
   clockwise. A player who takes too long passes. Then the duel continues with §2.
§5 After two stops a duel is over. The player with the most points and army stays. The others
   are out.
§6 In a *cup*, two duels run at the same time. The players who stay meet in a third.
§7 A player who leaves is out. The last one left wins.
"""

from typing import Final

from antro.core.contract.bits import bit, listed
from antro.core.contract.concurrent import ConcurrentGame
from antro.core.contract.game import CHANCE, HOST, PEOPLE, Options, Question, Seat
from antro.core.contract.moves import Dice, Moves
from antro.games.option import Option, complete
from tests.core.support.rush_moves import MOST
from tests.core.support.rush_questions import DUELS, Questions
from tests.core.support.rush_state import (
    ARMIES,
    HOLD,
    KEEP_NONE,
    NONE,
    SECRET,
    STOPPING,
    UNKNOWN,
    Duel,
    RushState,
)

PACES: Final = ("live", "beat", "stepped")
STOPS: Final = 2  # per duel
PAIRS: Final = [bit(0) | bit(1), bit(2) | bit(3)]


class Rush(ConcurrentGame[RushState]):
    def __init__(
        self, seats: int = 3, pace: str = "live", form: str = "melee", speed: int = 1
    ) -> None:
        self.name = "rush"
        self.version = 1
        self.options = {"seats": str(seats), "pace": pace, "form": form, "speed": str(speed)}
        self.roles = ["north", "east", "south", "west"][:seats]
        self.seats = seats
        self.longest = 3 * STOPS * (3 * seats + 1) * (MOST + 2)
        self.timed = pace != "stepped"
        self.pace: Final = pace
        self.form: Final = form
        self.speed: Final = speed  # divides all waiting times
        self.everybody: Final = bit(seats) - 1
        self.asks: Final = Questions(self)
        self.choice_of = self.asks.choice_of

    def start(self) -> RushState:
        asks, seats = self.asks, range(self.seats)
        return RushState(
            viewer=HOST,
            pending=[asks.over, asks.duels, *asks.turn_up[::-1], asks.muster[self.everybody]],
            armies=[NONE for _ in seats],
            dice=[NONE for _ in seats],
            plans=[NONE for _ in seats],
            throws=[0 for _ in seats],
            points=[0 for _ in seats],
            out=0,
            duels=[Duel(slot, [asks.closed[slot]]) for slot in range(DUELS)],
        )

    def open_questions(self, state: RushState) -> list[Question]:
        """Return the questions of all duels, once all armies are known (§6)."""
        if state.pending[-1] is not self.asks.duels:
            return [state.pending[-1]]
        asked = [duel.pending[-1] for duel in state.duels if duel.pending[-1].seats]
        return asked or [self.asks.duels]

    def apply(self, state: RushState, seat: Seat, move: int) -> None:
        self.choice_of[move].apply(state, seat, move)
        self.resolve(state)

    def resolve(self, state: RushState) -> None:
        """End duels, open the last duel or end the game if that is due (§5-§7)."""
        alive = self.everybody & ~state.out
        if len(listed(alive)) == 1:
            state.pending = [self.asks.over]
        elif self.open_questions(state) == [self.asks.duels]:
            self.open_duels(state, alive)

    # §2 The start of a duel

    def open_duels(self, state: RushState, alive: int) -> None:
        """Open two duels in a cup. A seat without an opponent waits for the last duel (§6)."""
        pairs = [alive & pair for pair in PAIRS if alive & pair == pair]
        parts = pairs if pairs and self.form == "cup" else [alive]
        for duel, seats in zip(state.duels, parts, strict=False):
            duel.seats, duel.stops = seats, 0
            self.count_down(state, duel)

    def count_down(self, state: RushState, duel: Duel) -> None:
        """Start the countdown. A stepped game rolls at once (§2)."""
        duel.pending.append(self.asks.countdown[duel.slot])
        if self.pace == "stepped":
            self.throw_all(state, duel)

    def throw_all(self, state: RushState, duel: Duel) -> None:
        duel.pending[-1] = self.asks.roll[duel.slot, duel.seats]
        for seat in listed(duel.seats):
            state.throws[seat], state.plans[seat] = 0, KEEP_NONE
        duel.shown = duel.seats
        self.throw(state, duel)

    # §3 Rolling

    def planned(self, state: RushState, duel: Duel, by: Seat) -> None:
        """Carry out a plan at once in a live game. Otherwise it waits for the others (§3)."""
        if self.pace == "live":
            duel.shown = bit(by)
            self.throw(state, duel)
        else:
            self.wait_for(state, duel, duel.pending[-1].seats & ~bit(by))

    def wait_for(self, state: RushState, duel: Duel, left: int) -> None:
        """Wait for the seats without a plan. A stepped game continues if there are none (§3)."""
        duel.pending[-1] = self.asks.roll[duel.slot, left & PEOPLE]
        if self.pace == "stepped" and not left:
            self.carry_out(state, duel)

    def carry_out(self, state: RushState, duel: Duel) -> None:
        """Reveal the plans. A seat without one holds, or stops if it cannot roll any more (§3)."""
        duel.pending[-1] = self.asks.roll[duel.slot, duel.seats]
        for seat in reversed(listed(duel.seats)):
            if state.plans[seat] == NONE:
                state.plans[seat] = HOLD if state.throws[seat] < MOST else STOPPING
                duel.shown |= bit(seat)
            else:
                duel.pending.append(self.asks.show[seat])
        self.turned_up(state, duel)

    def turned_up(self, state: RushState, duel: Duel) -> None:
        """Roll the dice once all plans are revealed (§3)."""
        if not duel.pending[-1].seats & bit(CHANCE):
            self.throw(state, duel)

    def throw(self, state: RushState, duel: Duel) -> None:
        """Roll the dice that were not kept (§3)."""
        throwing = [seat for seat in listed(duel.shown) if state.throws_now(seat)]
        duel.pending += [self.asks.fall[seat] for seat in reversed(throwing)]
        self.settle(state, duel)

    def settle(self, state: RushState, duel: Duel) -> None:
        """Stop the duel if a seat planned to, once all dice are rolled (§3)."""
        if duel.pending[-1].seats & bit(CHANCE):
            return
        stopping = sum(bit(seat) for seat in listed(duel.shown) if state.plans[seat] == STOPPING)
        for seat in listed(duel.shown):
            state.plans[seat] = NONE
            state.throws[seat] += 1
        duel.shown = 0
        if stopping:
            self.stop(state, duel, self.order(state, stopping))

    # §4 Scoring

    def stop(self, state: RushState, duel: Duel, by: Seat) -> None:
        for seat in listed(duel.seats):
            state.plans[seat] = NONE
        duel.stops += 1
        duel.stopper, duel.followers = int(by), duel.seats & ~bit(by)
        state.points[by] += state.best(int(by))
        duel.pending.pop()
        self.follow(state, duel)

    def follow(self, state: RushState, duel: Duel) -> None:
        """Ask the next seat clockwise to score. After the last one, continue or close (§4, §5)."""
        clockwise = [(duel.stopper + step) % self.seats for step in range(1, self.seats)]
        following = [seat for seat in clockwise if duel.followers >> seat & 1]
        if following:
            duel.followers &= ~bit(following[0])
            duel.pending.append(self.asks.score[duel.slot, following[0]])
        elif duel.stops < STOPS:
            self.count_down(state, duel)
        else:
            self.close(state, duel)

    def close(self, state: RushState, duel: Duel) -> None:
        """Keep the richest seat, or the first of equals (§5)."""
        stays = max(listed(duel.seats), key=state.wealth)
        state.out |= duel.seats & ~bit(stays)
        duel.seats, duel.followers = 0, 0
        duel.pending = [self.asks.closed[duel.slot]]

    # §7 Leaving

    def leave(self, state: RushState, seat: Seat) -> bool:
        state.out |= bit(seat)
        if state.pending[-1] is self.asks.duels:
            self.leave_duel(state, seat)
        else:
            self.leave_muster(state, seat)
        self.resolve(state)
        return True

    def leave_muster(self, state: RushState, seat: Seat) -> None:
        """Remove the seat before its army is revealed (§1)."""
        state.armies[seat] = NONE
        state.pending.remove(self.asks.turn_up[seat])
        left = state.pending.pop().seats & ~bit(seat)
        if left:
            state.pending.append(self.asks.muster[left])

    def leave_duel(self, state: RushState, seat: Seat) -> None:
        """Remove the seat from its duel, so that nobody waits for it (§7)."""
        duel = state.duel_of(int(seat))
        if duel is None:
            return
        asked = duel.pending[-1]
        duel.seats &= ~bit(seat)
        duel.followers &= ~bit(seat)
        state.plans[seat] = NONE
        if len(listed(duel.seats)) == 1:
            self.close(state, duel)
        elif asked.clause == "3":
            self.wait_for(state, duel, asked.seats & ~bit(seat))
        elif asked.seats >> seat & 1:
            duel.pending.pop()
            self.follow(state, duel)

    # Order, hidden information and scores

    def order(self, state: RushState, seats: int) -> Seat:
        """Return the seat with the fewest rolls. Equals take turns by the stops of the duel."""

        def rank(seat: int) -> tuple[int, int]:
            duel = state.duel_of(seat)
            return state.throws[seat], (seat - duel.stops if duel else seat) % self.seats

        return Seat(min(listed(seats), key=rank))

    def veil(self, state: RushState, viewer: Seat) -> RushState:
        assert state.viewer == HOST, "veiled already"
        veiled = state.clone()
        veiled.viewer = viewer
        shown = sum(duel.shown for duel in state.duels)
        for seat in range(self.seats):
            if seat == viewer:
                continue
            if self.asks.turn_up[seat] in state.pending and state.armies[seat] != NONE:
                veiled.armies[seat] = UNKNOWN
            if state.plans[seat] != NONE and not shown >> seat & 1:
                veiled.plans[seat] = SECRET
        return veiled

    def guess(self, veiled: RushState, dice: Dice) -> RushState:
        world, out = veiled.clone(), Moves()
        world.viewer = HOST
        for seat in range(self.seats):
            if world.armies[seat] == UNKNOWN:
                world.armies[seat] = int(dice.below(ARMIES))
            if world.plans[seat] == SECRET:
                out.clear()
                self.asks.plan.offer(world, Seat(seat), out)
                world.plans[seat] = int(out.pick(dice)) - int(self.asks.plan.first)
        return world

    def scores(self, state: RushState) -> list[float]:
        return [-1.0 if state.out >> seat & 1 else 1.0 for seat in range(self.seats)]


OPTIONS: Final = [
    Option("seats", ["2", "3", "4"], "3"),
    Option("pace", list(PACES), "live"),
    Option("form", ["melee", "cup"], "melee", only={"seats": ["4"]}),
    Option("speed", ["1", "4", "10"], "1"),
]


def make(options: Options) -> Rush:
    chosen = complete(OPTIONS, options)
    return Rush(int(chosen["seats"]), chosen["pace"], chosen["form"], int(chosen["speed"]))
