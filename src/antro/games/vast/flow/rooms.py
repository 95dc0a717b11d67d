"""All choices of Vast in the order of their numbers, and the questions of one table.

Records hold the numbers of moves, so another order of choices is a new version of the rules.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.errors import BadGame
from antro.core.contract.flow import (
    BY_CHANCE,
    ChanceChoice,
    Kind,
    Link,
    ends,
    follows,
    in_order,
    link,
    place_of,
)
from antro.core.contract.game import TIME, Choice, Question
from antro.games.vast.cave.room import cave_room
from antro.games.vast.common.links import Choices, Links
from antro.games.vast.components.roles import NOBODY, ROLES
from antro.games.vast.dragon.room import dragon_room
from antro.games.vast.flow import kinds, turns
from antro.games.vast.flow.time import TimeUp
from antro.games.vast.goblins.room import goblins_room
from antro.games.vast.kinds import INTERRUPT, KINDS, OWN_TURN
from antro.games.vast.knight.room import knight_room
from antro.games.vast.map.room import map_room
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.room import thief_room

SECONDS: Final = {INTERRUPT: "within 30 seconds", OWN_TURN: "within 300 seconds"}


def make_choices(config: Config) -> Choices:
    """Give *config* its questions. Return the choice of each move number."""
    time_up = TimeUp()
    goblins, later = goblins_room(config)
    choice_of, links = link(
        KINDS,
        [
            *map_room(config),
            *knight_room(config),
            *goblins,
            *dragon_room(config),
            *cave_room(),
            *thief_room(config),
            in_order(time_up),
            *later,
            *turn_links(),
        ],
    )
    for each in links:
        on_turn, off_turn = questions_of(config, each, time_up)
        config.on_turn = append(config.on_turn, on_turn)
        config.off_turn = append(config.off_turn, off_turn)
        if each.kind.of_turn:
            config.of_turn = append(config.of_turn, on_turn)
    return choice_of


def turn_links() -> Links:
    """Return the steps from turn to turn, and the ends of the game (§3, §44)."""
    return [
        follows(kinds.NEXT_TURN, turns.NextTurn()),
        follows(kinds.END_TURN, turns.EndTurn()),
        follows(kinds.END_TILES, turns.EndTiles()),
        follows(kinds.PLACE_MORE, turns.PlaceMore()),
        follows(kinds.END_PLUNDER, turns.EndPlunder()),
        *[ends(kind) for kind in kinds.OVER],
    ]


def questions_of(
    config: Config, each: Link[VastState], time_up: Choice[VastState]
) -> tuple[Question, Question]:
    """Return the question of a kind on the asked player's own turn, and on another turn."""
    kind, choices = each.kind, each.choices
    if each.step is not None:
        question = Question(kind.name, kind.clause, 0, [], step=each.step)
    elif not choices:
        question = Question(f"{kind.name} {kind.clause}", kind.clause, 0, [])
    elif isinstance(choices[0], ChanceChoice):
        question = Question(kind.name, kind.clause, BY_CHANCE, choices)
    elif not kind.limit:
        raise BadGame(place_of(kind), f"a question to players needs a role: {kind.name}")
    elif config.limited and config.plays(kind.to):
        return limited_questions(config, kind, [*choices, time_up])
    else:
        question = Question(text_of(kind), kind.clause, seats_of(config, kind.to), choices)
    return question, question


def limited_questions(config: Config, kind: Kind, choices: Choices) -> tuple[Question, Question]:
    """Return a question with the time limits of both kinds of turn (§47.1)."""
    seats = seats_of(config, kind.to) | bit(TIME)
    usual = Question(text_of(kind), kind.clause, seats, choices, wait=int(kind.limit))
    if kind.of_turn:
        return usual, usual
    wait = OWN_TURN if kind.limit == INTERRUPT else INTERRUPT
    other = Question(f"{text_of(kind)} {SECONDS[wait]}", kind.clause, seats, choices, wait=wait)
    return (usual, other) if kind.limit == OWN_TURN else (other, usual)


def text_of(kind: Kind) -> str:
    """Return the text of a question to a role."""
    return f"{kind.name} {ROLES[kind.to]}"


def seats_of(config: Config, role: i64) -> i64:
    """Return the seat of a role as a set. It is empty if nobody plays the role."""
    return bit(config.seat_of[role]) if config.seat_of[role] != NOBODY else 0
