"""Resident memory after the start, and what stepping adds: python -m tests.bench.memory."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QSpinBox

from tests.bench.spinner import LEAST, Paints, open_window, up_and_down
from vpdesk.gui.start import READY_LINE
from vpdesk.report.scales.report import FIRST_PINS, ScaleChoice

WARM_UP, STEPS = 1_000, 10_000
WARNINGS = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


def resident_mb(process: int | str = "self") -> float:
    """VmRSS of a process in MB of 1024 * 1024 bytes."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def after_start() -> float:
    """Resident memory of the real program once its plot is there, in MB."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        environment[READY_LINE] = "1"
        with subprocess.Popen(
            [sys.executable, "-m", "vpdesk"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as program:
            try:
                assert program.stdout is not None
                if program.stdout.readline() != "ready\n":
                    raise RuntimeError("the program did not say ready")
                return resident_mb(program.pid)
            finally:
                program.kill()


def growth() -> tuple[float, int]:
    """MB that are more resident after the steps, and warnings of Qt."""
    warnings = []

    def take(kind: QtMsgType, context: object, text: str) -> None:
        if kind in WARNINGS and "propagateSizeHints" not in text:
            warnings.append(text)

    qInstallMessageHandler(take)
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(Path(folder), ScaleChoice(LEAST, pins=FIRST_PINS))
        spin = window.findChild(QSpinBox, "boardsSpin")
        assert spin is not None
        paints = Paints(window)
        readings = []
        for count in (WARM_UP, STEPS):
            for step in up_and_down(count):
                value = spin.value()
                spin.stepBy(step if value + step >= LEAST else -step)
                paints.wait()
            gc.collect()
            readings.append(resident_mb())
        window.close()
    qInstallMessageHandler(None)
    return readings[1] - readings[0], len(warnings)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(f"after start   {after_start():6.1f} MB  aim 110")
    grown, warnings = growth()
    print(f"{STEPS} steps  {grown:+6.1f} MB  aim 5")
    print(f"Qt warnings   {warnings:6}     aim 0")


if __name__ == "__main__":
    main()
