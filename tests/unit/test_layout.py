"""The house keeps its plan: what lies where, and what loads and knows what.

The plan is docs/architecture.md.
"""

import ast
import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import networkx
import pytest

from tests.folders import ROOT

TOP = {
    *("vpdesk", "resources", "tests", "packaging", "docs", ".ci", "pyproject.toml", "README.md"),
    # What every project has besides:
    *("LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"),
    *(".git", ".github", ".gitignore", ".gitattributes"),
    "PKG-INFO",  # of a source archive
}
MOST_LOOSE = {
    "vpdesk": 11,
    "vpdesk/gui": 8,
    "vpdesk/gui/rooms": 2,
    "vpdesk/tournament": 14,
    "vpdesk/gui/rooms/events": 14,
    "vpdesk/cli": 6,
}
MOST_ARROWS = 60  # between the files and folders of one folder
MOST_ASKING = 40  # lines outside the tournament that ask which kind of play it is
ASKING = re.compile(r"\bKind\.[A-Z]|\bof_bridge\b|\bkind\.value\b")
COMPARED = re.compile(r"(==|!=|\bis|\bis not|\bin|\bnot in) \(?DrawKind\.[A-Z]")
MOST_IN_A_CIRCLE = 3
SAME_IN_MANY = {
    *("__init__", "__main__", "errors"),
    *("actions", "document", "files", "keeper", "presentation", "room"),  # of rooms
    *("cards", "names", "report", "rulings", "sheets", "tables"),  # of reports
    *("audit", "calibration", "check", "mistakes", "models", "proof"),  # an engine and its report
    *("draw", "faults", "field", "generator", "movement", "trace", "why"),  # engines
}
"""The names of modules that several folders have, for the same in each."""
HEAVY = {"PySide6", "pyqtgraph", "numpy"}
MODULES = [
    "vpdesk.cli",
    "vpdesk.languages",
    "vpdesk.settings",
    "vpdesk.files.atomic",
    "vpdesk.scales",
    "vpdesk.report.language",
    "vpdesk.report.scales.report",
    "vpdesk.formats.csv_file",
    "vpdesk.formats.json_file",
    "vpdesk.formats.text_file",
]


def strays(folder: Path) -> set[str]:
    """What lies at the top of a checkout and does not belong there, but for what git ignores."""
    ignored = (folder / ".gitignore").read_text(encoding="utf-8").split()
    return {
        each.name
        for each in folder.iterdir()
        if each.name not in TOP and not any(each.match(name.rstrip("/")) for name in ignored)
    }


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    """The modules that a module names in its imports, those for type checking too."""
    return tuple(_imports(ast.parse(path.read_text(encoding="utf-8"))))


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def circles(files: dict[str, Path]) -> list[list[str]]:
    """The modules that know each other, directly or not, of those of these names."""
    graph = networkx.DiGraph(
        (name, other)
        for name, path in files.items()
        for other in imports_of(path)
        if other in files and other != name
    )
    return [sorted(each) for each in networkx.strongly_connected_components(graph) if len(each) > 1]


def types_of(path: Path) -> Iterator[tuple[str, str]]:
    """The classes and aliases that others may import of a module: names, and what they stand for.

    An alias that says the same in two modules is one. Type variables are their functions' own.
    """
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name, str(path)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, meaning = node.targets[0].id, ast.unparse(node.value)
            if name[0].isupper() and not name.isupper() and not meaning.startswith("TypeVar("):
                yield name, meaning


def names_of_two(paths: Iterable[Path]) -> dict[str, set[str]]:
    """The names that mean one thing here and another there; a private one may."""
    meanings: dict[str, set[str]] = defaultdict(set)
    for name, meaning in (each for path in paths for each in types_of(path)):
        meanings[name].add(meaning)
    return {
        name: each for name, each in meanings.items() if len(each) > 1 and not name.startswith("_")
    }


def packages_loaded_by(module: str) -> set[str]:
    """The packages in a fresh interpreter after one import."""
    program = f"import json, sys, {module}; print(json.dumps(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return {name.partition(".")[0] for name in json.loads(run.stdout)}


def test_nothing_lies_astray_at_the_top():
    assert not strays(ROOT)


def test_a_stray_picture_would_be_seen(tmp_path):
    for name in (".gitignore", "README.md", "audit.png", "dist", "x.egg-info"):
        (tmp_path / name).write_text("dist/\n*.egg-info/\n")
    assert strays(tmp_path) == {"audit.png"}


@pytest.mark.parametrize(("folder", "most"), MOST_LOOSE.items())
def test_few_files_are_loose(folder, most):
    loose = sorted(each.name for each in (ROOT / folder).glob("*.py"))
    assert len(loose) <= most, loose


@pytest.mark.parametrize("folder", ["tournament", "gui/rooms/events", "cli"])
def test_a_folder_is_seen_at_one_glance(folder):
    within = f"vpdesk.{folder.replace('/', '.')}."
    arrows = set()
    for path in (ROOT / "vpdesk" / folder).rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        known = (other for other in imports_of(path) if other.startswith(within))
        rooms = [each.removeprefix(within).partition(".")[0] for each in (name, *known)]
        arrows |= {(rooms[0], other) for other in rooms[1:] if other != rooms[0]}
    assert 0 < len(arrows) <= MOST_ARROWS


def test_few_lines_ask_for_the_kind_of_play():
    asking = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in (ROOT / "vpdesk").rglob("*.py")
        if "vpdesk/tournament" not in path.as_posix()
        for line in path.read_text(encoding="utf-8").splitlines()
        if ASKING.search(line)
    ]
    assert len(asking) <= MOST_ASKING, "\n".join(asking)


def test_nobody_asks_which_draw_it_is():
    """What is to be known of one is in its row; another draw changes nothing else."""
    asking = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in (ROOT / "vpdesk").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if COMPARED.search(line)
    ]
    assert not asking


def test_no_circle_of_modules_is_large_even_for_type_checking():
    files = {
        re.sub(r"\.__init__$", "", ".".join(path.relative_to(ROOT).with_suffix("").parts)): path
        for path in (ROOT / "vpdesk").rglob("*.py")
    }
    assert not [each for each in circles(files) if len(each) > MOST_IN_A_CIRCLE]


def test_a_circle_would_be_seen(tmp_path):
    for name, text in (
        ("one", "from two import Two"),
        ("two", "if TYPE_CHECKING:\n    from three import Three"),
        ("three", "def late() -> None:\n    import one"),
        ("four", "import one"),
    ):
        (tmp_path / name).write_text(text)
    files = {each.name: each for each in tmp_path.iterdir()}
    assert circles(files) == [["one", "three", "two"]]


def test_a_module_has_a_name_of_its_own():
    counts = Counter(path.stem for path in (ROOT / "vpdesk").rglob("*.py"))
    assert {name for name, count in counts.items() if count > 1} == SAME_IN_MANY


def test_a_name_means_one_thing():
    assert not names_of_two((ROOT / "vpdesk").rglob("*.py"))


def test_a_name_of_two_would_be_seen(tmp_path):
    for name, text in (
        ("one", "class Row: pass\nclass _Line: pass\nFound = TypeVar('Found')"),
        ("two", "Row = tuple[int, ...]\nclass _Line: pass\nclass Found: pass"),
        ("three", "Pairs = list[int]"),
        ("four", "Pairs = list[int]"),
    ):
        (tmp_path / name).write_text(text)
    assert list(names_of_two(tmp_path.iterdir())) == ["Row"]


@pytest.mark.parametrize("module", MODULES)
def test_imports_are_light(module):
    loaded = packages_loaded_by(module)
    assert "vpdesk" in loaded
    assert not loaded & HEAVY


def test_a_heavy_import_would_be_seen():
    assert "numpy" in packages_loaded_by("numpy")


def packed_arguments(root: Path) -> list[str]:
    """The calls that are given a tuple written out for its parts: arguments without names."""
    return [
        f"{path.relative_to(root).as_posix()}:{argument.lineno}"
        for folder in ("vpdesk", "tests", "packaging")
        for path in sorted((root / folder).rglob("*.py"))
        if "*(" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        for argument in node.args
        if isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Tuple)
    ]


def test_arguments_are_given_one_by_one():
    assert not packed_arguments(ROOT)


def test_a_packed_argument_would_be_seen(tmp_path):
    (tmp_path / "vpdesk").mkdir()
    (tmp_path / "vpdesk" / "a.py").write_text("print(*(1, 2), 3)\n", encoding="utf-8")
    assert packed_arguments(tmp_path) == ["vpdesk/a.py:1"]
