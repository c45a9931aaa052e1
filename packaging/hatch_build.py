"""Compiles vpdesk's C sources into one shared library; Hatchling runs it for every build.

A C compiler of the system is used where there is one, else Zig's, which comes as a Python
package for Linux, macOS and Windows. By hand: python packaging/hatch_build.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by hand
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "vpdesk" / "native"
LIBRARY = FOLDER / f"_native{ {'win32': '.dll', 'darwin': '.dylib'}.get(sys.platform, '.so') }"
ZIG = "ziglang>=0.13,<0.17"
COMPILERS = ("cc", "gcc", "clang")


class NativeBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Compiles before the files of a wheel, or of an editable installation, are gathered."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs besides Hatchling."""
        return [] if system_compiler() else [ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile, and make the wheel one of this platform."""
        compile_library()
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"
        build_data["artifacts"].append(f"vpdesk/native/{LIBRARY.name}")


def system_compiler() -> list[str]:
    """The command of a C compiler that works here; empty where there is none."""
    for name in [os.environ.get("CC", ""), *COMPILERS]:
        if name and shutil.which(name) and _works(name):
            return [name]
    return []


def _works(compiler: str) -> bool:
    """Whether it is one, with the system's headers: names may be there that start nothing."""
    command = [compiler, "-fsyntax-only", "-x", "c", "-"]
    return (
        subprocess.run(
            command, input=b"#include <math.h>", stderr=subprocess.DEVNULL, check=False
        ).returncode
        == 0
    )


def compile_library() -> None:
    """Write the library beside its sources, unless it is newer than they are."""
    sources = sorted(FOLDER.glob("*.c"))
    newest = max(each.stat().st_mtime for each in [*sources, *FOLDER.glob("*.h"), Path(__file__)])
    if LIBRARY.exists() and LIBRARY.stat().st_mtime >= newest:
        return
    compiler = system_compiler()
    if not compiler and find_spec("ziglang"):
        compiler = [sys.executable, "-m", "ziglang", "cc"]
    if not compiler:
        sys.exit(f"No C compiler was found: install one, or the Python package {ZIG}.")
    made = LIBRARY.with_name(f"{LIBRARY.name}.{os.getpid()}")  # replaced whole: it may be in use
    flags = ["-std=c11", "-O3", "-Wall", "-Wextra", "-fvisibility=hidden", "-shared"]
    system = [] if sys.platform == "win32" else ["-fPIC", "-lm"]
    command = [*compiler, *flags, "-o", str(made), *map(str, sources), *system]
    subprocess.run(command, check=True)
    made.replace(LIBRARY)
    for suffix in (".pdb", ".lib"):  # what Windows compilers leave beside it
        made.with_suffix(suffix).unlink(missing_ok=True)


if __name__ == "__main__":
    compile_library()
