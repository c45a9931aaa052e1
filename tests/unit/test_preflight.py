"""What keeps Qt from starting is told in one sentence before Qt aborts."""

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vpdesk import preflight
from vpdesk.preflight import (
    NO_DISPLAY,
    PACKAGES,
    QT_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    problem,
)

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="about displays on Linux")
needs_x11 = pytest.mark.skipif(bool(preflight.missing(X11_LIBRARIES)), reason="needs X11")

real_load = ctypes.CDLL


def hide(monkeypatch: pytest.MonkeyPatch, *hidden: str) -> None:
    """Make libraries, and the plugins of Qt that need them, fail to load; others do load."""

    def load(name: str) -> object:
        for library in hidden:
            if name == library or name.endswith(("libqxcb.so", "libqwayland.so")):
                raise OSError(f"{library}: cannot open shared object file: No such file")
        return object() if name in PACKAGES else real_load(name)

    monkeypatch.setattr(ctypes, "CDLL", load)


def hide_widgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)


def test_offscreen_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, *X11_LIBRARIES)
    assert problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_one_library_of_qt_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_widgets(monkeypatch)
    hide(monkeypatch, "libEGL.so.1")
    assert problem({"QT_QPA_PLATFORM": "offscreen"}) == (
        "vpdesk needs the system library libEGL.so.1; "
        "on Debian or Ubuntu install it with: sudo apt install libegl1"
    )


def test_all_missing_libraries_are_named_and_each_package_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hide_widgets(monkeypatch)
    hide(monkeypatch, *QT_LIBRARIES)
    sentence = problem({})
    assert sentence is not None
    assert all(library in sentence for library in QT_LIBRARIES)
    packages = sentence.partition("sudo apt install ")[2].split()
    assert sorted(packages) == sorted(set(QT_LIBRARIES.values()))


def test_qt_does_not_load_for_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_widgets(monkeypatch)
    hide(monkeypatch)
    sentence = problem({})
    assert sentence is not None
    assert "pip install --force-reinstall" in sentence
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    bundle = problem({})
    assert bundle is not None
    assert bundle.endswith("install it again from its archive or installer.")


@linux_only
@pytest.mark.parametrize(
    "environ", [{"DISPLAY": ":0"}, {"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}]
)
def test_libraries_of_x11_are_missing(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str]
) -> None:
    hide(monkeypatch, "libxcb-cursor.so.0", "libxcb-icccm.so.4")
    assert problem(environ) == (
        "vpdesk needs the system libraries libxcb-cursor.so.0, libxcb-icccm.so.4; "
        "on Debian or Ubuntu install them with: sudo apt install libxcb-cursor0 libxcb-icccm4"
    )


@linux_only
def test_a_library_not_in_the_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, "libnew.so.1")
    sentence = problem({"DISPLAY": ":0"})
    assert sentence is not None
    assert "libnew.so.1" in sentence


@linux_only
def test_a_library_of_wayland_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, "libwayland-cursor.so.0")
    for asked in ("", "wayland"):
        sentence = problem({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": asked})
        assert sentence is not None
        assert "apt install libwayland-cursor0" in sentence


@linux_only
def test_x11_is_asked_only_where_wayland_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":5"}
    monkeypatch.setattr(preflight, "_plugin_problem", lambda platform, libraries: None)
    monkeypatch.setattr(preflight, "_x11_problem", lambda display: f"tried {display}")
    monkeypatch.setattr(preflight, "_wayland_problem", lambda display: None)
    assert problem(both) is None
    monkeypatch.setattr(preflight, "_wayland_problem", lambda display: f"no {display}")
    assert problem(both) == "tried :5"
    assert problem({"WAYLAND_DISPLAY": "wayland-0"}) == "no wayland-0"
    assert problem(both | {"QT_QPA_PLATFORM": "wayland"}) == "no wayland-0"


def in_a_new_process(**environ: str) -> str:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    code = "import os; from vpdesk.preflight import problem; print(problem(os.environ))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=kept | {"PYTHONIOENCODING": "utf-8"} | environ,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return result.stdout.strip()


@linux_only
def test_no_display() -> None:
    assert in_a_new_process() == NO_DISPLAY
    assert in_a_new_process(QT_QPA_PLATFORM="xcb") == NO_DISPLAY


@needs_x11
def test_a_display_that_is_not_there() -> None:
    sentence = in_a_new_process(DISPLAY=":4711")
    assert "cannot reach the display “:4711”" in sentence


@pytest.mark.skipif(bool(preflight.missing(WAYLAND_LIBRARIES)), reason="needs Wayland")
def test_a_wayland_display_that_is_not_there(tmp_path: Path) -> None:
    sentence = in_a_new_process(WAYLAND_DISPLAY="wayland-4711", XDG_RUNTIME_DIR=str(tmp_path))
    assert "cannot reach the display “wayland-4711”" in sentence


@needs_x11
@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="needs an X server")
def test_a_display_that_is_there() -> None:
    code = "import os; from vpdesk.preflight import problem; print(problem(os.environ))"
    environ = {
        k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    result = subprocess.run(
        ["xvfb-run", "-a", sys.executable, "-c", code],
        env=environ,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert result.stdout == "None\n"


def test_nothing_but_the_standard_library_at_the_top() -> None:
    code = "import sys, vpdesk.preflight; print(sorted(m for m in sys.modules if 'PySide6' in m))"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout == "[]\n"
