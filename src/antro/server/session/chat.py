"""Messages between people at a table: chat, the consent to the coach, and the bots' pauses.

All viewers of the table see the chat and the use of the coach. None of this is saved.
"""

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.match.pending_moves import Reply
from antro.server.moves.move_requests import MoveRequests
from antro.server.table.bot_delay import AT_ONCE
from antro.server.table.encoder import encode
from antro.server.table.live_table import LiveTable
from antro.server.wire.socket_messages import ChatLines, Coaching, Said
from antro.server.wire.socket_requests import (
    BotSpeed,
    Coach,
    Decline,
    Draw,
    FastBots,
    Pause,
    Say,
)

ToOthers = Draw | Decline | Coach | Say | FastBots | BotSpeed | Pause


def welcome(live: LiveTable) -> list[bytes]:
    """Return the messages for a new viewer: the chat so far, and the seats wanting the coach."""
    messages: list[bytes] = []
    if live.chat.said:
        messages.append(encode(ChatLines(live.id, live.chat.said)))
    if live.coach_consent.wanted_by:
        messages.append(coach_message(live))
    return messages


def turn_to_others(
    moves: MoveRequests, live: LiveTable, guest: str, seat: int, message: ToOthers, reply: Reply
) -> None:
    """Handle a message that is not about the game. Raises ``Refused``.

    *reply* gets the outcome if the message ends the game.
    """
    match message:
        case Draw():
            if live.offer_draw(guest):
                moves.request(live, lambda: live.agree(seat), reply=reply)
        case Decline():
            live.decline_draw()
        case Coach():
            want_coach(live, guest, seat, wanted=message.wanted)
        case Say():
            say(live, guest, seat, message)
        case FastBots():
            skip_delay(live)
        case BotSpeed():
            set_bot_speed(live, message.speed)
        case Pause():
            pause(moves, live, seat, wanted=message.wanted)


def say(live: LiveTable, guest: str, seat: int, words: Say) -> None:
    """Send a player's chat message to the others. Raises ``Refused``."""
    if len(set(live.row.persons)) < 2:
        raise Refused(Reason("no_others"))
    tell(live, live.chat.say(guest, seat, words.phrase, words.text))


def want_coach(live: LiveTable, guest: str, seat: int, *, wanted: bool) -> None:
    """Note if a player wants the coach at a table with others. Raises ``Refused``."""
    if len(live.persons()) < 2:
        raise Refused(Reason("no_others"))
    if live.coach_consent.want(guest, wanted=wanted):
        tell(live, live.chat.note(seat, "wants_coach" if wanted else "dismisses_coach"))
        live.audience.tell_all(coach_message(live))


def ask_coach(live: LiveTable, seat: int) -> None:
    """Show everyone that a seat asks the coach. Raises ``Refused`` without everyone's consent."""
    if not live.coach_consent.given(live.persons()):
        raise Refused(Reason("coach_silent"))
    if len(live.persons()) > 1:
        tell(live, live.chat.note(seat, "asks_coach"))


def skip_delay(live: LiveTable) -> None:
    """Let bots answer at once until the player moves. Raises ``Refused`` if others also play."""
    if len(live.persons()) > 1 or live.game.timed:
        raise Refused(Reason("no_fast_bots"))
    live.bots.delay.skip()


def set_bot_speed(live: LiveTable, speed: str) -> None:
    """Change the speed of the bots. It does not count while others also play."""
    live.bots.delay.speed = speed
    if speed == AT_ONCE and len(live.persons()) == 1:
        live.bots.delay.skip()
    else:
        live.bots.delay.restore()


def pause(moves: MoveRequests, live: LiveTable, seat: int, *, wanted: bool) -> None:
    """Start or end the pause of a player. Raises ``Refused``."""
    if wanted:
        live.timing.ask_for_pause(seat)
    else:
        live.timing.end_pause(seat)
    moves.schedule_next(live)


def tell(live: LiveTable, line: Said) -> None:
    live.audience.tell_all(encode(ChatLines(live.id, [line])))


def coach_message(live: LiveTable) -> bytes:
    """Encode the message that lists the seats wanting the coach."""
    wanting = live.coach_consent.wanted_by
    seats = [row.seat for row in live.row.seats if row.player in wanting]
    return encode(Coaching(live.id, seats))
