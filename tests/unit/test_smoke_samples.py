"""The smoke test of the bundle leaves out no kind of file, no room and no command."""

import sys

from tests.folders import ROOT
from vpdesk.cli.main import COMMANDS
from vpdesk.gui.rooms.all_rooms import ROOMS

sys.path.insert(0, str(ROOT / "packaging"))

import smoke_samples


def test_every_ending_of_every_room_has_its_sample():
    endings = {ending for kind in ROOMS for ending in kind.endings}
    assert smoke_samples.ENDINGS.keys() == endings
    assert all(path.is_file() for path in smoke_samples.ENDINGS.values())


def test_every_room_is_asked_for_its_pages_where_they_are():
    for kind in ROOMS:
        assert kind.menus.__module__.startswith("vpdesk.gui.rooms."), kind.name


def test_every_command_has_its_sample():
    assert smoke_samples.COMMANDS.keys() == COMMANDS.keys()
    named = [word for words in smoke_samples.COMMANDS.values() for word in words]
    assert all(path.is_file() for path in named if not isinstance(path, str))
    assert {str(word) for word in named} >= smoke_samples.FILES.keys()
