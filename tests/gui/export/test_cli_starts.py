"""vpdesk-cli export takes the name of a starting point in the place of a file."""

from dataclasses import replace

from tests.gui.export.reports import read_pdf, words
from vpdesk.files.start_file import write_start
from vpdesk.files.start_library import built_in, keep
from vpdesk.settings import own_scales_folder, own_starts_folder


def test_a_starting_point_says_scale_boards_and_form(run, home, tmp_path):
    """By its key, by a file, and by the name of an own one; with what the options say otherwise."""
    ebu = next(each for each in built_in() if each.key == "ebu")
    write_start(tmp_path / "handed.vpstart", ebu)
    keep(replace(ebu, name="Cup"), own_starts_folder(), own_scales_folder())
    for name in ("ebu", "EBU", tmp_path / "handed.vpstart", "Cup"):
        assert run("export", name, "-o", tmp_path / "out.csv") == (0, "")
        rows = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()
        assert rows[1] == "0,10.00,10.00,0.44"
        assert rows[-1] == "43,20.00,0.00,0.00"
    assert run("export ebu --what comparison", "-o", tmp_path / "out.csv") == (0, "")
    heading = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()[0]
    assert heading == "IMPs,7 boards,8 boards"
    assert run("export ebu", "-o", tmp_path / "out.pdf") == (0, "")
    (page,) = words((tmp_path / "out.pdf").read_bytes())
    assert page.count("8 boards vpdesk") > 1  # cards
    assert run("export ebu --form sheet", "-o", tmp_path / "out.pdf") == (0, "")
    assert len(read_pdf((tmp_path / "out.pdf").read_bytes()).pages) == 1


def test_a_name_that_nothing_has_and_options_that_contradict_it(run, home, tmp_path):
    out = tmp_path / "out.csv"
    status, said = run("export ebbu", "-o", out)
    assert status
    assert "no file and no starting point “ebbu”" in said
    assert "league, swiss, ebu" in said
    for option in ("--boards 9", "--kind discrete", "--v0 5", "--half-match", "--factor 14"):
        status, said = run(f"export ebu {option}", "-o", out)
        assert status
        assert "says its own scale and boards" in said
    assert not out.exists()
