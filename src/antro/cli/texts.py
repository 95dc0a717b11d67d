"""Texts of the command line in the language of its reader: help, and errors as sentences."""

import argparse
import os
from collections.abc import Sequence
from errno import EDQUOT, ENOSPC
from typing import Final

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import AntroError
from antro.core.text.words import LANGUAGES, Catalogue, load, say

OPTION: Final = "--lang"
PACKAGES: Final = ("core", "games", "bots", "terminal", "server", "lab", "cli")  # with reasons

ARGPARSE: Final = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one",
    "expected at least one argument": "some",
}
"""The texts of argparse by their keys in our catalogues. Others stay in English."""


def language_of(typed: Sequence[str]) -> str:
    """Return the language chosen with ``--lang``, or the language of this machine."""
    for nth, word in enumerate(typed):
        option, equals, value = word.partition("=")
        if option == OPTION:
            chosen = value if equals else "".join(typed[nth + 1 : nth + 2])
            return chosen if chosen in LANGUAGES else system_language()
    return system_language()


def system_language() -> str:
    """Return the language of this machine if we speak it, and English otherwise."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "it" if locale.startswith("it") else "en"


def translate_argparse(words: Catalogue) -> None:
    """Let argparse print its own texts in the language of *words*.

    It has no other way to do so than compiled message files, which would be one more format.
    """
    texts = {text: words[f"argparse.{key}"] for text, key in ARGPARSE.items()}
    argparse._ = lambda text: texts.get(text, text)  # type: ignore[attr-defined]


def all_words(language: str) -> Catalogue:
    """Return the sentences for all reasons that a command can give."""
    words: Catalogue = {}
    for package in PACKAGES:
        words |= load(f"antro.{package}", language)
    return words


def sentence_of(error: AntroError | OSError, language: str) -> str:
    """Return an error as a sentence."""
    return explain(
        error.reason if isinstance(error, AntroError) else why_not_opened(error), language
    )


def explain(reason: Reason, language: str) -> str:
    """Return a reason as a sentence, with the rule behind it."""
    clause = f" (§{reason.clause})" if reason.clause else ""
    return say(all_words(language), f"reason.{reason.code}", reason.fields) + clause


def why_not_opened(error: OSError) -> Reason:
    """Return the reason for an error of the system, most often about a file."""
    fields: Fields = {
        "file": repr(str(error.filename or "")),
        "detail": str(error.strerror or error),
    }
    if isinstance(error, FileNotFoundError):
        return Reason("no_file", fields=fields)
    if isinstance(error, PermissionError):
        return Reason("no_permission", fields=fields)
    if error.errno in (ENOSPC, EDQUOT):
        return Reason("disk_full")
    return Reason("system_error", fields=fields)
