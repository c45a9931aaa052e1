"""The frozen program: its size, and its start beside a bare frozen PySide6 window.

`python -m tests.bench.frozen`, after `packaging/build`. Builds in build/bench, with the same
Python, the same lists of what is left out and the same kind of folder: a bare window; and vpdesk
with a start script that tells the clock, as tests.bench.start does from source.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.start import BARE, OURS, PLOT, TABLE, TELL, WINDOW

ROOT = Path(__file__).resolve().parent.parent.parent
BUNDLE = ROOT / "dist" / "vpdesk"
PYTHON = ROOT / "build" / "venv" / "bin" / "python"
WORK = ROOT / "build" / "bench"
RUNS = 41
MOST = {"folder": 175.0, "archive": 48.0, "first paint": 400.0, "times bare": 1.3}

SPEC = """
import sys
from pathlib import Path
sys.path[:0] = [{root!r}, {packaging!r}]
from lean import (
    EXCLUDES, HIDDEN_IMPORTS, compiled_support, kept_code, lean, lean_scripts
)
analysis = Analysis(
    {scripts!r}, pathex=[{root!r}], excludes=EXCLUDES, hiddenimports={hidden},
    datas=[({resources!r}, "vpdesk/resources")],
)
binaries, datas = lean(analysis.binaries, analysis.datas, Path(workpath, "lean"))
programs = [
    EXE(
        PYZ(analysis.pure, name=str(Path(workpath, name + ".pyz"))),
        lean_scripts(analysis.scripts, name),
        exclude_binaries=True, name=name, console=False,
    )
    for name in {names!r}
]
if {support}:  # the bare window is as others make it
    datas += compiled_support(Path(workpath, "support")) + kept_code(Path(workpath, "kept"))
COLLECT(*programs, binaries, datas, name={name!r})
"""


def build(name: str, programs: dict[str, str], hidden: str, *, support: bool) -> Path:
    """Freeze programs, texts by their names, into one folder; the folder.

    support: with PySide6's own modules and what else is compiled from texts, compiled.
    """
    scripts = []
    for script, text in programs.items():
        path = WORK / f"{script}.py"
        path.write_text(TELL + text, encoding="utf-8")
        scripts.append(str(path))
    spec = WORK / f"{name}.spec"
    folders = {"root": ROOT, "packaging": ROOT / "packaging", "resources": ROOT / "resources"}
    places = {key: str(path) for key, path in folders.items()}
    text = SPEC.format(
        name=name, names=list(programs), scripts=scripts, hidden=hidden, support=support, **places
    )
    spec.write_text(text, encoding="utf-8")
    pyinstaller = [str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "FATAL"]
    work = ["--distpath", str(WORK / "dist"), "--workpath", str(WORK / "work")]
    command = [*pyinstaller, *work, str(spec)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return WORK / "dist" / name


def milliseconds(program: Path, environment: dict[str, str]) -> float:
    """From the start of the process until it tells the clock."""
    start = time.monotonic_ns()
    done = subprocess.run([program], env=environment, capture_output=True, check=True)
    return (int(done.stdout) - start) / 1e6


def measure(programs: dict[str, Path]) -> dict[str, list[float]]:
    """The starts of each program, in turn and warm, in milliseconds."""
    figures: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONPATH", None)
        for run in range(RUNS + 2):
            for name, program in programs.items():
                figure = milliseconds(program, environment)
                if run >= 2:  # the first runs warm the caches
                    figures[name].append(figure)
    return figures


def times(figures: list[float], others: list[float]) -> float:
    """How many times longer, as the median of neighbours: the machine may slow down meanwhile."""
    return statistics.median(a / b for a, b in zip(figures, others, strict=True))


def sizes() -> dict[str, float]:
    """The bundle's folder and its archive, in megabytes of a million bytes."""
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    found = {"folder": sum(path.stat().st_size for path in files) / 1e6}
    archives = [path.stat() for path in BUNDLE.parent.glob("vpdesk-*.tar.xz")]
    if archives:
        found["archive"] = max(archives, key=lambda stat: stat.st_mtime).st_size / 1e6
    return found


def main() -> int:
    """Print the figures beside what they may be at most; 1 if one is more."""
    if not (PYTHON.exists() and BUNDLE.exists()):
        sys.exit("Build the bundle first: python3 packaging/build")
    WORK.mkdir(parents=True, exist_ok=True)
    bare = build("bare", {"bare": BARE}, "[]", support=False)
    watched = {"window": WINDOW, "table": TABLE, "plot": PLOT}
    programs = {name: OURS.format(watch=watch) for name, watch in watched.items()}
    ours = build("ours", programs, "HIDDEN_IMPORTS", support=True)
    figures = measure({"bare": bare / "bare"} | {name: ours / name for name in watched})
    ratios = {name: times(starts, figures["bare"]) for name, starts in figures.items()}
    for name, starts in figures.items():
        print(f"{name:8} {statistics.median(starts):6.1f} ms   x {ratios[name]:.2f}")
    first = statistics.median(figures["window"])
    found = sizes() | {"first paint": first, "times bare": ratios["window"]}
    for name, figure in found.items():
        print(f"{name:12} {figure:6.2f}   at most {MOST[name]:.1f}")
    return int(any(figure > MOST[name] for name, figure in found.items()))


if __name__ == "__main__":
    sys.exit(main())
