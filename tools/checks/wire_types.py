"""Write the TypeScript types of the wire, from ``antro.server.wire``, and of every game's view.

python -m tools.checks.wire_types          write net/wire.gen.ts and games/*/view.gen.ts
python -m tools.checks.wire_types --check  fail if one is not current
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from antro.core.contract.game import CHANCE, HOST, SPECTATOR, TIME
from antro.core.text.words import LANGUAGES
from antro.games import GAMES
from antro.server.http.accounts import LONGEST_NAME
from antro.server.wire import http_requests, http_responses, socket_messages, socket_requests

CLIENT: Final = Path(__file__).parents[2] / "web" / "src"

# The numbers that the client needs: seats without a player, and limits.
CONSTANTS: Final[dict[str, int]] = {
    "CHANCE": int(CHANCE),
    "SPECTATOR": int(SPECTATOR),
    "HOST": int(HOST),
    "TIME": int(TIME),
    "LONGEST_NAME": LONGEST_NAME,
}

HEAD: Final = """\
// Made by tools/checks/wire_types.py from src/antro/{source}. Do not edit.
"""

PLAIN: Final = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    views = {CLIENT / "games" / game / "view.gen.ts": view_types(game) for game in GAMES}
    return {CLIENT / "net" / "wire.gen.ts": wire_types(), **views}


def wire_types() -> str:
    """Return the constants, and every message by direction."""
    incoming = [*get_args(socket_requests.FromClient), *get_args(http_requests.Request)]
    outgoing = [*get_args(socket_messages.ToClient), *get_args(http_responses.Response)]
    blocks = [HEAD.format(source="server/wire"), constants(), shelf()]
    both_ways = [*interfaces(incoming, optional=True), *interfaces(outgoing)]
    blocks += dict.fromkeys(both_ways)  # messages of both directions appear once
    unions = {"FromClient": socket_requests.FromClient, "ToClient": socket_messages.ToClient}
    for name, union in unions.items():
        listed = " | ".join(struct.__name__ for struct in get_args(union))
        blocks.append(f"export type {name} = {listed};\n")
    return "\n".join(blocks)


def constants() -> str:
    """Return ``CONSTANTS`` as TypeScript."""
    listed = msgspec.json.encode(LANGUAGES).decode()
    numbers = [f"export const {name} = {value};\n" for name, value in CONSTANTS.items()]
    return "".join([*numbers, f"export const LANGUAGES = {listed} as const;\n"])


def shelf() -> str:
    """Return the title, cover and texts of every game, for the first page."""
    boxes = {
        name: {
            "title": manifest.title,
            "cover": msgspec.to_builtins(manifest.cover),
            "texts": {
                language: msgspec.to_builtins(http_responses.shelf_texts(words))
                for language, words in manifest.words.items()
            },
        }
        for name, manifest in GAMES.items()
    }
    return f"export const SHELF = {msgspec.json.format(msgspec.json.encode(boxes)).decode()};\n"


def view_types(game: str) -> str:
    """Return the types of the view of a game."""
    shown = GAMES[game].view.shape
    source = shown.__module__.removeprefix("antro.").replace(".", "/") + ".py"
    return "\n".join([HEAD.format(source=source), *interfaces([shown])])


def interfaces(members: list[type[msgspec.Struct]], *, optional: bool = False) -> list[str]:
    """Return the interfaces of *members* and their parts.

    *optional*: fields with a default may be missing, as in messages of a client. The server
    leaves them out only if the struct omits defaults.
    """
    structs: dict[str, inspect.StructType] = {}
    for found in inspect.multi_type_info(members):
        collect(found, structs)
    return [interface(found, optional=optional) for found in structs.values()]


def collect(found: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """Collect every struct within *found*, inner structs first."""
    if isinstance(found, inspect.StructType):
        for field in found.fields:
            collect(field.type, structs)
        structs.setdefault(found.cls.__name__, found)
    for inner in within(found):
        collect(inner, structs)


def within(found: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(found, inspect.ListType):
        yield found.item_type
    elif isinstance(found, inspect.DictType):
        yield found.value_type
    elif isinstance(found, inspect.UnionType):
        yield from found.types


def interface(struct: inspect.StructType, *, optional: bool) -> str:
    lines = [*comment(struct.cls.__doc__ or ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    optional = optional or struct.cls.__struct_config__.omit_defaults
    lines += [member(field, optional=optional) for field in struct.fields]
    return "\n".join([*lines, "}", ""])


def comment(doc: str) -> list[str]:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if not lines:
        return []
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def member(field: inspect.Field, *, optional: bool) -> str:
    mark = "?" if optional and not field.required else ""
    return f"  {field.encode_name}{mark}: {name_of(field.type)};"


def name_of(found: inspect.Type) -> str:
    """Return the TypeScript name of a type."""
    if isinstance(found, inspect.StructType):
        return found.cls.__name__
    if isinstance(found, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in found.values)
    if isinstance(found, inspect.UnionType):
        return " | ".join(name_of(each) for each in found.types)
    if isinstance(found, inspect.ListType):
        inner = name_of(found.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(found, inspect.DictType):
        return f"Record<string, {name_of(found.value_type)}>"
    return PLAIN[type(found)]


def main(arguments: list[str]) -> int:
    """Write every file, or with ``--check`` list stale files. Return the exit status."""
    made = files()
    if arguments == ["--check"]:
        stale = [path for path, text in made.items() if not is_current(path, text)]
        for path in stale:
            print(
                f"{path.relative_to(CLIENT)} is not current: run python -m tools.checks.wire_types"
            )
        return int(bool(stale))
    for path, text in made.items():
        path.parent.mkdir(exist_ok=True)  # of a new game
        path.write_text(text)
    return 0


def is_current(path: Path, text: str) -> bool:
    """Return True if a generated file has this text."""
    return path.exists() and path.read_text() == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
