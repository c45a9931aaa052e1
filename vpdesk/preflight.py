"""Can Qt start here? Asked before it tries, as all it can do itself is to abort.

Nothing outside the standard library is imported at the top: packaging/run.py reads the lists
of libraries before anything is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

# System libraries that Qt's own ones name, and the Debian packages in which they are.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
PACKAGES = QT_LIBRARIES | X11_LIBRARIES | WAYLAND_LIBRARIES

NO_DISPLAY = (
    "vpdesk found no display to open its window on; start it from a desktop, connect with ssh -X, "
    "or set QT_QPA_PLATFORM=offscreen to work without a window."
)


def problem(environ: Mapping[str, str]) -> str | None:
    """None if Qt can start in this environment, or a sentence that says what to do first."""
    try:
        import PySide6.QtWidgets  # noqa: F401 - what is tried is the import
    except ImportError as error:
        again = f"with: {sys.executable} -m pip install --force-reinstall PySide6-Essentials"
        if getattr(sys, "frozen", False):
            again = "from its archive or installer."
        return _needed(missing(QT_LIBRARIES)) or (
            f"vpdesk cannot load Qt ({error}); install it again {again}"
        )
    if sys.platform != "linux":
        return None
    asked = environ.get("QT_QPA_PLATFORM", "")
    display, wayland = environ.get("DISPLAY", ""), environ.get("WAYLAND_DISPLAY", "")
    if "wayland" in asked or (wayland and not asked):
        found = _plugin_problem("wayland", WAYLAND_LIBRARIES) or _wayland_problem(wayland)
        if found is None or asked or not display:
            return found  # else Qt falls back on X11
    elif asked and "xcb" not in asked:
        return None
    if not display:
        return NO_DISPLAY
    return _plugin_problem("xcb", X11_LIBRARIES) or _x11_problem(display)


def missing(libraries: Mapping[str, str]) -> list[str]:
    """Those of the libraries that this system cannot load."""
    return [name for name in libraries if _load_error(name)]


def _load_error(library: str) -> str:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def _needed(names: list[str]) -> str | None:
    if not names:
        return None
    packages = " ".join(dict.fromkeys(PACKAGES[name] for name in names))
    what, them = ("library", "it") if len(names) == 1 else ("libraries", "them")
    return (
        f"vpdesk needs the system {what} {', '.join(names)}; "
        f"on Debian or Ubuntu install {them} with: sudo apt install {packages}"
    )


def _plugin_problem(platform: str, libraries: Mapping[str, str]) -> str | None:
    """What keeps Qt's plugin for a platform from loading."""
    from PySide6.QtCore import QCoreApplication  # no Qt at the top

    folders = QCoreApplication.libraryPaths()
    paths = [Path(folder, "platforms", f"libq{platform}.so") for folder in folders]
    error = _load_error(str(next(filter(Path.exists, paths), f"libq{platform}.so")))
    if not error:
        return None
    return _needed(missing(libraries)) or (
        f"vpdesk cannot load Qt's {platform} plugin ({error}); install the system library it names."
    )


def _x11_problem(display: str) -> str | None:
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return _unreachable(display, "DISPLAY") if failed else None


def _wayland_problem(display: str) -> str | None:
    import ctypes

    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = wayland.wl_display_connect(display.encode() or None)
    if connection is None:
        return _unreachable(display, "WAYLAND_DISPLAY")
    wayland.wl_display_disconnect(ctypes.c_void_p(connection))
    return None


def _unreachable(display: str, variable: str) -> str:
    return (
        f"vpdesk cannot reach the display “{display}”; start it from a desktop, connect with "
        f"ssh -X, or correct the variable {variable}."
    )
