"""What objects of the window do to each other: they ask, and never reach into one another."""

import ast
from pathlib import Path

import pytest

GUI = Path(__file__).parents[2] / "vpdesk" / "gui"
# A part of its own that has no code, what Qt hands over to be filled in, and what Python is taught.
OWN = {
    "_screen",  # the module's, of texts
    "self._drawn",  # what a heat map shows
    "option",
    "context",
    "mark",
    "origin",  # which a document shares among its own steps
    "sys",
    "threading",
}
TAUGHT = "quick"  # the folder in which Python's own classes are made quicker


def reached(source: str) -> list[str]:
    """What a source does to others: signals of theirs that it emits, fields that it sets."""
    tree = ast.parse(source)
    emitted = [
        ast.unparse(each.func)
        for each in ast.walk(tree)
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Attribute)
        and each.func.attr == "emit"
        and isinstance(each.func.value, ast.Attribute)
        and ast.unparse(each.func.value.value) != "self"
    ]
    handed = [
        ast.unparse(argument)
        for each in ast.walk(tree)
        if isinstance(each, ast.Call)
        for argument in each.args
        if isinstance(argument, ast.Attribute)
        and argument.attr == "emit"
        and isinstance(argument.value, ast.Attribute)
        and ast.unparse(argument.value.value) != "self"
    ]
    written = [
        ast.unparse(each)
        for each in ast.walk(tree)
        if isinstance(each, ast.Attribute)
        and isinstance(each.ctx, ast.Store)
        and ast.unparse(each.value) not in {"self", "cls", *OWN}
    ]
    return [*emitted, *handed, *written]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("self.changed.emit(1)", []),
        ("self._document.failed.emit(error)", ["self._document.failed.emit"]),
        ("rounds.entry.requested.emit()", ["rounds.entry.requested.emit"]),
        ("menu.addAction(text, self._button.said.emit)", ["self._button.said.emit"]),
        ("partial(self.said.emit, text)", []),
        ("self.files.kind = kind", ["self.files.kind"]),
        ("a, room.out = b, c", ["room.out"]),
        ("self.kind = kind", []),
    ],
)
def test_what_reaches_into_others_is_found(source, found):
    assert reached(source) == found


def test_nobody_emits_the_signal_or_sets_the_field_of_another():
    files = [each for each in GUI.rglob("*.py") if each.parent.name != TAUGHT]
    assert len(files) > 300
    found = [
        f"{each.relative_to(GUI)}: {what}"
        for each in files
        for what in reached(each.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)
