"""The extension modules that Python finds, each of which only leads into the engine.

mypyc writes a C file for each of them; to compile and link several hundred takes as long as a
game does. They differ in nothing but their names, so here is one for many: compiled once, then
copied. Python tells a module its name when it creates it, which is how it knows what it is.
"""

from pathlib import Path
from typing import Any, Final

from tools.c_headers import written

ALIKE: Final = 25  # modules that share one: many names in it make all its copies large

CREATE: Final = """\
#include <Python.h>

static PyObject *mangled(PyObject *spec)
{
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *joined = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    PyObject *found = joined ? PyUnicode_FromFormat("init_%U", joined) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(joined);
    return found;
}

static PyObject *engine_attribute(PyObject *name)
{
    PyObject *whole = Py_BuildValue("(s)", "*");
    PyObject *engine = whole ? PyImport_ImportModuleLevel("ENGINE", NULL, NULL, whole, 0) : NULL;
    PyObject *found = engine ? PyObject_GetAttr(engine, name) : NULL;
    Py_XDECREF(whole);
    Py_XDECREF(engine);
    return found;
}

static PyObject *create(PyObject *spec, PyModuleDef *definition)
{
    PyObject *name = mangled(spec);
    PyObject *capsule = name ? engine_attribute(name) : NULL;
    void *init = capsule ? PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(capsule);
    return init ? ((PyObject *(*)(void))init)() : NULL;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "ENGINE", NULL, 0, NULL, slots};
"""

ENTRY: Final = "PyMODINIT_FUNC PyInit_{}(void) {{ return PyModuleDef_Init(&definition); }}"


def share_shims(shims: list[Any], engine: str, folder: Path) -> list[list[Any]]:
    """Write the C of some of them into *folder*.

    Returns groups: the first of each is to be built, and the others are copies of it.
    """
    groups = [shims[at : at + ALIKE] for at in range(0, len(shims), ALIKE)]
    for group in groups:
        first, names = group[0], [module.name for module in group]
        first.sources = [str(write_shim(folder / f"{first.name}.c", engine, names))]
    return groups


def write_shim(path: Path, engine: str, modules: list[str]) -> Path:
    """Write the C of an extension module that is any of *modules*. Returns its path."""
    last = sorted({module.rpartition(".")[2] for module in modules})
    return written(path, [CREATE.replace("ENGINE", engine), *map(ENTRY.format, last)])
