"""Errors that keep a server from starting. Each has its sentences in the server's catalogues."""

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError
from antro.core.text.words import load, say


class ServerError(AntroError):
    def __init__(self, reason: Reason) -> None:
        words = load("antro.server", "en")
        super().__init__(say(words, f"reason.{reason.code}", reason.fields), reason)
