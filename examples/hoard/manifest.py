"""The manifest of Hoard: its name and its rules. Everything else is the default."""

from typing import Final

from antro.core.contract.game import Options
from antro.games.manifest import GameManifest
from antro.games.option import complete
from examples.hoard.rules import Hoard
from examples.hoard.state import HoardState


class HoardManifest(GameManifest[Hoard, HoardState]):
    name = "hoard"

    def make(self, options: Options) -> Hoard:
        return Hoard(complete(self.options, options))


MANIFEST: Final = HoardManifest()
