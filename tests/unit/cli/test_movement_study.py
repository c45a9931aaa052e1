"""A study has the same figures wherever it runs, in the order of its files."""

import csv
import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from tests.folders import TESTS
from vpdesk import __version__
from vpdesk.cli import main
from vpdesk.cli.movement import movement_study
from vpdesk.cli.options.options import UsageError
from vpdesk.files.movement_file import read_movement, write_movement

DATA = TESTS / "data" / "movements"
# Not in the order of the alphabet.
NAMES = ("Mitchell3Table", "Howell08T4B14", "Howell06T3B20Relay", "Armonk2Tables")
FILES = [DATA / f"{name}.asc" for name in NAMES]
QUICK = "--samples 200 --optimise --whole-rounds"


@pytest.fixture
def run(capsysbinary):
    """Run vpdesk-cli movement; gives the exit code, standard output and standard error."""

    def run(line: str, *more: object) -> tuple[int, str, str]:
        code = main(["movement", *line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


def test_rows_are_in_the_order_of_the_files_with_the_figures_of_quality(run):
    code, out, err = run("study --samples 200", *FILES)
    assert (code, err) == (0, "")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row.pop("file") for row in rows] == list(map(str, FILES))
    assert [row.pop("name") for row in rows] == list(NAMES)
    assert {row.pop("version") for row in rows} == {"as read"}
    for row, file in zip(rows, FILES, strict=True):
        _, said, _ = run("quality --json --samples 200", file)
        figures = json.loads(said)
        assert list(row) == list(figures)
        assert row == {key: "" if value is None else str(value) for key, value in figures.items()}


def test_all_movements_of_a_file(run):
    _, out, err = run("study --samples 20", DATA / "bridgescorer_movements.csv", FILES[0])
    assert err == ""
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == 24
    assert [row["name"] for row in rows[-2:]] == ["Mitchell3Table"] * 2


def test_an_optimised_version_follows_each_movement(run, tmp_path):
    perfect = read_movement(FILES[1])
    spoilt, study = tmp_path / "spoilt.asc", tmp_path / "study.json"
    write_movement(spoilt, perfect.switch({each.place for each in perfect.in_round(1)}))
    files = [*FILES, spoilt]
    assert run(f"study {QUICK} --jobs 2 -o", study, *files) == (0, "", "")
    rows = json.loads(study.read_text())
    assert [row["version"] for row in rows] == ["as read", "optimised"] * len(files)
    for before, after in zip(rows[::2], rows[1::2], strict=True):
        assert before["file"] == after["file"]
        assert before["stop"] is None
        assert after["stop"] in ("enumerated", "bound")
        assert after["qf"] >= before["qf"]
    assert rows[-2]["qf"] < rows[-1]["qf"] == 100


def test_broken_files_are_named_at_the_end_and_stop_nothing(run, tmp_path):
    broken, missing = tmp_path / "broken.asc", tmp_path / "missing.asc"
    broken.write_text("4 2 3 3 0\n1-2 1 3-4 1\n1-3 2 3-4 2\n")
    code, out, err = run("study --samples 100", broken, FILES[0], missing, FILES[1])
    assert code == 2
    assert [row["file"] for row in csv.DictReader(io.StringIO(out))] == list(map(str, FILES[:2]))
    first, second = err.splitlines()
    assert first.startswith("vpdesk-cli: broken.asc, line 3: ")
    assert second.startswith("vpdesk-cli: ")
    assert "missing.asc" in second


def test_processes_find_what_threads_find(run):
    threads = run("study --samples 50", *FILES)
    assert threads[0] == 0
    assert run("study --samples 50 --backend processes --jobs 2", *FILES) == threads


class Cluster:
    """What a study asks of a Dask client; None for a machine without vpdesk."""

    def __init__(self, *versions: str | None) -> None:
        self.versions = versions  # of the scheduler, then of the workers

    def run_on_scheduler(self, *_):
        if None in self.versions:
            raise ModuleNotFoundError
        return self.versions[0]

    def run(self, *_):
        return dict(enumerate(self.versions[1:]))

    def nthreads(self):
        return dict.fromkeys(self.versions[1:], 1)


class Client(Cluster):
    """A cluster that is here: what it is given runs in threads."""

    def __init__(self, address, timeout):
        super().__init__(__version__, __version__)
        if address == "no:such:place":
            raise OSError(address)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def get_executor(self):
        return ThreadPoolExecutor(2)


@pytest.fixture
def cluster(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))


def test_a_cluster_finds_what_threads_find(run, cluster):
    threads = run(f"study {QUICK}", *FILES)
    assert threads[0] == 0
    assert run(f"study {QUICK} --backend dask --scheduler tcp://127.0.0.1:9", *FILES) == threads


def test_no_scheduler_is_said_in_one_line(run, cluster):
    code, out, err = run("study --backend dask --scheduler no:such:place", *FILES)
    assert (code, out) == (2, "")
    assert err == "vpdesk-cli: No Dask scheduler answers at “no:such:place”.\n"


@pytest.mark.parametrize(
    ("versions", "words"),
    [
        ((None, None), "on all machines"),
        (("0.0.1", "0.0.1"), f"Install vpdesk {__version__}"),
        ((__version__, __version__, "0.0.1"), "on all machines"),
        ((__version__,), "no workers"),
    ],
)
def test_a_cluster_that_would_never_answer_is_refused(versions, words):
    with pytest.raises(UsageError, match=words):
        movement_study._check_cluster(Cluster(*versions))
    movement_study._check_cluster(Cluster(__version__, __version__))


def test_no_dask_is_said_in_one_line(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = run("study --backend dask --scheduler tcp://127.0.0.1:9", *FILES)
    assert (code, out) == (2, "")
    assert "Dask is not installed" in err
    assert err.count("\n") == 1


def test_the_bundle_has_no_processes(run, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    code, out, err = run("study --backend processes", *FILES)
    assert (code, out) == (2, "")
    assert "leave out --backend processes" in err
    assert err.count("\n") == 1
