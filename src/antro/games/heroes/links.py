"""Link the questions of Heroes to their choices, and the steps to their kinds.

Records hold the numbers of moves, and the numbers follow the order of the links. A new order is a
new version of the rules.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, listed
from antro.core.contract.flow import (
    BY_CHANCE,
    ChanceChoice,
    Link,
    Questions,
    asks,
    ends,
    follows,
    in_order,
    link,
)
from antro.core.contract.game import CHANCE, TIME, Choice, Question, Seat
from antro.games.heroes import kinds
from antro.games.heroes.flow.action import Followers, Stopped
from antro.games.heroes.flow.bouts import Ready
from antro.games.heroes.flow.casting import SpellOver
from antro.games.heroes.flow.modes.mode import Begin, Mode, Regroup, Resume
from antro.games.heroes.flow.rolling import Settling, Throwing
from antro.games.heroes.flow.setup import Drafting, Placing
from antro.games.heroes.flow.striking import HelmsLeft
from antro.games.heroes.kinds import EACH_PLAYER, EACH_SEAT, EACH_SET, KINDS, TABLE
from antro.games.heroes.moves import (
    action,
    armies,
    chance,
    declaring,
    giving,
    helms,
    ordering,
    rolling,
    setup,
    time,
)
from antro.games.heroes.state.config import BEAT, LIVE, Config
from antro.games.heroes.state.state import HeroesState

Choices = list[Choice[HeroesState]]
Links = list[Link[HeroesState]]

LONGEST_ROLLING: Final[i64] = 90_000  # milliseconds (§7.7)


def link_choices(config: Config, mode: Mode) -> Choices:
    """Give *config* its questions. Return the choice of each move number."""
    table = Linking(config)
    choice_of, links = link(
        KINDS,
        [
            *set_up(config, mode),
            *muster(config),
            *roll(config),
            *follow(config, mode),
            *declare(config),
            *use_helms(config),
            *give(config),
            *table.of_time(),
        ],
    )
    config.questions = Questions([table.questions_of(each) for each in links])
    return choice_of


# The links


def set_up(config: Config, mode: Mode) -> Links:
    """Link the spell rows and the draft (§3, §4)."""
    lays = [setup.Lay(config, slot) for slot in range(config.slots)]
    return [
        ends(kinds.GAME_OVER),
        ends(kinds.BOUTS),
        ends(kinds.CLOSED_BOUT),
        asks(kinds.FIRST, setup.First(config.seats)),
        asks(kinds.LAY, *lays),
        asks(kinds.REFILL, *lays),
        follows(kinds.DRAFTING, Drafting()),
        asks(kinds.DRAFT, setup.TakeHero(config), setup.TakeSpell(config)),
        asks(kinds.CUT, setup.Cut(config)),
        follows(kinds.BEGIN, Begin(mode)),
        follows(kinds.REGROUP, Regroup(mode)),
    ]


def muster(config: Config) -> Links:
    """Link hands and armies (§4.6, §5)."""
    return [
        asks(kinds.DEAL, *[armies.Deal(config, seat) for seat in seats_of(config)]),
        asks(kinds.MUSTER, armies.Army(config)),
        asks(kinds.TURN_UP, armies.TurnUp(config)),
        follows(kinds.PLACING, Placing()),
        asks(kinds.PLACE, armies.Place(config)),
        follows(kinds.ARMIES_READY, Ready()),
    ]


def roll(config: Config) -> Links:
    """Link rolling, in every pace (§6, §7, §8)."""
    clause = "7.2" if config.pace == LIVE else "7.8" if config.pace == BEAT else "7.11"
    return [
        asks(kinds.KEEP, rolling.Keep()),
        asks(kinds.ROLL, rolling.Plan(config), rolling.Stop(), rolling.Rest(), clause=clause),
        asks(kinds.SHOW, *[chance.Show(seat) for seat in seats_of(config)]),
        asks(kinds.FALL, *[chance.Fall(seat) for seat in seats_of(config)]),
        follows(kinds.THROWING, Throwing()),
        follows(kinds.SETTLING, Settling()),
        asks(kinds.ORDER, ordering.Goal(), ordering.Settings(), ordering.Again()),
    ]


def follow(config: Config, mode: Mode) -> Links:
    """Link a cycle: the stop, followers, their actions, and rolling again (§9, §11, §21)."""
    return [
        follows(kinds.STOPPED, Stopped()),
        follows(kinds.FOLLOWERS, Followers()),
        follows(kinds.RESUME, Resume(mode)),
        asks(kinds.CONSIDERS, *[chance.Considers(seat) for seat in seats_of(config)]),
        asks(kinds.FOLLOW, action.ActToo(), action.Pass()),
        asks(
            kinds.ACTION,
            action.Cast(config),
            action.DrawCards(),
            action.Learn(config),
            action.Dispel(config),
            action.Forgo(),
        ),
    ]


def declare(config: Config) -> Links:
    """Link the declaration of a spell (§12, §13)."""
    being = declaring.TargetBeing(config.seats)
    return [
        asks(kinds.REINFORCE, declaring.Reinforce()),
        asks(kinds.PAY, declaring.Pay(config)),
        asks(kinds.TARGET_BEING, being),
        asks(kinds.TARGET_COLUMN, declaring.TargetColumn(config.seats)),
        asks(kinds.TARGET_PLAYER, declaring.TargetPlayer(config.seats)),
        asks(kinds.TARGET_PERMANENT, declaring.TargetPermanent(config)),
        asks(kinds.TARGET_DESTROYED, declaring.TargetDestroyed(config)),
        asks(kinds.TARGET_SPACE, declaring.TargetSpace(config.seats)),
        asks(kinds.MEND, being),
        asks(kinds.MORE, being, declaring.Enough()),
        follows(kinds.SPELL_OVER, SpellOver()),
    ]


def use_helms(config: Config) -> Links:
    """Link helms and attacks (§16 to §18)."""
    seats = config.seats
    strike = helms.Strike(seats)
    abilities: Choices = [helms.UseOn(seats), helms.UseColumn(seats), helms.UseSwap(seats)]
    return [
        follows(kinds.HELMS_LEFT, HelmsLeft()),
        asks(kinds.HELMS, helms.Activate(seats), helms.MoveBeing(seats), helms.Done()),
        asks(kinds.STRIKE, strike, *abilities, helms.Idle()),
        asks(kinds.STRIKE_MORE, strike, helms.NoMore()),
    ]


def give(config: Config) -> Links:
    """Link the dice and cards that other players have to give up (§14.5, §15.15)."""
    return [
        asks(kinds.GIVE_DIE, giving.GiveDie()),
        asks(kinds.SHED, giving.Shed(config)),
        asks(kinds.LOSE, *[chance.Lose(config, seat) for seat in seats_of(config)]),
    ]


def seats_of(config: Config) -> list[Seat]:
    return [Seat(seat) for seat in range(config.seats)]


# The questions


@final
class Linking:
    """Builds the questions of one table from its links, with its limits and moves of time."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.slots: Final = range(int(config.table) + 1)  # of the bouts, then of the table
        self.go: Final = [time.Go(slot) for slot in self.slots]
        self.look: Final = [time.Look(slot) for slot in self.slots]
        self.beat: Final = [time.Beat(slot) for slot in self.slots]
        self.all_rest: Final = [time.AllRest(slot) for slot in self.slots]
        self.time_up: Final = [time.TimeUp(slot) for slot in self.slots]

    def of_time(self) -> Links:
        """Link the moves of time, slot by slot, so that open questions have ascending moves."""
        by_kind: list[Choices] = [
            [*self.go],
            [*self.look],
            [*self.beat],
            [*self.all_rest],
            [*self.time_up],
        ]
        return [
            in_order(*[choices[slot] for slot in self.slots for choices in by_kind]),
            asks(kinds.COUNTDOWN, *self.go),
            asks(kinds.LOOK, *self.look),
        ]

    def questions_of(self, each: Link[HeroesState]) -> list[Question]:
        """Return the questions of a kind, in the order that ``Config.question`` counts them."""
        kind, seats = each.kind, range(self.config.seats)
        if kind is kinds.GAME_OVER:
            return [Question(f"over {clause}", clause, 0, []) for clause in kinds.ENDINGS]
        if kind is kinds.REFILL:
            lays = enumerate(each.choices)
            return [
                self.question(each, [lay], [slot, seat]) for slot, lay in lays for seat in seats
            ]
        if kind.to == EACH_SET:
            sets = range(int(bit(self.config.seats)))
            return [self.to_players(each, slot, left) for slot in self.slots for left in sets]
        if kind.to == EACH_PLAYER:
            return [self.to_players(each, slot, bit(seat)) for slot in self.slots for seat in seats]
        if kind.to == TABLE:
            return [self.question(each, each.choices, [])]
        if not each.choices:
            return [self.question(each, [], [slot]) for slot in self.slots]
        return [self.question(each, [choice], [at]) for at, choice in enumerate(each.choices)]

    def question(self, each: Link[HeroesState], choices: Choices, about: list[int]) -> Question:
        """Return a question for chance or time, a step, or the end of a stack.

        Cards and dice of a seat use that seat’s own random numbers. Its number comes last in
        *about*.
        """
        kind = each.kind
        text = " ".join([kind.name, *[str(number) for number in about]])
        if not choices:
            return Question(text, each.clause, 0, [], step=each.step)
        if isinstance(choices[0], ChanceChoice):
            of_seat = kind.to in (EACH_SEAT, EACH_PLAYER)
            luck = Seat(about[-1]) if of_seat else CHANCE
            return Question(text, each.clause, BY_CHANCE, choices, luck=luck)
        wait = kind.limit or self.config.slot_time
        return Question(text, each.clause, bit(TIME), choices, wait=wait)

    def to_players(self, each: Link[HeroesState], slot: int, seats: i64) -> Question:
        """Return a question to a seat, or to several seats together. Time may answer for them."""
        kind, config = each.kind, self.config
        choices, wait = each.choices, kind.limit if config.limited else i64(0)
        if kind is kinds.ROLL and config.pace == LIVE:
            choices, wait = [*choices, self.all_rest[slot]], LONGEST_ROLLING
        elif kind is kinds.ROLL and config.pace == BEAT:
            choices, wait = [choices[0], self.beat[slot]], config.beat_time
        elif kind is kinds.ROLL:
            choices = choices[:1]
        elif wait:
            choices = [*choices, self.time_up[slot]]
        together = kind.to == EACH_SET
        text = f"{kind.name} {slot} {listed(seats) if together else listed(seats)[0]}"
        asked = seats | bit(TIME) if wait else seats
        return Question(text, each.clause, asked, choices, wait=wait, together=together)
