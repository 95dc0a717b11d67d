"""The manifest of Heroes."""

from typing import Final

from antro.core.contract.descriptions import Ending, Fields, Move, Reason
from antro.core.contract.game import Options
from antro.core.evaluation.policy import Policy
from antro.core.text.words import Catalogue
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
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.state import HeroesState
from antro.games.manifest import Cover, GameManifest


class HeroesManifest(GameManifest[Heroes, HeroesState]):
    name = "heroes"
    title = "Heroes"
    cover = Cover("#7b3a8c", "#2a1034", "#c98ad8")
    options = OPTIONS
    samples = SAMPLES
    contests = CONTESTS
    view = VIEW
    lessons = ("duel", "army", "points", "teams", "tournament")
    has_script = True
    has_traits = True
    quick_kinds = ("plan_throw", "plan_hold", "plan_stop", "stop", "rest")
    stop_kinds = ("plan_stop", "stop")

    def make(self, options: Options) -> Heroes:
        return make(options)

    def pinned(self, options: Options) -> Options:
        return pinned(options)

    def fewer(self, options: Options, seats: list[int]) -> Options | None:
        return fewer(options, seats)

    def check_seats(self, options: Options, persons: list[str]) -> None:
        check_seats(options, persons)

    def asked(self, game: Heroes, veiled: HeroesState) -> Fields:
        return asked(game, veiled)

    def ending(self, game: Heroes, veiled: HeroesState) -> Ending:
        return ending(game, veiled)

    def why_not(self, game: Heroes, veiled: HeroesState, handle: str) -> Reason | None:
        return why_not(game, veiled, handle)

    def text(self, game: Heroes, veiled: HeroesState, words: Catalogue) -> str:
        return text(game, veiled, words)

    def policy(self, game: Heroes) -> Policy[HeroesState]:
        return HeroesPolicy(game)

    def reasons(self, game: Heroes, veiled: HeroesState, move: int) -> list[Reason]:
        return reasons(game, veiled, move)

    def script(self, game: Heroes, veiled: HeroesState) -> int:
        return script(game, veiled)

    def traits(self, move: Move) -> list[str]:
        return traits(move)


MANIFEST: Final = HeroesManifest()
