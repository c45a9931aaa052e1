"""What is to be done next, as the command line prints it."""

from __future__ import annotations

import json
from typing import Any

from vpdesk.next_step import NextStep
from vpdesk.report.next_words import NextWords

FORMATS = ("text", "json")


def next_text(words: NextWords) -> str:
    """The action and its reason, in a line."""
    return f"{words.action}: {words.sentence}\n" if words.action else f"{words.sentence}\n"


def next_json(found: list[tuple[NextStep, NextWords]]) -> bytes:
    """The steps with their words; of each what there is of it."""
    return (json.dumps([_told(*each) for each in found], ensure_ascii=False) + "\n").encode()


def _told(step: NextStep, words: NextWords) -> dict[str, Any]:
    numbers = {
        "stage": step.stage,
        "group": step.group,
        "round": step.round,
        "rounds": step.rounds,
        "count": step.count,
        "missing": list(step.tables),
    }
    told = {name: value for name, value in numbers.items() if value}
    return {"do": step.do.value, "action": words.action, "reason": words.sentence, **told}
