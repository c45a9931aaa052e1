"""What the papers of the project say is so: links, paths and names are there, terms stand once."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.folders import ROOT

PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BY_NAME = [ROOT / "docs" / "architecture.md", ROOT / "CONTRIBUTING.md"]
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
CODE = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"([A-Z]\w*)(?:\.(\w+))?|(\w+)\(\)")
FOLDERS = ("vpdesk/", "tests/", "packaging/", "resources/", "docs/", ".ci/", ".github/")


def links_astray(text: str, folder: Path) -> list[str]:
    """The links of a paper to files that are not there."""
    links = (link for link in LINK.findall(text) if ":" not in link)
    return [link for link in links if not (folder / link).exists()]


def paths_astray(text: str) -> list[str]:
    """The paths of a paper, from the top of the project, that are not there."""
    paths = (each for each in CODE.findall(text) if each.startswith(FOLDERS) and " " not in each)
    return [path for path in paths if not ("<" in path or any(ROOT.glob(path)))]


def names_of(tree: ast.AST) -> Iterator[str]:
    """What is defined in a module or a class: of what is given to self, too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


@cache
def program() -> tuple[set[str], dict[str, set[str]]]:
    """All names of the program, and those of each class."""
    names: set[str] = set()
    classes: dict[str, set[str]] = {}
    for path in (ROOT / "vpdesk").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        of_classes = {
            node: set(names_of(node)) for node in tree.body if isinstance(node, ast.ClassDef)
        }
        rest = ast.Module([node for node in tree.body if node not in of_classes], [])
        names |= {path.stem, path.parent.name, *names_of(rest)}.union(*of_classes.values())
        for node, found in of_classes.items():
            classes.setdefault(node.name, set()).update(found)
    return names, classes


def names_astray(text: str) -> list[str]:
    """The names of a paper that the program lacks: `Class`, `Class.method`, `function()`."""
    names, classes = program()

    def is_there(owner: str | None, member: str | None, function: str | None) -> bool:
        if owner is None or member is None:
            return (owner or function) in names
        return member in classes.get(owner, ())

    found = ((each, NAME.fullmatch(each)) for each in CODE.findall(text))
    return [each for each, match in found if match and not is_there(*match.groups())]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_links_and_paths_lead_somewhere(paper):
    text = paper.read_text(encoding="utf-8")
    assert not links_astray(text, paper.parent)
    assert paper.name == "CHANGELOG.md" or not paths_astray(text)


@pytest.mark.parametrize("paper", BY_NAME, ids=lambda paper: paper.name)
def test_names_are_those_of_the_code(paper):
    assert not names_astray(paper.read_text(encoding="utf-8"))


def test_the_map_of_the_house_has_every_folder():
    paper = BY_NAME[0].read_text(encoding="utf-8")
    named = set(CODE.findall("\n".join(re.findall(r"(?m)^\| (`.*?) \|", paper))))
    top = ROOT / "vpdesk"
    folders = {path.parent for floor in (top, top / "gui") for path in floor.glob("*/__init__.py")}
    there = {path.relative_to(ROOT).as_posix() for path in folders - {top, top / "gui"}}
    assert there - named == set()


@pytest.mark.parametrize("paper", ["glossary.md"])
def test_no_term_stands_twice(paper):
    lines = (ROOT / "docs" / paper).read_text(encoding="utf-8").splitlines()
    terms = Counter(line.split("|")[1].strip() for line in lines if line.startswith("| "))
    assert [term for term, count in terms.items() if count > 1] == []


def test_what_is_astray_would_be_seen():
    text = "[a](none.md) `vpdesk/none.py` `ScaleSpec.none` `ScaleSpec.scale` `none_such()`"
    assert links_astray(text, ROOT) == ["none.md"]
    assert paths_astray(text) == ["vpdesk/none.py"]
    assert names_astray(text) == ["ScaleSpec.none", "none_such()"]
