"""Code that Python compiles from texts is kept beside its modules."""

import importlib.util
import marshal
import os
import subprocess
import sys

import pytest

from vpdesk.gui.quick import kept_code

COUNT = """
import builtins
real, texts = builtins.compile, []
def compile_and_count(text, file_name, *more, **named):
    if file_name == "<string>" or "shibokensupport" in file_name:
        texts.append(text)
    return real(text, file_name, *more, **named)
builtins.compile = compile_and_count
import vpdesk.gui
from dataclasses import dataclass
@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 3
assert Point(2) == Point(2, 3) and repr(Point(1)).endswith("Point(x=1, y=3)") and hash(Point(1))
from vpdesk.gui.quick import kept_code
kept_code.keep()
print(len(texts))
"""


@pytest.fixture
def kept(monkeypatch, tmp_path):
    monkeypatch.setattr(kept_code, "FILE", tmp_path / "code.texts")
    monkeypatch.setattr(kept_code, "_kept", {})
    monkeypatch.setattr(kept_code, "_used", {})
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return kept_code


def compiled_texts(folder, **environment):
    clean = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", COUNT],
        env=clean | {"PYTHONPYCACHEPREFIX": str(folder)} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def test_a_second_start_compiles_what_is_put_off_alone(tmp_path):
    first, second = (compiled_texts(tmp_path) for _ in range(2))
    assert first > 20
    assert second <= 4  # the modules of PySide6 that wait until they are needed


def test_a_start_that_keeps_no_code_writes_none(tmp_path):
    compiled_texts(tmp_path, PYTHONDONTWRITEBYTECODE="1")
    assert not list(tmp_path.iterdir())


def test_the_same_text_is_the_same_code(kept):
    assert kept.compiled("1 + 1", mode="eval") is kept.compiled("1 + 1", mode="eval")
    assert eval(kept.compiled("1 + 1", mode="eval")) == 2
    with pytest.raises(SyntaxError):
        kept.compiled("1 +")


def test_what_is_written_is_read(kept):
    kept.compiled("answer = 42")
    kept.keep()
    assert kept._read().keys() == {("exec", "<string>", "answer = 42")}
    before = kept.FILE.stat().st_mtime_ns
    kept.keep()  # nothing new
    assert kept.FILE.stat().st_mtime_ns == before


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"another Python",
        importlib.util.MAGIC_NUMBER,
        importlib.util.MAGIC_NUMBER + b"\xff\x00",
        importlib.util.MAGIC_NUMBER + marshal.dumps(["no code"]),
        importlib.util.MAGIC_NUMBER + marshal.dumps({1: 2})[:-1],
    ],
)
def test_a_broken_file_is_none(kept, data):
    kept.FILE.write_bytes(data)
    assert kept._read() == {}


def test_a_folder_that_cannot_be_written_is_left_alone(kept, monkeypatch, tmp_path):
    monkeypatch.setattr(kept, "FILE", tmp_path / "nowhere" / "code.texts")
    kept.compiled("answer = 42")
    kept.keep()
    assert not list(tmp_path.iterdir())


def test_the_switch_starts_without_all_of_that(tmp_path):
    program = (
        "import enum, dataclasses, vpdesk.gui; "
        "print(enum.EnumType._create_.__module__, 'exec' in vars(dataclasses))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "VPDESK_PLAIN_START": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "enum False\n"
