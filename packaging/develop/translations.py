"""Keep the translations in resources/i18n in step with the program's texts.

python packaging/develop/translations.py update           collect the texts, make the .qm files
python packaging/develop/translations.py check            fail where a translation is unfit
python packaging/develop/translations.py pending CODE     print what is not translated, as JSON
python packaging/develop/translations.py merge CODE FILE  take over translations, in that form

CODE is a language other than English, a folder in resources/languages. In the JSON,
"translations" is a list with one text; where "plural" is true, with one for each plural form of
the language, in Qt's order. Runs lupdate and lrelease of PySide6-Essentials.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
CODE = ROOT / "vpdesk"
I18N = ROOT / "resources" / "i18n"
# The plural forms that Qt knows for a language: of 1; of 2, 3, 4; of other numbers.
PLURAL_FORMS = {
    path.parent.name: record["plural_forms"]
    for path in sorted((ROOT / "resources" / "languages").glob("*/language.json"))
    if "plural_forms" in (record := json.loads(path.read_text(encoding="utf-8")))
}
PAIR = "KindWords"  # one text for players and another for teams
CALLS = ("translate", "step_words", "QT_TRANSLATE_NOOP", PAIR)


class Text(NamedTuple):
    """A text of the program; comment tells apart what is the same in English."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


class Message(NamedTuple):
    """A text in a .ts file. translations: a text, or one for each plural form; "" if missing."""

    text: Text
    state: str  # "" where it is finished
    translations: tuple[str, ...]


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands; the exit code."""
    match arguments:
        case ["update"]:
            for code in PLURAL_FORMS:
                update(code)
            return 0
        case ["check"]:
            return report(check())
        case ["pending", code] if code in PLURAL_FORMS:
            print(json.dumps(pending(code), ensure_ascii=False, indent=1))
            return 0
        case ["merge", code, file] if code in PLURAL_FORMS:
            return report(merge(code, json.loads(Path(file).read_text(encoding="utf-8"))))
    print(__doc__, file=sys.stderr)
    return 2


def report(faults: Sequence[str]) -> int:
    """Print faults, a line each; the exit code."""
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "The translations are complete.")
    return 1 if faults else 0


def update(code: str, source: Path = CODE, folder: Path = I18N) -> None:
    """Bring a language's .ts file in step with the program, and make its .qm file."""
    ts = folder / f"vpdesk_{code}.ts"
    form = ["-silent", "-locations", "none", "-no-obsolete"]
    languages = ["-source-language", "en", "-target-language", code]
    guesses = ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    with tempfile.TemporaryDirectory() as temporary:
        texts = Path(temporary, "texts.py")
        texts.write_text("".join(map(plain_call, collect(source)[0])), encoding="utf-8")
        run("lupdate", str(texts), *form, *languages, *guesses, "-ts", str(ts))
    release(ts, ts.with_suffix(".qm"))


def plain_call(text: Text) -> str:
    r"""A call that names a text as lupdate understands it.

    It knows no \N{NAMES} of signs, and sees a plural only where the number is a literal one.
    """
    words = [text.context, text.source, text.comment]
    values = [json.dumps(word, ensure_ascii=False) for word in words]
    return f"translate({', '.join(values)}{', 1' if text.plural else ''})\n"


def release(ts: Path, qm: Path) -> None:
    """Make the .qm file of the finished translations in a .ts file.

    It takes the place of the old one whole: running programs have that in their memory's map.
    """
    made = qm.with_suffix(".new")
    run("lrelease", "-silent", "-nounfinished", str(ts), "-qm", str(made))
    made.replace(qm)


def run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools. Raises CalledProcessError."""
    import PySide6  # the usage can be read without it

    subprocess.run([Path(PySide6.__file__).parent / tool, *arguments], check=True)


def check(source: Path = CODE, folder: Path = I18N) -> list[str]:
    """What is wrong with the translations, a line each."""
    texts, faults = collect(source)
    for code in PLURAL_FORMS:
        ts = folder / f"vpdesk_{code}.ts"
        if not ts.exists():
            faults.append(f"{code}: {ts.name} is missing: run update")
            continue
        messages = {message.text: message for message in read(ts)}
        known = messages.keys()
        faults += [f"{code}: missing, run update: {show(each)}" for each in set(texts) - known]
        faults += [f"{code}: stale, run update: {show(each)}" for each in known - set(texts)]
        for text, message in messages.items():
            faults += [f"{code}: {fault}: {show(text)}" for fault in faults_of(message, code)]
        if not is_released(ts):
            faults.append(f"{code}: {ts.stem}.qm is not made of {ts.name}: run update")
    return sorted(faults)


def collect(source: Path) -> tuple[list[Text], list[str]]:
    """The texts in Python files, in their order, and what is wrong with them, a line each."""
    texts: dict[Text, None] = {}
    faults: list[str] = []
    for path in sorted(source.rglob("*.py")):
        for call, context in calls(ast.parse(path.read_text(encoding="utf-8")), ""):
            named = (each.value for each in call.keywords if name_of(call) == PAIR)
            words = [literal(argument) for argument in (*call.args, *named)]
            if name_of(call) == "tr":
                words.insert(0, context)
            where, source_text, comment = (*words, None, None, None)[:3]
            if name_of(call) == PAIR:
                texts |= {Text(str(where), str(each)): None for each in words[1:]}
            elif where is not None and source_text is not None:
                texts[Text(where, source_text, comment or "", len(words) > 3)] = None
            elif name_of(call) == "tr":
                faults.append(f"{path.name}:{call.lineno}: a text that is no literal")
    return list(texts), faults


def calls(node: ast.AST, context: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls that name a text, and the class that each is in."""
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else context
        if isinstance(child, ast.Call) and name_of(child) in ("tr", *CALLS):
            yield child, context
        yield from calls(child, inner)


def name_of(call: ast.Call) -> str:
    """The name that is called, without what it belongs to."""
    function = call.func
    return getattr(function, "id", "") or getattr(function, "attr", "")


def literal(node: ast.expr) -> str | None:
    """The text that a node is; None if it is something else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def read(ts: Path) -> Iterator[Message]:
    """The messages of a .ts file."""
    for context in ElementTree.parse(ts).iterfind("context"):
        for element in context.iterfind("message"):
            yield as_message(context.findtext("name", ""), element)


def as_message(context: str, element: ElementTree.Element) -> Message:
    """The message that an element of a .ts file is."""
    plural = element.get("numerus") == "yes"
    found = element.find("translation")
    assert found is not None
    forms = found.iterfind("numerusform") if plural else [found]
    text = Text(context, element.findtext("source", ""), element.findtext("comment", ""), plural)
    return Message(text, found.get("type", ""), tuple(form.text or "" for form in forms))


def faults_of(message: Message, code: str) -> Iterator[str]:
    """What is wrong with a translation, in a few words each."""
    text, state, translations = message
    if state:
        yield state
        return
    wanted = PLURAL_FORMS[code] if text.plural else 1
    if len(translations) != wanted:
        yield f"{len(translations)} plural forms instead of {wanted}"
    for translation in translations:
        if not translation.strip():
            yield "empty"
        elif places(translation) != places(text.source):
            yield "not the same {places}"
        elif ("%n" in translation) != ("%n" in text.source):
            yield "not the same %n"
        elif accelerators(translation) != accelerators(text.source):
            yield "not the same &"
        elif ends(translation) != ends(text.source):
            yield "not the same spaces at the ends"


def places(text: str) -> set[str] | None:
    """The {named} places of a text; None if it cannot be filled in."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def accelerators(text: str) -> int:
    """How many letters a text marks for the Alt key."""
    return text.replace("&&", "").count("&")


def ends(text: str) -> tuple[bool, bool]:
    """Whether a text begins with a space, and whether it ends with one."""
    return text[:1].isspace(), text[-1:].isspace()


def is_released(ts: Path) -> bool:
    """The .qm file beside a .ts file is what lrelease makes of it."""
    qm = ts.with_suffix(".qm")
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, qm.name)
        release(ts, fresh)
        return qm.exists() and qm.read_bytes() == fresh.read_bytes()


def pending(code: str, folder: Path = I18N) -> list[dict[str, Any]]:
    """The texts without a finished translation, as plain values for JSON."""
    return [
        {**message.text._asdict(), "translations": []}
        for message in read(folder / f"vpdesk_{code}.ts")
        if message.state
    ]


def merge(
    code: str, entries: list[dict[str, Any]], source: Path = CODE, folder: Path = I18N
) -> list[str]:
    """Write translations into a .ts file as finished; why some were not, a line each."""
    ts = folder / f"vpdesk_{code}.ts"
    tree = ElementTree.parse(ts)
    elements = {
        as_message(context.findtext("name", ""), element).text: element
        for context in tree.iterfind("context")
        for element in context.iterfind("message")
    }
    faults = []
    for entry in entries:
        text = Text(*(entry[name] for name in Text._fields))
        translations = tuple(entry["translations"])
        if text not in elements:
            faults.append(f"{code}: not a text of the program: {show(text)}")
        elif translations:
            wrong = list(faults_of(Message(text, "", translations), code))
            faults += [f"{code}: {each}: {show(text)}" for each in wrong]
            if not wrong:
                fill(elements[text], text, translations)
    tree.write(ts, encoding="utf-8", xml_declaration=True)
    update(code, source, folder)  # writes it in lupdate's own form
    return faults


def fill(element: ElementTree.Element, text: Text, translations: tuple[str, ...]) -> None:
    """Put finished translations into a message's element."""
    translation = element.find("translation")
    assert translation is not None
    translation.clear()
    if text.plural:
        for form in translations:
            ElementTree.SubElement(translation, "numerusform").text = form
    else:
        (translation.text,) = translations


def show(text: Text) -> str:
    """A text in one line."""
    comment = f" ({text.comment})" if text.comment else ""
    return f"{text.context}{comment}: “{text.source}”".replace("\n", "\\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
