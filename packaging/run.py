"""Start vpdesk, or its tests, from a checkout: install what is missing, then run.

python3 packaging/run.py [argument ...]       start the program with these arguments
python3 packaging/run.py test [argument ...]  run the tests; the arguments go to pytest

Everything is installed into .venv beside this folder; only where Python's venv module or a
system library is missing, apt-get installs it. Needs Python 3.11 or later, nothing else.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def main(arguments: list[str]) -> NoReturn:
    """Run the tests or the program; the exit code is theirs."""
    if sys.version_info < (3, 11):  # noqa: UP036 - the reader may have an older one
        sys.exit("vpdesk needs Python 3.11 or later; install it and run this with it.")
    if arguments[:1] == ["test"]:
        install(group="test")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # compiling takes 10 s of each run
        os.chdir(ROOT)
        replace_process([str(PYTHON), "-m", "pytest", "-n", "auto", *arguments[1:]])
    install(group="")
    replace_process([str(PYTHON), "-P", "-m", "vpdesk", *arguments])


def install(group: str) -> None:
    """Install the project, and a dependency group of pyproject.toml, unless that is done."""
    state = hashlib.sha256(installed_from() + str(ROOT).encode()).hexdigest()
    stamp = VENV / f"installed-{group or 'program'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == state:
        return
    install_system_packages(window=not group)
    if not PYTHON.exists():
        say("making .venv")
        check([sys.executable, "-m", "venv", "--clear", str(VENV)])
    say("installing into .venv; the first time this takes a minute or two")
    pip_install(PYTHON, "--editable", ".", *(["--group", group] if group else []))
    check([str(PYTHON), "-m", "compileall", "-q", "vpdesk"])  # the first start is a fast one too
    stamp.write_text(state, encoding="utf-8")


def pip_install(python: Path, *what: str) -> None:
    """Install into an environment, in the versions that were tested where they can be had."""
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    check([*pip, "--upgrade", "pip>=25.1"])  # the first with dependency groups
    if not run([*pip, "--constraint", str(CONSTRAINTS), *what]):
        say("not in the versions that were tested, so in those that pyproject.toml allows")
        check([*pip, *what])


def installed_from() -> bytes:
    """What an installation is made of besides Python files; when it changes, it is outdated."""
    native = sorted((ROOT / "vpdesk" / "native").rglob("*.[ch]*"))
    files = [ROOT / "pyproject.toml", ROOT / "packaging" / "hatch_build.py", CONSTRAINTS, *native]
    return b"".join(file.read_bytes() for file in files)


def install_system_packages(*, window: bool) -> None:
    """Install by apt-get what Python and Qt lack; elsewhere, leave the word to them."""
    if not shutil.which("apt-get"):
        return
    sys.path.insert(0, str(ROOT))
    from vpdesk.preflight import PACKAGES, QT_LIBRARIES, missing  # found by path

    libraries = PACKAGES if window else QT_LIBRARIES
    packages = {libraries[name] for name in missing(libraries)}
    no_venv = not PYTHON.exists() and importlib.util.find_spec("ensurepip") is None
    if no_venv:
        packages.add(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    if not packages or apt_installs(sorted(packages)):
        return
    by_hand = (
        f"vpdesk needs system packages; as root, run: apt-get install {' '.join(sorted(packages))}"
    )
    if no_venv:
        sys.exit(by_hand)
    say(by_hand)  # it may do without: a library of Wayland is not used under X11


def apt_installs(packages: list[str]) -> bool:
    """Install Debian packages, as root or through sudo; False where that does not work."""
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        apt.insert(0, "sudo")
    return run([*apt, "update"]) and run(
        [*apt, "install", "--yes", "--no-install-recommends", *packages]
    )


def check(command: list[str]) -> None:
    """Run a command; where it fails, end with a sentence that names it."""
    if not run(command):
        sys.exit(f"vpdesk is not installed because this failed: {shlex.join(command)}")


def run(command: list[str]) -> bool:
    """Say and run a command; whether it succeeded."""
    say(shlex.join(command))
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def say(text: str) -> None:
    """Tell what is happening, apart from what the program itself prints."""
    print(f"[vpdesk] {text}", file=sys.stderr, flush=True)


def replace_process(command: list[str]) -> NoReturn:
    """Become the command; on Windows, which has no such thing, wait for it."""
    if WINDOWS:
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
