"""vpdesk-cli deals: boards made, shown, printed and converted."""

import re
from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.deals.known import known_deals
from vpdesk.cli.main import main
from vpdesk.deals.par import par_of
from vpdesk.files.deals_file import deals_bytes, read_deals, write_deals


@pytest.fixture
def run(capsysbinary):
    def run_(*words):
        code = main(["deals", *map(str, words)])
        out, err = capsysbinary.readouterr()
        return code, out.decode(), err.decode()

    return run_


def test_boards_are_made_and_converted(run, tmp_path):
    code, out, err = run("make", 16, "--first", 17, "-o", tmp_path / "a.pbn")
    assert (code, out) == (0, "")
    assert "53,644,737,765,488,792,839,237,440,000" in err
    deals = read_deals(tmp_path / "a.pbn")
    assert [each.board for each in deals] == list(range(17, 33))
    assert len({each.hands for each in deals}) == 16
    for ending in ("lin", "dup"):
        target = tmp_path / f"a.{ending}"
        assert run("convert", tmp_path / "a.pbn", "-o", target) == (0, "", "")
        assert read_deals(target) == deals
    code, out, _ = run("convert", tmp_path / "a.dup", "--format", "pbn")
    assert (code, out.encode()) == (0, (tmp_path / "a.pbn").read_bytes())


def test_records_are_shown_and_printed(run, tmp_path):
    deals = [known.deal for known in known_deals()[:9]]
    path = tmp_path / "a.pbn"
    path.write_bytes(deals_bytes(deals, ".pbn"))
    code, out, err = run("show", path)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Board 1"
    words = [" ".join(line.split()) for line in lines[3:16]]
    assert words == [
        *("Dealer N Vul. None", "♠ QJ6 HCP", "♥ K652 N 7 S 12", "♦ J85 E 7 W 14", "♣ 1098"),
        *("♠ A10942 ♠ 873", "♥ AQ4 ♥ J97", "♦ 32 ♦ A10764", "♣ KJ3 ♣ Q4"),
        *("NS 1♣ ♠ K5 Par −110", "EW 2♠ 1♦ ♥ 1083 2♠ EW", "♦ KQ9", "♣ A7652"),
    ]
    code, _, err = run("show", path, "-o", tmp_path / "a.pdf", "--event", "Club evening")
    assert (code, err) == (0, "")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert run("show", path, "-o", tmp_path / "a.html")[0] == 0
    assert "♠ A10942" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_what_cannot_be_is_refused(run, tmp_path):
    code, _, err = run("make", 201)
    assert (code, err) == (2, "vpdesk-cli: At most 200 boards at a time, up to board 9999.\n")
    (tmp_path / "a.pbn").write_text('[Board "1"]\n[Deal "N:AKQ"]\n')
    code, _, err = run("show", tmp_path / "a.pbn")
    assert code == 2
    assert err.startswith("vpdesk-cli: a.pbn, line 2: “N:AKQ” is not a deal")


def test_boards_are_solved(run, tmp_path):
    known = known_deals()[:3]
    path = tmp_path / "a.pbn"
    write_deals(path, [replace(each.deal, tricks=None) for each in known])
    code, out, err = run("solve", path, "-o", tmp_path / "b.pbn")
    assert (code, out, err) == (0, "", "")
    assert read_deals(tmp_path / "b.pbn") == tuple(each.deal for each in known)
    pars = [sure(par_of(each.deal)).points for each in known]
    written = (tmp_path / "b.pbn").read_text()
    assert re.findall(r'\[OptimumScore "NS (-?\d+)"\]', written) == [str(each) for each in pars]
