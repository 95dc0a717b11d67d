"""Toll, a game invented for these tests, with one of everything that can happen at a table.

§1 Each seat is dealt a coin that only it sees.
§2 All pledge in secret, at the same time.
§3 The pledges are revealed, one after the other.
§4 Each seat in turn has three actions: step (a point), roll (a die that all see), peek (a coin of
   the purse for its eyes only), stir (a coin falls out of the purse unseen). It may stop early.
§5 The first seat to grab the prize gets it: three points and praise from the next seat.
§6 The richest seat wins: points, coins and pledge.
"""

from typing import Final, Self, final

from antro.core.contract.bits import bit, listed
from antro.core.contract.descriptions import Move, Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import (
    CHANCE,
    HOST,
    Choice,
    Game,
    Options,
    Question,
    Seat,
    State,
    number_choices,
)
from antro.core.contract.moves import Dice, Moves

COINS: Final = 4  # faces; a coin of face f is worth f
COPIES: Final = 3
HIDDEN: Final = 4  # the face of a coin that others may not see; never offered
PLEDGES: Final = 3
UNKNOWN: Final = 3  # a pledge that the viewer cannot see; never offered
UNMADE: Final = 4
ACTIONS: Final = 3
PRIZE: Final = 3


@final
class TollState(State):
    """The state of Toll. A veiled state counts the hidden coins as part of the purse."""

    def __init__(
        self,
        viewer: Seat,
        pending: list[Question],
        actions: int,
        points: list[int],
        pledges: list[int],
        coins: list[list[int]],
        purse: list[int],
        unseen: list[int],
        lost: int,
    ) -> None:
        self.viewer = viewer
        self.pending = pending
        self.actions = actions  # left in this turn
        self.points = points  # [seat]
        self.pledges = pledges  # [seat]
        self.coins = coins  # [seat][face]
        self.purse = purse  # [face]; coins that fell out still count here, and in ``lost``
        self.unseen = unseen  # [seat]: hidden coins that a veiled state counts in the purse
        self.lost = lost

    def clone(self) -> Self:
        return type(self)(
            self.viewer,
            self.pending[:],
            self.actions,
            self.points[:],
            self.pledges[:],
            [coins[:] for coins in self.coins],
            self.purse[:],
            self.unseen[:],
            self.lost,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.viewer,
            tuple(question.text for question in self.pending),
            self.actions,
            tuple(self.points),
            tuple(self.pledges),
            tuple(map(tuple, self.coins)),
            tuple(self.purse),
            tuple(self.unseen),
            self.lost,
        )

    def worth(self, seat: int) -> int:
        coins = sum(face * count for face, count in enumerate(self.coins[seat]))
        return self.points[seat] + coins + self.pledges[seat]


# §1-§3 Setup


@final
class Deal(Choice[TollState]):
    """Give a coin of the purse to a seat, which alone sees it (§1, §4)."""

    def __init__(self, to: Seat) -> None:
        super().__init__(COINS + 1)
        self.to: Final = to

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        for face, count in enumerate(state.purse):
            if count:
                out.weigh(self.first + face, count)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()
        state.purse[move - self.first] -= 1
        state.coins[self.to][move - self.first] += 1

    def describe(self, move: int) -> Move:
        coin = int(move - self.first)
        return Move(move, f"deal {coin} to {self.to}", "deal", {"coin": coin}, [])

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return move if viewer == self.to else self.first + HIDDEN


@final
class Pledge(Choice[TollState]):
    """Promise up to two points in secret (§2)."""

    def __init__(self) -> None:
        super().__init__(PLEDGES + 1)

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        for pledge in range(PLEDGES):
            out.add(self.first + pledge)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pledges[by] = int(move - self.first)
        waiting = state.pending.pop().seats & ~bit(by)
        if waiting:
            state.pending.append(pledging(waiting))

    def describe(self, move: int) -> Move:
        pledge = int(move - self.first)
        return Move(move, f"pledge {pledge}", "pledge", {"pledge": pledge}, [f"pledge:{pledge}"])

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return move if viewer == by else self.first + UNKNOWN


@final
class Reveal(Choice[TollState]):
    """Reveal a pledge (§3)."""

    def __init__(self, of: Seat) -> None:
        super().__init__(PLEDGES)
        self.of: Final = of

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.pledges[self.of], 1)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()

    def describe(self, move: int) -> Move:
        pledge = int(move - self.first)
        return Move(move, f"{self.of} pledged {pledge}", "reveal", {"pledge": pledge}, [])


# §4 A turn


@final
class Act(Choice[TollState]):
    """Use an action. Most actions lead to a random result (§4)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name: Final = name

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        if state.actions and (self.name in ("step", "roll") or sum(state.purse) > state.lost):
            out.add(self.first)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.actions -= 1
        if self.name == "step":
            state.points[by] += 1
        else:
            state.pending.append({"roll": ROLLED, "peek": OWED, "stir": STIRRED}[self.name][by])

    def describe(self, move: int) -> Move:
        return Move(move, self.name, self.name, {}, [f"choice:{self.name}"])


@final
class Die(Choice[TollState]):
    """Roll a die that all see, and score its pips (§4)."""

    def __init__(self, roller: Seat) -> None:
        super().__init__(6)
        self.roller: Final = roller

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        for pip in range(6):
            out.weigh(self.first + pip, 1)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()
        state.points[self.roller] += int(move - self.first) + 1

    def describe(self, move: int) -> Move:
        pips = int(move - self.first) + 1
        return Move(move, f"{self.roller} rolls {pips}", "die", {"pips": pips}, [])


@final
class Stirred(Choice[TollState]):
    """Let a coin fall out of the purse. All see that it is gone, but nobody sees it (§4)."""

    def __init__(self) -> None:
        super().__init__(2)  # heads or tails, shown to nobody and without effect

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first, 1)
        out.weigh(self.first + 1, 1)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()
        state.lost += 1

    def describe(self, move: int) -> Move:
        return Move(move, f"stirred {move - self.first}", "stirred", {}, [])

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return self.first


@final
class Stop(Choice[TollState]):
    """End the turn (§4)."""

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()
        state.actions = ACTIONS

    def describe(self, move: int) -> Move:
        return Move(move, "stop", "stop", {}, ["choice:stop"])


# §5 The prize


@final
class Grab(Choice[TollState]):
    """Take the prize before the others do (§5)."""

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()
        state.points[by] += PRIZE
        state.pending.append(praising(Seat((by + 1) % len(state.points))))

    def describe(self, move: int) -> Move:
        return Move(move, "grab", "grab", {}, ["choice:grab"])


@final
class Praise(Choice[TollState]):
    """Praise the seat that took the prize (§5)."""

    def offer(self, state: TollState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: TollState, by: Seat, move: int) -> None:
        state.pending.pop()

    def describe(self, move: int) -> Move:
        return Move(move, "praise", "praise", {}, ["choice:praise"])


SEATS: Final = [Seat(0), Seat(1), Seat(2)]
DEALS: Final = [Deal(to) for to in SEATS]
PLEDGE: Final = Pledge()
REVEALS: Final = [Reveal(of) for of in SEATS]
ACTS: Final = [Act(name) for name in ("step", "roll", "peek", "stir")]
DICE: Final = [Die(roller) for roller in SEATS]
FALL: Final = Stirred()
STOP: Final = Stop()
GRAB: Final = Grab()
PRAISE: Final = Praise()
OWNERS: Final = number_choices([*DEALS, PLEDGE, *REVEALS, *ACTS, *DICE, FALL, STOP, GRAB, PRAISE])

OWED: Final = [Question(f"owed {to}", "1", bit(CHANCE), [DEALS[to]]) for to in SEATS]
SHOWN: Final = [Question(f"shown {of}", "3", bit(CHANCE), [REVEALS[of]]) for of in SEATS]
ROLLED: Final = [Question(f"rolled {by}", "4", bit(CHANCE), [DICE[by]]) for by in SEATS]
STIRRED: Final = [Question("stirred", "4", bit(CHANCE), [FALL])] * len(SEATS)
ENDED: Final = Question("ended", "6", 0, [])


def pledging(seats: int) -> Question:
    return Question(f"pledge {listed(seats)}", "2", seats, [PLEDGE])


def turn(seat: Seat) -> Question:
    return Question(f"turn {seat}", "4", bit(seat), [*ACTS, STOP])


def racing(seats: int) -> Question:
    return Question("race", "5", bit(seats) - 1, [GRAB])


def praising(seat: Seat) -> Question:
    return Question(f"praise {seat}", "5", bit(seat), [PRAISE])


@final
class Toll(Game[TollState]):
    def __init__(self, seats: int = 3) -> None:
        self.name = "toll"
        self.version = 1
        self.options = {"seats": str(seats)}
        self.roles = ["miller", "carter", "smith"][:seats]
        self.seats = seats
        self.longest = seats * (1 + 1 + 1 + 2 * ACTIONS + 1) + 2
        self.choice_of = OWNERS

    def start(self) -> TollState:
        seats = SEATS[: self.seats]
        last_first = [
            *[OWED[seat] for seat in seats],
            pledging(bit(self.seats) - 1),
            *[SHOWN[seat] for seat in seats],
            *[turn(seat) for seat in seats],
            racing(self.seats),
            ENDED,
        ][::-1]
        return TollState(
            viewer=HOST,
            pending=last_first,
            actions=ACTIONS,
            points=[0] * self.seats,
            pledges=[UNMADE] * self.seats,
            coins=[[0] * COINS for _ in seats],
            purse=[COPIES] * COINS,
            unseen=[0] * self.seats,
            lost=0,
        )

    def apply(self, state: TollState, seat: Seat, move: int) -> None:
        OWNERS[move].apply(state, seat, move)

    def veil(self, state: TollState, viewer: Seat) -> TollState:
        assert state.viewer == HOST, "veiled already"
        veiled = state.clone()
        veiled.viewer = viewer
        still_secret = {question.text for question in state.pending}
        for seat in range(self.seats):
            if seat == viewer:
                continue
            veiled.unseen[seat] = sum(state.coins[seat])
            for face in range(COINS):
                veiled.purse[face] += state.coins[seat][face]
            veiled.coins[seat] = [0] * COINS
            if f"shown {seat}" in still_secret and state.pledges[seat] != UNMADE:
                veiled.pledges[seat] = UNKNOWN
        return veiled

    def guess(self, veiled: TollState, dice: Dice) -> TollState:
        world = veiled.clone()
        world.viewer = HOST
        for seat in range(self.seats):
            for _ in range(world.unseen[seat]):
                left = [face for face, count in enumerate(world.purse) for _ in range(count)]
                face = left[dice.below(len(left))]
                world.purse[face] -= 1
                world.coins[seat][face] += 1
            world.unseen[seat] = 0
            if world.pledges[seat] == UNKNOWN:
                world.pledges[seat] = int(dice.below(PLEDGES))
        return world

    def scores(self, state: TollState) -> list[float]:
        worths = [state.worth(seat) for seat in range(self.seats)]
        return [1.0 if worth == max(worths) else -1.0 for worth in worths]


def make(options: Options) -> Toll:
    seats = options.get("seats", "3")
    if unknown := options.keys() - {"seats"}:
        raise BadOption(min(unknown), "", Reason("option_unknown", fields={"known": "seats"}))
    if seats not in ("2", "3"):
        raise BadOption("seats", seats, expected_one_of((2, 3)))
    return Toll(int(seats))
