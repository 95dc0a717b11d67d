"""The view of Vast: the table, with the map and the boards."""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.view.parts import StructPart, Viewer, ViewPart
from antro.core.view.view import View
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, NOBODY, ROLES, THIEF
from antro.games.vast.components.squares import OFF
from antro.games.vast.display.cave_mat import CavePart
from antro.games.vast.display.dragon_mat import DragonPart
from antro.games.vast.display.face_parts import Faces
from antro.games.vast.display.goals import goal_of
from antro.games.vast.display.goblins_mat import GoblinsPart
from antro.games.vast.display.knight_mat import KnightPart
from antro.games.vast.display.map_parts import Pieces, Squares, fallen, supplies
from antro.games.vast.display.names import square_or_none
from antro.games.vast.display.thief_mat import ThiefPart
from antro.games.vast.display.view_types import VastView
from antro.games.vast.map.visibility.die import FACES
from antro.games.vast.rules import Vast
from antro.games.vast.settings.campaign import at_their_levels
from antro.games.vast.state.state import VastState


@final
class TablePart(StructPart[VastState, VastView]):
    """The whole table."""

    public = True

    def __init__(self, game: Vast) -> None:
        config = game.config
        parts: dict[str, ViewPart[VastState] | None] = {
            "viewer": Viewer(),
            "squares": Squares(game),
            "pieces": Pieces(game),
            "knight": KnightPart() if config.plays(KNIGHT) else None,
            "goblins": GoblinsPart() if config.plays(GOBLINS) else None,
            "dragon": DragonPart() if config.plays(DRAGON) else None,
            "cave": CavePart() if config.plays(CAVE) else None,
            "thief": ThiefPart() if config.plays(THIEF) else None,
            "faces": Faces(game),
        }
        super().__init__(VastView, parts)
        played = at_their_levels(game.options)
        self.game: Final = game
        self.levels: Final = [f"{role}-level:{played[f'{role}-level']}" for role in game.roles]

    def fill(self, veiled: VastState) -> VastView:
        game, config = self.game, veiled.config
        newest = veiled.ground.newest
        return VastView(
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
        )


VIEW: Final = View(VastView, TablePart)
