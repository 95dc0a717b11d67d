"""The view of Vast: the table, with the map and the boards."""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.view.parts import StructPart, ViewPart
from antro.core.view.view import View
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, NOBODY, ROLES, THIEF
from antro.games.vast.components.squares import OFF
from antro.games.vast.display.cave_mat import cave_view
from antro.games.vast.display.dragon_mat import dragon_view
from antro.games.vast.display.face_parts import Faces
from antro.games.vast.display.goals import goal_of
from antro.games.vast.display.goblins_mat import goblins_view
from antro.games.vast.display.knight_mat import knight_view
from antro.games.vast.display.map_parts import Pieces, Squares, fallen, supplies
from antro.games.vast.display.names import square_or_none
from antro.games.vast.display.thief_mat import thief_view
from antro.games.vast.display.view_types import VastView
from antro.games.vast.map.visibility.die import FACES
from antro.games.vast.rules import Vast
from antro.games.vast.settings.campaign import at_their_levels
from antro.games.vast.state.state import VastState


@final
class TablePart(StructPart[VastState, VastView]):
    """The whole table."""

    def __init__(self, game: Vast) -> None:
        lists: dict[str, ViewPart[VastState]] = {
            "squares": Squares(game),
            "pieces": Pieces(game),
            "faces": Faces(game),
        }
        super().__init__(VastView, lists)
        played = at_their_levels(game.options)
        self.game: Final = game
        self.levels: Final = [f"{role}-level:{played[f'{role}-level']}" for role in game.roles]

    def fill(self, veiled: VastState) -> VastView:
        game, config = self.game, veiled.config
        newest = veiled.ground.newest
        return VastView(
            viewer=int(veiled.viewer),
            set=game.options["roles"],
            set_clause=config.variant.clause,
            roles=game.roles,
            levels=self.levels,
            campaign=game.options["campaign"] != "no",
            gone=listed(veiled.gone),
            round=int(veiled.round),
            turn=int(veiled.turn),
            turn_of=None if veiled.role == NOBODY else ROLES[veiled.role],
            goals=[goal_of(veiled, role) for role in config.role_of_seat],
            collapsing=bool(veiled.collapsing),
            fallen=fallen(veiled),
            die=None if veiled.die == OFF else FACES[veiled.die],
            toss=int(veiled.toss),
            newest=None if newest == OFF else f"square:{int(newest)}",
            entrance=square_or_none(veiled.ground.entrance),
            supplies=supplies(veiled),
            knight=knight_view(veiled) if config.plays(KNIGHT) else None,
            goblins=goblins_view(veiled) if config.plays(GOBLINS) else None,
            dragon=dragon_view(veiled) if config.plays(DRAGON) else None,
            cave=cave_view(veiled) if config.plays(CAVE) else None,
            thief=thief_view(veiled) if config.plays(THIEF) else None,
        )


VIEW: Final = View(VastView, TablePart)
