"""Write the functions that copy states, from the fields in ``__init__`` of their classes.

python -m tools.checks.state_copies          write copies_gen.py beside each state that imports it
python -m tools.checks.state_copies --check  fail if one is not current

The type or the first value of a field decides how it is copied. Numbers and texts are shared. An
object is copied by the function of its class, or by its method ``copy_from`` if it has one. A row
that a new object shares (``NO_CUBES``) is replaced. A row of its own (``NO_CUBES[:]``) is filled
in place. The constructor sets Final fields. Fields below a comment that starts with
``# secret``, up to the next comment line, are left out of ``copy_open_...``.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src"
GENERATED: Final = "copies_gen"
STATES: Final = ("State", "StackState")
PLAIN_TYPES: Final = ("i64", "int", "bool", "str", "float")

HEAD: Final = '"""Copies of states, made by tools/checks/state_copies.py. Do not edit."""\n'

FUNCTION: Final = '''

def {name}(to: "{of}", other: "{of}") -> None:
    """{doc}"""
{lines}
'''


class Unreadable(Exception):
    """The ``__init__`` of a class does not show how to copy it. The message says why."""


@dataclass(frozen=True)
class Module:
    """A source file, parsed."""

    path: Path
    lines: tuple[str, ...]
    tree: ast.Module

    def find(self, name: str) -> "tuple[Module, ast.stmt] | None":
        """Return the definition of a name, and the module that has it."""
        for statement in self.tree.body:
            match statement:
                case ast.ClassDef(name=found) | ast.AnnAssign(target=ast.Name(id=found)):
                    if found == name:
                        return self, statement
                case ast.Assign(targets=[ast.Name(id=found)]) if found == name:
                    return self, statement
                case ast.ImportFrom(module=str(module), names=names):
                    source = self.root() / f"{module.replace('.', '/')}.py"
                    if name in [alias.name for alias in names] and source.exists():
                        return parsed(source).find(name)
        return None

    def root(self) -> Path:
        """Return the folder that absolute imports start from."""
        return next(folder for folder in self.path.parents if folder.name == "src")

    def dotted(self) -> str:
        """Return the name of this module in imports."""
        return ".".join(self.path.relative_to(self.root()).with_suffix("").parts)


@dataclass(frozen=True)
class Class:
    """A class whose objects are copied."""

    module: Module
    node: ast.ClassDef

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.node.name

    def method(self, name: str) -> ast.FunctionDef | None:
        """Return a method of the class itself."""
        methods = [each for each in self.node.body if isinstance(each, ast.FunctionDef)]
        return next((each for each in methods if each.name == name), None)

    def function(self, prefix: str = "copy") -> str:
        """Return the name of a function that copies objects of the class."""
        return prefix + re.sub("([A-Z])", r"_\1", self.name).lower()

    def unreadable(self, what: str) -> Unreadable:
        """Return the error that names the class and its file."""
        path = self.module.path.relative_to(self.module.root().parent)
        return Unreadable(f"{path}: {self.name} cannot be copied: {what}")


@dataclass(frozen=True)
class Kind:
    """The way to copy a field."""

    way: str
    part: Class | None = None


PLAIN: Final = Kind("shared")
ROW: Final = Kind("replaced")
OWN_ROW: Final = Kind("filled")


@dataclass(frozen=True)
class Field:
    """A field that is copied."""

    name: str
    kind: Kind
    secret: bool


@cache
def parsed(path: Path) -> Module:
    """Parse a source file."""
    text = path.read_text()
    return Module(path, tuple(text.splitlines()), ast.parse(text))


def fields_of(of: Class) -> list[Field]:
    """Return the fields that ``__init__`` assigns, without Final ones."""
    start = of.method("__init__")
    if start is None:
        raise of.unreadable("it has no __init__")
    types = {arg.arg: arg.annotation for arg in [*start.args.args, *start.args.kwonlyargs]}
    found, line, secret = [], start.lineno, False
    for statement in start.body:
        notes = [text.strip() for text in of.module.lines[line : statement.lineno - 1]]
        if any(notes):
            secret = next(note for note in notes if note).startswith("# secret")
        line = statement.end_lineno or line
        match statement:
            case ast.Expr(value=ast.Constant()):
                continue
            case ast.AnnAssign(target=target, annotation=annotation, value=value):
                if is_final(annotation):
                    continue
                kind = kind_of_type(of.module, annotation)
            case ast.Assign(targets=[target], value=value):
                argument = types.get(value.id) if isinstance(value, ast.Name) else None
                kind = kind_of_type(of.module, argument) or kind_of_value(of.module, value)
            case _:
                raise of.unreadable(f"line {statement.lineno} does not assign one field")
        match target:
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                pass
            case _:
                raise of.unreadable(f"line {statement.lineno} does not assign one field")
        if kind is None:
            raise of.unreadable(f"the type of {name} is not clear from line {statement.lineno}")
        found.append(Field(name, kind, secret))
    return found


def is_final(annotation: ast.expr | None) -> bool:
    """Return True for ``Final`` and ``Final[...]``."""
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id == "Final"


def kind_of_type(module: Module, annotation: ast.expr | None) -> Kind | None:
    """Return how to copy values of a type."""
    match annotation:
        case ast.Constant(value=None):
            return PLAIN
        case ast.Name(id=name):
            return PLAIN if name in PLAIN_TYPES else kind_of_class(module, name)
        case ast.BinOp(left=left, right=right):
            both = {kind_of_type(module, left), kind_of_type(module, right)}
            return PLAIN if both == {PLAIN} else None
        case ast.Subscript(value=ast.Name(id="vec")):
            return ROW
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return row_of(kind_of_type(module, item))
    return None


def kind_of_class(module: Module, name: str) -> Kind | None:
    """Return how to copy objects of a class, or numbers of a new type."""
    match module.find(name):
        case (Module() as source, ast.ClassDef() as node):
            part = Class(source, node)
            return PLAIN if never_changes(part) else Kind("part", part)
        case (_, ast.Assign(value=ast.Call(func=ast.Name(id="NewType")))):
            return PLAIN
    return None


def never_changes(of: Class) -> bool:
    """Return True for a class with a Final ``text`` that identifies all its data."""
    start = of.method("__init__")
    return start is not None and any(
        isinstance(each, ast.AnnAssign)
        and is_final(each.annotation)
        and isinstance(each.target, ast.Attribute)
        and each.target.attr == "text"
        for each in start.body
    )


def kind_of_value(module: Module, value: ast.expr | None) -> Kind | None:
    """Return how to copy a field with this first value."""
    match value:
        case ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
            return PLAIN
        case ast.Name(id=name):
            return kind_of_constant(module, name)
        case ast.Subscript(slice=ast.Slice()):
            return OWN_ROW
        case ast.Call(func=ast.Subscript(value=ast.Name(id="vec")), args=items):
            return OWN_ROW if items else ROW
        case ast.Call(func=ast.Name(id=name)):
            return kind_of_class(module, name)
        case ast.ListComp(elt=item):
            return row_of(kind_of_value(module, item))
        case ast.List(elts=items) if items:
            return row_of(kind_of_value(module, items[0]))
    return None


def kind_of_constant(module: Module, name: str) -> Kind | None:
    """Return how to copy a field that starts as a constant of a module."""
    match module.find(name):
        case (Module() as source, ast.AnnAssign(annotation=ast.Subscript(slice=of))):
            return kind_of_type(source, of)
        case (Module() as source, ast.AnnAssign(value=value) | ast.Assign(value=value)):
            kind = kind_of_value(source, value)
            return ROW if kind == OWN_ROW else kind
    return None


def row_of(item: Kind | None) -> Kind | None:
    """Return how to copy a list of such items."""
    if item == PLAIN:
        return ROW
    return Kind("parts", item.part) if item is not None and item.way == "part" else None


def files(source: Path = SOURCE) -> dict[Path, str]:
    """Return every generated file with its text."""
    parsed.cache_clear()
    made = {}
    for path in sorted(source.rglob("*.py")):
        if f".{GENERATED} import" in path.read_text():
            module = parsed(path)
            nodes = [node for node in module.tree.body if isinstance(node, ast.ClassDef)]
            roots = [Class(module, node) for node in nodes if is_state(node)]
            if roots:
                made[path.with_name(f"{GENERATED}.py")] = text_of(roots)
    return made


def is_state(node: ast.ClassDef) -> bool:
    """Return True for a class that derives from ``State`` or ``StackState``."""
    return any(isinstance(base, ast.Name) and base.id in STATES for base in node.bases)


def text_of(roots: list[Class]) -> str:
    """Return the functions that copy these classes and their parts."""
    functions: dict[str, str] = {}
    classes = list(roots)
    for of in classes:
        fields = fields_of(of)
        for field in fields:
            part = field.kind.part
            if part and part.method("copy_from") is None and part not in classes:
                classes.append(part)
        if of.function() in functions:
            raise of.unreadable("another class has the same name")
        functions |= functions_of(of, fields)
    modules = sorted({of.module.dotted() for of in classes})
    imports = [
        f"    from {module} import "
        + ", ".join(sorted(of.name for of in classes if of.module.dotted() == module))
        for module in modules
    ]
    numbers = ["from mypy_extensions import i64", ""] if "i64(" in str(functions) else []
    head = [HEAD, "from typing import TYPE_CHECKING", "", *numbers, "if TYPE_CHECKING:", *imports]
    return "\n".join([*head, "".join(functions.values())])


def functions_of(of: Class, fields: list[Field]) -> dict[str, str]:
    """Return the functions of a class: for all fields, and for open fields."""
    shown = [line for field in fields if not field.secret for line in lines_of(field)]
    secret = [line for field in fields if field.secret for line in lines_of(field)]
    name, opened = of.function(), of.function("copy_open")
    if not secret:
        return {name: function(of, name, "Copy every field.", shown)}
    return {
        name: function(of, name, "Copy every field.", [f"{opened}(to, other)", *secret]),
        opened: function(of, opened, "Copy every field that is not secret.", shown),
    }


def function(of: Class, name: str, doc: str, lines: list[str]) -> str:
    """Return the text of a function."""
    body = "\n".join(f"    {line}" for line in lines)
    return FUNCTION.format(name=name, of=of.name, doc=doc, lines=body)


def lines_of(field: Field) -> Iterator[str]:
    """Yield the lines that copy a field."""
    name, part = field.name, field.kind.part
    match field.kind.way:
        case "shared":
            yield f"to.{name} = other.{name}"
        case "replaced":
            yield f"to.{name} = other.{name}[:]"
        case "filled":
            yield f"for at in range(i64(len(other.{name}))):"
            yield f"    to.{name}[at] = other.{name}[at]"
        case "part" if part:
            yield copying(part, name)
        case "parts" if part:
            yield f"for at in range(i64(len(other.{name}))):"
            yield f"    {copying(part, f'{name}[at]')}"


def copying(part: Class, place: str) -> str:
    """Return the call that copies an object."""
    if part.method("copy_from"):
        return f"to.{place}.copy_from(other.{place})"
    return f"{part.function()}(to.{place}, other.{place})"


def main(arguments: list[str], source: Path = SOURCE) -> int:
    """Write every file, or with ``--check`` list stale files. Return the exit status."""
    try:
        made = files(source)
    except Unreadable as problem:
        print(problem)
        return 1
    written = {path: path.read_text() for path in source.rglob(f"{GENERATED}.py")}
    stale = [path for path in {**made, **written} if made.get(path) != written.get(path)]
    for path in stale:
        if arguments == ["--check"]:
            name = path.relative_to(source)
            print(f"{name} is not current: run python -m tools.checks.state_copies")
        elif path in made:
            path.write_text(made[path])
        else:
            path.unlink()
    return int(bool(stale) and arguments == ["--check"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
