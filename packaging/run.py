"""Start vpdesk, or its tests, from a checkout: install what is missing, then run.

python3 packaging/run.py [argument ...]       start the program with these arguments
python3 packaging/run.py test [argument ...]  run the tests; the arguments go to pytest

Everything is installed into .venv beside this folder; only where Python's venv module or a
system library is missing, apt-get installs it, once you have said yes. Nothing is run from the
folder in which it is started. Needs Python 3.11 or later, nothing else.
"""

# Without a future import, and with some types in quotes, it can be read by Python 3.6 too.
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
PINS = ROOT / "packaging" / "pins"
VENV = ROOT / ".venv"
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def main(arguments: "list[str]") -> NoReturn:
    """Run the tests or the program; the exit code is theirs."""
    if sys.version_info < (3, 11):  # noqa: UP036 - the reader may have an older one
        sys.exit(too_old())
    if arguments[:1] == ["test"]:
        install(group="test")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # compiling takes 10 s of each run
        os.chdir(ROOT)
        replace_process([str(PYTHON), "-m", "pytest", "-n", "auto", *arguments[1:]])
    install(group="")
    replace_process([str(PYTHON), "-P", "-m", "vpdesk", *arguments])


def too_old() -> str:
    """What to do about this Python, in one sentence."""
    newer = [name for name in NEWER if starts(name)]
    do = f"run it with {newer[0]}" if newer else "install one from python.org and run it with that"
    version = ".".join(map(str, sys.version_info[:2]))
    return f"vpdesk needs Python 3.11 or later, and this is {version}: {do}."


def starts(python: str) -> bool:
    """Whether there is such a Python: of pyenv a name may be there that starts nothing."""
    found = shutil.which(python)
    if not found or not Path(found).is_absolute():  # Windows looks into the folder of now first
        return False
    quiet = subprocess.DEVNULL
    return subprocess.call([found, "-I", "-c", ""], stdout=quiet, stderr=quiet) == 0


def install(group: str) -> None:
    """Install the project, and a dependency group of pyproject.toml, unless that is done."""
    state = hashlib.sha256(installed_from() + str(ROOT).encode()).hexdigest()
    stamp = VENV / f"installed-{group or 'program'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == state:
        return
    install_system_packages(window=not group)
    if not PYTHON.exists():
        say("making .venv")
        check([sys.executable, "-I", "-m", "venv", "--clear", str(VENV)])
    say("installing into .venv; the first time this takes a minute or two")
    pip_install(PYTHON, group)
    check(
        [str(PYTHON), "-I", "-m", "compileall", "-q", "vpdesk"]
    )  # the first start is a fast one too
    stamp.write_text(state, encoding="utf-8")


def pip_install(python: Path, group: str) -> None:
    """Install the project into an environment, with a group of dependencies or none ("").

    In the versions that were tested, and only the very files of them (their hashes are known);
    where these cannot be had, in those that pyproject.toml allows.
    """
    pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if run([*pip, "--require-hashes", "--requirement", str(pins(group))]):
        check([*pip, "--no-deps", "--editable", "."])
        return
    say("not in the versions that were tested, so in those that pyproject.toml allows")
    check([*pip, "--upgrade", "pip>=25.1"])  # the first with dependency groups
    check([*pip, "--editable", ".", *(["--group", group] if group else [])])


def pins(group: str) -> Path:
    """The file with the versions, and the hashes, for the program or for a group."""
    return PINS / f"{group or 'program'}.txt"


def installed_from() -> bytes:
    """What an installation is made of besides Python files; when it changes, it is outdated."""
    native = sorted((ROOT / "vpdesk" / "native").rglob("*.[ch]*"))
    pinned = sorted(PINS.glob("*.txt"))
    files = [ROOT / "pyproject.toml", ROOT / "packaging" / "hatch_build.py", *pinned, *native]
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


def apt_installs(packages: "list[str]") -> bool:
    """Install Debian packages: as root at once, else through sudo, once that is agreed to."""
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if os.geteuid() != 0:
        if not shutil.which("sudo") or not agreed(packages):
            return False
        apt.insert(0, "sudo")
    say(f"installing system packages: {' '.join(packages)}")
    return run([*apt, "update"]) and run(
        [*apt, "install", "--yes", "--no-install-recommends", *packages]
    )


def agreed(packages: "list[str]") -> bool:
    """Ask whether sudo may install them; without a terminal nobody can answer, which is no."""
    if not (sys.stdin and sys.stdin.isatty()):
        return False
    say(f"vpdesk needs system packages: {' '.join(packages)}")
    print("Install them by sudo apt-get? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def check(command: "list[str]") -> None:
    """Run a command; where it fails, end with a sentence that names it."""
    if not run(command):
        sys.exit(f"vpdesk is not installed because this failed: {shlex.join(command)}")


def run(command: "list[str]") -> bool:
    """Say and run a command; whether it succeeded."""
    say(shlex.join(command))
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def say(text: str) -> None:
    """Tell what is happening, apart from what the program itself prints."""
    print(f"[vpdesk] {text}", file=sys.stderr, flush=True)


def replace_process(command: "list[str]") -> NoReturn:
    """Become the command; on Windows, which has no such thing, wait for it."""
    if WINDOWS:
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
