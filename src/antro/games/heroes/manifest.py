"""All that the rest of Antro learns about Heroes."""

from typing import Final

from antro.games.heroes.bot.policy import HeroesPolicy
from antro.games.heroes.bot.reasons import reasons
from antro.games.heroes.bot.script import script
from antro.games.heroes.bot.traits import traits
from antro.games.heroes.display.asked import asked
from antro.games.heroes.display.ending import ending
from antro.games.heroes.display.explain import why_not
from antro.games.heroes.display.text import text
from antro.games.heroes.display.view import VIEW
from antro.games.heroes.options import CONTESTS, OPTIONS, SAMPLES, check_seats, fewer, make, pinned
from antro.games.manifest import Manifest

MANIFEST: Final = Manifest(
    "heroes",
    options=OPTIONS,
    samples=SAMPLES,
    contests=CONTESTS,
    make=make,
    view=VIEW,
    asked=asked,
    ending=ending,
    why_not=why_not,
    text=text,
    policy=HeroesPolicy,
    reasons=reasons,
    script=script,
    traits=traits,
    fewer=fewer,
    check_seats=check_seats,
    pinned=pinned,
    lessons=("duel", "army", "points", "teams", "tournament"),
)
