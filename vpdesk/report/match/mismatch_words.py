"""What a mismatch of a Swiss gives to either side, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.case import Case
from vpdesk.match.rulings import MISMATCHED, Ruling, both_at_a_draw, mismatched
from vpdesk.report.language import Language

TOO_STRONG = QT_TRANSLATE_NOOP(
    "Rulings",
    "{side} met opponents that were too strong, not by its own fault, and gets a quarter of "
    "what is missing to {full} VP (EBU White Book 3.5): {vp} VP.",
)
TOO_WEAK = QT_TRANSLATE_NOOP(
    "Rulings",
    "{side} met opponents that were too weak, by its own fault, and loses a quarter of what it has "
    "above {least} VP (EBU White Book 3.5): {vp} VP.",
)


def mismatch_sentences(
    ruling: Ruling, case: Case, language: Language, names: tuple[str, str], vp: Callable[[int], str]
) -> Iterator[str]:
    """Of each side that met the wrong opponents, whether they were too strong or too weak.

    vp: writes hundredths of a VP.
    """
    full, after = both_at_a_draw(ruling.full), mismatched(case, ruling)
    for at in MISMATCHED[ruling.way]:
        text = TOO_WEAK if case.fault.of(home=at == 0) else TOO_STRONG
        yield language.translate("Rulings", text).format(
            side=names[at],
            vp=vp(after[at]),
            full=language.plain(full / 100),
            least=language.plain(full / 400),
        )
