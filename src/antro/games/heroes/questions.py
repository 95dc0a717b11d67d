"""All choices of Heroes in the order of their numbers, and the questions that ask for them.

Records hold the numbers of moves, which follow from the order of choices: to reorder them is a
new version of the rules.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, listed
from antro.core.game import CHANCE, TIME, Choice, Question, Seat, lay_out
from antro.games.heroes.asks import ENDINGS, Each, Slots
from antro.games.heroes.config import BEAT, LIVE, Config
from antro.games.heroes.modes.mode import Mode
from antro.games.heroes.moves import (
    action,
    aftermath,
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
from antro.games.heroes.moves.base import ChanceChoice
from antro.games.heroes.state.state import HeroesState

Choices = list[Choice[HeroesState]]

COUNTDOWN: Final = 1500  # milliseconds (§7.6, §7.10)
LONGEST_ROLLING: Final = 90_000  # §7.7
LIMITS: Final = {  # §29.2, in milliseconds
    "draft": 45_000,
    "muster": 120_000,
    "place": 20_000,
    "keep": 6_000,
    "action": 40_000,
    "follow": 12_000,
    "give_die": 12_000,
}
FURTHER_ANSWER: Final = 15_000


def number_choices(config: Config, mode: Mode) -> Choices:
    """Make all choices, and the questions of *config*. Returns the owner of every number."""
    asking = Asking(config)
    choices = [
        *set_up(asking, mode),
        *muster(asking),
        *roll(asking),
        *order(asking),
        *follow(asking, mode),
        *act(asking),
        *declare(asking),
        *use_helms(asking),
        *give(asking),
    ]
    config.asks.over = [Question(f"over {clause}", clause, 0, []) for clause in ENDINGS]
    return lay_out([*choices, *asking.of_time()])


@final
class Asking:
    """Makes questions for one table, with its limits and its moves of time."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.slots: Final = range(int(config.table) + 1)  # of the parts, then of the table
        self.seats: Final = [Seat(seat) for seat in range(config.seats)]
        self.sets: Final = range(int(bit(config.seats)))
        self.go: Final = [time.Go(slot) for slot in self.slots]
        self.look: Final = [time.Look(slot) for slot in self.slots]
        self.beat: Final = [time.Beat(slot) for slot in self.slots]
        self.all_rest: Final = [time.AllRest(slot) for slot in self.slots]
        self.time_up: Final = [time.TimeUp(slot) for slot in self.slots]

    def of_time(self) -> Choices:
        """The moves of time, slot by slot, so that those of open questions ascend."""
        by_kind: list[Choices] = [
            [*self.go],
            [*self.look],
            [*self.beat],
            [*self.all_rest],
            [*self.time_up],
        ]
        return [choices[slot] for slot in self.slots for choices in by_kind]

    def limited(self, kind: str, clause: str, slot: int, seats: i64, choices: Choices) -> Question:
        """A question to some seats; if there is a limit, time answers when it is over."""
        several = kind in ("muster", "keep", "order")
        who = listed(seats) if several else listed(seats)[0]
        text = f"{kind} {slot} {who}"
        if not self.config.limited or kind == "order":
            return Question(text, clause, seats, choices, together=several)
        wait = LIMITS.get(kind, FURTHER_ANSWER)
        asked = [*choices, self.time_up[slot]]
        return Question(text, clause, seats | bit(TIME), asked, wait=wait, together=several)

    def each_seat(self, kind: str, clause: str, choices: Choices) -> Slots:
        """A question to one seat alone, by slot and seat."""
        return [
            [self.limited(kind, clause, slot, bit(seat), choices) for seat in self.seats]
            for slot in self.slots
        ]

    def each_set(self, kind: str, clause: str, choices: Choices) -> Slots:
        """A question to several seats together, by slot and set of seats."""
        return [
            [self.limited(kind, clause, slot, left, choices) for left in self.sets]
            for slot in self.slots
        ]

    def timed(self, kind: str, clause: str, choices: Choices, wait: int) -> Each:
        """[slot]: time alone is asked."""
        return [
            Question(f"{kind} {slot}", clause, bit(TIME), [choices[slot]], wait=wait)
            for slot in self.slots
        ]


def by_chance(text: str, clause: str, choice: ChanceChoice, luck: Seat = CHANCE) -> Question:
    """A question that chance answers; if a seat is named, with its luck."""
    return Question(text, clause, bit(CHANCE), [choice], luck=luck)


def set_up(asking: Asking, mode: Mode) -> Choices:
    """§3, §4 The market and the draft."""
    config, asks = asking.config, asking.config.asks
    first = setup.First(config.seats)
    lays = [setup.Lay(config, slot) for slot in range(config.slots)]
    hero, spell, cut = setup.TakeHero(config), setup.TakeSpell(config), setup.Cut(config)
    asks.parts = Question("parts", "26.4", 0, [])
    asks.closed = [Question(f"closed {slot}", "26.4", 0, []) for slot in asking.slots]
    asks.first = by_chance("first", "4.1", first)
    asks.lay = [by_chance(f"lay {lay.slot}", "3.4", lay) for lay in lays]
    asks.refill = [
        [by_chance(f"refill {lay.slot} {seat}", "3.5", lay, seat) for seat in asking.seats]
        for lay in lays
    ]
    asks.drafting = by_chance("drafting", "4.2", setup.Drafting())
    asks.draft = asking.each_seat("draft", "4.2", [hero, spell])[config.table]
    asks.cut = by_chance("cut", "26.3", cut)
    asks.begin = by_chance("begin", "6.1", setup.Begin(mode))
    asks.regroup = by_chance("regroup", "26.7", setup.Regroup(mode))
    return [first, *lays, hero, spell, cut]


def muster(asking: Asking) -> Choices:
    """§4.6, §5 Make the questions of dealing hands and raising armies. Returns their choices."""
    config, asks = asking.config, asking.config.asks
    deals = [armies.Deal(config, seat) for seat in asking.seats]
    army, turn_up, place = armies.Army(config), armies.TurnUp(config), armies.Place(config)
    asks.deal = [by_chance(f"deal {deal.to}", "4.6", deal, deal.to) for deal in deals]
    asks.muster = asking.each_set("muster", "5.1", [army])
    asks.turn_up = by_chance("turn_up", "5.3", turn_up)
    asks.placing = [
        by_chance(f"placing {slot}", "5.4", armies.Placing(slot)) for slot in asking.slots
    ]
    asks.place = asking.each_seat("place", "5.4", [place])
    asks.ready = [by_chance(f"ready {slot}", "27.6", armies.Ready(slot)) for slot in asking.slots]
    return [*deals, army, turn_up, place]


def roll(asking: Asking) -> Choices:
    """§6, §7 Make the questions of rolling, in every pace. Returns their choices."""
    config, asks = asking.config, asking.config.asks
    keep, plan = rolling.Keep(), rolling.Plan(config)
    stop, rest = rolling.Stop(), rolling.Rest()
    shows = [chance.Show(seat) for seat in asking.seats]
    falls = [chance.Fall(seat) for seat in asking.seats]
    asks.keep = asking.each_set("keep", "21.6", [keep])
    asks.countdown = asking.timed("countdown", "7.6", [*asking.go], COUNTDOWN)
    asks.look = asking.timed("look", "7.6", [*asking.look], int(config.slot_time))
    asks.roll = [
        [rolled(asking, slot, left, [plan, stop, rest]) for left in asking.sets]
        for slot in asking.slots
    ]
    asks.show = [by_chance(f"show {show.of}", "7.9", show, show.of) for show in shows]
    asks.fall = [by_chance(f"fall {fall.of}", "6.2", fall, fall.of) for fall in falls]
    asks.throwing = [
        by_chance(f"throwing {slot}", "7.9", aftermath.Throwing(slot)) for slot in asking.slots
    ]
    asks.settling = [
        by_chance(f"settling {slot}", "7.9", aftermath.Settling(slot)) for slot in asking.slots
    ]
    return [keep, plan, stop, rest, *shows, *falls]


def rolled(asking: Asking, slot: int, left: i64, choices: Choices) -> Question:
    """§7 Those who are left choose together; on beats and live, time does in the end."""
    config, text = asking.config, f"roll {slot} {listed(left)}"
    if config.pace == LIVE:
        asked, wait = [*choices, asking.all_rest[slot]], LONGEST_ROLLING
    elif config.pace == BEAT:
        asked, wait = [choices[0], asking.beat[slot]], int(config.beat_time)
    else:
        return Question(text, "7.11", left, choices[:1], together=True)
    clause = "7.2" if config.pace == LIVE else "7.8"
    return Question(text, clause, left | bit(TIME), asked, wait=wait, together=True)


def order(asking: Asking) -> Choices:
    """§8 Make the question of an order. Returns its choices."""
    goal, settings, again = ordering.Goal(), ordering.Settings(), ordering.Again()
    asking.config.asks.order = asking.each_set("order", "8.1", [goal, settings, again])
    return [goal, settings, again]


def follow(asking: Asking, mode: Mode) -> Choices:
    """§9, §21 A cycle: the stop, those who follow, and rolling again."""
    asks = asking.config.asks
    considers = [chance.Considers(seat) for seat in asking.seats]
    act_too, let_pass = action.ActToo(), action.Pass()
    asks.considers = [by_chance(f"considers {one.of}", "8.11", one, one.of) for one in considers]
    asks.follow = asking.each_seat("follow", "21.1", [act_too, let_pass])
    asks.stopped = [
        by_chance(f"stopped {slot}", "9.2", aftermath.Stopped(slot)) for slot in asking.slots
    ]
    asks.followers = [
        by_chance(f"followers {slot}", "21.1", aftermath.Followers(slot)) for slot in asking.slots
    ]
    asks.resume = [
        by_chance(f"resume {slot}", "21.4", aftermath.Resume(slot, mode)) for slot in asking.slots
    ]
    return [*considers, act_too, let_pass]


def act(asking: Asking) -> Choices:
    """§11 Make the questions of an action. Returns their choices."""
    config = asking.config
    choices: Choices = [
        action.Cast(config),
        action.DrawCards(),
        action.Learn(config),
        action.Dispel(config),
        action.Forgo(),
    ]
    config.asks.action = asking.each_seat("action", "11.1", choices)
    return choices


def declare(asking: Asking) -> Choices:
    """§12, §13 What is declared of a spell."""
    config, asks = asking.config, asking.config.asks
    reinforce, pay = declaring.Reinforce(), declaring.Pay(config)
    being, column = declaring.TargetBeing(config.seats), declaring.TargetColumn(config.seats)
    player, space = declaring.TargetPlayer(config.seats), declaring.TargetSpace(config.seats)
    permanent, destroyed = declaring.TargetPermanent(config), declaring.TargetDestroyed(config)
    enough = declaring.Enough()
    asks.reinforce = asking.each_seat("reinforce", "13.1", [reinforce])
    asks.being = asking.each_seat("being", "12.4", [being])
    asks.column = asking.each_seat("column", "12.4", [column])
    asks.player = asking.each_seat("player", "12.4", [player])
    asks.permanent = asking.each_seat("permanent", "14.9", [permanent])
    asks.destroyed = asking.each_seat("destroyed", "14.7", [destroyed])
    asks.space = asking.each_seat("space", "14.6", [space])
    asks.mend = asking.each_seat("mend", "14.3", [being])
    asks.more = asking.each_seat("more", "13.3", [being, enough])
    asks.pay = asking.each_seat("pay", "13.1", [pay])
    asks.spell_over = [
        by_chance(f"spell_over {slot}", "12.5", aftermath.SpellOver(slot)) for slot in asking.slots
    ]
    return [reinforce, pay, being, column, player, permanent, destroyed, space, enough]


def use_helms(asking: Asking) -> Choices:
    """§16 to §18 Make the questions of helms and attacks. Returns their choices."""
    seats, asks = asking.config.seats, asking.config.asks
    activate, step, done = helms.Activate(seats), helms.Step(seats), helms.Done()
    strike, no_more = helms.Strike(seats), helms.NoMore()
    abilities: Choices = [helms.UseOn(seats), helms.UseColumn(seats), helms.UseSwap(seats)]
    idle = helms.Idle()
    asks.helms_left = [
        by_chance(f"helms_left {slot}", "16.1", aftermath.HelmsLeft(slot)) for slot in asking.slots
    ]
    asks.helms = asking.each_seat("helms", "16.1", [activate, step, done])
    asks.strike = asking.each_seat("strike", "16.3", [strike, *abilities, idle])
    asks.strike_more = asking.each_seat("strike_more", "18.7", [strike, no_more])
    return [activate, step, done, strike, *abilities, idle, no_more]


def give(asking: Asking) -> Choices:
    """§14.5, §15.15 What others have to give up."""
    config, asks = asking.config, asking.config.asks
    die, shed = giving.GiveDie(), giving.Shed(config)
    loses = [chance.Lose(config, seat) for seat in asking.seats]
    asks.give_die = asking.each_seat("give_die", "15.15", [die])
    asks.shed = asking.each_seat("shed", "14.5", [shed])
    asks.lose = [by_chance(f"lose {lose.of}", "14.5", lose, lose.of) for lose in loses]
    return [die, shed, *loses]
