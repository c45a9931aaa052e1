"""A document says what changed, and what is saved of it."""

from pathlib import Path

import pytest

from vpdesk.gui.desk.document import Change, KeptDocument


class Word(KeptDocument[str]):
    """Work as simple as can be; capitals are not saved."""

    def change(self, word: str, run: str = "") -> None:
        self._do(word, f"to {word}", run)

    def choose(self, word: str) -> None:
        self._choose(word, "choice")

    def open(self, word: str, path: Path | None, saved: str | None = None) -> None:
        self._begin(word, path, saved)

    @property
    def _name(self) -> str:
        return f"“{self.value}”"

    def _content(self, value: str) -> str:
        return value.lower()

    def _write(self, path: Path, value: str) -> None:
        path.write_text(value)


@pytest.fixture
def document(qapp):
    made = Word("one")
    yield made
    made.close()  # the lock of its file
    made.writer.finish()


@pytest.fixture
def changes(document):
    heard = []
    document.changed.connect(heard.append)
    return heard


def test_every_change_says_what_was_and_what_is(document, changes):
    document.change("two")
    document.change("two")
    document.undo()
    document.redo()
    first = Change("one", "two", done="to two")
    assert changes == [first, Change("two", "one"), Change("one", "two")]
    assert (document.undo_text, document.before, document.modified) == ("to two", "one", True)
    document.change("three", "run")
    document.change("four", "run")
    assert document.before == "two"
    document.undo()
    assert document.value == "two"


def test_other_work_begins_without_steps(document, changes, tmp_path):
    document.change("two")
    document.open("three", tmp_path / "a.txt", "saved")
    assert changes[-1] == Change("two", "three", begun=True)
    assert (document.can_undo, document.modified, document.title) == (False, True, "a.txt")
    document.open("four", None)
    assert (document.untouched, document.modified, document.title) == (True, False, "“four”")


def test_saving_is_a_change_of_the_file_alone(document, changes, tmp_path):
    document.change("two")
    with pytest.raises(ValueError, match="None"):
        document.save()
    document.save(tmp_path / "a.txt")
    assert changes[-1] == Change("two", "two")
    assert (document.path, document.modified) == (tmp_path / "a.txt", False)
    document.change("TWO")
    assert not document.modified
    document.change("three")
    document.save()
    assert (tmp_path / "a.txt").read_text() == "three"
    document.undo()
    document.undo()
    assert document.modified
    with pytest.raises(OSError, match="nowhere"):
        document.save(tmp_path / "nowhere" / "a.txt")
    assert (document.path, document.modified) == (tmp_path / "a.txt", True)


def test_a_choice_is_as_good_as_saved_and_leads_back_to_the_work(document, tmp_path):
    document.open("one", tmp_path / "a.txt")
    document.change("two")
    document.choose("three")
    assert (document.path, document.modified) == (None, False)
    document.undo()
    assert (document.path, document.modified) == (tmp_path / "a.txt", True)
