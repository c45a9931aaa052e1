"""What goes to the clipboard is taken by spreadsheets for what it is."""

from vpdesk.gui.desk.clipboard import lines_data


def test_a_name_is_pasted_as_a_text_and_not_as_a_formula():
    (formula, number) = lines_data([["=1+1", "-3"]]).html().split("</td><td", 1)
    assert "<td style=\"mso-number-format:'\\@'\">=1+1" in formula
    assert number.startswith(">-3")
