"""Compiles the engines in C, and DDS in C++, into a shared library each; Hatchling runs it.

A compiler of the system is used where there is one, else Zig's, which comes as a Python
package for Linux, macOS and Windows. By hand: python packaging/hatch_build.py
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ModuleNotFoundError:  # run by hand
    BuildHookInterface = MetadataHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "vpdesk" / "native"
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
HOME = "home.txt"  # in the resources
ZIG = "ziglang==0.16.0"
LEAST_MACOS = "11.0"


class Source(NamedTuple):
    """What one library is compiled from.

    folder: of the sources. ending: theirs. command: of Zig. variable, compilers: where the command
    of a system's compiler is looked for. header: one that it must have. flags: of the language.
    """

    name: str
    folder: Path
    ending: str
    command: str
    variable: str
    compilers: tuple[str, ...]
    header: str
    flags: tuple[str, ...]

    @property
    def library(self) -> Path:
        """The file that is made."""
        return FOLDER / f"{self.name}{SUFFIX}"


ENGINES = Source(
    "_native", FOLDER, ".c", "cc", "CC", ("cc", "gcc", "clang"), "math.h", ("-std=c11", "-Wextra")
)
DOUBLE_DUMMY = Source(
    "_dds",
    FOLDER / "dds",
    ".cpp",
    "c++",
    "CXX",
    ("c++", "g++", "clang++"),
    "vector",
    ("-std=c++11",),
)
SOURCES = (ENGINES, DOUBLE_DUMMY)


class NativeBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Compiles before the files of a wheel, or of an editable installation, are gathered."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs besides Hatchling."""
        return [] if all(map(system_compiler, SOURCES)) else [ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and make the wheel one of this platform; version: "editable" or "standard"."""
        compile_libraries()
        build_data["tag"] = f"py3-none-{platform_tag()}"
        build_data["pure_python"] = False
        for each in SOURCES:
            build_data["artifacts"].append(f"vpdesk/native/{each.library.name}")
        home = home_file(ROOT / "build") if version == "standard" else None
        if home is not None:
            build_data["force_include"][str(home)] = f"vpdesk/resources/{HOME}"


class HomeHook(MetadataHookInterface):  # type: ignore[misc]
    """The web addresses of the project, where the builder says its home (VPDESK_HOME).

    Packages are shown where no file lies beside README, so its links are whole addresses there.
    """

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses: of a repository on a forge."""
        home = os.environ.get("VPDESK_HOME", "").rstrip("/")
        places = {"Homepage": "", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
        metadata["urls"] = {name: home + place for name, place in places.items()} if home else {}
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        files = os.environ.get("VPDESK_URL", "").rstrip("/") or f"{home}/raw/main"
        text = front_page(text, home, files) if home else text
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def front_page(text: str, home: str, files: str) -> str:
    """README with whole addresses: of pages under the home, of pictures where files are plain."""
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\g<1>{files}/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!https?:|#)", rf"\g<1>{home}/blob/main/", text)


def platform_tag() -> str:
    """On what the libraries run; on macOS Python names all for which it was itself compiled."""
    if sys.platform == "darwin":
        return f"macosx_{LEAST_MACOS.replace('.', '_')}_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def home_file(folder: Path) -> Path | None:
    """The file from which the program knows its home, written where VPDESK_HOME says it."""
    home = os.environ.get("VPDESK_HOME", "").rstrip("/")
    if not home:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HOME).write_text(home + "\n", encoding="utf-8")
    return folder / HOME


def system_compiler(source: Source) -> list[str]:
    """The command of a compiler that works here; empty where there is none."""
    for name in [os.environ.get(source.variable, ""), *source.compilers]:
        if name and shutil.which(name) and _works(name, source):
            return [name]
    return []


def _works(compiler: str, source: Source) -> bool:
    """Whether it is one, with the system's headers: names may be there that start nothing."""
    command = [compiler, "-fsyntax-only", "-x", {".c": "c"}.get(source.ending, "c++"), "-"]
    text = f"#include <{source.header}>".encode()
    return (
        subprocess.run(command, input=text, stderr=subprocess.DEVNULL, check=False).returncode == 0
    )


def compile_libraries() -> None:
    """Write the libraries beside their sources, unless they are newer than those are."""
    for each in SOURCES:
        _compile(each)


def _compile(source: Source) -> None:
    files = sorted(source.folder.glob(f"*{source.ending}"))
    known = [*files, *source.folder.glob("*.h"), Path(__file__)]
    newest = max(each.stat().st_mtime for each in known)
    if source.library.exists() and source.library.stat().st_mtime >= newest:
        return
    compiler = system_compiler(source)
    static = ["-static"] if compiler and sys.platform == "win32" else []
    if not compiler and find_spec("ziglang"):
        compiler = [sys.executable, "-m", "ziglang", source.command]
    if not compiler:
        sys.exit(f"No C and C++ compiler was found: install one, or the Python package {ZIG}.")
    flags = [*source.flags, "-O3", "-Wall", "-fvisibility=hidden", "-shared", *static]
    system = [] if sys.platform == "win32" else ["-fPIC", "-lm"]
    os.environ.setdefault("MACOSX_DEPLOYMENT_TARGET", LEAST_MACOS)
    # A compiler may leave more than the library; the library is replaced whole: it may be in use.
    with TemporaryDirectory(dir=FOLDER) as folder:
        made = Path(folder, source.library.name)
        subprocess.run([*compiler, *flags, "-o", str(made), *map(str, files), *system], check=True)
        made.replace(source.library)


if __name__ == "__main__":
    compile_libraries()
