"""Every module that is not compiled is listed here with its reason, so none is left out by mistake.

``tools/build/engine.py`` lists the modules of the server that are compiled.
"""

import pytest

from tools.build import engine

pytestmark = pytest.mark.plain

LEFT_OUT = {
    "bots/coach.py": "a msgspec struct",
    "bots/levels.py": "a msgspec struct",
    "bots/packed_state.py": "called once per move of a bot, and reads fields by name",
    "bots/play.py": "called once per move of a bot; the search itself is compiled",
    "bots/policies.py": "called once per table",
    "bots/worker.py": "a msgspec struct",
    "core/contract/descriptions.py": "a msgspec struct",
    "core/contract/errors.py": "exceptions, for refusals only",
    "core/contract/fields.py": "reads fields by name, for packed states and small games",
    "core/evaluation/weights.py": "reads a file, once",
    "core/match/clock.py": "a msgspec struct",
    "core/match/events.py": "a msgspec struct",
    "core/match/migration.py": "opens an old table, once",
    "core/record/record.py": "a msgspec struct",
    "core/record/verify.py": "reads a record, once",
    "core/text/picture.py": "a msgspec struct",
    "core/text/words.py": "sentences for people, one at a time",
    "core/tutorial/lesson.py": "a msgspec struct",
    "games/default_display.py": "a msgspec struct",
    "games/drako/bot/reasons.py": "hints, asked at most once per click",
    "games/drako/components/decks.py": "reads files, once per table",
    "games/drako/display/explain.py": "asked at most once per click",
    "games/drako/display/obstacles.py": "asked at most once per click",
    "games/drako/display/picture.py": "a picture, once per move",
    "games/drako/display/text.py": "text, once per move",
    "games/drako/display/view_types.py": "a msgspec struct",
    "games/drako/manifest.py": "a table that is read once",
    "games/drako/options.py": "called once per table",
    "games/heroes/bot/reasons.py": "hints, asked at most once per click",
    "games/heroes/bot/setup_reasons.py": "hints, asked at most once per click",
    "games/heroes/display/board_obstacles.py": "asked at most once per click",
    "games/heroes/display/explain.py": "asked at most once per click",
    "games/heroes/display/obstacles.py": "asked at most once per click",
    "games/heroes/display/text.py": "text, once per move",
    "games/heroes/display/view_types.py": "a msgspec struct",
    "games/heroes/manifest.py": "a table that is read once",
    "games/heroes/options.py": "called once per table",
    "games/lists.py": "reads files, once per table",
    "games/manifest.py": "called at most once per move",
    "games/option.py": "a msgspec struct",
    "games/shelf.py": "loads each game once",
    "games/vast/bot/reasons.py": "hints, asked at most once per click",
    "games/vast/components/decks.py": "reads files, once per table",
    "games/vast/display/explain.py": "asked at most once per click",
    "games/vast/display/map_obstacles.py": "asked at most once per click",
    "games/vast/display/mat_obstacles.py": "asked at most once per click",
    "games/vast/display/picture.py": "a picture, once per move",
    "games/vast/display/text.py": "text, once per move",
    "games/vast/display/view_types.py": "a msgspec struct",
    "games/vast/manifest.py": "a table that is read once",
    "games/vast/options.py": "called once per table",
    "games/vast/settings/campaign.py": "called once per table",
    "games/volfyirion/bot/reasons.py": "hints, asked at most once per click",
    "games/volfyirion/display/explain.py": "asked at most once per click",
    "games/volfyirion/display/obstacles.py": "asked at most once per click",
    "games/volfyirion/display/text.py": "text, once per move",
    "games/volfyirion/display/view_types.py": "a msgspec struct",
    "games/volfyirion/manifest.py": "a table that is read once",
    "games/volfyirion/options.py": "called once per table",
}


def test_all_modules_are_compiled_except_these():
    listed = {name for name in engine.sources() if not name.startswith("server/")}
    modules = {name for name in listed if not name.endswith("/__init__.py")}
    reasons = {name: engine.why_left_out(name) for name in sorted(modules)}
    assert {name: reason for name, reason in reasons.items() if reason} == LEFT_OUT


@pytest.mark.parametrize("pattern", engine.LEFT_OUT)
def test_every_pattern_of_modules_left_out_is_needed(pattern):
    assert any(engine.any_of([pattern], name) for name in engine.sources())


def test_a_pattern_matches_within_one_folder():
    assert engine.any_of(["games/*/decks.py"], "games/vast/decks.py")
    assert not engine.any_of(["games/*/decks.py"], "games/vast/knight/effects/decks.py")
