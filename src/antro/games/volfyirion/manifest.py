"""The manifest of Volfyirion."""

from typing import Final

from antro.core.contract.descriptions import Ending, Fields, Reason
from antro.core.contract.game import Options
from antro.core.evaluation.policy import Policy
from antro.core.text.words import Catalogue
from antro.games.manifest import Cover, GameManifest
from antro.games.volfyirion.bot.policy import VolfyirionPolicy
from antro.games.volfyirion.bot.reasons import reasons
from antro.games.volfyirion.bot.script import script
from antro.games.volfyirion.display.asked import asked
from antro.games.volfyirion.display.ending import ending
from antro.games.volfyirion.display.explain import why_not
from antro.games.volfyirion.display.text import text
from antro.games.volfyirion.display.view import VIEW
from antro.games.volfyirion.options import ACQUIRING, CONTESTS, OPTIONS, SAMPLES, make
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.state import VolfState


class VolfyirionManifest(GameManifest[Volfyirion, VolfState]):
    name = "volfyirion"
    title = "Volfyirion"
    cover = Cover("#3c4f8f", "#141b3c", "#8fa8e8")
    options = OPTIONS
    samples = SAMPLES
    contests = CONTESTS
    view = VIEW
    lessons = ("duel", "solo", "team", "coop")
    acquiring = ACQUIRING
    has_script = True

    def make(self, options: Options) -> Volfyirion:
        return make(options)

    def asked(self, game: Volfyirion, veiled: VolfState) -> Fields:
        return asked(game, veiled)

    def ending(self, game: Volfyirion, veiled: VolfState) -> Ending:
        return ending(game, veiled)

    def why_not(self, game: Volfyirion, veiled: VolfState, handle: str) -> Reason | None:
        return why_not(game, veiled, handle)

    def text(self, game: Volfyirion, veiled: VolfState, words: Catalogue) -> str:
        return text(game, veiled, words)

    def policy(self, game: Volfyirion) -> Policy[VolfState]:
        return VolfyirionPolicy(game)

    def reasons(self, game: Volfyirion, veiled: VolfState, move: int) -> list[Reason]:
        return reasons(game, veiled, move)

    def script(self, game: Volfyirion, veiled: VolfState) -> int:
        return script(game, veiled)


MANIFEST: Final = VolfyirionManifest()
