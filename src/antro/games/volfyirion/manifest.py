"""All that the rest of Antro learns about Volfyirion."""

from typing import Final

from antro.games.manifest import Manifest
from antro.games.volfyirion.bot.policy import VolfyirionPolicy
from antro.games.volfyirion.bot.reasons import reasons
from antro.games.volfyirion.bot.script import script
from antro.games.volfyirion.display.asked import asked
from antro.games.volfyirion.display.ending import ending
from antro.games.volfyirion.display.explain import why_not
from antro.games.volfyirion.display.text import text
from antro.games.volfyirion.display.view import VIEW
from antro.games.volfyirion.options import ACQUIRING, CONTESTS, OPTIONS, SAMPLES, make

MANIFEST: Final = Manifest(
    "volfyirion",
    options=OPTIONS,
    samples=SAMPLES,
    contests=CONTESTS,
    make=make,
    view=VIEW,
    asked=asked,
    ending=ending,
    why_not=why_not,
    text=text,
    policy=VolfyirionPolicy,
    reasons=reasons,
    script=script,
    acquiring=ACQUIRING,
    lessons=("duel", "solo", "team", "coop"),
)
