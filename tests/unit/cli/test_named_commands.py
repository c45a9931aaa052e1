"""Commands are named by module:function: each is there, and none has a loader of its own."""

import re
from importlib import import_module

import pytest

from tests.folders import ROOT

NAMED = re.compile(r'"(vpdesk\.[\w.]+):(\w+)"')
TEXTS = [each.read_text("utf-8") for each in sorted((ROOT / "vpdesk" / "cli").rglob("*.py"))]
COMMANDS = sorted({match.groups() for text in TEXTS for match in NAMED.finditer(text)})


@pytest.mark.parametrize(("module", "function"), COMMANDS)
def test_what_a_command_is_named_by_is_there(module, function):
    assert callable(getattr(import_module(module), function))


def test_all_commands_are_named_so():
    assert len(COMMANDS) > 40
    assert not [text for text in TEXTS if re.search(r"lambda: import|def _load", text)]
