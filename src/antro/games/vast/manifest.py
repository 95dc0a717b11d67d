"""All that the rest of Antro learns about Vast."""

from typing import Final

from antro.games.manifest import Manifest
from antro.games.vast.bot.policy import VastPolicy
from antro.games.vast.bot.reasons import reasons
from antro.games.vast.bot.script import script
from antro.games.vast.campaign import sequel
from antro.games.vast.display.asked import asked
from antro.games.vast.display.ending import ending
from antro.games.vast.display.explain import why_not
from antro.games.vast.display.picture import picture
from antro.games.vast.display.text import text
from antro.games.vast.display.view import VIEW
from antro.games.vast.options import CONTESTS, OPTIONS, SAMPLES, fewer, make

MANIFEST: Final = Manifest(
    "vast",
    options=OPTIONS,
    samples=SAMPLES,
    contests=CONTESTS,
    make=make,
    view=VIEW,
    asked=asked,
    ending=ending,
    why_not=why_not,
    text=text,
    picture=picture,
    policy=VastPolicy,
    reasons=reasons,
    script=script,
    lessons=("knight", "goblins", "dragon", "cave", "thief"),
    fewer=fewer,
    sequel=sequel,
)
