"""Qt's enums made quickly are the ones that Python makes."""

import enum
import os
import pickle
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from tests.sure import sure
from vpdesk.gui.quick import enums


def every_enum(*how):
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.quick.every_enum", *how],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [re.sub(r" at 0x\w+", "", line) for line in done.stdout.splitlines()]


def test_every_enum_of_pyside_has_all_that_python_gives_it():
    quick, plain = every_enum(), every_enum("plain")
    assert len(plain) > 500
    assert quick == plain


def test_they_are_made_here():
    assert enum.EnumType._create_ is enums._create_quickly  # type: ignore[attr-defined]


def test_a_member_survives_pickling():
    assert pickle.loads(pickle.dumps(Qt.AlignmentFlag.AlignRight)) is Qt.AlignmentFlag.AlignRight


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (enum.Enum, "RED GREEN"),
        (enum.Enum, [("RED", "r"), ("GREEN", "g")]),
        (enum.Enum, [("name", 1), ("value", 2)]),
        (enum.Enum, {"RED": 1}),
        (enum.IntFlag, [("A", 1), ("B", 2), ("AB", 3), ("NONE", 0), ("FAR", 1 << 40)]),
        (enum.Flag, [("B", 2), ("A", 1), ("AGAIN", 2)]),
        (enum.IntEnum, []),
    ],
)
def test_others_are_what_python_makes_of_them(kind, names):
    quick = kind("Colour", names, module=__name__)
    plain = sure(enums._create)(kind, "Colour", names, module=__name__)
    assert quick.__module__ == plain.__module__ == __name__
    for each in ("_member_map_", "_member_names_", "_value2member_map_"):
        assert repr(getattr(quick, each)) == repr(getattr(plain, each))


@pytest.mark.parametrize("names", [[("A", 1), ("A", 2)], [("mro", 1), ("B", 2)]])
def test_what_python_refuses_is_refused(names):
    with pytest.raises((TypeError, ValueError)):
        enum.Enum("Wrong", names, module=__name__)
