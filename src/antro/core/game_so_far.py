"""All that a game so far tells: who may choose what, whose time runs, what the log says.

``core.history`` lets things happen to it.
"""

from typing import Final, Generic

from antro.core.bits import bit, listed
from antro.core.clock import Clocks, ClockSpec
from antro.core.descriptions import Reason
from antro.core.events import Event, Line, Result
from antro.core.fair import TABLE, Chance
from antro.core.game import CHANCE, PEOPLE, TIME, Game, Question, S, Seat, add_answers
from antro.core.log_lines import log_line
from antro.core.move_texts import MoveTexts
from antro.core.moves import Moves
from antro.core.undo import LEAVING, Made
from antro.core.waits import NOWHERE, Waits

TODAY: Final = 0  # no version: that of the game


class GameSoFar(Generic[S]):
    """A game, its state, and the events that led there; at first none have."""

    def __init__(self, game: Game[S], clock: ClockSpec | None, rules: int = TODAY) -> None:
        self.game: Final = game
        self.begun_under: Final = rules or game.version  # the version of the rules at first
        self.rules = self.begun_under  # and now
        self.clocks: Final = Clocks(clock, game.seats)
        self.state = game.start()
        self.events: Final[list[Event]] = []
        self.made: Final[list[Made]] = []  # every move ever
        self.standing: Final[list[Made]] = []  # those that were not taken back
        self.drawn: Final = [0] * (game.seats + 1)  # by whose luck, the table's last: ever
        self.waits: Final = Waits(game.seats, game.open_questions(self.state))
        self.decider = int(CHANCE)  # who moved last, chance apart
        self.answered: Question | None = None  # what the decider was asked
        self.gone: Final[list[int]] = []  # seats that left the game
        self.bots: list[int] = []  # seats that bots play, as far as the host says
        self.result: Result | None = None
        self.departed: Reason | None = None  # from older rules: why it cannot go on

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def going_on(self) -> bool:
        """Whether the game is not over, and can go on."""
        return self.result is None and self.departed is None

    def winners(self) -> list[str]:
        """The roles that have won; none before the end, nor if nobody has."""
        scores = [] if self.result is None else self.result.scores
        return [self.game.roles[seat] for seat, score in enumerate(scores) if score > 0]

    @property
    def now(self) -> int:
        """When the last event happened."""
        return self.events[-1].at if self.events else 0

    @property
    def asked(self) -> Question:
        """What the game waits for; of several questions at once, the first."""
        return self.game.open_questions(self.state)[0]

    @property
    def chance_is_asked(self) -> bool:
        return self.game.to_act(self.state) == bit(CHANCE)

    @property
    def draws(self) -> int:
        """How many chance ever made: those taken back are counted."""
        return sum(self.drawn)

    @property
    def choice_since(self) -> list[int]:
        """By seat: the version from which on it has had the choice that it has."""
        return self.waits.choice_since

    def acting(self) -> list[int]:
        """The seats that may choose now; their time runs."""
        if not self.going_on:
            return []
        return listed(self.game.to_act(self.state) & PEOPLE)

    def question_to(self, seat: int) -> Question:
        """What a seat is asked; TIME, the question that is due first."""
        if seat == TIME and (place := self.waits.next_due()) != NOWHERE:
            return self.waits.questions[place]
        return self.game.question_to(self.state, Seat(seat))

    def open_to(self, seat: Seat) -> Moves:
        """What a seat may choose."""
        out = Moves()
        if seat == TIME:
            add_answers(self.question_to(int(seat)), self.state, seat, out)
        else:
            self.game.offer(self.state, seat, out)
        return out

    def next_draw(self, chance: Chance) -> int:
        """The move that chance makes next."""
        stream = self.stream(self.question_to(int(CHANCE)))
        chance.seat = stream if stream < self.game.seats else TABLE
        chance.draw = self.drawn[stream]
        return int(self.open_to(CHANCE).pick(chance))

    def stream(self, question: Question) -> int:
        """Whose draws answer a question: a seat's or, counted last, the table's."""
        return min(int(question.luck), self.game.seats)

    def ready_at(self, seat: int, move: int) -> int:
        """From when on a seat may make a move: some need a gap after its last one."""
        return self.waits.moved_at[seat] + int(self.game.owners[move].gap)

    def due(self) -> int | None:
        """When TIME moves; never, where it is not asked."""
        place = self.waits.next_due()
        if place == NOWHERE or not self.going_on or self.chance_is_asked:
            return None
        return self.waits.due_at(place)

    def left(self, now: int) -> list[int]:
        """Milliseconds that each seat has left; no list, without a clock."""
        if self.clocks.spec is None:
            return []
        left = [self.clocks.left(seat) for seat in range(self.game.seats)]
        for seat in self.acting():
            left[seat] = max(0, left[seat] - max(0, now - self.now))
        return left

    def deadline(self) -> int | None:
        """When something happens by itself: TIME moves, or a seat's time is over."""
        moments = [at for at in (self.due(), self.flag_falls()) if at is not None]
        return min(moments) if moments else None

    def flag_falls(self) -> int | None:
        """When the first seat's time is over, if nothing happens; never, without a clock."""
        acting = self.acting()
        if self.clocks.spec is None or not acting:
            return None
        return self.now + min(map(self.clocks.left, acting))

    def fallen(self, now: int) -> int | None:
        """The seat whose time is over, if there is one; the first of them."""
        falls = self.flag_falls()
        if falls is None or now < falls:
            return None
        return min(self.acting(), key=self.clocks.left)

    def heard(self, viewer: Seat) -> list[int]:
        """The moves that seats chose and that stand, as a viewer saw them."""
        return [
            int(self.game.seen(made.move, Seat(made.seat), viewer))
            for made in self.standing
            if made.seat < self.game.seats and made.move != LEAVING
        ]

    def lines(
        self, viewer: Seat, since: int = 0, move_texts: MoveTexts | None = None
    ) -> list[Line]:
        """What happened after a version, as a viewer saw it; in *move_texts*, to be sent."""
        found: list[Line] = []
        for version in range(since + 1, len(self.events) + 1):
            event = self.events[version - 1]
            found.append(log_line(self.game, version, event, viewer, move_texts))
        return found

    def role(self, seat: int) -> str:
        return "role:time" if seat == TIME else f"role:{self.game.roles[seat]}"
