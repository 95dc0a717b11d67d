"""Manners at a table: people talk, the coach is silent unless all want it, bots take their time.

Everybody who looks at the table is told of talk and coach, watchers included. Nothing of it is
saved.
"""

from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.server.encoder import encode
from antro.server.hosted_table import HostedTable
from antro.server.move_requests import MoveRequests
from antro.server.wire.socket_messages import Coaching, Said, Talk
from antro.server.wire.socket_requests import Coach, Decline, Draw, Hurry, Pause, Say

ToOthers = Draw | Decline | Coach | Say | Hurry | Pause


def welcome(hosted: HostedTable) -> list[bytes]:
    """What one who comes to a table is told: what was said there, and who wants the coach."""
    messages: list[bytes] = []
    if hosted.company.said:
        messages.append(encode(Talk(hosted.id, hosted.company.said)))
    if hosted.company.for_coach:
        messages.append(coach_message(hosted))
    return messages


def turn_to_others(
    moves: MoveRequests, hosted: HostedTable, guest: str, seat: int, message: ToOthers
) -> None:
    """Do what a person asks that is not about the game. Raises ``Refused``."""
    match message:
        case Draw():
            if hosted.offer_draw(guest):
                moves.request(hosted, lambda: hosted.agree(seat))
        case Decline():
            hosted.decline_draw()
        case Coach():
            want_coach(hosted, guest, seat, wanted=message.wanted)
        case Say():
            say(hosted, guest, seat, message)
        case Hurry():
            hurry(hosted)
        case Pause():
            pause(moves, hosted, seat, wanted=message.wanted)


def say(hosted: HostedTable, guest: str, seat: int, words: Say) -> None:
    """Let a person say something to the others. Raises ``Refused``."""
    if len(set(hosted.row.persons)) < 2:
        raise Refused(Reason("no_company"))
    tell(hosted, hosted.company.say(guest, seat, words.phrase, words.text))


def want_coach(hosted: HostedTable, guest: str, seat: int, *, wanted: bool) -> None:
    """Note whether a person wants the coach at a table with others. Raises ``Refused``."""
    if len(persons(hosted)) < 2:
        raise Refused(Reason("no_company"))
    if hosted.company.want_coach(guest, wanted=wanted):
        tell(hosted, hosted.company.note(seat, "wants_coach" if wanted else "dismisses_coach"))
        hosted.tell_all(coach_message(hosted))


def ask_coach(hosted: HostedTable, seat: int) -> None:
    """Let everybody see that a seat asks the coach. Raises ``Refused`` where it is silent."""
    if not hosted.company.coach_allowed(persons(hosted)):
        raise Refused(Reason("coach_silent"))
    if len(persons(hosted)) > 1:
        tell(hosted, hosted.company.note(seat, "asks_coach"))


def hurry(hosted: HostedTable) -> None:
    """Have bots answer at once until a person moves. Raises ``Refused`` where others play, too."""
    if len(persons(hosted)) > 1 or hosted.game.timed:
        raise Refused(Reason("no_hurry"))
    hosted.hurry.begin()


def pause(moves: MoveRequests, hosted: HostedTable, seat: int, *, wanted: bool) -> None:
    """Let time stand still for a person, or no longer. Raises ``Refused``."""
    if wanted:
        hosted.ask_for_pause(seat)
    else:
        hosted.end_pause(seat)
    moves.look_after(hosted)


def tell(hosted: HostedTable, line: Said) -> None:
    hosted.tell_all(encode(Talk(hosted.id, [line])))


def coach_message(hosted: HostedTable) -> bytes:
    """Who wants the coach."""
    wanting = hosted.company.for_coach
    seats = [row.seat for row in hosted.row.seats if row.player in wanting]
    return encode(Coaching(hosted.id, seats))


def persons(hosted: HostedTable) -> set[str]:
    """Those who play: neither bots for them nor whoever has left."""
    return {hosted.row.seats[seat].player for seat in hosted.playing_seats()}
