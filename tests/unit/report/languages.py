"""A language that is not English, as a translation gives it."""

from vpdesk.report.language import Language

WORDS = {
    ("Report", "IMPs"): "IMPy",
    ("Report", "WBF discrete scale"): "Diskrétní stupnice WBF",
    ("Report", "blitz {imps} IMPs"): "blitz {imps} IMPů",
    ("Report", "{before} before correction, raised by {steps}"): (
        "zvýšeno o {steps}, před opravou {before}"
    ),
    ("ScaleError", "{value} is not a number."): "{value} není číslo.",
    ("ScaleError", "The VP must lie between {least} and {most}, not {value}."): (
        "{value} není mezi {least} a {most} VP."
    ),
}


def _translate(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    if (context, text) == ("Report", "%n board(s)"):
        return f"{n} {'rozdání' if n > 1 else 'rozdání jedno'}"
    if (context, text) == ("Report", "%n IMP(s)"):
        return f"{n} IMPs"
    return WORDS.get((context, text), text)


CZECH = Language(_translate, decimal_sign=",", list_separator=";")
ENGLISH = Language()
