"""Runs of the random user, each in a process, a folder and settings of its own.

    python -m tests.bench.monkey --seed 1 2 3 --actions 20000 --how focus --language

--how focus: what a keyboard and a mouse can do: keys go to the widget that has the focus, the
mouse to the window under it, and what is behind an open dialog gets nothing. --how any: events
and actions go to any widget, also behind an open dialog; --how behind: but not while Qt itself
waits for a dialog or a menu. --language: change it often.
A run without a problem exits with 0.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.bench.monkey.hands import WAYS
from tests.bench.monkey.records import CRASH, JOURNAL, PROBLEMS

SEEDS = tuple(range(1, 21))
ACTIONS = 20_000
HANG_S = 120.0  # without an action: it hangs
LAST = 12  # actions that are shown of a run that ended before its time
TRACE = 40  # lines of the trace that it left
STACK = "stack"  # of one that hangs


def main() -> None:
    """Run what the arguments say; else all seeds as a keyboard and a mouse do."""
    parser = argparse.ArgumentParser(prog="tests.bench.monkey", description=__doc__)
    parser.add_argument("--seed", type=int, nargs="+", default=SEEDS)
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--how", choices=tuple(WAYS), default="focus")
    parser.add_argument("--language", action="store_true")
    arguments = parser.parse_args()
    found = 0
    for seed in arguments.seed:
        found += _run(seed, arguments.actions, arguments.how, often=arguments.language)
    print(f"{len(arguments.seed)} runs, {found} problems  aim 0")
    sys.exit(found > 0)


def _run(seed: int, actions: int, how: str, *, often: bool) -> int:
    """Run one seed and say what it found; how many problems."""
    with TemporaryDirectory(prefix="vpdesk-monkey-") as name:
        folder = Path(name)
        start = monotonic()
        with (folder / "stderr").open("wb") as errors:
            child = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.bench.monkey.child", str(folder)),
                    *(str(seed), str(actions), how, str(int(often))),
                ],
                env=_environment(folder),
                stderr=errors,
                start_new_session=True,
            )
            code = _wait(child, folder / JOURNAL)
        lines = _lines(folder / JOURNAL)
        problems = _lines(folder / PROBLEMS)
        done = lines[-1].split()[0].strip(":") if lines else "0"
        print(
            f"seed {seed:3}  {how}  {done:>6} actions  {monotonic() - start:6.1f} s"
            f"  exit {_exit_name(code)}  {len(problems)} problems"
        )
        where = {each.split("\t")[0]: each.split("\t")[1] for each in reversed(problems)}
        for text, count in Counter(each.split("\t")[0] for each in problems).most_common():
            print(f"  {count:3} x {text}  (first {where[text]})")
        if code:
            _show_end(folder, lines)
        sys.stdout.flush()
        return len(problems) + (code != 0)


def _environment(folder: Path) -> dict[str, str]:
    """A user without any files, who writes into this folder alone."""
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    own = dict.fromkeys((*homes, "XDG_DOCUMENTS_DIR", "TMPDIR"), str(folder))
    root = str(Path(__file__).parents[3])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    return {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path}


def _wait(child: subprocess.Popen[bytes], journal: Path) -> int:
    """The exit code; one that does nothing any more is made to leave a trace and to end."""
    seen, since = -1, monotonic()
    while child.poll() is None:
        sleep(0.2)
        size = journal.stat().st_size if journal.exists() else 0
        if size != seen:
            seen, since = size, monotonic()
        elif monotonic() - since > HANG_S:
            _look_at(child.pid, journal.with_name(STACK))
            child.send_signal(signal.SIGABRT)
            child.wait()
    return child.returncode


def _look_at(pid: int, into: Path) -> None:
    """Write down where each of its threads is, Qt's too, where there is a debugger."""
    debugger = shutil.which("gdb")
    if debugger is not None:
        command = [debugger, "-p", str(pid), "-batch", "-ex", "thread apply all backtrace 40"]
        with into.open("wb") as file:
            subprocess.run(command, stdout=file, stderr=subprocess.DEVNULL, check=False)


def _show_end(folder: Path, lines: list[str]) -> None:
    for line in lines[-LAST:]:
        print(f"    {line}")
    for name in ("stderr", CRASH, STACK):
        for line in _lines(folder / name)[-TRACE * (10 if name == STACK else 1) :]:
            print(f"    {name}: {line}")


def _lines(path: Path) -> list[str]:
    return path.read_text(errors="replace").splitlines() if path.exists() else []


def _exit_name(code: int) -> str:
    return str(code) if code >= 0 else signal.Signals(-code).name


if __name__ == "__main__":
    main()
