"""Travellers of a CSV file for BridgeWebs are results of a pairs evening."""

from pathlib import Path

import pytest

from vpdesk.cli import main
from vpdesk.files.pairs_file import read_results, says_two_winners
from vpdesk.files.text import TextFileError

TEXT = """#Version;std1
#Title;Tuesday
#Date;24/11/2026
#Boards;2
#Winners;1
#Scores
Position;Pair;Name1;Name2;Score;Tops;Percent;Boards
1;1;Ann;Bob;3;4;75.0;2;1
#Travellers
NS;EW;NSScore;EWScore;NSPts;EWPts;Contract;Tricks;Declarer;Lead
#Board;1
1;2;420;;2;0;4S;10;N;HK
3;4;;50;0;2;4S;9;N;HK
#Board;2
1;4;A60;A40;;;;;;
3;2;;;;;3NTX;9;w;S2
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "tuesday.csv"
    path.write_text(text)
    return path


def test_travellers_are_read(tmp_path):
    one, two, three, four = read_results(written(tmp_path, TEXT))
    assert (one.board, one.ns, one.ew, one.shares[0][1]) == ("1", "1", "2", 420)
    assert two.shares[0][1] == -50
    assert (three.artificial, three.board) == ((60, 40), "2")
    assert four.shares[0][1] == -550  # doubled, not vulnerable East-West on board 2
    assert not says_two_winners(tmp_path / "tuesday.csv", (one, two, three, four))


@pytest.mark.parametrize("separator", ["\t", ","])
def test_other_separators(tmp_path, separator):
    path = written(tmp_path, TEXT.replace(";", separator))
    assert [each.ns for each in read_results(path)] == ["1", "3", "1", "3"]


def test_a_score_below_nothing_is_east_wests(tmp_path):
    path = written(tmp_path, TEXT.replace("3;4;;50", "3;4;-50;50").replace("1;2;420;", "1;2;;-420"))
    assert [each.shares[0][1] for each in read_results(path)[:2]] == [420, -50]


def test_places_alone_are_no_results(tmp_path):
    path = written(tmp_path, TEXT.partition("#Travellers")[0])
    with pytest.raises(TextFileError, match="There are no results in the file"):
        read_results(path)


def test_what_is_wrong_is_told_with_its_line(tmp_path):
    path = written(tmp_path, TEXT.replace("1;2;420", "1;;420"))
    with pytest.raises(TextFileError, match=r"12.*ew"):
        read_results(path)


def test_the_command_line_ranks_them(tmp_path, capsysbinary):
    assert main(["pairs", "rank", str(written(tmp_path, TEXT))]) == 0
    assert b"1" in capsysbinary.readouterr().out


def test_with_two_winners_pairs_of_both_directions_have_the_same_numbers(tmp_path):
    text = TEXT.partition("#Board;1")[0] + "#Board;1\n1;1;420;\n2;2;;50\n3;4;420;\n4;3;170;\n"
    path = written(tmp_path, text)
    found = read_results(path)
    assert [(each.ns, each.ew) for each in found[:2]] == [("1", "1"), ("2", "2")]
    assert says_two_winners(path, found)
    with pytest.raises(TextFileError, match="line 12: Pair 1 meets itself"):
        read_results(written(tmp_path, text.replace("4;3;170;\n", "")))


def test_travellers_without_options_before_them(tmp_path):
    text = TEXT[TEXT.index("#Travellers") :].replace(";", ",")
    assert len(read_results(written(tmp_path, text))) == 4


@pytest.mark.parametrize("contract", ["4S;{0};N;HK", "²NT;10;N;HK"])
def test_figures_without_an_end_are_no_result(tmp_path, contract):
    long = contract.format("9" * 5000)
    path = written(tmp_path, TEXT.replace("1;2;420;;2;0;4S;10;N;HK", f"1;2;;;;;{long}"))
    assert read_results(path)[0].shares == ()


@pytest.mark.parametrize("board", ["9" * 5000, "0000" + "9" * 5000, "²"])
def test_a_board_of_figures_without_an_end_is_a_word(tmp_path, board):
    path = written(tmp_path, f"board,ns,ew,score\n{board},1,2,420\n")
    (only,) = read_results(path)
    assert only.board == board
    path.write_text(f"board,ns,ew,score\n{board},1,2,3NT N =\n")
    with pytest.raises(TextFileError, match="its score needs a board number"):
        read_results(path)
