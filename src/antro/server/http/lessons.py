"""List, open and continue lessons. Each lesson has its own table."""

import asyncio
from typing import Final, final

from msgspec.structs import replace

from antro.bots.levels import LEVELS
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.http.lobby import Lobby
from antro.server.store import rows
from antro.server.store.storage import SeatRow
from antro.server.table.lesson_steps import lesson_step
from antro.server.table.live_table import LiveTable
from antro.server.wire.http_requests import OpenLesson, OpenTable
from antro.server.wire.http_responses import LessonInfo
from antro.server.wire.socket_messages import LessonStep

GENTLEST: Final = min(LEVELS)  # the bots that play after the end of a script


@final
class Lessons:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.tables: Final = lobby.tables

    async def listed(self, guest: str) -> list[LessonInfo]:
        """List the lessons of all games, with the guest's progress."""
        begun = await self.begun(guest)
        found: list[LessonInfo] = []
        for game, manifest in self.tables.games.items():
            for name in manifest.lessons:
                found.append(await self.info(game, name, begun.get((game, name), "")))
                await asyncio.sleep(0)  # let other tables continue
        return found

    async def begun(self, guest: str) -> dict[tuple[str, str], str]:
        """Return the table of each lesson that the guest has started, by game and lesson."""
        if not guest:
            return {}
        return await self.tables.storage.do(lambda c: rows.lessons_of(c, guest))

    async def info(self, game: str, name: str, table: str) -> LessonInfo:
        lesson = self.tables.games[game].lesson(name)
        step = await self.step_at(table) if table else None
        return LessonInfo(
            game=game,
            name=name,
            title=lesson.title,
            about=lesson.about,
            minutes=lesson.minutes,
            options=lesson.options,
            role=lesson.role,
            steps=len(lesson.steps),
            step=step.first if step else 0,
            done=step.done if step else False,
            table=table if step else "",
        )

    async def step_at(self, table: str) -> LessonStep | None:
        """Return the step of the lesson at a table, or nothing if the table cannot be opened."""
        try:
            return await self.tables.show(table, step_of)
        except Refused:
            return None

    async def open(self, guest: str, game: str, name: str, wanted: OpenLesson) -> LiveTable:
        """Return the table of a lesson: the guest's last one, or a new one."""
        if game not in self.tables.games or name not in self.tables.games[game].lessons:
            raise Refused(Reason("unknown_lesson"))
        begun = (await self.begun(guest)).get((game, name), "")
        step = await self.step_at(begun) if begun and not wanted.again else None
        if step is not None and not step.done:
            return await self.tables.table(begun)
        return await self.begin(guest, game, name)

    async def begin(self, guest: str, game: str, name: str) -> LiveTable:
        script = self.tables.games[game].lesson_script(name)
        rules = self.lobby.rules_to_open(game, script.lesson.options)
        seats = [SeatRow(at, level=GENTLEST) for at in range(rules.seats)]
        seats[script.seat] = SeatRow(script.seat, player=guest)
        plain = self.lobby.new_table(guest, rules, seats, OpenTable(game, []))
        return await self.lobby.add(replace(plain, lesson=name))


def step_of(live: LiveTable) -> LessonStep | None:
    lesson = live.table_game.lesson
    if lesson is None:
        return None
    return lesson_step(live.id, live.table.match, lesson, live.manifest.lessons)
