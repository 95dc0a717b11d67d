"""Add the compiled engine and the built client to a wheel.

An editable install gets neither. It runs the sources, and ``./play`` and ``./test`` build both.
"""

import shutil
import sys
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build starts in another folder

from tools.build import compiling, engine  # noqa: E402 (the line above adds its folder)
from tools.setup import client, keys, packages  # noqa: E402


class WheelHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Return the packages to compile and to build the client, if this machine can do that."""
        extras = ["compile"] if not engine.obstacle() else []
        extras += ["client"] if client.exists() else []
        return packages.requirements(tuple(extras))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if client.exists() and not client.current():
            client.install()
            client.build()
        if client.exists() and not client.illustrated():
            self.add_pictures()
        problem = engine.obstacle()
        if problem:
            self.app.display_warning(f"the engine will run interpreted: {problem}")
        else:
            self.add_engine(build_data)

    def add_pictures(self) -> None:
        try:
            client.make_pictures()
        except CalledProcessError:
            self.app.display_warning("browsers will draw all pictures: this machine cannot")

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Put extension modules beside their sources, and mark the wheel for this platform."""
        made = engine.ready_made() or self.compiled_engine()
        build_data["force_include"] |= {
            str(path): str(path.relative_to(made)) for path in compiling.extension_modules(made)
        }
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compiled_engine(self) -> Path:
        made = keys.BUILD / "wheel"
        shutil.rmtree(made, ignore_errors=True)
        engine.compile_engine(made)
        return made
