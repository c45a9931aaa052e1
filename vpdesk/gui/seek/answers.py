"""What is answered at once: a number of boards, the VPs of a result."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.gui.texts import translate, user_language
from vpdesk.scales import MAX_BOARDS, ScaleError, ScaleSpec

if TYPE_CHECKING:
    from vpdesk.report.language import Language
    from vpdesk.scales import Scale

NUMBER = re.compile(r"(\d{1,4})\s*([^\W\d]*)")
IMPS = ("im", "им", "им")  # how the word begins wherever it is written out


def answer(typed: str, spec: ScaleSpec) -> tuple[str, ScaleSpec] | None:
    """A sentence and the scale that it was read off; None where nothing of the kind is asked.

    A number alone is one of boards. "vp 24" is of 24 IMPs with the boards of now, "vp 12 24" and
    "vp 12 boards 24 imps" of so many boards; where IMPs are named, "vp" can be left out.
    """
    text = typed.strip().casefold()
    if (count := whole_number(text)) is not None:
        return _of_boards(count, spec)
    rest = text.removeprefix("vp ")
    if NUMBER.sub("", rest).strip(" ,"):
        return None
    numbers = [(int(figures), unit) for figures, unit in NUMBER.findall(rest)]
    imps = [number for number, unit in numbers if unit.startswith(IMPS)]
    boards = [number for number, unit in numbers if not unit.startswith(IMPS)]
    if not imps and boards and rest != text:
        imps = [boards.pop()]
    if len(imps) != 1 or len(boards) > 1:
        return None
    return _of_result(boards[0] if boards else spec.boards, imps[0], spec)


def _of_boards(boards: int, spec: ScaleSpec) -> tuple[str, ScaleSpec] | None:
    found = _with_boards(boards, spec)
    if found is None or found.by_percentage:
        return None
    scale, language = found.scale(boards), user_language()
    text = translate("Seek", "{boards}-board match: {vps} from {imps} on")
    vps = _vps(scale, scale.last_margin, language)
    return text.format(boards=boards, vps=vps, imps=language.imps(scale.last_margin)), found


def _of_result(boards: int, imps: int, spec: ScaleSpec) -> tuple[str, ScaleSpec] | None:
    found = _with_boards(boards, spec)
    if found is None or found.by_percentage:
        return None
    scale, language = found.scale(boards), user_language()
    text = translate("Seek", "{boards}-board match, {imps}: {vps}")
    return text.format(
        boards=boards, imps=language.imps(imps), vps=_vps(scale, imps, language)
    ), found


def _vps(scale: Scale, imps: int, language: Language) -> str:
    won, lost = scale.vps(imps)
    return language.vps(won, lost, whole=scale.whole)


def _with_boards(boards: int, spec: ScaleSpec) -> ScaleSpec | None:
    """The scale for so many boards, if there is one."""
    if not 1 <= boards <= MAX_BOARDS:
        return None
    found = replace(spec, boards=boards)
    try:
        found.scale(boards)
    except ScaleError:
        return None
    return found
