"""What a frozen vpdesk carries and what it leaves out; vpdesk.spec and the benches use it.

A table of contents is PyInstaller's: tuples of the name in the collection, the file, its type.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath

from vpdesk.preflight import QT_LIBRARIES

Entry = tuple[str, str, str]

HIDDEN_IMPORTS = ["pydoc"]  # pyqtgraph imports it inside its own import hook
EXCLUDES = [
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",  # 9 MB; STAND_INS are in their place
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtTest",
    "_hashlib",  # with 5 MB of OpenSSL; hashlib has its own MD5 and SHA
    "_ssl",
    "PIL",  # this and the next ones openpyxl takes where they are
    "curses",
    "defusedxml",
    "doctest",
    "lxml",
    "numpy.f2py",
    "numpy.fft",
    "numpy.polynomial",
    "numpy.testing",
    "openpyxl.tests",
    "pandas",
    "pip",
    "pyqtgraph.canvas",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.opengl",
    "readline",
    "setuptools",
    "test",
    "tkinter",
    "unittest",
]
# PyInstaller's preparations for what vpdesk does not do: start processes of its own by Python,
# look for modules it does not know. They would slow each start down.
UNUSED_HOOKS = {"pyi_rth_multiprocessing", "pyi_rth_pkgutil", "pyi_rth_pyqtgraph_multiprocess"}
PLUGINS = {  # by their kind; what is not named stays behind
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"qt-shell", "xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
RECORDS = (Path(__file__).resolve().parents[1] / "resources" / "languages").glob("*/language.json")
LANGUAGES = {path.parent.name for path in RECORDS} - {"en"}  # those of Qt's own texts
# PySide6's own modules are texts in its library, compiled at each start: a tenth of it. It takes
# them from this folder instead, where there is one.
SUPPORT = "shiboken6/files.dir"
COMPILE_SUPPORT = """
import py_compile, sys
from pathlib import Path
import PySide6.QtCore
from shibokensupport.signature import loader
folder = Path(sys.argv[1])
loader.__loader__.zfile.extractall(folder)
for file in sorted(folder.glob("shibokensupport/**/*.py")):
    name, mode = str(file.relative_to(folder)), py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), f"{file}c", name, doraise=True, invalidation_mode=mode)
"""
KEEP_CODE = """
import sys
sys.dont_write_bytecode = False
from pathlib import Path
from vpdesk.gui.quick import kept_code
kept_code.FILE = Path(sys.argv[1], kept_code.FILE.name)
from vpdesk.app import main
code = main(["--screenshot", str(Path(sys.argv[1], "start.png"))])
kept_code.keep()
sys.exit(code)
"""
UNUSED_QT = re.compile(
    r"(lib)?Qt6?(Network|OpenGL|Pdf|Qml|Quick|VirtualKeyboard)\w*\.|opengl32sw|d3dcompiler"
)
# A desktop has these, and they fit its drivers, fonts and printers, which ours would not.
SYSTEM_LIBRARIES = frozenset(QT_LIBRARIES) | {
    "libX11-xcb.so.1",
    "libcups.so.2",
    "libgcc_s.so.1",
    "libstdc++.so.6",
    "libwayland-client.so.0",
    "libxcb.so.1",
}


# pyqtgraph imports these with its plots, and uses them where somebody asks it to draw by OpenGL.
STAND_INS = ("PySide6/QtOpenGL.py", "PySide6/QtOpenGLWidgets.py")
ORNAMENT = "peegee"  # pyqtgraph's own picture, 1 MB


def lean(
    binaries: Iterable[Entry], datas: Iterable[Entry], scratch: Path
) -> tuple[list[Entry], list[Entry]]:
    """The libraries and the files that vpdesk needs, of those that PyInstaller found.

    scratch: a folder for libraries that are made smaller.
    """
    libraries = [entry for entry in binaries if _is_wanted(PurePath(entry[0]))]
    files = [entry for entry in datas if _is_wanted(PurePath(entry[0]))]
    stand_in = str(Path(__file__).with_name("no_opengl.py"))
    files += [(name, stand_in, "DATA") for name in STAND_INS]
    if sys.platform != "linux":
        return libraries, files
    libraries = [_without_debug(entry, scratch) for entry in _reachable(libraries)]
    names = {PurePath(name).name for name, _, _ in libraries}
    return libraries, [
        entry for entry in files if entry[2] != "SYMLINK" or PurePath(entry[0]).name in names
    ]


def compiled_support(scratch: Path) -> list[Entry]:
    """PySide6's own modules, compiled; scratch: a folder to put them in."""
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    subprocess.run([sys.executable, "-c", COMPILE_SUPPORT, str(scratch)], check=True)
    return [
        (f"{SUPPORT}/{file.relative_to(scratch).as_posix()}", str(file), "DATA")
        for file in sorted(scratch.rglob("*.pyc"))
    ]


def kept_code(scratch: Path) -> list[Entry]:
    """What a start from source compiles from texts, compiled; scratch: a folder to put it in."""
    scratch.mkdir(parents=True, exist_ok=True)
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), str(scratch))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **homes}
    subprocess.run([sys.executable, "-c", KEEP_CODE, str(scratch)], env=environment, check=True)
    return [
        (f"vpdesk/gui/quick/__pycache__/{file.name}", str(file), "DATA")
        for file in scratch.glob("*.texts")
    ]


def lean_scripts(scripts: Iterable[Entry], start: str) -> list[Entry]:
    """What an executable runs: PyInstaller's hooks, and of our scripts the one named start."""
    hooks = [entry for entry in scripts if entry[0].startswith("pyi_rth_")]
    return [
        *(hook for hook in hooks if hook[0] not in UNUSED_HOOKS),
        *(entry for entry in scripts if entry[0] == start),
    ]


def _is_wanted(path: PurePath) -> bool:
    """Whether vpdesk loads or reads a file; the translators' .ts, for one, it does not."""
    if path.parts[0] != "PySide6":
        if ORNAMENT in path.parts:
            return False
        return path.suffix != ".ts" and not UNUSED_QT.match(path.name)
    if path.parent.name == "translations":
        return path.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if "plugins" in path.parts:
        stem = path.name.split(".")[0].removeprefix("lib")
        return stem in PLUGINS.get(path.parent.name, ())
    return not any(UNUSED_QT.match(part) for part in path.parts)  # a part may be a framework


def _reachable(entries: list[Entry]) -> list[Entry]:
    """Python's modules, Qt's plugins, our own library, and one after another what these name."""
    files = {PurePath(name).name: file for name, file, kind in entries if kind != "SYMLINK"}
    names = [PurePath(name).name for name, _, kind in entries if _is_loaded_by_name(name, kind)]
    reached: set[str] = set()
    while names:
        name = names.pop()
        if name in files and name not in reached:
            reached.add(name)
            names += _needed(files[name]) - SYSTEM_LIBRARIES
    return [entry for entry in entries if PurePath(entry[0]).name in reached]


def _is_loaded_by_name(name: str, kind: str) -> bool:
    parts = PurePath(name).parts
    return kind == "EXTENSION" or "plugins" in parts or parts[0].startswith(("vpdesk", "libpython"))


def _needed(file: str) -> set[str]:
    """The libraries that an ELF file names; PyInstaller itself cannot do without objdump."""
    done = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s*NEEDED\s+(\S+)$", done.stdout, re.MULTILINE))


def _without_debug(entry: Entry, scratch: Path) -> Entry:
    """Python's own libraries without their debug symbols, which are three quarters of them."""
    name, file, kind = entry
    is_pythons = name.startswith("libpython") or "lib-dynload" in PurePath(name).parts
    if not is_pythons or kind == "SYMLINK" or not shutil.which("strip"):
        return entry
    smaller = scratch / name
    smaller.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-debug", "-o", str(smaller), file], check=True)
    return name, str(smaller), kind
