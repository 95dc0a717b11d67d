"""All that the rest of Antro learns about Volfyirion."""

from typing import Final

from antro.games.manifest import Manifest
from antro.games.volfyirion.bot.policy import VolfyirionPolicy
from antro.games.volfyirion.bot.reasons import reasons
from antro.games.volfyirion.bot.script import script
from antro.games.volfyirion.display.changes import changes
from antro.games.volfyirion.display.explain import why_not
from antro.games.volfyirion.display.text import text
from antro.games.volfyirion.display.view import view
from antro.games.volfyirion.display.view_types import VolfView
from antro.games.volfyirion.options import ACQUIRING, CONTESTS, OPTIONS, SAMPLES, make

MANIFEST: Final = Manifest(
    "volfyirion",
    options=OPTIONS,
    samples=SAMPLES,
    contests=CONTESTS,
    make=make,
    view_type=VolfView,
    view=view,
    changes=changes,
    why_not=why_not,
    text=text,
    policy=VolfyirionPolicy,
    reasons=reasons,
    script=script,
    acquiring=ACQUIRING,
)
