"""The end of a turn of the event loop: what the turn led to is saved, told, and then sent."""

import asyncio
from typing import Final, Protocol, final

from antro.server.ops.logs import log
from antro.server.store.storage import LogEntry, Storage, Written


class Sender(Protocol):
    """A connection with messages that wait."""

    def send(self) -> None:
        """Write all of them, in one frame."""

    def give_up(self) -> None:
        """Close what cannot be written to."""


@final
class CommitBatch:
    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.senders: list[Sender] = []
        self.scheduled = False

    def save(self, entry: LogEntry, written: Written) -> None:
        """Have an entry saved when this turn ends; *written* then hears how it went."""
        self.storage.append(entry, written)
        self.schedule()

    def send(self, sender: Sender) -> None:
        """Have the messages of a connection sent when this turn ends."""
        self.senders.append(sender)
        self.schedule()

    def schedule(self) -> None:
        if not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_soon(self.run)

    def run(self) -> None:
        """Save all entries in one transaction, by which everybody is told; then send all that."""
        try:
            self.storage.flush()
        finally:
            self.scheduled = False
        senders, self.senders = self.senders, []
        for sender in senders:
            try:
                sender.send()
            except Exception as error:  # with this connection, and no other
                log.error("not sent", problem=repr(error))
                sender.give_up()
