"""The manifest of Drako."""

from typing import Final

from antro.core.contract.descriptions import Ending, Fields, Reason
from antro.core.contract.game import Options
from antro.core.evaluation.policy import Policy
from antro.core.text.picture import Picture
from antro.core.text.words import Catalogue
from antro.games.drako.bot.policy import DrakoPolicy
from antro.games.drako.bot.reasons import reasons
from antro.games.drako.components.matchups import MATCHUPS
from antro.games.drako.display.asked import asked
from antro.games.drako.display.ending import ending
from antro.games.drako.display.explain import why_not
from antro.games.drako.display.picture import picture
from antro.games.drako.display.text import text
from antro.games.drako.display.view import VIEW
from antro.games.drako.options import CONTESTS, OPTIONS, SAMPLES, make, pinned
from antro.games.drako.rules import Drako
from antro.games.drako.state.state import DrakoState
from antro.games.manifest import Cover, GameManifest


class DrakoManifest(GameManifest[Drako, DrakoState]):
    name = "drako"
    title = "Drako"
    cover = Cover("#a3341b", "#3a0e09", "#f5913d")
    options = OPTIONS
    samples = SAMPLES
    contests = CONTESTS
    view = VIEW
    lessons = tuple(MATCHUPS)

    def make(self, options: Options) -> Drako:
        return make(options)

    def pinned(self, options: Options) -> Options:
        return pinned(options)

    def asked(self, game: Drako, veiled: DrakoState) -> Fields:
        return asked(game, veiled)

    def ending(self, game: Drako, veiled: DrakoState) -> Ending:
        return ending(game, veiled)

    def why_not(self, game: Drako, veiled: DrakoState, handle: str) -> Reason | None:
        return why_not(game, veiled, handle)

    def text(self, game: Drako, veiled: DrakoState, words: Catalogue) -> str:
        return text(game, veiled, words)

    def picture(
        self, game: Drako, veiled: DrakoState, words: Catalogue, pickable: set[str]
    ) -> Picture:
        return picture(game, veiled, words, pickable)

    def policy(self, game: Drako) -> Policy[DrakoState]:
        return DrakoPolicy(game)

    def reasons(self, game: Drako, veiled: DrakoState, move: int) -> list[Reason]:
        return reasons(game, veiled, move)


MANIFEST: Final = DrakoManifest()
