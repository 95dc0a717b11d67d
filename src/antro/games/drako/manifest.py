"""All that the rest of Antro learns about Drako."""

from typing import Final

from antro.games.drako.bot.policy import DrakoPolicy
from antro.games.drako.bot.reasons import reasons
from antro.games.drako.display.asked import asked
from antro.games.drako.display.ending import ending
from antro.games.drako.display.explain import why_not
from antro.games.drako.display.picture import picture
from antro.games.drako.display.text import text
from antro.games.drako.display.view import VIEW
from antro.games.drako.matchups import MATCHUPS
from antro.games.drako.options import CONTESTS, OPTIONS, SAMPLES, make, pinned
from antro.games.manifest import Manifest

MANIFEST: Final = Manifest(
    "drako",
    options=OPTIONS,
    samples=SAMPLES,
    contests=CONTESTS,
    make=make,
    pinned=pinned,
    view=VIEW,
    asked=asked,
    ending=ending,
    why_not=why_not,
    text=text,
    picture=picture,
    policy=DrakoPolicy,
    reasons=reasons,
    lessons=tuple(MATCHUPS),
)
