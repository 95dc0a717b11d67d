"""The manifest of Vast."""

from typing import Final

from antro.core.contract.descriptions import Ending, Fields, Reason
from antro.core.contract.game import Options
from antro.core.evaluation.policy import Policy
from antro.core.text.picture import Picture
from antro.core.text.words import Catalogue
from antro.games.manifest import Cover, GameManifest
from antro.games.vast.bot.policy import VastPolicy
from antro.games.vast.bot.reasons import reasons
from antro.games.vast.bot.script import script
from antro.games.vast.components.roles import ROLES
from antro.games.vast.display.asked import asked
from antro.games.vast.display.ending import ending
from antro.games.vast.display.explain import why_not
from antro.games.vast.display.picture import picture
from antro.games.vast.display.text import text
from antro.games.vast.display.view import VIEW
from antro.games.vast.options import CONTESTS, OPTIONS, SAMPLES, fewer, make
from antro.games.vast.rules import Vast
from antro.games.vast.settings.campaign import sequel
from antro.games.vast.state.state import VastState


class VastManifest(GameManifest[Vast, VastState]):
    name = "vast"
    title = "Vast"
    cover = Cover("#1d7a72", "#08302e", "#6fd0c0")
    options = OPTIONS
    samples = SAMPLES
    contests = CONTESTS
    view = VIEW
    lessons = ("knight", "goblins", "dragon", "cave", "thief")
    has_script = True
    level_options = {role: f"{role}-level" for role in ROLES}

    def make(self, options: Options) -> Vast:
        return make(options)

    def fewer(self, options: Options, seats: list[int]) -> Options | None:
        return fewer(options, seats)

    def sequel(self, options: Options, winners: list[str]) -> Options | None:
        return sequel(options, winners)

    def asked(self, game: Vast, veiled: VastState) -> Fields:
        return asked(game, veiled)

    def ending(self, game: Vast, veiled: VastState) -> Ending:
        return ending(game, veiled)

    def why_not(self, game: Vast, veiled: VastState, handle: str) -> Reason | None:
        return why_not(game, veiled, handle)

    def text(self, game: Vast, veiled: VastState, words: Catalogue) -> str:
        return text(game, veiled, words)

    def picture(
        self, game: Vast, veiled: VastState, words: Catalogue, pickable: set[str]
    ) -> Picture:
        return picture(game, veiled, words, pickable)

    def policy(self, game: Vast) -> Policy[VastState]:
        return VastPolicy(game)

    def reasons(self, game: Vast, veiled: VastState, move: int) -> list[Reason]:
        return reasons(game, veiled, move)

    def script(self, game: Vast, veiled: VastState) -> int:
        return script(game, veiled)


MANIFEST: Final = VastManifest()
