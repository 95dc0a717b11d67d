"""The links of a mode, and its questions.

The order of the links gives the numbers of moves, which records contain. A new order needs a new
version of the rules.
"""

from antro.core.contract.bits import bit, listed
from antro.core.contract.flow import (
    BY_CHANCE,
    ChanceChoice,
    Link,
    Questions,
    asks,
    ends,
    in_order,
    link,
    never,
)
from antro.core.contract.game import Question
from antro.games.volfyirion import kinds
from antro.games.volfyirion.modes.common import Choices
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.state.config import ENDINGS, OVERCOMING, Config
from antro.games.volfyirion.state.state import VolfState


def link_choices(config: Config, mode: Mode) -> Choices:
    """Give *config* its questions. Return the choice of each move number."""
    turn = mode.turn_choices(config)
    choice_of, links = link(
        kinds.KINDS,
        [
            *mode.chance_links(config),
            in_order(*turn),
            *mode.answer_links(config),
            asks(kinds.TURN, *turn, *mode.later_turn_choices(), clause=mode.turn_clause),
            ends(kinds.ENDED),
            *[never(kind) for kind in mode.never_asked],
        ],
    )
    config.questions = Questions([questions_of(config, mode, each) for each in links])
    return choice_of


def questions_of(config: Config, mode: Mode, each: Link[VolfState]) -> list[Question]:
    """Return the questions of a kind. A question of chance has one choice."""
    kind, choices = each.kind, each.choices
    if kind.to == kinds.EACH_ENDING:
        return endings(mode)
    if kind.to == kinds.EACH_SET:
        texts = [" ".join([kind.name, *map(str, listed(seats))]) for seats in sets(config)]
        return [Question(texts[seats], each.clause, seats, choices) for seats in sets(config)]
    if each.step is not None:
        return [Question(kind.name, each.clause, 0, [], step=each.step)]
    if not choices:
        return []  # another mode asks this
    if not isinstance(choices[0], ChanceChoice):
        return [
            Question(f"{kind.name} {seat}", each.clause, bit(seat), choices)
            for seat in range(config.seats)
        ]
    alone = kind.to == kinds.TABLE or (kind.to == kinds.EACH_MARKET and config.market_count == 1)
    return [
        Question(kind.name if alone else f"{kind.name} {at}", each.clause, BY_CHANCE, [choice])
        for at, choice in enumerate(choices)
    ]


def endings(mode: Mode) -> list[Question]:
    """Return the questions that end a game, by ``ENDINGS``."""
    clauses = [mode.end_clause, mode.limit_clause, *[mode.victory_clause] * len(OVERCOMING)]
    return [Question(text, clause, 0, []) for text, clause in zip(ENDINGS, clauses, strict=True)]


def sets(config: Config) -> range:
    """Return all sets of seats."""
    return range(2 ** int(config.seats))
